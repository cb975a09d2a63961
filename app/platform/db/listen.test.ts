import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { testDatabase } from '../../../test/database.ts'
import { listenTo } from './listen.ts'

const waiting = { timeout: 10_000, interval: 10 }
/** Long enough for a connection on a busy machine. */
const CHECK_MS = 1_000

test('a silent connection is dropped and replaced', async () => {
  const { connection, pool } = await testDatabase()
  const between = await wire(connection)
  let listening = 0
  const news: string[] = []
  const events = { onListening: () => void listening++, onNews: (text: string) => news.push(text) }
  closeAfterwards(listenTo(between.connection, 'desk', events, CHECK_MS))
  await vi.waitFor(() => expect(listening).toBe(1), waiting)
  await new Promise((resolve) => setTimeout(resolve, 2 * CHECK_MS))
  expect(between.opened()).toBe(1)

  between.cut()
  await vi.waitFor(() => expect(listening).toBe(2), waiting)
  await pool.query(`notify desk, 'after'`)
  await vi.waitFor(() => expect(news).toEqual(['after']), waiting)
})

test('a connection that never responds is dropped', async () => {
  const { connection } = await testDatabase()
  const between = await wire(connection, 1)
  let listening = 0
  const events = { onListening: () => void listening++, onNews() {} }
  closeAfterwards(listenTo(between.connection, 'desk', events, CHECK_MS))
  await vi.waitFor(() => expect(listening).toBe(1), waiting)
})

/**
 * A proxy to the database that can be cut without either end noticing.
 * @param dead how many of the first connections lead nowhere
 */
async function wire(connection: pg.ClientConfig, dead = 0) {
  const { host, port, user, password, database } = new pg.Client(connection)
  const sockets = new Set<Socket>()
  let opened = 0
  const server = createServer((near) => {
    opened++
    const far = host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => to.destroy())
      if (opened <= dead) from.resume()
      else from.pipe(to)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closeAfterwards(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    connection: {
      host: '127.0.0.1',
      port: (server.address() as AddressInfo).port,
      user,
      database,
      ...(password && { password }),
    },
    opened: () => opened,
    cut: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
  }
}
