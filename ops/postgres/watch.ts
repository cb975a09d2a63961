import { setTimeout as sleep } from 'node:timers/promises'
import { connectToServer, disconnect, WrongServer } from './identity.ts'
import type { RunningServer } from './server.ts'
import { isUnanswered } from './socket.ts'

const CHECK_MS = 2_000

/**
 * Checks now and then which server responds on the socket that the app connects to. The connections that are
 * open do not notice when it is removed or another server takes it.
 */
export function watchSocket(
  server: RunningServer,
  log: Record<'error', (fields: object, message: string) => void>,
) {
  const stopping = new AbortController()
  const { signal } = stopping
  /** Fulfilled when no server listens there any more, twice in a row: then it is not just stopping. */
  const gone = new Promise<void>((resolve) => {
    watch().then(resolve, () => {}) // an abort
  })
  return { gone, stop: () => stopping.abort() }

  async function watch() {
    let before: Result = 'right'
    for (;;) {
      await sleep(CHECK_MS, undefined, { signal })
      const result = await ask(server)
      if (result === 'none' && before === 'none') return
      if (result instanceof WrongServer && !(before instanceof WrongServer)) {
        log.error({ serverPid: server.pid, socketDir: server.socketDir }, result.message)
      }
      if (result !== 'unclear') before = result
    }
  }
}

type Result = 'right' | 'none' | 'unclear' | WrongServer

async function ask(server: RunningServer): Promise<Result> {
  try {
    disconnect((await connectToServer(server, 'watch of the socket')).client)
    return 'right'
  } catch (error) {
    if (error instanceof WrongServer) return error
    return isUnanswered(error) ? 'none' : 'unclear'
  }
}
