import { execFileSync } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back with a signal whenever somebody wants this script to end, until the answered function
 * is called. That may be the end of the npm that started the script: a killed npm does not tell.
 */
export function onShutdownSignal(callback) {
  for (const signal of SIGNALS) process.on(signal, callback)
  const starters = process.env.npm_lifecycle_event ? npmAndItsShell() : []
  const watch = setInterval(() => {
    if (starters.every(isAlive)) return
    clearInterval(watch)
    callback('SIGTERM')
  }, 1_000)
  watch.unref()
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback)
    clearInterval(watch)
  }
}

/** npm starts a script through a shell, which some shells then make way for and others do not. */
function npmAndItsShell() {
  try {
    const options = ['-o', 'ppid=,args=', '-p', `${process.ppid}`]
    const [, parent, args] = execFileSync('ps', options, { encoding: 'utf8' }).match(/(\d+) (.*)/)
    return /^\S*sh -c /.test(args) ? [process.ppid, Number(parent)] : [process.ppid]
  } catch {
    return [process.ppid] // no ps in this container
  }
}

/** Whether there is a process of this number. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
