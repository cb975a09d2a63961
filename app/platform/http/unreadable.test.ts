import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { errorShape, testApp } from '../../../test/app.ts'

let port: number
beforeAll(async () => {
  const app = await testApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.server.address() as AddressInfo).port
})

test.each([
  ['no request at all', 'hello\r\n\r\n', 400],
  ['an address with a space', 'GET /a b c HTTP/1.1\r\nhost: x\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/leads HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
  ],
  [
    'a head that is too large',
    `GET / HTTP/1.1\r\nhost: x\r\nx-a: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
])('%s is rejected like every error', async (_what, sent, status) => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head).toContain('x-content-type-options: nosniff')
  expect(JSON.parse(body)).toEqual(errorShape)
})
