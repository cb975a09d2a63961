// How a command of the operator talks to the sites that run from this copy: a Unix socket for each,
// which only its own user can open.
import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { createConnection, createServer } from 'node:net'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { RUNNING } from './releases.mjs'
import { isAlive } from './shutdown-signals.mjs'

/** Answers commands: each is a JSON object, as is its answer. */
export async function answerCommands(answer) {
  await mkdir(RUNNING, { recursive: true })
  await chmod(RUNNING, 0o700)
  const path = socketOf(process.pid)
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, async (connection) => {
    connection.on('error', () => {}) // the command was interrupted
    const reply = await text(halfOpen(connection))
      .then((question) => answer(JSON.parse(question)))
      .catch((error) => ({ error: error.message }))
    connection.end(JSON.stringify(reply ?? {}))
  })
  server.listen(path)
  await once(server, 'listening')
  server.unref()
  process.once('exit', () => rmSync(path, { force: true }))
}

/** The sites that run from this copy, by their process. */
export async function runningSites() {
  const names = await readdir(RUNNING).catch(() => [])
  const pids = names.map((name) => Number.parseInt(name, 10)).filter(isRunning)
  return (await Promise.all(pids.map(describe))).filter(Boolean)
}

/** Nothing where the number of a site that was killed has gone to another process. */
async function describe(pid) {
  try {
    return { pid, ...(await ask(pid, { do: 'describe' })) }
  } catch (error) {
    if (error.code === 'ECONNREFUSED' || error.code === 'ENOENT') return undefined
    throw new Error(
      `The site that runs here (process ${pid}) does not answer: ${error.message}. Restart it, and try again.`,
    )
  }
}

/** Why commands of this user cannot reach a site, if they cannot. */
export async function checkUser() {
  if (!existsSync(RUNNING)) return
  const { uid } = await stat(RUNNING)
  if (uid === process.geteuid()) return
  throw new Error(
    `The site here runs as another user. Run this command as that user: sudo -u '#${uid}' …`,
  )
}

/** What a running site answers; an error if it could not do it. */
export async function ask(pid, question) {
  const connection = createConnection(socketOf(pid))
  connection.end(JSON.stringify(question))
  const { error, ...answer } = JSON.parse(await text(connection))
  if (error) throw new Error(error)
  return answer
}

/** Node 20 closes a socket that was read to its end, before anything can be answered. */
function halfOpen(connection) {
  return connection.iterator({ destroyOnReturn: false })
}

function isRunning(pid) {
  if (isAlive(pid)) return true
  rmSync(socketOf(pid), { force: true })
  return false
}

/** Relative, for the path of a socket may have no more than about 100 characters. */
function socketOf(pid) {
  return relative(process.cwd(), join(RUNNING, `${pid}.sock`))
}
