import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Binaries, findBinaries } from './binaries.ts'
import { APP_DATABASE, APP_USER, ensureCluster, findCluster } from './cluster.ts'
import { connectToServer, disconnect, startOf } from './identity.ts'
import { tryLaunchLock } from './launch-lock.ts'
import { type Lock, takeLock } from './lock.ts'
import { keepLogSmall } from './log-rotation.ts'
import { processesIn } from './processes.ts'
import { Refusal } from './refusal.ts'
import {
  findServer,
  isStarting,
  type LaunchedServer,
  launchServer,
  type RunningServer,
  shutDown,
  signalProcesses,
} from './server.ts'
import { leadTo, PORT, removeLead } from './socket.ts'
import { watchSocket } from './watch.ts'

export interface LocalPostgres {
  /** What node-postgres needs: the host is the private directory of the socket. */
  connection: { host: string; port: number; user: string; database: string }
  /**
   * For each new connection, before it is used: whether it leads to the server of this directory.
   * @throws like an outage when it does not
   */
  verify(client: pg.ClientBase): Promise<void>
  /** Stops the server, after whatever still uses it has been closed. */
  stop(): Promise<void>
}

type Log = Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
type Place = {
  dataDir: string
  cluster: string
  binaries: Binaries
  log: Log
  supervisorId: string | undefined
  onLaunch: (() => void) | undefined
}
type Held = { server: RunningServer; lock: Lock }

/**
 * Runs the app's own PostgreSQL on `<dataDir>/postgres`: creates the database if there is none,
 * takes over a server that a killed app left behind, refuses a directory that another app uses,
 * and brings the server back when it dies. Apps with the same `supervisorId` use it together: the
 * last one to stop stops the server.
 * @param options.onLaunch a server runs, or comes up by itself from here on
 */
export async function startLocalPostgres(options: {
  dataDir: string
  log: Log
  supervisorId?: string | undefined
  onLaunch?: () => void
}): Promise<LocalPostgres> {
  const { dataDir, log, supervisorId, onLaunch } = options
  const began = Date.now()
  const binaries = await findBinaries()
  const { cluster, created } = await ensureCluster(dataDir, binaries)
  if (created) log.info({ cluster, ms: Date.now() - began }, 'database created')

  const place = { dataDir, cluster, binaries, log, supervisorId, onLaunch }
  const halt = new AbortController()
  let held: Held | undefined = await acquire(place, halt.signal)
  log.info({ serverPid: held.server.pid, ms: Date.now() - began }, 'database ready')

  const { socketDir } = held.server
  const stopRotating = keepLogSmall(`${cluster}.log`, log)
  const keeper = keepAlive().finally(stopRotating)

  return {
    connection: connectionTo(held.server),
    verify: (client) => verifyStart(client, held?.lock.startedAt),
    stop() {
      halt.abort()
      return keeper
    },
  }

  /** Lives as long as the app: mends what breaks, and on the way out stops the server. */
  async function keepAlive() {
    const halted = new Promise<void>((resolve) =>
      halt.signal.addEventListener('abort', () => resolve()),
    )
    while (held) {
      const watch = watchSocket({ pid: held.server.pid, socketDir }, log)
      const isGone = await Promise.race([held.lock.lost, halted, watch.gone.then(() => true)])
      watch.stop()
      if (halt.signal.aborted) return leave(place, held, socketDir)
      if (isGone) {
        log.error({ socketDir }, 'the socket of the database was removed, restarting the database')
        await stopServer(place, held)
      }
      log.warn({ serverPid: held.server.pid }, 'lost the database, bringing it back')
      held = await bringBack(place, socketDir, halt.signal)
    }
  }
}

/**
 * For a command beside the app: uses the server of the app that runs on this directory and leaves
 * it running, or runs one for as long as it is needed. Creates nothing.
 * @throws Refusal when there is no database yet
 */
export async function visitLocalPostgres(options: {
  dataDir: string
  log: Log
}): Promise<LocalPostgres> {
  const cluster = await findCluster(options.dataDir)
  if (!cluster) {
    throw new Refusal(
      `There is no database in ${options.dataDir} yet. Start the site once, or set DATA_DIR (or DATABASE_URL) as it is set for the site.`,
    )
  }
  const server = await findServer(cluster)
  if (!server) return startLocalPostgres(options)
  const { client, startedAt } = await connectToServer(server, 'visit')
  disconnect(client)
  return {
    connection: connectionTo(server),
    verify: (client) => verifyStart(client, startedAt),
    stop: async () => {},
  }
}

function connectionTo({ socketDir }: RunningServer): LocalPostgres['connection'] {
  return { host: socketDir, port: PORT, user: APP_USER, database: APP_DATABASE }
}

async function verifyStart(client: pg.ClientBase, expected?: string) {
  if ((await startOf(client)) === expected) return
  const message = 'The connection does not lead to the database server of this data directory.'
  throw Object.assign(new Error(message), { code: CONNECTION_FAILURE })
}

// As PostgreSQL numbers its errors: to the app this is an outage.
const CONNECTION_FAILURE = '08006'

/** Returns undefined only if the app is stopped meanwhile. */
async function bringBack(place: Place, socketDir: string, halt: AbortSignal) {
  const began = Date.now()
  for (let attempt = 1; !halt.aborted; attempt++) {
    try {
      const held = await acquire(place, halt, socketDir)
      await leadTo(held.server.socketDir, socketDir)
      place.log.warn({ serverPid: held.server.pid, ms: Date.now() - began }, 'the database is back')
      return held
    } catch (error) {
      if (halt.aborted) return undefined
      place.log.error({ err: error, attempt }, 'the database did not come back, trying again')
      await sleep(Math.min(attempt * 500, 5_000), undefined, { signal: halt }).catch(() => {})
    }
  }
}

/** Stops the server, unless another app of the same supervisor still uses it. */
async function leave(place: Place, held: Held, socketDir: string) {
  const { last } = await held.lock.leave().catch((error: Error) => {
    place.log.warn({ reason: error.message }, 'cannot ask who else uses the database')
    return { last: place.supervisorId === undefined }
  })
  if (last) return stopServer(place, held)
  held.lock.release()
  if (held.server.socketDir !== socketDir) await removeLead(socketDir)
}

async function stopServer({ cluster, log }: Place, { server, lock }: Held) {
  const stopped = await shutDown(cluster, server)
  lock.release()
  if (!stopped) log.error({ serverPid: server.pid }, 'the database server does not stop')
}

const START_LIMIT_MS = 60_000
const RETRY_MS = 25

/**
 * Finds the directory's server, or starts one, and takes its lock. Once it has started one it is not
 * interrupted, or that server would be left behind.
 */
async function acquire(place: Place, halt: AbortSignal, socketDir?: string): Promise<Held> {
  const { cluster, dataDir, supervisorId } = place
  const deadline = Date.now() + START_LIMIT_MS
  const orphans = orphanWatch(place)
  let freeLaunchLock: (() => Promise<void>) | undefined
  let launched: LaunchedServer | undefined
  let reason: unknown
  try {
    while (Date.now() < deadline) {
      try {
        const server = await findServer(cluster)
        if (server) {
          place.onLaunch?.()
          return { server, lock: await takeLock(server, dataDir, supervisorId) }
        }
        freeLaunchLock ??= await tryLaunchLock(cluster)
        if (!freeLaunchLock)
          orphans.postpone() // what runs there is being started by another app
        else if (!(launched && (await isStarting(launched))) && (await orphans.gone())) {
          // Another app may have started one, and freed the lock, since we looked.
          if (!(await findServer(cluster))) {
            launched = await launchServer(cluster, place.binaries, socketDir)
            place.onLaunch?.()
          }
        }
      } catch (error) {
        if (error instanceof Refusal) throw error
        reason = error // most likely it is still starting, or just stopping
      }
      await sleep(RETRY_MS, undefined, launched ? {} : { signal: halt })
    }
  } finally {
    await freeLaunchLock?.()
  }
  throw new Refusal(
    `The database server of ${cluster} cannot be reached: ${reason}\n` +
      ((await launched?.lastWords()) ?? ''),
  )
}

const ORPHAN_TIMEOUT_MS = 5_000

/** Waits for what a killed server left behind; a helper that does not end by itself gets a signal. */
function orphanWatch({ cluster, log }: Place) {
  let since = Date.now()
  return {
    postpone() {
      since = Date.now()
    },
    async gone() {
      const orphans = await processesIn(cluster)
      if (orphans.length > 0 && Date.now() - since > ORPHAN_TIMEOUT_MS) {
        log.warn({ orphans }, 'ending what a killed database server left behind')
        await signalProcesses(cluster, orphans, 'SIGQUIT')
      }
      return orphans.length === 0
    },
  }
}
