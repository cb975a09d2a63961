import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that systems give to outgoing connections, one of which could take it meanwhile.
const FIRST = 11_000
const LAST = 31_999

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1))
  const server = createServer()
  server.listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}
