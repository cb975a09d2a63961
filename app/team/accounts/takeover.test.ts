import { eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, test } from 'vitest'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { leads, mails, users } from '#app/platform/db/schema.ts'
import { enquiry, errorShape, send, testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { workHandedOver } from './begun-work.server.ts'

let app: FastifyInstance
let head: Staff
let leaving: Staff
let meera: Staff
let open: number[]
let closed: number
beforeEach(async () => {
  app = await testApp()
  head = await atDesk(app, 'head', 'admin')
  leaving = await atDesk(app, 'leaving')
  meera = await atDesk(app, 'meera')
  await app.db.update(users).set({ email: 'meera@firm.example' }).where(eq(users.id, meera.id))
  open = []
  for (let n = 0; n < 3; n++) open.push((await makeLead(app, { ownerId: leaving.id })).id)
  closed = (await makeLead(app, { ownerId: leaving.id, status: 'won', closedAt: new Date() })).id
})

const disable = (takeover?: unknown) =>
  head.ask('PATCH', `/api/staff/${leaving.id}`, {
    disabled: true,
    ...(takeover ? { takeover } : {}),
  })
const owners = async () =>
  (
    await app.db
      .select({ ownerId: leads.ownerId })
      .from(leads)
      .where(inArray(leads.id, open))
      .orderBy(leads.id)
  ).map(({ ownerId }) => ownerId)
const mayStillSignIn = async () => (await leaving.ask('GET', '/api/auth/me')).statusCode === 200

test('an account with open enquiries is not disabled before someone is named', async () => {
  const accounts = await head.get('/api/staff')
  expect(accounts).toContainEqual(
    expect.objectContaining({
      username: 'leaving',
      openEnquiries: 3,
      begun: { enquiries: 3, cases: 1, calls: 0, returns: 0, drafts: 0 },
    }),
  )
  const response = await disable()
  expect(response.statusCode).toBe(409)
  expect(response.json()).toMatchObject({
    ...errorShape,
    message: 'leaving has 3 open enquiries, 1 won case not filed yet. Choose who takes over.',
  })
  expect(await mayStillSignIn()).toBe(true)
  expect(await owners()).toEqual(open.map(() => leaving.id))
})

test('the open enquiries of a disabled account go to the chosen person, with an entry for each and one email', async () => {
  expect((await disable(meera.id)).statusCode).toBe(200)
  expect(await mayStillSignIn()).toBe(false)
  expect(await owners()).toEqual(open.map(() => meera.id))
  expect((await head.see(closed)).owner?.id).toBe(meera.id)
  const { events } = await head.see(open[0] ?? 0)
  expect(events.find(({ kind }) => kind === 'assigned')).toMatchObject({
    actor: 'head',
    detail: { from: { id: leaving.id }, to: { id: meera.id }, how: 'by-hand' },
  })
  expect(await meera.get('/api/notifications')).toMatchObject({ unread: 1 })
  expect(await app.db.select().from(mails).where(eq(mails.kind, 'notification'))).toMatchObject([
    { toAddress: 'meera@firm.example', subject: '4 enquiries were assigned to you' },
  ])
})

test('a person who was notified of an enquiry when it came in is notified again on taking it over', async () => {
  await app.db.update(users).set({ onDuty: true }).where(eq(users.id, meera.id))
  const { id } = (await send(app, enquiry())).json()
  await app.db.update(leads).set({ ownerId: leaving.id }).where(eq(leads.id, id))
  await app.outbox.jobs.start()
  const given = { fromId: leaving.id, to: meera.id, actorId: null }
  await app.db.transaction((tx) => workHandedOver.publish(tx, given))
  expect(await app.db.select().from(mails).where(eq(mails.kind, 'notification'))).toMatchObject([
    { toAddress: 'meera@firm.example', subject: '5 enquiries were assigned to you' },
  ])
})

test('the open enquiries of a disabled account go in turn to those on duty, and stay if no one is on duty', async () => {
  await app.db.update(users).set({ onDuty: true }).where(eq(users.id, leaving.id))
  const response = await disable('in-turn')
  expect(response.statusCode).toBe(409)
  expect(await mayStillSignIn()).toBe(true)
  await app.db.update(users).set({ onDuty: true })
  expect((await disable('in-turn')).statusCode).toBe(200)
  expect(await owners()).toEqual([head.id, meera.id, head.id])
})

test('an enquiry that is being assigned in turn is not blocked by it', async () => {
  await app.db.update(users).set({ onDuty: true }).where(eq(users.id, head.id))
  const waiting = () =>
    app.db.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  const disabled = await app.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'assignment')
    const disabling = disable('in-turn')
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 30_000 }).toBe(1)
    await tx.execute(sql`set local lock_timeout = '1s'`)
    await tx.update(users).set({ lastAssignedAt: new Date() }).where(eq(users.id, head.id))
    return { disabling }
  })
  expect((await disabled.disabling).statusCode).toBe(200)
  expect(await owners()).toEqual([head.id, head.id, head.id])
})

test('the open enquiries of a disabled account are left without an owner if an admin chooses that', async () => {
  expect((await disable('no-one')).statusCode).toBe(200)
  expect(await owners()).toEqual([null, null, null])
})

test.each(['everyone', 999_999, 0])('%s can’t take over', async (takeover) => {
  expect((await disable(takeover || -1)).statusCode).toBe(400)
  expect(await mayStillSignIn()).toBe(true)
})
