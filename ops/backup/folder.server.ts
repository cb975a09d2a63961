import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#app/ui/time/durations.ts'

const NAME = /^tax-expert-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)Z\.tar\.zst(?:\.age)?$/
const UNFINISHED = '.unfinished'
const SUM = '.sha256'

/** An archive in the folder of backups. */
export interface ArchiveFile {
  name: string
  takenAt: Date
}

/** `tax-expert-20261121-213000Z.tar.zst.age`: the time is UTC. */
export function archiveName(at: Date, { encrypted }: { encrypted: boolean }): string {
  const [day = '', time = ''] = at.toISOString().split('T')
  const clock = time.slice(0, 8).replaceAll(':', '')
  return `tax-expert-${day.replaceAll('-', '')}-${clock}Z.tar.zst${encrypted ? '.age' : ''}`
}

/** Makes the folder where it is missing, open to its owner alone, and clears what a killed backup left. */
export async function prepareFolder(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  for (const name of await readdir(dir)) {
    if (name.startsWith('tax-expert-') && name.endsWith(UNFINISHED)) await rm(join(dir, name))
  }
}

export function unfinishedPath(dir: string, name: string): string {
  return join(dir, `${name}${UNFINISHED}`)
}

/** Gives a whole archive its name, and puts its checksum beside it in the form of `sha256sum`. */
export async function publishArchive(dir: string, name: string, sha256: string): Promise<void> {
  await writeFile(join(dir, `${name}${SUM}`), `${sha256}  ${name}\n`, { mode: 0o600, flush: true })
  await rename(unfinishedPath(dir, name), join(dir, name))
  const handle = await open(dir)
  await handle.sync().finally(() => handle.close())
}

/** The checksum beside an archive, if there is one. */
export function sumPath(path: string): string {
  return `${path}${SUM}`
}

/** The archives of a folder, the newest first. */
export async function listArchives(dir: string): Promise<ArchiveFile[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .flatMap((name) => {
      const parts = NAME.exec(name)?.slice(1).map(Number)
      if (!parts) return []
      const [year = 0, month = 1, day, hour, minute, second] = parts
      return [{ name, takenAt: new Date(Date.UTC(year, month - 1, day, hour, minute, second)) }]
    })
    .sort((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
}

/** Deletes the archives that are older than this, but never the newest; answers their names. */
export async function deleteOldArchives(
  dir: string,
  keepDays: number,
  now = new Date(),
): Promise<string[]> {
  const since = now.getTime() - keepDays * DAY_MS
  const old = (await listArchives(dir)).slice(1).filter(({ takenAt }) => takenAt.getTime() < since)
  for (const { name } of old) {
    await rm(join(dir, name), { force: true })
    await rm(join(dir, `${name}${SUM}`), { force: true })
  }
  return old.map(({ name }) => name)
}

export function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
