import { once } from 'node:events'
import { createServer, Server, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Env } from '#app/platform/config/env.ts'
import { listenRefusal } from './listen-refusal.ts'

/** A socket that another process has opened; two processes may accept from it at the same time. */
type Handed = { open(server: Server): void }

/**
 * What this process was started with instead of a port of its own: the socket that its parent or
 * systemd passes on (`LISTEN_FDS`), or the one that its parent sends as a message
 * (`LISTEN_BY=parent`). Call it before anything is awaited: a server that a parent sends begins to
 * accept when it arrives.
 */
export function handedSocket(
  env: NodeJS.ProcessEnv,
  parent: Pick<NodeJS.Process, 'on' | 'off' | 'ppid' | 'pid'> = process,
): (() => Promise<Handed>) | undefined {
  const forUs = [undefined, '', String(parent.pid), String(parent.ppid)].includes(env.LISTEN_PID)
  if (Number(env.LISTEN_FDS) >= 1 && forUs) {
    return async () => ({
      open: (server) => server.listen({ fd: FIRST_PASSED_FD, backlog: BACKLOG }),
    })
  }
  return env.LISTEN_BY === 'parent' ? fromParent(parent) : undefined
}

// By systemd's contract, after standard input, output and error.
const FIRST_PASSED_FD = 3
/** How many connections wait to be accepted; the system's own limit is often this one. */
const BACKLOG = 4096
const PARENT_LIMIT_MS = 30_000

function fromParent(parent: Pick<NodeJS.Process, 'on' | 'off'>) {
  const socket = new Promise<Handed>((resolve) => {
    const take = (message: unknown, handle: unknown) => {
      if ((message as { type?: unknown })?.type !== 'listen' || !handle) return
      parent.off('message', take)
      resolve(handle instanceof Server ? adopt(handle) : asIs(handle))
    }
    parent.on('message', take)
  })
  return async () => {
    const given = await Promise.race([
      socket,
      setTimeout(PARENT_LIMIT_MS, undefined, { ref: false }),
    ])
    if (given) return given
    throw new Error('The parent process sent no socket to listen on, as LISTEN_BY=parent says.')
  }
}

function asIs(handle: unknown): Handed {
  return { open: (server) => server.listen(handle) }
}

/** Node makes a server of what it receives, which accepts at once: its connections wait for ours. */
function adopt(received: Server): Handed {
  const waiting: Socket[] = []
  received.on('connection', (socket: Socket) => waiting.push(socket))
  return {
    open: (server) => {
      server.listen(received)
      for (const socket of waiting) server.emit('connection', socket)
    },
  }
}

/** Finds out whether the site will be able to listen, before anything else is begun. */
export async function tryAddress(env: Pick<Env, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  await listen(server, env)
  server.close()
  await once(server, 'close')
}

/** Listens on the given socket, else where the settings say. */
export async function listen(
  server: Server,
  { host, port }: Pick<Env, 'host' | 'port'>,
  handed?: () => Promise<Handed>,
): Promise<void> {
  if (handed) {
    const socket = await handed()
    return whenListening(server, () => socket.open(server))
  }
  try {
    await whenListening(server, () => server.listen({ host, port, backlog: BACKLOG }))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (host === '::' && (code === 'EAFNOSUPPORT' || code === 'EADDRNOTAVAIL')) {
      await whenListening(server, () => server.listen({ host: '0.0.0.0', port, backlog: BACKLOG }))
      return
    }
    throw listenRefusal(error, { host, port })
  }
}

async function whenListening(server: Server, open: () => void) {
  const listening = once(server, 'listening') // rejects with an error of the server
  open()
  await listening
}
