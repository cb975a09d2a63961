import { randomBytes } from 'node:crypto'
import { mkdir, open, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { EnvError } from '#app/platform/config/env.ts'

const ENOUGH_BYTES = 1024 * 1024

/**
 * Makes the directory of the site's files if it is missing, and tries whether it can be written to.
 * @throws EnvError naming DATA_DIR and why not
 */
export async function ensureDataDir(dataDir: string): Promise<void> {
  try {
    await makeDirectory(dataDir)
    await tryToWrite(join(dataDir, `.trial-${process.pid}-${randomBytes(4).toString('hex')}`))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const cause = (await isOther(dataDir)) ? 'is not a directory' : (CAUSES[code] ?? String(error))
    throw new EnvError([`DATA_DIR: ${dataDir} ${cause}`])
  }
}

/** Node's own `recursive` tries for ever where nothing can be made, as below /proc. */
async function makeDirectory(path: string): Promise<void> {
  try {
    await makeOne(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || dirname(path) === path) throw error
    await makeDirectory(dirname(path))
    await makeOne(path)
  }
}

async function makeOne(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}

async function tryToWrite(file: string) {
  try {
    const handle = await open(file, 'wx', 0o600)
    try {
      await handle.writeFile(Buffer.alloc(ENOUGH_BYTES))
      await handle.sync()
    } finally {
      await handle.close()
    }
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

async function isOther(path: string): Promise<boolean> {
  return stat(path).then(
    (entry) => !entry.isDirectory(),
    () => false,
  )
}

const CAUSES: Record<string, string> = {
  ENOTDIR: 'lies in something that is not a directory',
  EEXIST: 'is not a directory',
  EACCES: 'cannot be written to by this user',
  EPERM: 'cannot be written to by this user',
  ENOENT: 'cannot be created: the disk may be read-only',
  EROFS: 'is on a read-only disk',
  ENOSPC: 'is on a full disk',
  EDQUOT: "is full: this user's quota is used up",
  ENAMETOOLONG: 'is too long a path',
  ELOOP: 'is a link to itself',
}
