import { join } from 'node:path'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { Drill } from './drill.server.ts'
import type { Backup } from './make-backup.server.ts'
import type { Restored } from './restore.server.ts'

/** What the commands print when they are done. */

export function describeKey({ file, recipient }: { file: string; recipient: string }): string {
  return `
A new key pair. It is shown only now and stored nowhere.

1. Keep these two lines away from this machine and from your backups: in a
   password manager, and on paper in a safe. Without the second line no backup
   can ever be opened.

${file}
2. Set the public key for the site, and restart it:

BACKUP_RECIPIENT=${recipient}
`
}

export function describeBackup(
  { file, bytes, rows, images, missingImages }: Backup,
  { dir, recipients }: { dir: string; recipients: readonly string[] },
  ms: number,
): string {
  return [
    '',
    `  archive   ${join(dir, file)}`,
    `  size      ${formatBytes(bytes)}`,
    `  contents  ${count(rows)} rows, ${count(images)} images`,
    `  took      ${seconds(ms)}`,
    ...(recipients.length === 0
      ? ['', '  It is not encrypted: anyone who gets the file can read it.']
      : []),
    ...(missingImages.length > 0
      ? [
          '',
          `  The files of ${missingImages.length} images are missing: ${missingImages.join(', ')}`,
        ]
      : []),
    '',
  ].join('\n')
}

export function describeDrill(
  { takenAt, rows, images }: Drill,
  { file, ms, isRecorded }: { file: string; ms: number; isRecorded: boolean },
): string {
  return [
    '',
    `  ${file} can be restored.`,
    `  It is the site as of ${formatTimestamp(takenAt)}.`,
    `  ${count(rows)} rows and ${count(images)} images were compared, and all match (${seconds(ms)}).`,
    ...(isRecorded
      ? []
      : ['  The site’s database is not on this machine, so the drill is not recorded.']),
    '',
  ].join('\n')
}

export function describeRestore(
  { about, manifest, erased, hadChecksum }: Restored,
  place: string,
  ms: number,
): string {
  return [
    '',
    `  restored  the site as of ${formatTimestamp(about.takenAt)}, into ${place}`,
    `  contents  ${count(manifest.rows)} rows, ${count(manifest.images.length)} images`,
    `  erased    ${count(erased.enquiries)} enquiries, ${count(erased.reminders)} reminders and ${count(erased.clients)} clients again`,
    `  took      ${seconds(ms)}`,
    ...(hadChecksum
      ? []
      : [
          '',
          '  There was no checksum file beside the archive, so it was not checked against one.',
        ]),
    ...(manifest.missingImages.length > 0
      ? ['', `  The archive has no files for the images ${manifest.missingImages.join(', ')}.`]
      : []),
    '',
    '  Everyone has to sign in again. Accounts and passwords are as they were then:',
    '  check them with "npm run account -- list" before you start the site.',
    '',
  ].join('\n')
}

function count(many: number): string {
  return many.toLocaleString('en-IN')
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

function formatBytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
