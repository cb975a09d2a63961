import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'
import { onShutdownSignal } from './shutdown-signals.mjs'

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const PROGRESS_EVERY_MS = 10_000

/**
 * Runs a long step: says what it is doing and how far it is, and shows the output of the program
 * only if it fails, which is an error.
 */
export async function runQuietly(file, args, { doing, progress, env, cwd, onSpawn }) {
  const began = Date.now()
  console.log(`${doing} …`)
  const child = start(file, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) await onSpawn?.(child.pid)
  let output = ''
  const collect = (chunk) => {
    output += chunk
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const ticker = setInterval(() => {
    console.log(`  … ${[seconds(began), progress?.()].filter(Boolean).join(', ')}`)
  }, PROGRESS_EVERY_MS)
  const code = await ended(child).finally(() => clearInterval(ticker))
  if (code !== 0) {
    throw new Error(`${ends(output)}\n\n${doing} failed (exit code ${code}, see above).`)
  }
  console.log(`  done, ${seconds(began)}`)
}

/** Runs a program whose output is the point; returns its exit code. */
export async function runVisibly(file, args, env) {
  return ended(start(file, args, { env, stdio: 'inherit' }))
}

/** The exit code of a process; for one that a signal ended, the one that a shell would give. */
export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`${child.spawnfile}: ${error.message}`)))
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** How long it took since then, for people. */
export function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(Date.now() - since < 10_000 ? 1 : 0)} s`
}

function start(file, args, { env, cwd = ROOT, stdio }) {
  const child = spawn(file, args, { cwd, stdio, env: { ...process.env, ...env } })
  endTogether(child)
  return child
}

const TIMEOUT_MS = 10_000 // npm completes its current step

/** When the set-up is stopped, so is its running step: nothing continues in the background, no step follows. */
function endTogether(child) {
  let ending
  const off = onShutdownSignal((signal) => {
    child.kill(signal)
    if (!ending) setTimeout(() => child.kill('SIGKILL'), TIMEOUT_MS).unref()
    ending = signal
  })
  child.once('close', () => {
    off()
    if (ending) process.exit(128 + constants.signals[ending])
  })
}

/** Some programs say the reason first and others last. */
function ends(output) {
  const lines = output.trim().split('\n')
  return lines.length <= 60 ? output : [...lines.slice(0, 25), '…', ...lines.slice(-30)].join('\n')
}
