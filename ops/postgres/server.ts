import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, rmdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { noteStart, refuseLiveCopy } from './live-copy.ts'
import { rotateLog } from './log-rotation.ts'
import { clearPidFile, processesIn, readPidFile } from './processes.ts'
import { Refusal } from './refusal.ts'
import { isPrivate, newSocketDir, PORT, prepareSocketDir, removeStaleSocket } from './socket.ts'

export type RunningServer = { pid: number; socketDir: string }

/** A server that this process started. It survives this process. */
export type LaunchedServer = {
  child: ChildProcess
  socketDir: string
  lastWords(): Promise<string>
}

/** The server that serves this directory, no matter who started it, as soon as it has a socket. */
export async function findServer(cluster: string): Promise<RunningServer | undefined> {
  const { pid, socketDir } = await readPidFile(cluster)
  if (!pid || !socketDir || !(await processesIn(cluster)).includes(pid)) return undefined
  if (await isPrivate(socketDir)) return { pid, socketDir }
  if (!(await processesIn(cluster)).includes(pid)) return undefined // it ended while we looked
  throw new Refusal(
    `The database server (process ${pid}) runs, but the directory of its socket, ${socketDir}, ` +
      `is gone or open to other users. Stop it with "kill -INT ${pid}" and start again.`,
  )
}

/** Starts a server; call it only when no process of an earlier one is left. */
export async function launchServer(
  cluster: string,
  binaries: Binaries,
  knownSocketDir?: string,
): Promise<LaunchedServer> {
  await refuseLiveCopy(cluster)
  if (!knownSocketDir) await removeStaleSocket(cluster)
  const socketDir = knownSocketDir ?? (await newSocketDir())
  await prepareSocketDir(socketDir)
  await clearPidFile(cluster)
  await noteStart(cluster)
  const log = await openLog(`${cluster}.log`)
  const { file, args, env } = binaries.postgres(['-D', cluster, '-k', socketDir, ...SETTINGS])
  const child = spawn(file, args, {
    // A process group of its own: Ctrl-C ends the app first, which then stops the server.
    detached: true,
    stdio: ['ignore', log.handle.fd, log.handle.fd],
    env,
  })
  child.unref()
  await once(child, 'spawn').finally(() => log.handle.close())
  return { child, socketDir, lastWords: log.lastLines }
}

/** Returns whether it may still come up; throws if it gave up for a reason that stays. */
export async function isStarting({ child, socketDir, lastWords }: LaunchedServer) {
  if (child.exitCode === null && child.signalCode === null) return true
  await rmdir(socketDir).catch(() => {})
  const output = await lastWords()
  if (child.signalCode === 'SIGKILL' || PASSING.test(output)) return false
  throw new Refusal(
    `The database server ended while starting (${child.signalCode ?? `code ${child.exitCode}`}). ` +
      `Its last words:\n${output}`,
  )
}

// A lost race against another app, helpers of a killed server that still hold its memory, or
// someone killing the server again while it starts.
const PASSING =
  /lock file "[^"]*" already exists|memory block \([^()]*\) is still in use|terminated by signal 9/

/** Ends the server, its clients with it; returns whether it is gone. */
export async function shutDown(cluster: string, { pid, socketDir }: RunningServer) {
  for (const { signal, timeoutMs } of FAST_THEN_IMMEDIATE) {
    await signalProcesses(cluster, [pid], signal)
    if (await gone(cluster, pid, timeoutMs)) {
      await rmdir(socketDir).catch(() => {})
      return true
    }
  }
  return false
}

/** Sends a signal to those of these processes that still belong to the directory's server. */
export async function signalProcesses(cluster: string, pids: number[], signal: NodeJS.Signals) {
  const living = await processesIn(cluster)
  for (const pid of pids.filter((pid) => living.includes(pid))) {
    try {
      process.kill(pid, signal)
    } catch {
      // it ended in between
    }
  }
}

const FAST_THEN_IMMEDIATE = [
  { signal: 'SIGINT', timeoutMs: 10_000 },
  { signal: 'SIGQUIT', timeoutMs: 7_000 },
] as const

async function gone(cluster: string, pid: number, timeoutMs: number) {
  const deadline = Date.now() + timeoutMs
  while ((await processesIn(cluster)).includes(pid)) {
    if (Date.now() > deadline) return false
    await sleep(20)
  }
  return true
}

// The log is about the server's own life: at level "log" the errors of single statements stay out
// of it, and with them whatever visitors typed. The app logs its own errors.
const SETTINGS = Object.entries({
  listen_addresses: '',
  port: PORT,
  unix_socket_permissions: '0700',
  max_connections: 200,
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_checkpoints: 'off',
}).flatMap(([name, value]) => ['-c', `${name}=${value}`])

async function openLog(path: string) {
  await rotateLog(path)
  const handle = await open(path, 'a', 0o600)
  const start = (await handle.stat()).size
  return { handle, lastLines: () => linesAfter(path, start) }
}

async function linesAfter(path: string, start: number) {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    const from = Math.max(start, size - 4000)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4000), 0, 4000, from)
    return buffer.toString('utf8', 0, bytesRead).trim()
  } finally {
    await handle.close()
  }
}
