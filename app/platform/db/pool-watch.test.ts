import { once } from 'node:events'
import { connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeAfterwards } from '../../../test/closing.ts'
import { testDatabase } from '../../../test/database.ts'
import { connect } from './database.ts'
import { isOutage } from './outage.ts'

/** A database behind a wire that can go dead: connections stay open and nothing comes through. */
async function deadableDatabase(max = 4) {
  const { connection } = await testDatabase()
  const { host = '', port = 5432, ...rest } = connection
  const dead = { wire: false }
  const pairs: Socket[] = []
  const proxy = createServer((near) => {
    const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
    const far = connectTo(target as { path: string })
    const pass = (to: Socket) => (chunk: Buffer) => !dead.wire && to.write(chunk)
    near.on('data', pass(far)).on('close', () => far.destroy())
    far.on('data', pass(near)).on('close', () => near.destroy())
    for (const socket of [near, far]) pairs.push(socket.on('error', () => {}))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address() as { port: number }
  const database = connect({ ...rest, host: '127.0.0.1', port: address.port }, max, { warn() {} })
  closeAfterwards(async () => {
    for (const socket of pairs) socket.destroy()
    await database.close()
    proxy.close()
  })
  return { ...database, dead }
}

async function failureOf(work: Promise<unknown>) {
  const began = performance.now()
  const error = await work.then(
    () => undefined,
    (error: unknown) => error,
  )
  return { error, ms: performance.now() - began }
}

test('a database that hangs is noticed, other requests fail at once, and it recovers by itself', async () => {
  const { pool, dead } = await deadableDatabase()
  await pool.query('select 1')
  dead.wire = true
  const first = await failureOf(pool.query('select 1'))
  expect(isOutage(first.error)).toBe(true)
  const next = await failureOf(pool.query('select 1'))
  expect(isOutage(next.error)).toBe(true)
  expect(next.ms).toBeLessThan(first.ms / 2)
  dead.wire = false
  await expect
    .poll(() =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
})

test('a database that hangs before the first connection is noticed by everyone who waits for one', async () => {
  const { pool, dead } = await deadableDatabase(2)
  dead.wire = true
  const all = await Promise.all(Array.from({ length: 5 }, () => failureOf(pool.query('select 1'))))
  expect(all.map(({ error }) => isOutage(error))).toEqual(Array(5).fill(true))
  const waits = all.map(({ ms }) => ms)
  expect(Math.max(...waits)).toBeLessThan(2 * Math.min(...waits))
})

test('a statement that takes long is left to run, and so is a transaction that does nothing', async () => {
  const { pool } = await testDatabase()
  const idle = await pool.connect()
  await idle.query('begin')
  const { rows } = await pool.query("select 'done' as state from pg_sleep(5)")
  expect(rows).toEqual([{ state: 'done' }])
  await idle.query('commit')
  idle.release()
})

test('how long new work would wait grows with those who wait, and is nothing without them', async () => {
  const { pool, poolWatch } = await testDatabase()
  expect(poolWatch.waitMs()).toBe(0)
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const waiting = Array.from({ length: 20 }, () => pool.query('select 1'))
  const few = poolWatch.waitMs()
  expect(few).toBeGreaterThan(0)
  waiting.push(...Array.from({ length: 2_000 }, () => pool.query('select 1')))
  expect(poolWatch.waitMs()).toBeGreaterThan(few * 10)
  await sleep(300)
  expect(poolWatch.waitMs()).toBeGreaterThan(300)
  for (const client of held) client.release()
  await Promise.all(waiting)
  expect(poolWatch.waitMs()).toBe(0)
}, 20_000)
