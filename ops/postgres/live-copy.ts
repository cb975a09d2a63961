import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasPidFile } from './processes.ts'
import { Refusal } from './refusal.ts'

/** Holds the number that the file system gave this directory when its server was started. */
const NOTE = 'started-as'

/**
 * Refuses a copy that was made while the server of the original ran: its files are from different
 * times. It has a pid file, which a server that was stopped removes, and is another directory than the
 * one that was started. A directory that was moved after a crash is still the same one.
 */
export async function refuseLiveCopy(cluster: string): Promise<void> {
  if (!(await hasPidFile(cluster))) return
  const started = await readFile(join(cluster, NOTE), 'utf8').catch(() => undefined)
  if (started === undefined || started === (await numberOf(cluster))) return
  throw new Refusal(
    `The database in ${cluster} was copied while it was in use, so its files may not fit together. ` +
      'Use a backup instead: "npm run backup" makes one while the site runs, and "npm run restore" restores it ' +
      '(docs/operations/backup.md).\n' +
      'If the site was not running when the copy was made (it had crashed, or the machine was off), ' +
      `run this and start again: rm ${join(cluster, 'postmaster.pid')}`,
  )
}

export async function noteStart(cluster: string): Promise<void> {
  await writeFile(join(cluster, NOTE), await numberOf(cluster), { mode: 0o600 })
}

async function numberOf(directory: string): Promise<string> {
  return String((await stat(directory, { bigint: true })).ino)
}
