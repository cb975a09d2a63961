import { once } from 'node:events'
import { lstat, mkdir, mkdtemp, readdir, rm, rmdir, symlink } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPidFile } from './processes.ts'
import { Refusal } from './refusal.ts'

/** Only a name here: it becomes the ending of the socket's file name, nothing listens on TCP. */
export const PORT = 5432

// A socket's path may have about 100 bytes (107 on Linux, 103 on macOS), its name included.
const MAX_TMPDIR_LENGTH = 60

export async function newSocketDir() {
  const parent = Buffer.byteLength(tmpdir()) <= MAX_TMPDIR_LENGTH ? tmpdir() : '/tmp'
  return mkdtemp(join(parent, 'tax-expert-db-'))
}

/** Makes a directory ready for a server's socket, unless the socket of a living one is in it. */
export async function prepareSocketDir(socketDir: string) {
  await mkdir(socketDir, { recursive: true, mode: 0o700 })
  if (!(await isPrivate(socketDir))) {
    throw new Refusal(`The directory of the database socket, ${socketDir}, is open to other users.`)
  }
  if (await isListening(socketDir)) {
    throw new Refusal(`Another database server listens in ${socketDir}. Stop that one.`)
  }
  await removeSocket(socketDir)
}

/**
 * Removes the socket that a killed server of this directory left behind. A copied directory names
 * the socket of the original, and a directory in the place of another one that of its predecessor.
 */
export async function removeStaleSocket(cluster: string) {
  const { directory, socketDir } = await readPidFile(cluster)
  if (directory !== cluster || !socketDir || !(await isPrivate(socketDir))) return
  if (await isListening(socketDir)) return
  await removeSocket(socketDir)
  await rmdir(socketDir).catch(() => {})
}

/**
 * Makes connections to one directory's socket arrive at another's: the app knows its server by the
 * directory that it began with, and the next server may have been started by a newer app.
 */
export async function leadTo(socketDir: string, from: string) {
  if (socketDir === from) return
  await prepareSocketDir(from)
  const name = `${SOCKET_PREFIX}${PORT}`
  await symlink(join(socketDir, name), join(from, name))
}

/** Removes what `leadTo` made. */
export async function removeLead(from: string) {
  await removeSocket(from).catch(() => {})
  await rmdir(from).catch(() => {})
}

/** Another local user must not be able to impersonate the server. */
export async function isPrivate(directory: string) {
  const found = await lstat(directory).catch(() => undefined)
  return found?.uid === process.getuid?.() && found?.mode === PRIVATE_DIRECTORY
}

const PRIVATE_DIRECTORY = 0o040700

/** Whether the error of a connection means that no server listens on the socket. */
export function isUnanswered(error: unknown) {
  return error instanceof Error && 'code' in error && UNUSED.includes(String(error.code))
}

const UNUSED = ['ENOENT', 'ECONNREFUSED']

/** In doubt yes: a server that is too busy to respond is alive. */
async function isListening(socketDir: string) {
  const connection = connect(join(socketDir, `${SOCKET_PREFIX}${PORT}`))
  try {
    await once(connection, 'connect')
    return true
  } catch (error) {
    return !isUnanswered(error)
  } finally {
    connection.destroy()
  }
}

/** With the lock file: it may name a process that got this number by chance. */
async function removeSocket(socketDir: string) {
  for (const name of await readdir(socketDir)) {
    if (name.startsWith(SOCKET_PREFIX)) await rm(join(socketDir, name))
  }
}

const SOCKET_PREFIX = '.s.PGSQL.'
