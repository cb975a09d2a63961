import { execFile } from 'node:child_process'
import { readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The ids of all living PostgreSQL processes that work in this directory: the server, and where
 * the system says so (Linux) also its helpers, which may outlive it for a short while.
 */
export async function processesIn(cluster: string): Promise<number[]> {
  return process.platform === 'linux' ? processesByProc(cluster) : processesByPs(cluster)
}

/**
 * What `postmaster.pid` says: which process serves which directory, and where its socket is. In a
 * copy it still speaks of the original.
 */
export async function readPidFile(cluster: string) {
  return parsePidFile(await readFile(join(cluster, PID_FILE), 'utf8').catch(() => ''))
}

/** Whether a server of this directory runs, or did not come to remove its file. */
export async function hasPidFile(cluster: string): Promise<boolean> {
  return (await readFile(join(cluster, PID_FILE), 'utf8').catch(() => '')) !== ''
}

/**
 * Removes a pid file without a living server. PostgreSQL itself would not start when
 * the file is empty, or when its number belongs to an unrelated process by now (as happens after
 * the restart of a container). Call it only when `processesIn` found nothing.
 */
export async function clearPidFile(cluster: string) {
  const { pid } = await readPidFile(cluster)
  const aside = join(cluster, `${PID_FILE}.stale-${process.pid}`)
  try {
    await rename(join(cluster, PID_FILE), aside)
  } catch {
    return
  }
  if (parsePidFile(await readFile(aside, 'utf8')).pid === pid) await rm(aside)
  // Another app started a server between our check and our rename: put its file back.
  else await rename(aside, join(cluster, PID_FILE))
}

export function parsePidFile(text: string) {
  // The file grows while the server starts: what has no end of line yet is not whole.
  const [pid, directory, , , socketDir] = text.split('\n').slice(0, -1)
  return { pid: Number(pid) || undefined, directory, socketDir: socketDir || undefined }
}

/** Whether there is a process of this number. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const PID_FILE = 'postmaster.pid'

async function processesByProc(cluster: string) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const ours = await Promise.all(
    pids.map(async (pid) => {
      const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')
      if (name.trim() !== 'postgres') return false
      return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster
    }),
  )
  return pids.filter((_, index) => ours[index]).map(Number)
}

async function processesByPs(cluster: string) {
  const { stdout } = await run('ps', ['-axww', '-o', 'pid=,command='])
  return stdout
    .split('\n')
    .filter((line) => line.includes(`postgres -D ${cluster} `))
    .map((line) => Number.parseInt(line, 10))
}
