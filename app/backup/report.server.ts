import { join } from 'node:path'
import { formatTimestamp } from '#app/time/dates.ts'
import type { Drill } from './drill.server.ts'
import type { Backup } from './make-backup.server.ts'
import type { Restored } from './restore.server.ts'

/** What the commands print when they are done. */

export function describeKey({ file, recipient }: { file: string; recipient: string }): string {
  return `
A new key pair. It is shown once and stored nowhere.

1. Store these two lines as a file where your backups are not, and not on this
   machine: in a password manager, and printed in a safe. Without the second
   line no backup can ever be opened.

${file}
2. Set the public part for the site, and restart it:

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
    `  holds     ${count(rows)} rows, ${count(images)} images`,
    `  took      ${seconds(ms)}`,
    ...(recipients.length === 0 ? ['', '  It is not encrypted: whoever gets it can read it.'] : []),
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
    `  It is the site of ${formatTimestamp(takenAt)}.`,
    `  ${count(rows)} rows and ${count(images)} images were compared: all are equal (${seconds(ms)}).`,
    ...(isRecorded ? [] : ['  No database of the site is here, so the drill is not recorded.']),
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
    `  restored  the site of ${formatTimestamp(about.takenAt)}, into ${place}`,
    `  holds     ${count(manifest.rows)} rows, ${count(manifest.images.length)} images`,
    `  erased    ${count(erased.enquiries)} enquiries and ${count(erased.reminders)} reminders again`,
    `  took      ${seconds(ms)}`,
    ...(hadChecksum ? [] : ['', '  There was no checksum beside the archive to compare it with.']),
    ...(manifest.missingImages.length > 0
      ? ['', `  The archive lacks the files of the images ${manifest.missingImages.join(', ')}.`]
      : []),
    '',
    '  Everybody has to sign in again. Passwords and accounts are those of that time:',
    '  look through them with "npm run account -- list" before you start the site.',
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
