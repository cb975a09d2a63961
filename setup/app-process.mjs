import { spawn } from 'node:child_process'
import { unwatchFile, watchFile } from 'node:fs'
import { join, relative } from 'node:path'
import { pinnedNode } from './bootstrap.mjs'
import { ended, ROOT } from './run.mjs'
import { onShutdownSignal } from './shutdown-signals.mjs'

/** Runs the app on the pinned Node until it ends, and ends with its exit code. */
export async function runApp(args, mode) {
  const app = start(await pinnedNode(), args, mode)
  passOnStopWish((signal) => app.kill(signal))
  process.exit(await ended(app))
}

/**
 * The same, but whenever a file changes of which the app says that it has loaded it, the app is
 * started again; one that ended by itself when a file has changed. (`node --watch` loses sight of a
 * file that an editor replaces instead of writing into it.)
 */
export async function runAppWithRestarts(args, mode) {
  const node = await pinnedNode()
  let app
  let stopping = false
  passOnStopWish((signal) => {
    stopping = true
    if (!app.kill(signal)) process.exit()
  })
  for (;;) {
    app = start(node, args, mode)
    const changed = firstChange(app).then((file) => {
      console.log(`\n${relative(ROOT, file)} changed: the server starts again\n`)
      app.kill('SIGTERM')
    })
    const code = await ended(app)
    if (stopping) process.exit(code)
    await changed
  }
}

/**
 * The app gets a process group of its own, so that Ctrl-C reaches it exactly once: from here. When
 * this process is killed, the app learns it from the closed IPC channel.
 */
function start(node, args, mode) {
  return spawn(node, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // What Node compiled is kept beside the packages: a start takes a second less.
    env: {
      NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'compiled'),
      ...process.env,
      NODE_ENV: process.env.NODE_ENV || mode,
    },
    detached: true,
  })
}

function passOnStopWish(pass) {
  let last = 0
  onShutdownSignal((signal) => {
    if (last && (signal !== 'SIGINT' || Date.now() - last < SAME_SIGNAL_MS)) return
    last = Date.now()
    pass(signal)
  })
}

// npm passes on the signals that the terminal or a supervisor has already sent to everybody. Only a
// person insists, with Ctrl-C: one within this time is the same wish, a later one reaches the app.
const SAME_SIGNAL_MS = 1_000

/** The first of the files that the app loads to be changed. */
function firstChange(app) {
  const watched = new Set()
  return new Promise((resolve) => {
    const watch = ({ loaded }) => {
      if (watched.has(loaded)) return
      watched.add(loaded)
      watchFile(loaded, { interval: POLL_MS }, () => {
        app.off('message', watch)
        for (const file of watched) unwatchFile(file)
        resolve(loaded)
      })
    }
    app.on('message', watch)
  })
}

const POLL_MS = 200
