const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back with a signal whenever somebody wants this script to end, until the answered function
 * is called. That may be the end of the npm that started the script: a killed npm does not tell.
 */
export function onShutdownSignal(callback) {
  for (const signal of SIGNALS) process.on(signal, callback)
  // The scripts in package.json say `exec`, so that no shell of npm's stands in between: it would
  // die of a signal that npm passes on, and npm with it, while the script still has work to finish.
  const npm = process.env.npm_lifecycle_event ? process.ppid : undefined
  const watch = setInterval(() => {
    if (npm === undefined || isAlive(npm)) return
    clearInterval(watch)
    callback('SIGTERM')
  }, 1_000)
  watch.unref()
  return () => {
    for (const signal of SIGNALS) process.off(signal, callback)
    clearInterval(watch)
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
