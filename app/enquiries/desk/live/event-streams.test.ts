import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { DeskEvent } from '#app/enquiries/model/events.ts'
import { endSession } from '#app/team/auth/session-store.server.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { testDatabase } from '../../../../test/database.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import { EventStreams } from './event-streams.server.ts'

const WAIT = { timeout: 10_000, interval: 10 }

/** Opens a desk as a browser does, and collects its events. */
async function openDesk(app: FastifyInstance, { headers }: Staff) {
  const address = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = new AbortController()
  const response = await fetch(`${address}/api/desk/events`, {
    headers: { cookie: headers.cookie },
    signal: stop.signal,
  })
  const news: DeskEvent[] = []
  let text = ''
  let closed = false
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      for (const [, data] of chunk.matchAll(/^data: (.+)$/gm)) news.push(JSON.parse(data ?? ''))
    }
  })()
    .catch(() => {})
    .finally(() => {
      closed = true
    })
  onTestFinished(async () => {
    stop.abort()
    await reading
  })
  const ofKind = (kind: string) => news.filter((each) => each.kind === kind)
  return { response, news, ofKind, text: () => text, closed: () => closed }
}

test('a new enquiry is reported on every instance, by its id alone', async () => {
  const database = await testDatabase()
  const [one, other] = [await testApp({}, { database }), await testApp({}, { database })]
  const asha = await atDesk(one, 'asha')
  const desk = await openDesk(other, asha)
  expect(desk.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(desk.response.headers.get('cache-control')).toBe('no-store')
  await vi.waitFor(() => expect(desk.ofKind('refresh')).toHaveLength(1), WAIT)
  const { id } = (await send(one, enquiry({ name: 'Nobody Elsewhere' }))).json()
  await vi.waitFor(
    () => expect(desk.ofKind('received')).toEqual([{ kind: 'received', ids: [id] }]),
    WAIT,
  )
  await asha.act(id, 'notes', { text: 'a secret note' })
  await vi.waitFor(() => expect(desk.ofKind('note')).toEqual([{ kind: 'note', ids: [id] }]), WAIT)
  expect(desk.text()).not.toMatch(/Nobody|secret|example\.in/)
})

test('a transaction that is rolled back sends no event', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desk = await openDesk(app, asha)
  await vi.waitFor(() => expect(desk.news.length).toBeGreaterThan(0), WAIT)
  const { id, version } = await makeLead(app)
  await asha.ask('PATCH', `/api/leads/${id}`, { read: true, status: 'won', version: version + 1 })
  await asha.change(id, { status: 'lost' })
  await vi.waitFor(() => expect(desk.ofKind('status')).toHaveLength(1), WAIT)
  expect(desk.ofKind('read')).toEqual([])
})

test('a desk’s stream listens again after its connection was lost, and sends a refresh', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desk = await openDesk(app, asha)
  await vi.waitFor(() => expect(desk.ofKind('refresh')).toHaveLength(1), WAIT)
  await app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tax-expert desk'",
  )
  await vi.waitFor(() => expect(desk.ofKind('refresh')).toHaveLength(2), WAIT)
  const { id } = (await send(app, enquiry())).json()
  await vi.waitFor(() => expect(desk.ofKind('received')).toMatchObject([{ ids: [id] }]), WAIT)
})

test('a desk that connects learns for how long nothing has happened', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const quiet = async () => {
    const desk = await openDesk(app, asha)
    await vi.waitFor(() => expect(desk.ofKind('refresh')).toHaveLength(1), WAIT)
    return { desk, ms: desk.ofKind('refresh')[0]?.quietMs }
  }
  const first = await quiet()
  expect(first.ms, 'it has only begun to listen').toBe(0)
  vi.setSystemTime(Date.now() + 10_000)
  expect((await quiet()).ms).toBeGreaterThanOrEqual(10_000)
  const { id } = await makeLead(app)
  await asha.act(id, 'notes', { text: 'Called.' })
  await vi.waitFor(() => expect(first.desk.ofKind('note')).toHaveLength(1), WAIT)
  expect((await quiet()).ms).toBeLessThan(10_000)
})

test('a desk’s stream ends with the session at once, and sends nothing afterwards', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const streams = new EventStreams(app.connection, app.db, app.env, 3_600_000)
  onTestFinished(() => streams.close())
  const written: string[] = []
  const response = {
    writableLength: 0,
    write: (text: string) => written.push(text),
    end: (text = '') => {
      written.push(text)
      left()
    },
    destroy() {},
    on: (_name: string, listener: () => void) => {
      left = listener
    },
  }
  let left = () => {}
  const token = /session=([^;]+)/.exec(asha.headers.cookie)?.[1] ?? ''
  streams.add({ response: response as never, userId: asha.id, token })
  await vi.waitFor(() => expect(written.join('')).toContain('refresh'), WAIT)
  await endSession(app.db, token)
  await vi.waitFor(() => expect(written.join('')).toContain('event: signed-out'), WAIT)
})

test('a client that disconnected before it was accepted takes no connection', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const lock = await app.pool.connect()
  await lock.query('begin; lock table sessions in access exclusive mode')
  for (let i = 0; i < 12; i++) {
    const stop = new AbortController()
    const arrived = once(app.server, 'request')
    const pending = fetch(`${address}/api/desk/events`, {
      headers: { cookie: asha.headers.cookie },
      signal: stop.signal,
    })
    const [, response] = await arrived
    stop.abort()
    await expect(pending).rejects.toThrow()
    await vi.waitFor(() => expect(response.destroyed).toBe(true), WAIT)
  }
  await lock.query('commit')
  lock.release()
  expect((await openDesk(app, asha)).response.status).toBe(200)
})

test('a person can open a limited number, and a stopping site ends all of them', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desks: Awaited<ReturnType<typeof openDesk>>[] = []
  for (let i = 0; i < 12; i++) desks.push(await openDesk(app, asha))
  const more = await openDesk(app, asha)
  expect(more.response.status).toBe(503)
  expect(more.response.headers.get('retry-after')).toBe('60')
  await app.close()
  await vi.waitFor(() => expect(desks.every(({ closed }) => closed())).toBe(true), WAIT)
})
