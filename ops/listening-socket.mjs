import { fstatSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { isAlive } from './shutdown-signals.mjs'

/**
 * The port of the site, which stays open while one app process takes over from another: visitors who come
 * in between waits in the queue of the socket. `open` gives the number of its file descriptor, which
 * app processes inherit; none where the port cannot be opened: the app then tries by itself, and says
 * what is wrong.
 */
export function sitePort(settings) {
  let socket
  return {
    open: async () => {
      socket ??= openSocket(settings)
      return (await socket)?.fd
    },
    close: async () => {
      const opened = socket
      socket = undefined
      await (await opened)?.close()
    },
  }
}

async function openSocket({ HOST = '', PORT = '' }) {
  if (inherited !== undefined) return { fd: inherited, close: async () => {} }
  const port = PORT.trim() === '' ? 3000 : Number(PORT)
  const host = HOST.trim()
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return undefined
  if (host !== '' && host !== '::') return listenAside({ host, port })
  return (await listenAside({ host: '::', port })) ?? listenAside({ host: '0.0.0.0', port })
}

/**
 * A process that listens also accepts connections, which this one must not do. So a thread listens
 * that goes to sleep before it could accept any.
 */
async function listenAside(where) {
  const worker = new Worker(LISTENER, { eval: true, workerData: where })
  worker.unref()
  const fd = await new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  if (fd >= 0) return { fd, close: async () => void (await worker.terminate()) }
  await worker.terminate()
  return undefined
}

const LISTENER = `
  const { parentPort, workerData } = require('node:worker_threads')
  const server = require('node:net').createServer()
  server.once('error', () => parentPort.postMessage(-1))
  server.listen({ ...workerData, backlog: 4096 }, () => {
    parentPort.postMessage(server._handle?.fd ?? -1)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })
`

/** The socket that systemd opened for the site, if it did. */
const inherited = inheritedSocket()

function inheritedSocket() {
  const { LISTEN_FDS, LISTEN_PID } = process.env
  delete process.env.LISTEN_FDS
  delete process.env.LISTEN_PID
  // For a process that is gone: a script in between, which has become this one's grandparent.
  const forOther = Number(LISTEN_PID) !== process.pid && isAlive(Number(LISTEN_PID))
  if (LISTEN_FDS !== '1' || forOther) return undefined
  try {
    return fstatSync(3).isSocket() ? 3 : undefined
  } catch {
    return undefined
  }
}
