import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdir, open, readdir, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Binaries, Command } from './binaries.ts'
import { isAlive } from './processes.ts'

/** Who manages the server, and who the app is: the app itself must not be a superuser. */
export const SUPERUSER = 'postgres'
export const MAINTENANCE_DATABASE = 'postgres'
export const APP_USER = 'app'
export const APP_DATABASE = 'app'

/**
 * The directory of the database files, made complete if it is not there yet: it appears by a
 * rename when everything in it is done, so that it is never half-made.
 */
export async function ensureCluster(
  dataDir: string,
  binaries: Binaries,
): Promise<{ cluster: string; created: boolean }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const cluster = join(await realpath(dataDir), 'postgres')
  await removeLeftovers(dirname(cluster))
  const complete = await exists(join(cluster, 'PG_VERSION'))
  const created = !complete && (await createCluster(cluster, binaries))
  await assertOwnership(cluster)
  await chmod(cluster, 0o700) // a copy, from a backup say, is often open to all: it would not start
  return { cluster: await realpath(cluster), created }
}

/** The directory of the database files, if there is one of ours that is complete. */
export async function findCluster(dataDir: string): Promise<string | undefined> {
  const cluster = join(dataDir, 'postgres')
  if (!(await exists(join(cluster, 'PG_VERSION')))) return undefined
  await assertOwnership(cluster)
  return realpath(cluster)
}

/** Returns false if another process was faster: then its directory is the one to use. */
async function createCluster(cluster: string, binaries: Binaries) {
  const unfinished = `${cluster}${UNFINISHED}${process.pid}-${randomBytes(4).toString('hex')}`
  try {
    await finish(binaries.initdb([...INITDB, '-D', unfinished]))
    await finish(binaries.postgres([...SINGLE_USER, '-D', unfinished, MAINTENANCE_DATABASE]), SQL)
    await rename(unfinished, cluster)
    await syncDirectory(dirname(cluster))
    return true
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (isCode(error, 'ENOTEMPTY', 'EEXIST')) return false
    throw error
  }
}

// No password: the socket lies in a directory that only its owner can enter, and there is no port.
const INITDB = [
  '--encoding=UTF8',
  `--username=${SUPERUSER}`,
  '--auth=trust',
  // Only Linux can be relied on to have this locale; PostgreSQL's own is the same everywhere.
  ...(process.platform === 'linux'
    ? ['--locale=C.UTF-8']
    : ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']),
]

const SINGLE_USER = ['--single', '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off']

const SQL = [
  `CREATE ROLE ${APP_USER} LOGIN CREATEDB;`,
  `CREATE DATABASE ${APP_DATABASE} OWNER ${APP_USER};`,
  '',
].join('\n')

const UNFINISHED = '.unfinished-'
const ABANDONED_AFTER_MS = 10 * 60_000

/** Clears what an interrupted creation left behind, but not what another process is working on. */
async function removeLeftovers(directory: string) {
  for (const name of await readdir(directory)) {
    const maker = name.match(/^postgres\.unfinished-(\d+)-/)?.[1]
    if (!maker) continue
    const path = join(directory, name)
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (Number(maker) === process.pid || !isAlive(Number(maker)) || age > ABANDONED_AFTER_MS) {
      await rm(path, { recursive: true, force: true })
    }
  }
}

async function assertOwnership(cluster: string) {
  const { uid } = await stat(cluster)
  if (uid === process.getuid?.()) return
  throw new Error(
    `The database in ${cluster} belongs to another user (id ${uid}). ` +
      'Start the app as that user, or set DATA_DIR to a directory of your own.',
  )
}

function finish({ file, args, env }: Command, input = '') {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    const collect = (chunk: Buffer) => {
      output = (output + chunk).slice(-4000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`The database could not be created (exit code ${code}):\n${output}`))
    })
    child.stdin.on('error', () => {}) // the exit code of a child that died early says more
    child.stdin.end(input)
  })
}

async function syncDirectory(path: string) {
  const handle = await open(path)
  await handle.sync().finally(() => handle.close())
}

function exists(path: string) {
  return stat(path).then(
    () => true,
    () => false,
  )
}

function isCode(error: unknown, ...codes: string[]) {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
