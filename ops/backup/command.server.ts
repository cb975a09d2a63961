import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Env } from '#app/platform/config/env.ts'
import { BACKUP_CAUSES } from '#content/enums.ts'
import { listArchives } from './folder.server.ts'

/** The arguments are not a valid command; the message says what is. */
export class UsageError extends Error {}

const BACKUP_USAGE = `Usage:
  npm run backup                          backs up into BACKUP_DIR, encrypted with BACKUP_RECIPIENT
  npm run backup -- --to DIR              into another folder
  npm run backup -- --unencrypted         readable by anyone who gets the file
  npm run backup -- --new-key             prints a new key pair, once
  npm run backup -- --drill --key FILE    restores the newest backup to a temporary place and compares
  npm run backup -- --drill ARCHIVE --key FILE`

const RESTORE_USAGE = `Usage:
  npm run restore -- ARCHIVE --key FILE   restores into an empty place: DATABASE_URL, or DATA_DIR
    --erasures FILE       the list of what was erased since; by default erasures.jsonl beside the archive
    --without-erasures    there is no such list`

type Parsed = ReturnType<typeof parseArgs>

/** What `npm run backup` was asked to do. */
export function readBackupArgs(args: string[]) {
  const { values, positionals } = parse(args, BACKUP_USAGE, {
    to: { type: 'string' },
    unencrypted: { type: 'boolean' },
    'new-key': { type: 'boolean' },
    drill: { type: 'boolean' },
    key: { type: 'string' },
    cause: { type: 'string' },
  })
  const cause = BACKUP_CAUSES.find((known) => known === (values.cause ?? 'command'))
  const [archive, ...more] = positionals
  if (!cause || more.length > 0 || (archive && !values.drill)) throw new UsageError(BACKUP_USAGE)
  return {
    cause,
    archive: archive && resolve(archive),
    to: textOf(values.to),
    key: textOf(values.key),
    unencrypted: values.unencrypted === true,
    newKey: values['new-key'] === true,
    drill: values.drill === true,
  }
}

/** What `npm run restore` was asked to do. */
export function readRestoreArgs(args: string[]) {
  const { values, positionals } = parse(args, RESTORE_USAGE, {
    key: { type: 'string' },
    erasures: { type: 'string' },
    'without-erasures': { type: 'boolean' },
  })
  const [archive, ...more] = positionals
  if (!archive || more.length > 0) throw new UsageError(RESTORE_USAGE)
  return {
    archive: resolve(archive),
    key: textOf(values.key),
    erasures: textOf(values.erasures),
    withoutErasures: values['without-erasures'] === true,
  }
}

function parse(
  args: string[],
  usage: string,
  options: NonNullable<Parameters<typeof parseArgs>[0]>['options'],
): Parsed {
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch {
    throw new UsageError(usage)
  }
}

function textOf(value: Parsed['values'][string]): string | undefined {
  return typeof value === 'string' ? resolve(value) : undefined
}

/** Where a backup goes, and for whom it is encrypted. */
export function destination(
  { to, unencrypted }: Pick<ReturnType<typeof readBackupArgs>, 'to' | 'unencrypted'>,
  { backup }: Pick<Env, 'backup'>,
): { dir: string; recipients: readonly string[] } {
  const dir = to ?? backup.dir
  if (!dir) {
    throw new UsageError(`Set BACKUP_DIR, or name a folder: --to DIR.\n\n${BACKUP_USAGE}`)
  }
  if (unencrypted) return { dir, recipients: [] }
  if (backup.recipients.length === 0) {
    throw new UsageError(
      'BACKUP_RECIPIENT is not set, so the backup cannot be encrypted. "npm run backup -- --new-key" makes a key. ' +
        'Add --unencrypted to write one that anyone who gets the file can read.',
    )
  }
  return { dir, recipients: backup.recipients }
}

/** @throws UsageError where there is none */
export async function newestArchive(dir: string | undefined): Promise<string> {
  const [newest] = dir ? await listArchives(dir) : []
  if (dir && newest) return join(dir, newest.name)
  throw new UsageError(
    `There is no archive in ${dir ?? 'BACKUP_DIR, which is not set'}. Name one.\n\n${BACKUP_USAGE}`,
  )
}
