import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pinnedNode } from './bootstrap.mjs'
import { ended, ROOT } from './run.mjs'
import { onShutdownSignal } from './shutdown-signals.mjs'

/**
 * Runs the app on the pinned Node until it ends, and ends with its exit code. The app gets a
 * process group of its own, so that Ctrl-C reaches it exactly once: from here. When this process
 * is killed, the app learns it from the closed IPC channel.
 */
export async function runApp(args, mode) {
  const app = spawn(await pinnedNode(), args, {
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
  let last = 0
  onShutdownSignal((signal) => {
    if (last && (signal !== 'SIGINT' || Date.now() - last < SAME_SIGNAL_MS)) return
    last = Date.now()
    app.kill(signal)
  })
  process.exit(await ended(app))
}

// npm passes on the signals that the terminal or a supervisor has already sent to everybody. Only a
// person insists, with Ctrl-C: one within this time is the same wish, a later one reaches the app.
const SAME_SIGNAL_MS = 1_000
