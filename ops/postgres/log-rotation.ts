import { copyFile, mkdir, rename, rmdir, stat, truncate } from 'node:fs/promises'

const LIMIT_BYTES = 1_000_000
/** Older logs that are kept, beside the one that is written. */
const KEPT = 4
const CHECK_MS = 60_000
const ABANDONED_MS = 60_000

/** Keeps the log of a server that runs at a few megabytes, until it is stopped. */
export function keepLogSmall(
  path: string,
  log: Record<'warn', (fields: object, message: string) => void>,
): () => void {
  const check = () =>
    rotateLog(path).catch(({ code }: NodeJS.ErrnoException) =>
      log.warn({ code }, 'the log of the database could not be rotated'),
    )
  const timer = setInterval(() => void check(), CHECK_MS).unref()
  return () => clearInterval(timer)
}

/**
 * Moves a log that has grown too large aside, to `.1`, and drops the oldest. The server goes on writing
 * to the same file, which is copied and emptied: it appends, so it continues at the beginning.
 */
export async function rotateLog(path: string, limit = LIMIT_BYTES): Promise<void> {
  if ((await sizeOf(path)) <= limit) return
  const lock = `${path}.rotating`
  if (!(await takeLock(lock))) return
  try {
    // Another app on the same directory may have been faster.
    if ((await sizeOf(path)) <= limit) return
    for (let number = KEPT; number > 1; number--) {
      await rename(`${path}.${number - 1}`, `${path}.${number}`).catch(ignoreMissing)
    }
    await copyFile(path, `${path}.1`)
    await truncate(path)
  } finally {
    await rmdir(lock)
  }
}

async function takeLock(lock: string): Promise<boolean> {
  const taken = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    )
  if (await taken()) return true
  const since = await stat(lock).then(({ mtimeMs }) => mtimeMs, ignoreMissing)
  if (since === undefined || Date.now() - since < ABANDONED_MS) return false
  await rmdir(lock).catch(ignoreMissing)
  return taken()
}

async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(ignoreMissing))?.size ?? 0
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
