import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { endSession } from '#app/auth/session-store.server.ts'
import type { DeskEvent } from '#app/leads/events.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { EventStreams } from './event-streams.server.ts'

const patience = { timeout: 10_000, interval: 10 }

/** Opens a desk as a browser does, and gathers what it is told. */
async function openDesk(app: FastifyInstance, { headers }: Staff) {
  const address = app.server.listening
    ? `http://127.0.0.1:${(app.server.address() as { port: number }).port}`
    : await app.listen({ host: '127.0.0.1', port: 0 })
  const stop = new AbortController()
  const answer = await fetch(`${address}/api/desk/events`, {
    headers: { cookie: headers.cookie },
    signal: stop.signal,
  })
  const news: DeskEvent[] = []
  let text = ''
  let closed = false
  const reading = (async () => {
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
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
  const told = (kind: string) => news.filter((each) => each.kind === kind)
  return { answer, news, told, text: () => text, closed: () => closed }
}

test('a new enquiry is told on every instance, by its number alone', async () => {
  const database = await testDatabase()
  const [one, other] = [await testApp({}, { database }), await testApp({}, { database })]
  const asha = await atDesk(one, 'asha')
  const desk = await openDesk(other, asha)
  expect(desk.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(desk.answer.headers.get('cache-control')).toBe('no-store')
  await vi.waitFor(() => expect(desk.told('refresh')).toHaveLength(1), patience)
  const { id } = (await send(one, enquiry({ name: 'Nobody Elsewhere' }))).json()
  await vi.waitFor(
    () => expect(desk.told('received')).toEqual([{ kind: 'received', ids: [id] }]),
    patience,
  )
  await asha.act(id, 'notes', { text: 'a secret note' })
  await vi.waitFor(() => expect(desk.told('note')).toEqual([{ kind: 'note', ids: [id] }]), patience)
  expect(desk.text()).not.toMatch(/Nobody|secret|example\.in/)
})

test('what is taken back before it is stored is not told', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desk = await openDesk(app, asha)
  await vi.waitFor(() => expect(desk.news.length).toBeGreaterThan(0), patience)
  const { id, version } = await makeLead(app)
  await asha.ask('PATCH', `/api/leads/${id}`, { read: true, status: 'won', version: version + 1 })
  await asha.change(id, { status: 'lost' })
  await vi.waitFor(() => expect(desk.told('status')).toHaveLength(1), patience)
  expect(desk.told('read')).toEqual([])
})

test('it listens again after its connection was lost, and says so', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desk = await openDesk(app, asha)
  await vi.waitFor(() => expect(desk.told('refresh')).toHaveLength(1), patience)
  await app.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'tax-expert desk'",
  )
  await vi.waitFor(() => expect(desk.told('refresh')).toHaveLength(2), patience)
  const { id } = (await send(app, enquiry())).json()
  await vi.waitFor(() => expect(desk.told('received')).toMatchObject([{ ids: [id] }]), patience)
})

test('it ends with the session, and tells nothing afterwards', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const live = new EventStreams(app.connection, app.db, app.env.session, 50)
  onTestFinished(() => live.close())
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
  live.add({ response: response as never, userId: asha.id, token })
  await vi.waitFor(() => expect(written.join('')).toContain(': still here'), patience)
  await endSession(app.db, token)
  await vi.waitFor(() => expect(written.join('')).toContain('event: signed-out'), patience)
})

test('a browser that left before it was let in takes no place', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const lock = await app.pool.connect()
  await lock.query('begin; lock table sessions in access exclusive mode')
  for (let i = 0; i < 12; i++) {
    const stop = new AbortController()
    const arrived = once(app.server, 'request')
    const answer = fetch(`${address}/api/desk/events`, {
      headers: { cookie: asha.headers.cookie },
      signal: stop.signal,
    })
    const [, response] = await arrived
    stop.abort()
    await expect(answer).rejects.toThrow()
    await vi.waitFor(() => expect(response.destroyed).toBe(true), patience)
  }
  await lock.query('commit')
  lock.release()
  expect((await openDesk(app, asha)).answer.status).toBe(200)
})

test('a person can open only so many, and a stopping site lets all of them go', async () => {
  const app = await testApp()
  const asha = await atDesk(app, 'asha')
  const desks: Awaited<ReturnType<typeof openDesk>>[] = []
  for (let i = 0; i < 12; i++) desks.push(await openDesk(app, asha))
  const more = await openDesk(app, asha)
  expect(more.answer.status).toBe(503)
  expect(more.answer.headers.get('retry-after')).toBe('60')
  await app.close()
  await vi.waitFor(() => expect(desks.every(({ closed }) => closed())).toBe(true), patience)
})
