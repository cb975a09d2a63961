import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { enforceBodyTimeout, extendBodyTimeout } from './body-timeouts.ts'

const SLOW = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n'

/** A server that cuts slow senders off after a tenth of a second and responds when a body is there. */
async function startServer(onRequest: (request: IncomingMessage) => void = () => {}) {
  const server = createServer((request, response) => {
    enforceBodyTimeout(request, response, 100)
    onRequest(request)
    request.on('error', () => {})
    request.resume().on('end', () => response.end('taken'))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    socket.end(`HTTP/1.1 408 ${error.code}\r\nConnection: close\r\n\r\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => server.close())
  const address = server.address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

async function responseTo(port: number, send: (write: (text: string) => void) => void) {
  const socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (data) => {
    response += data
    if (response.includes('taken')) socket.end()
  })
  send((text) => socket.write(text))
  await once(socket, 'close')
  return response
}

test('a body that does not arrive is cut off', async () => {
  const port = await startServer()
  expect(await responseTo(port, (write) => write(`${SLOW}half`))).toMatch(
    /^HTTP\/1\.1 408 ERR_HTTP/,
  )
})

test('a body that arrives is accepted', async () => {
  const port = await startServer()
  const response = await responseTo(port, (write) => write(`${SLOW}0123456789`))
  expect(response).toMatch(/^HTTP\/1\.1 200/)
})

test('a route may wait longer for its body', async () => {
  const port = await startServer((request) => extendBodyTimeout(request, 60_000))
  const response = await responseTo(port, (write) => {
    write(`${SLOW}half`)
    setTimeout(() => write('-other'), 300)
  })
  expect(response).toMatch(/^HTTP\/1\.1 200/)
})
