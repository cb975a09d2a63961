import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { forwardShutdownSignals, spawnApp } from './app-process.mjs'
import { pinnedNode } from './bootstrap.mjs'
import { answerCommands } from './control.mjs'
import { currentEnv } from './env-file.mjs'
import { sitePort } from './listening-socket.mjs'
import { currentRelease, named, releaseNamed } from './releases.mjs'
import { ended, ROOT } from './run.mjs'

/** for a new app process to be ready before it is given up */
const READY_LIMIT_MS = 120_000
/** for one that is asked to end: it has limits of its own, which are shorter */
const ENDING_LIMIT_MS = 75_000
/** An app that has run for so long did not fail because of its start. */
const STEADY_MS = 60_000
const LONGEST_PAUSE_MS = 30_000
const LAST_WORDS = 30
/** By it the app processes of one site know each other: they share the app's own database. */
const SUPERVISOR_ID = randomUUID()

/**
 * Runs the app of a release until somebody ends it. An app that crashes is started again; an update
 * lets the app of another release take over while this one completes its requests.
 */
export async function supervise(release, args) {
  process.chdir(ROOT)
  const port = sitePort(process.env)
  const launch = async (wanted, settings = {}) =>
    launchApp(await pinnedNode(wanted.folder), wanted, { args, fd: await port.open(), settings })
  let serving = await launch(release)
  let next
  let stopping = false
  let everReady = false
  let failures = 0

  const stop = (signal) => {
    stopping = true
    void port.close()
    const stopped = [serving, next].filter((app) => app?.child.kill(signal))
    if (stopped.length === 0) process.exit()
  }
  forwardShutdownSignals(stop, { reload: hasTerminal() ? undefined : reload })
  await answerCommands(async (command) => {
    if (command.do === 'describe') return { release: serving.release.id }
    if (command.do === 'roll') await rollTo(await releaseNamed(command.release))
  }).catch((error) => say(`The next update will need a restart of the site: ${error.message}`))

  for (;;) {
    const app = serving
    const code = await app.ended
    if (app !== serving) continue // it has handed over
    everReady ||= app.readyFor() !== undefined
    if (stopping || code === 0 || !everReady) {
      await next?.ended
      process.exit(code)
    }
    failures = app.readyFor() > STEADY_MS ? 1 : failures + 1
    await restart(app, code)
  }

  async function restart(failed, code) {
    const pause = pauseAfter(failures)
    const when = pause ? ` in ${pause / 1_000} s` : ''
    say(`The app ended (exit code ${code}). Starting it again${when}.`)
    if (pause) {
      await port.close() // so that a proxy in front asks another instance
      await sleep(pause)
    }
    if (serving === failed && !stopping) serving = await launch(failed.release)
  }

  /** Restarts the app with its current settings and the current release. */
  async function reload() {
    try {
      await rollTo(await currentRelease())
    } catch (error) {
      say(error.message)
    }
  }

  /** Lets the app of a release take over as soon as it is ready; if it does not get ready, nothing changes. */
  async function rollTo(wanted) {
    if (!wanted) throw new Error('There is no such release.')
    if (next || stopping) throw new Error('The site is already being updated or stopped.')
    if ((await port.open()) === undefined) {
      throw new Error('The site did not get its port. Stop it, and start it again.')
    }
    say(`Starting ${named(wanted)}. ${named(serving.release)} goes on serving until it is ready.`)
    next = await launch(wanted, { TAKING_OVER: '1' })
    try {
      await isReady(next)
    } catch (error) {
      await end(next)
      next = undefined
      say(`${named(wanted)} did not get ready. ${named(serving.release)} goes on serving.`)
      throw error
    }
    const former = serving
    serving = next
    next = undefined
    everReady = true
    say(`${named(wanted)} is serving now.`)
    await end(former)
  }
}

/**
 * How long to wait after so many failures in a row: not at all after the first, so that visitors only
 * wait; then longer each time. After the fifth the site is still back within ten seconds.
 */
export function pauseAfter(failures) {
  return failures === 1 ? 0 : Math.min(250 * 2 ** (failures - 1), LONGEST_PAUSE_MS)
}

/** Starts the app of a release, on the port that is open already. */
function launchApp(node, release, { args, fd, settings }) {
  const child = spawnApp(node, [join(release.folder, 'dist', 'app', 'main.js'), ...args], {
    folder: release.folder,
    mode: 'production',
    stdio: ['inherit', 'inherit', 'pipe', fd ?? 'ignore'],
    env: {
      ...currentEnv(),
      SUPERVISOR_ID,
      ...settings,
      ...(fd !== undefined && { LISTEN_FDS: '1', LISTEN_PID: String(process.pid) }),
    },
  })
  let readyAt
  const ready = new Promise((resolve) => {
    child.on('message', ({ type }) => {
      if (type !== 'ready') return
      readyAt = Date.now()
      resolve()
    })
  })
  return {
    release,
    child,
    ready,
    ended: ended(child),
    lastWords: lastWords(child),
    /** for how long, if at all */
    readyFor: () => readyAt && Date.now() - readyAt,
  }
}

/** The last lines that a process wrote to its standard error, which goes on to ours. */
function lastWords({ stderr }) {
  let kept = ''
  stderr.on('data', (chunk) => {
    process.stderr.write(chunk)
    kept = `${kept}${chunk}`.split('\n').slice(-LAST_WORDS).join('\n')
  })
  return () => kept.trim()
}

async function isReady(app) {
  const tooLate = sleep(READY_LIMIT_MS, undefined, { ref: false })
  const outcome = await Promise.race([
    app.ready.then(() => undefined),
    app.ended.then((code) => `ended with exit code ${code}`),
    tooLate.then(() => `was not ready after ${READY_LIMIT_MS / 1_000} s`),
  ])
  if (outcome) throw new Error(`The new app ${outcome}.\n${app.lastWords()}`)
}

/** Ends a process: politely, and if that takes too long, by force. */
async function end(app) {
  app.child.kill('SIGTERM')
  const force = setTimeout(() => app.child.kill('SIGKILL'), ENDING_LIMIT_MS)
  await app.ended
  clearTimeout(force)
}

/** Whether SIGHUP means that a terminal was closed, rather than that the site is to reload. */
function hasTerminal() {
  return process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
}

function say(text) {
  console.error(text)
}
