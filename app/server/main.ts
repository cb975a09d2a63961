import { setTimeout } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import { type Logger, pino } from 'pino'
import { type Env, readEnv } from '#app/platform/config/env.ts'
import { ownKeyFile } from '#app/platform/encryption/keyring.server.ts'
import { startLocalPostgres } from '#ops/postgres/local-postgres.ts'
import { ensureDataDir } from './data-dir.ts'
import { DRAINING_LIMIT_MS, drain } from './draining.ts'
import { logStart, logStop } from './life-log.ts'
import { handedSocket, listen, tryAddress } from './listening.ts'
import { releaseMemory } from './release-memory.ts'
import {
  backupWarning,
  documentsKeyWarning,
  placeholderWarning,
  unknownWarning,
  warn,
} from './warnings.ts'

/** for the work in the background and the database, after the last connection */
const CLOSING_LIMIT_MS = 15_000
/** for the part of it before visitors come who another process has served until now */
const UNSEEN_WARMING_MS = 10_000
/** for a start to come to its next step, where it ends */
const STARTING_LIMIT_MS = 45_000

// Otherwise every page stays slower after a flood (docs/decisions/014).
setFlagsFromString('--no-allocation-site-pretenuring')
// Otherwise what a rush of enquiries leaves behind lets the heap grow to three times its size (docs/decisions/010).
setFlagsFromString('--heap-growing-percent=50')

await start().catch((error: unknown) => {
  const advice = error instanceof Error ? error.message : String(error)
  console.error(`\nThe site could not start.\n${advice}\n`)
  process.exit(1)
})

async function start() {
  if (process.connected === false) return // the parent was gone before we could listen for that
  const handed = handedSocket(process.env)
  const takesOver = process.env.TAKING_OVER === '1'
  const ready = () => handed && process.send?.({ type: 'ready' })
  const env = readEnv(process.env)
  const log = pino({ level: env.logLevel })
  warn(env, unknownWarning(env.unknown))
  warn(env, placeholderWarning(env.placeholders))
  warn(env, backupWarning(env.backup))
  warn(env, documentsKeyWarning(ownKeyFile(env)))

  const endAfter = (ms: number, text: string) =>
    globalThis.setTimeout(() => {
      log.error(text)
      process.exit(1)
    }, ms)
  const stop = new AbortController()
  const reachable = handed ? Promise.resolve() : tryAddress(env)
  const preparing = reachable.then(() => prepare(env, log, stop.signal))
  // From the start on, or the database that is just starting would be left behind.
  const grace = closeWithGrace({ delay: false }, async ({ err, signal }) => {
    stop.abort()
    const tooSlow = endAfter(STARTING_LIMIT_MS, 'the site was still starting and is ended')
    const site = await preparing.catch(() => undefined)
    clearTimeout(tooSlow)
    if (err) (site?.app.log ?? log).error({ err }, 'stopping after an error')
    if (!site) return
    const stopped = logStop(site.app, err ? 'error' : (signal ?? 'the parent process is gone'))
    // A process that sends another signal, or is gone already, is not rolling from one process to the next.
    const patient = signal === 'SIGTERM' && env.mode === 'production'
    site.app.lifecycle.beginShutdown()
    if (patient && site.app.server.listening) await setTimeout(env.shutdownDelayMs)
    endAfter(DRAINING_LIMIT_MS + CLOSING_LIMIT_MS, 'the site did not close in time, ending it')
    await drain(site.app.server, site.app.lifecycle, patient)
    await site.close()
    stopped()
  })
  // A parent that opened an IPC channel: when it is gone, this process ends.
  process.once('disconnect', () => grace.close())

  try {
    const { app, startWork, close, warmPageCache } = await preparing
    stop.signal.throwIfAborted()
    await app.ready()
    let warm: Promise<void> | undefined
    if (takesOver) {
      // Cold, a process falls behind the visitors that the one before it had no trouble with.
      warm = warmPageCache(app, stop.signal)
      await Promise.race([warm, setTimeout(UNSEEN_WARMING_MS, undefined, { ref: false })])
      stop.signal.throwIfAborted()
    }
    const closeAfter = async (error: unknown) => {
      await close().catch(() => {})
      throw error
    }
    await listen(app.server, env, handed).catch(closeAfter)
    logStart(app, env, Math.round(performance.now()))
    console.log(`\n  ${env.firm.name} is ready: http://localhost:${env.port}\n`)
    if (!takesOver) ready()
    stop.signal.throwIfAborted()
    await startWork().catch(closeAfter)
    if (env.mode === 'production') {
      await (warm ?? warmPageCache(app, stop.signal))
      releaseMemory()
    }
    if (takesOver) ready()
  } catch (error) {
    if (!stop.signal.aborted) throw error
  }
}

/**
 * Everything but the port. The app's own database comes up while the rest of the program is read, which keeps
 * the processor busy for half a second (docs/decisions/016).
 */
async function prepare(env: Env, log: Logger, stop: AbortSignal) {
  await ensureDataDir(env.dataDir)
  const postgres = env.databaseUrl ? undefined : startPostgres(env, log)
  await postgres?.launched
  const { prepareSite, warmPageCache } = await import('./site.ts').catch(async (error) => {
    console.error(error) // shows the line of a syntax error
    await (await postgres?.database)?.stop()
    throw error
  })
  return { ...(await prepareSite(env, log, stop, postgres?.database)), warmPageCache }
}

function startPostgres({ dataDir }: Env, log: Logger) {
  const { SUPERVISOR_ID: supervisorId } = process.env
  const { promise: launched, resolve: onLaunch } = Promise.withResolvers<void>()
  const database = startLocalPostgres({ dataDir, log, supervisorId, onLaunch })
  // One that fails is reported where it is awaited.
  return { database, launched: Promise.race([launched, database.catch(() => {})]) }
}
