import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { appointments, autosavedDrafts, entries, leads } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'
import { storedPost } from '../../../../test/entries.ts'

let app: FastifyInstance
let head: Staff
let arjun: Staff
let meera: Staff
beforeEach(async () => {
  app = await testApp()
  head = await atDesk(app, 'head', 'admin')
  arjun = await atDesk(app, 'arjun')
  meera = await atDesk(app, 'meera')
})

/** A call in that many hours, with a quarter of an hour's pause after it. */
async function callOf(userId: number, hours: number, ownerId: number | null = userId) {
  const lead = await makeLead(app, { ownerId })
  const startsAt = inHours(hours)
  const [call] = await app.db
    .insert(appointments)
    .values({
      leadId: lead.id,
      userId,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 900_000),
      blockedUntil: new Date(startsAt.getTime() + 1_800_000),
      timeZone: 'Asia/Kolkata',
    })
    .returning()
  if (!call) throw new Error('no call was made')
  return call
}
const callerOf = async (id: number) =>
  (await app.db.select().from(appointments).where(eq(appointments.id, id)))[0]?.userId
const disable = (takeover: unknown) =>
  head.ask('PATCH', `/api/staff/${arjun.id}`, { disabled: true, takeover })

test('a colleague who leaves hands over calls ahead, won cases that are not filed, and drafts', async () => {
  const [soon, over, clash] = [
    await callOf(arjun.id, 3),
    await callOf(arjun.id, -3),
    await callOf(arjun.id, 30),
  ]
  await callOf(meera.id, 30.2)
  const won = { ownerId: arjun.id, status: 'won' as const, closedAt: new Date() }
  const preparing = await makeLead(app, { ...won, stage: 'preparing' })
  const filed = await makeLead(app, { ...won, stage: 'filed' })
  const [post] = await app.db
    .insert(entries)
    .values(
      storedPost({
        title: 'Half a post',
        slug: 'half-a-post',
        excerpt: '',
        content: '<p>…</p>',
        authorId: arjun.id,
      }),
    )
    .returning()
  await app.db.insert(autosavedDrafts).values({ userId: arjun.id, kind: 'post', values: {} })

  const { begun } = (await head.get('/api/staff')).find(({ id }: { id: number }) => id === arjun.id)
  expect(begun).toEqual({ enquiries: 3, cases: 1, calls: 2, returns: 0, drafts: 2 })
  expect((await disable(meera.id)).statusCode).toBe(200)

  expect(await callerOf(soon.id)).toBe(meera.id)
  expect(await callerOf(over.id)).toBe(arjun.id)
  // Meera has another call then.
  expect(await callerOf(clash.id)).toBeNull()
  expect((await head.see(preparing.id)).owner?.id).toBe(meera.id)
  expect((await head.see(filed.id)).owner?.id).toBe(arjun.id)
  const [given] = await app.db
    .select()
    .from(entries)
    .where(eq(entries.id, post?.id ?? 0))
  expect(given?.authorId).toBe(meera.id)
  expect(await app.db.select().from(autosavedDrafts)).toMatchObject([{ userId: meera.id }])
  const { events } = await head.see(soon.leadId)
  expect(events.find(({ kind }) => kind === 'appointment-moved')).toMatchObject({
    detail: { person: { id: meera.id }, previous: { id: arjun.id } },
  })
})

test('a new post that a leaver had begun becomes a draft of the list where a colleague has begun one too', async () => {
  const begin = (userId: number, title: string) =>
    app.db.insert(autosavedDrafts).values({ userId, kind: 'post', values: { title } })
  await begin(arjun.id, 'What the AIS shows')
  await begin(meera.id, 'Rent without PAN')
  expect((await disable(meera.id)).statusCode).toBe(200)
  const [post] = await app.db.select().from(entries).where(eq(entries.title, 'What the AIS shows'))
  expect(post).toMatchObject({ authorId: meera.id, published: false })
  const drafts = await app.db.select().from(autosavedDrafts).orderBy(autosavedDrafts.id)
  expect(drafts).toMatchObject([
    { userId: meera.id, entryId: post?.id, version: 1, values: { title: 'What the AIS shows' } },
    { userId: meera.id, entryId: null, values: { title: 'Rent without PAN' } },
  ])
})

test('calls go with their enquiries where no one person takes over', async () => {
  const [own, colleagues] = [await callOf(arjun.id, 3), await callOf(arjun.id, 30, meera.id)]
  expect((await disable('no-one')).statusCode).toBe(200)
  expect(await callerOf(own.id)).toBeNull()
  expect(await callerOf(colleagues.id)).toBe(meera.id)
})

test('a call is given to a colleague who is free then, at the same time', async () => {
  const call = await callOf(arjun.id, 3)
  const give = (userId: number) => meera.ask('POST', `/api/desk/calls/${call.id}/give`, { userId })
  const [given] = (await give(meera.id)).json()
  expect(given).toMatchObject({
    person: { id: meera.id },
    startsAt: call.startsAt.toISOString(),
    state: 'booked',
  })
  await callOf(head.id, 3.1)
  const refused = await give(head.id)
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'head has another call at that time.',
  ])
  expect(await callerOf(call.id)).toBe(meera.id)
  await app.db.delete(leads)
  expect((await give(arjun.id)).statusCode).toBe(404)
})
