import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connectToServer, disconnect } from './identity.ts'
import { Refusal } from './refusal.ts'
import type { RunningServer } from './server.ts'

export type Lock = {
  /** Fulfilled when the connection that holds the lock is gone, and the lock with it. */
  lost: Promise<void>
  /** Which start of the server the lock is on. */
  startedAt: string
  /**
   * Gives the lock back, unless this is the only app on the server: then it keeps it, and until
   * `release` no other can come in.
   * @throws when the server does not answer
   */
  leave(): Promise<{ last: boolean }>
  release(): void
}

/**
 * Makes this process the only app on the server, or one of those that the same supervisor started:
 * during an update the old and the new process run side by side. The lock lives in a connection, so
 * that the server frees it as soon as its holder dies; taking it is retried for a short while, so
 * that an app may be started right after another one was killed.
 */
export async function takeLock(
  server: RunningServer,
  dataDir: string,
  supervisorId?: string,
): Promise<Lock> {
  const name = nameOf(process.pid, supervisorId)
  const { client, startedAt } = await connectToServer(server, name)
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    const attempt = supervisorId ? () => tryToJoin(client, name) : () => tryLock(client, LOCK)
    if (!(await inTime(attempt))) throw await inUse(client, dataDir)
    return {
      lost,
      startedAt,
      leave: async () => {
        if (!(await inTime(() => tryLock(client, DOOR)))) throw new Error('another app holds it up')
        const last = (await otherHolders(client)).length === 0
        if (!last) await client.query('SELECT pg_advisory_unlock_all()')
        return { last }
      },
      release: () => disconnect(client),
    }
  } catch (error) {
    disconnect(client)
    throw error
  }
}

// Any fixed numbers: nothing else takes advisory locks in the maintenance database. The first is
// held for as long as an app runs, the second while it decides whether it comes in or goes.
const LOCK = 7_202_511
const DOOR = 7_202_512
const TIMEOUT_MS = 2_000

/** Apps of one supervisor have the same ending. */
function nameOf(pid: number, supervisorId?: string) {
  if (!supervisorId) return `app in process ${pid}`
  const group = createHash('sha256').update(supervisorId).digest('hex').slice(0, 16)
  return `app in process ${pid}, supervised by ${group}`
}

function groupOf(name: string) {
  return name.split(', ')[1]
}

async function tryToJoin(client: pg.Client, name: string) {
  if (!(await tryLock(client, DOOR))) return false
  try {
    const others = await otherHolders(client)
    if (others.some((other) => groupOf(other) !== groupOf(name))) return false
    const { rows } = await client.query('SELECT pg_try_advisory_lock_shared($1) AS taken', [LOCK])
    return rows[0].taken === true
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [DOOR])
  }
}

async function tryLock(client: pg.Client, lock: number) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [lock])
  return rows[0].taken === true
}

async function otherHolders(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(
    `SELECT application_name AS name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1 AND pid <> pg_backend_pid()`,
    [LOCK],
  )
  return rows.map(({ name }) => String(name))
}

async function inUse(client: pg.Client, dataDir: string) {
  const [holder = 'app in process unknown'] = await otherHolders(client)
  return new Refusal(
    `The data directory ${dataDir} is in use by another copy of this app ` +
      `(process ${holder.match(/process (\w+)/)?.[1]}). Stop that one first, ` +
      'or set DATA_DIR to another directory for this one.',
  )
}

async function inTime(attempt: () => Promise<boolean>) {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await attempt())) {
    if (Date.now() > deadline) return false
    await sleep(50)
  }
  return true
}
