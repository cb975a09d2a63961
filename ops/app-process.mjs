import { spawn } from 'node:child_process'
import { unwatchFile, watchFile } from 'node:fs'
import { join, relative } from 'node:path'
import { pinnedNode } from './bootstrap.mjs'
import { memoryEnv, memoryFlags } from './memory.mjs'
import { ended, ROOT } from './run.mjs'
import { onShutdownSignal } from './shutdown-signals.mjs'

/**
 * Runs the app of the project's own folder. Whenever a file changes of which the app says that it has
 * loaded it, the app is started again; if it has ended by itself, at the next change. (`node --watch`
 * loses sight of a file that an editor replaces instead of writing into it.)
 */
export async function runAppWithRestarts(args) {
  const node = await pinnedNode()
  let app
  let stopping = false
  forwardShutdownSignals((signal) => {
    stopping = true
    if (!app.kill(signal)) process.exit()
  })
  for (;;) {
    app = spawnApp(node, args, { folder: ROOT, mode: 'development' })
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
 * this process is killed, the app learns it from the closed IPC channel. Settings that are paths are
 * meant from the project's folder, whichever folder the app is in.
 */
export function spawnApp(
  node,
  args,
  { folder, mode, env = process.env, stdio = ['inherit', 'inherit', 'inherit'] },
) {
  return spawn(node, [...memoryFlags, ...args], {
    cwd: ROOT,
    stdio: [...stdio, 'ipc'],
    // Node caches compiled code beside the packages: a start takes a second less.
    env: {
      ...memoryEnv,
      NODE_COMPILE_CACHE: join(folder, 'node_modules', '.cache', 'compiled'),
      ...env,
      NODE_ENV: env.NODE_ENV || mode,
    },
    detached: true,
  })
}

/** Forwards the signals to end, each once; SIGHUP is none where it asks for a reload. */
export function forwardShutdownSignals(forward, { reload } = {}) {
  let last = 0
  onShutdownSignal((signal) => {
    if (signal === 'SIGHUP' && reload) return reload()
    if (last && (signal !== 'SIGINT' || Date.now() - last < SAME_SIGNAL_MS)) return
    last = Date.now()
    forward(signal)
  })
}

// npm forwards the signals that the terminal or a supervisor has already sent to the whole process
// group. A second Ctrl-C within this time is the same signal; a later one reaches the app.
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
