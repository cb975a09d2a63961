import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { DESK_CHANNEL } from '#app/platform/db/desk-channel.ts'
import { leadPresence, leads, sessions } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { testDatabase } from '../../../../test/database.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'
import { deleteExpiredPresence } from './presence.server.ts'

let app: FastifyInstance
let [asha, ravi]: Staff[] = []
/** at the same database, through another instance */
let elsewhere: Staff
beforeAll(async () => {
  const database = await testDatabase()
  app = await testApp({}, { database })
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
  elsewhere = await atDesk(await testApp({}, { database }), 'meera')
})

const address = (id: number) => `/api/leads/${id}/presence`
async function open(staff: Staff | undefined, id: number, writing = false) {
  const response = await staff!.ask('PUT', address(id), { writing })
  expect(response.statusCode, response.body).toBe(200)
  return response.json().people
}

test('people see who else has the enquiry open and who is writing, on every instance', async () => {
  const { id, version } = await makeLead(app)
  expect(await open(asha, id)).toEqual([])
  expect(await open(elsewhere, id, true)).toEqual([{ id: asha?.id, name: 'asha', writing: false }])
  expect(await asha?.get(address(id))).toEqual({
    people: [{ id: elsewhere.id, name: 'meera', writing: true }],
  })
  await elsewhere.ask('DELETE', address(id))
  expect(await asha?.get(address(id))).toEqual({ people: [] })
  expect((await asha?.see(id))?.version).toBe(version)
})

test('a screen is forgotten after a minute of silence', async () => {
  const { id } = await makeLead(app)
  await open(ravi, id)
  const silent = (seconds: number) =>
    app.db
      .update(leadPresence)
      .set({ seenAt: sql`now() - ${seconds} * interval '1 second'` })
      .where(eq(leadPresence.leadId, id))
  await silent(55)
  await deleteExpiredPresence(app.db)
  expect(await open(asha, id)).toHaveLength(1)
  await silent(61)
  expect(await open(asha, id)).toEqual([])
  await silent(61)
  await deleteExpiredPresence(app.db)
  expect(await app.db.$count(leadPresence, eq(leadPresence.leadId, id))).toBe(0)
})

test('the open desks are notified of what changes, by ids alone, and not of each heartbeat', async () => {
  const { id } = await makeLead(app)
  const client = await app.pool.connect()
  const news: string[] = []
  client.on('notification', ({ payload = '' }) => news.push(payload))
  await client.query(`listen ${DESK_CHANNEL}`)
  for (const writing of [false, false, true, true, false]) await open(ravi, id, writing)
  await ravi?.ask('DELETE', address(id))
  await ravi?.ask('DELETE', address(id))
  await client.query(`notify ${DESK_CHANNEL}, 'end'`)
  await expect.poll(() => news.at(-1)).toBe('end')
  const changed = JSON.stringify({ kind: 'presence', ids: [id] })
  expect(news).toEqual([changed, changed, changed, changed, 'end'])
  await client.query(`unlisten ${DESK_CHANNEL}`)
  client.release()
})

test('an open screen does not keep an idle session alive', async () => {
  const { id } = await makeLead(app)
  const longAgo = new Date(Date.now() - 20 * 60_000)
  await app.db.update(sessions).set({ lastSeenAt: longAgo })
  await open(ravi, id)
  await ravi?.get(address(id))
  await ravi?.ask('DELETE', address(id))
  const seen = await app.db.select({ lastSeenAt: sessions.lastSeenAt }).from(sessions)
  expect(seen).toEqual(seen.map(() => ({ lastSeenAt: longAgo })))
})

test('an enquiry that is erased while it is open has nobody, which is no error', async () => {
  const { id } = await makeLead(app)
  await open(asha, id)
  await app.db.delete(leads).where(eq(leads.id, id))
  for (const ask of [
    () => asha!.ask('PUT', address(id), { writing: true }),
    () => asha!.ask('DELETE', address(id)),
  ]) {
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ people: [] })
  }
  expect(await app.db.$count(leadPresence, eq(leadPresence.leadId, id))).toBe(0)
})
