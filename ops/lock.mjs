import { rmSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './run.mjs'
import { isAlive } from './shutdown-signals.mjs'

/**
 * Does the work while no other set-up in the same folder does the same. The lock names the
 * processes that hold it (this one, and with `share` the program that it runs), and counts for
 * nothing once all of them are gone.
 */
export async function withLock(name, work) {
  const directory = join(ROOT, `.setup-${name}.lock`)
  await take(directory, name)
  const share = async (pid) => {
    await writeFile(join(directory, 'holders'), `${process.pid} ${pid}`)
  }
  const release = () => rmSync(directory, { recursive: true, force: true })
  process.once('exit', release)
  try {
    return await work({ share })
  } finally {
    release()
    process.off('exit', release)
  }
}

async function take(directory, name) {
  let reported = false
  while (!(await make(directory))) {
    if (await isStale(directory)) {
      await discard(directory)
      continue
    }
    if (!reported) console.log(await reasonToWait(directory, name))
    reported = true
    await sleep(500)
  }
  await writeFile(join(directory, 'holders'), `${process.pid}`)
}

async function reasonToWait(directory, name) {
  const [pid] = (await holdersOf(directory)).split(' ')
  return `Another command is at work here (${name}${pid && `, process ${pid}`}). Waiting until it has ended …`
}

async function make(directory) {
  try {
    await mkdir(directory)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const UNSIGNED_LOCK_LIMIT_MS = 5_000
// A process id is reused in the end: no set-up takes this long.
const LOCK_LIMIT_MS = 60 * 60_000

async function isStale(directory) {
  const age = await stat(directory).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  const holders = await holdersOf(directory)
  if (!holders) return age > UNSIGNED_LOCK_LIMIT_MS
  return age > LOCK_LIMIT_MS || !holders.split(' ').some((pid) => isAlive(Number(pid)))
}

function holdersOf(directory) {
  return readFile(join(directory, 'holders'), 'utf8').catch(() => '')
}

/** By a rename, so that of several that find it stale only one removes it. */
async function discard(directory) {
  const aside = `${directory}.stale-${process.pid}`
  try {
    await rename(directory, aside)
  } catch {
    return
  }
  if (await isStale(aside)) await rm(aside, { recursive: true, force: true })
  // Another set-up took the lock between our check and our rename: put it back.
  else await rename(aside, directory)
}
