import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { cutIfStalled, endPipelining } from './slow-readers.ts'

/** More than two systems hold back for one another. */
const MUCH = Buffer.alloc(32 * 1024 * 1024)
const PATIENCE_MS = 1_000

async function serve() {
  const server = createServer((_request, response) => {
    cutIfStalled(response, PATIENCE_MS)
    response.end(MUCH)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => server.close())
  return server
}

function ask(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  closeAfterwards(async () => socket.destroy())
  return socket
}

test('a client that does not take its response is cut off', async () => {
  const server = await serve()
  const closed = new Promise<void>((resolve) =>
    server.once('connection', (socket) => socket.once('close', () => resolve())),
  )
  ask((server.address() as AddressInfo).port).pause()
  await closed
}, 15_000)

test('a client that takes its response slowly gets all of it', async () => {
  const server = await serve()
  const socket = ask((server.address() as AddressInfo).port)
  let received = 0
  for await (const chunk of socket) {
    received += (chunk as Buffer).length
    if (received > MUCH.length) break
    if (received % 16 === 0) await sleep(3)
  }
  expect(received).toBeGreaterThan(MUCH.length)
}, 30_000)

test('a browser that asks again before the response has come gets the first one, and the connection ends', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (endPipelining(request, response)) return
    asked.push(request.url ?? '')
    setTimeout(() => response.end('here it is'), 50)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const ask = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`
  socket.write(ask('/first') + ask('/second') + ask('/third'))
  const received = (await socket.toArray()).join('')
  expect(received.match(/here it is/g)).toHaveLength(1)
  expect(asked).toEqual(['/first'])
})

test('a browser that asks again afterwards keeps the connection', async () => {
  const server = createServer((request, response) => {
    if (!endPipelining(request, response)) response.end('here it is')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => server.close())
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  for (let turn = 0; turn < 3; turn++) {
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    const [received] = await once(socket, 'data')
    expect(String(received)).toContain('here it is')
  }
  socket.destroy()
})
