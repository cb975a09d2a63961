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
  release(): void
}

/**
 * Makes this process the only app on the server. The lock lives in a connection, so that the
 * server frees it as soon as its holder dies; taking it is retried for a short while, so that
 * an app may be started right after another one was killed.
 */
export async function takeLock(server: RunningServer, dataDir: string): Promise<Lock> {
  const { client, startedAt } = await connectToServer(server, `${NAME_PREFIX}${process.pid}`)
  const lost = new Promise<void>((resolve) => client.once('end', resolve))
  try {
    await lockOrGiveUp(client, dataDir)
    return { lost, startedAt, release: () => disconnect(client) }
  } catch (error) {
    disconnect(client)
    throw error
  }
}

// Any fixed number: nothing else takes advisory locks in the maintenance database.
const LOCK = 7_202_511
const NAME_PREFIX = 'app in process '
const TIMEOUT_MS = 2_000

async function lockOrGiveUp(client: pg.Client, dataDir: string) {
  const deadline = Date.now() + TIMEOUT_MS
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) {
      throw new Refusal(
        `The data directory ${dataDir} is in use by another copy of this app ` +
          `(process ${await holder(client)}). Stop that one first, ` +
          'or set DATA_DIR to another directory for this one.',
      )
    }
    await sleep(100)
  }
}

async function tryLock(client: pg.Client) {
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK])
  return rows[0].taken === true
}

async function holder(client: pg.Client) {
  const { rows } = await client.query(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND granted AND objid = $1`,
    [LOCK],
  )
  return String(rows[0]?.application_name ?? 'unknown').replace(NAME_PREFIX, '')
}
