import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { freePort } from './free-port.ts'

afterEach(() => vi.restoreAllMocks())

test('a port that is taken is passed over', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0)
  const server = createServer().listen(await freePort(), '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.spyOn(Math, 'random').mockReturnValueOnce(0)
  expect(await freePort()).not.toBe(port)
  server.close()
})
