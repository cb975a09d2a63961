const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Calls back with each signal to shut down, until the returned function is called. The end of the npm
 * that started the script counts as one: a killed npm sends no signal.
 */
export function onShutdownSignal(callback) {
  for (const signal of SIGNALS) process.on(signal, callback)
  // The scripts in package.json say `exec`, so that there is no shell in between: a signal that npm
  // forwards would kill the shell, and npm with it, while the script still has work to finish.
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
