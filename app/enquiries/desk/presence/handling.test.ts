import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { handlingTimes, leadPresence, leads } from '#app/platform/db/schema.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
})

const beat = async (staff: Staff, id: number, active: number) => {
  const url = `/api/leads/${id}/presence`
  expect((await staff.ask('PUT', url, { active })).statusCode).toBe(200)
}
/** As if all open screens of that person had last spoken so long ago. */
const silent = (staff: Staff, seconds: number) =>
  app.db
    .update(leadPresence)
    .set({ seenAt: sql`seen_at - ${seconds} * interval '1 second'` })
    .where(eq(leadPresence.userId, staff.id))
const secondsOf = async (leadId: number) => {
  const rows = await app.db.select().from(handlingTimes).where(eq(handlingTimes.leadId, leadId))
  return Object.fromEntries(rows.map(({ userId, seconds }) => [userId, seconds]))
}

test('the time between two heartbeats counts for the enquiry, the person and the Indian day', async () => {
  const { id } = await makeLead(app)
  await beat(asha, id, 0)
  expect(await secondsOf(id)).toEqual({})
  for (const _ of [1, 2, 3]) {
    await silent(asha, 20)
    await beat(asha, id, 20)
  }
  expect(await secondsOf(id)).toEqual({ [asha.id]: 60 })
  const [row] = await app.db.select().from(handlingTimes).where(eq(handlingTimes.leadId, id))
  expect(row?.day).toBe(indianDate(new Date()))
  await asha.ask('DELETE', `/api/leads/${id}/presence`)
})

test('two tabs with the same enquiry, or with two, do not count a minute twice', async () => {
  const [one, other] = [await makeLead(app), await makeLead(app)]
  await beat(asha, one.id, 0)
  await beat(asha, other.id, 0)
  for (let round = 0; round < 3; round++) {
    for (const id of [one.id, one.id, other.id]) {
      await silent(asha, 10)
      await beat(asha, id, 20)
    }
  }
  const [first, second] = [await secondsOf(one.id), await secondsOf(other.id)]
  expect(first).toEqual({ [asha.id]: 60 })
  expect(second).toEqual({ [asha.id]: 30 })
})

test('many heartbeats at once count once', async () => {
  const { id } = await makeLead(app)
  await beat(ravi, id, 0)
  await silent(ravi, 30)
  await Promise.all(Array.from({ length: 10 }, () => beat(ravi, id, 60)))
  // A busy machine takes a second or two itself; ten that counted would make five minutes.
  expect((await secondsOf(id))[ravi.id]).toBeGreaterThanOrEqual(30)
  expect((await secondsOf(id))[ravi.id]).toBeLessThan(60)
})

test('time in which a page was hidden does not count, nor a silence of more than a minute', async () => {
  const { id } = await makeLead(app)
  await beat(ravi, id, 0)
  await silent(ravi, 40)
  await beat(ravi, id, 15)
  await silent(ravi, 61)
  await beat(ravi, id, 60)
  expect(await secondsOf(id)).toEqual({ [ravi.id]: 15 })
})

test('closing a screen sends its last seconds, and the time of two people adds up', async () => {
  const { id } = await makeLead(app)
  for (const person of [asha, ravi]) {
    await beat(person, id, 0)
    await silent(person, 12)
    const url = `/api/leads/${id}/presence?active=12`
    expect((await person.ask('DELETE', url)).statusCode).toBe(200)
  }
  expect(await secondsOf(id)).toEqual({ [asha.id]: 12, [ravi.id]: 12 })
  await app.db.delete(leads).where(eq(leads.id, id))
  expect(await secondsOf(id)).toEqual({})
})

test('a heartbeat of more seconds than a day has is refused', async () => {
  const { id } = await makeLead(app)
  const response = await asha.ask('PUT', `/api/leads/${id}/presence`, { active: 86_401 })
  expect(response.statusCode).toBe(400)
})
