import { eq, like, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api } from '#app/paths.ts'
import { leads, mails, notifications, users } from '#app/platform/db/schema.ts'
import type { MailContext } from '#app/platform/mail/deliver.server.ts'
import { replyUndeliverable } from '#app/platform/mail/outbox.server.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import type { NotificationList } from './notification.ts'
import { runScheduledMail } from './scheduled-run.server.ts'

let app: FastifyInstance
let asha: Staff
let meera: Staff
let head: Staff
beforeAll(async () => {
  app = await testApp({ ASSIGN_IN_TURN: 'true' })
  asha = await atDesk(app, 'asha')
  meera = await atDesk(app, 'meera')
  head = await atDesk(app, 'head', 'admin')
  for (const [person, name] of [
    [asha, 'Asha Rao'],
    [meera, 'Meera Iyer'],
    [head, 'Head'],
  ] as const) {
    await setUser(person, { name, email: `${name.split(' ')[0]?.toLowerCase()}@firm.example` })
  }
})
beforeEach(async () => {
  await app.pool.query('delete from mails; delete from leads')
  await app.db
    .update(users)
    .set({ onDuty: false, mailAssigned: true, mailMentioned: true, mailDue: true, mailNew: true })
})

const setUser = (person: Staff, set: Partial<typeof users.$inferInsert>) =>
  app.db.update(users).set(set).where(eq(users.id, person.id))
const seenBy = (person: Staff): Promise<NotificationList> => person.get('/api/notifications')
const context = (): MailContext => ({
  ...app.outbox,
  db: app.db,
  pool: app.pool,
  log: { info() {}, warn() {} },
})
const written = async (kind = 'notification') => {
  const found = await mailsToSend(app, like(mails.kind, kind))
  return found
    .map(({ toAddress: to, subject, text, leadId }) => ({ to, subject, text, leadId }))
    .toSorted((a, b) => a.to.localeCompare(b.to))
}

test('the client of a merged enquiry who was not called reaches the owner of the one it was merged into', async () => {
  const into = await makeLead(app, { ownerId: meera.id, hoursAgo: 30 })
  const merged = await makeLead(app, { mergedInto: into.id, hoursAgo: 30 })
  await app.inject({ method: 'POST', url: api.receipts.reportNoResponse(merged.receiptToken) })
  expect((await seenBy(meera)).items).toMatchObject([{ leadId: into.id }])
  expect((await seenBy(asha)).items).toEqual([])
})

test('an assignment reaches the new owner in the app and by email, and no one else', async () => {
  const { id } = await makeLead(app, { name: 'Kavya Reddy' })
  await asha.change(id, { ownerId: meera.id })
  expect(await seenBy(meera)).toMatchObject({
    unread: 1,
    items: [
      { kind: 'assigned', leadId: id, leadName: 'Kavya Reddy', actor: 'Asha Rao', read: false },
    ],
  })
  expect((await seenBy(asha)).items).toEqual([])
  const mail = await written()
  expect(mail).toMatchObject([
    { to: 'meera@firm.example', subject: `Asha Rao assigned enquiry ${id} to you`, leadId: id },
  ])
  expect(mail[0]?.text).not.toContain('Kavya')
})

test('an assignment to oneself notifies no one', async () => {
  const { id } = await makeLead(app)
  await asha.change(id, { ownerId: asha.id })
  expect((await seenBy(asha)).items).toEqual([])
  expect(await written()).toEqual([])
})

test('many assignments at once make one email with their number', async () => {
  const ids: number[] = []
  for (let n = 0; n < 40; n++) ids.push((await makeLead(app)).id)
  await asha.ask('PATCH', '/api/leads', { ids, ownerId: meera.id })
  expect(await seenBy(meera)).toMatchObject({
    unread: 1,
    items: [{ kind: 'assigned', enquiries: 40 }],
  })
  const [mail, ...more] = await written()
  expect(mail).toMatchObject({ subject: '40 enquiries were assigned to you', leadId: null })
  expect(mail?.text).toContain('and 10 more')
  expect(more).toEqual([])
})

test('an assignment in turn, on arrival, makes one email to its owner', async () => {
  await setUser(meera, { onDuty: true })
  const { id } = (await send(app, enquiry())).json()
  expect(await seenBy(meera)).toMatchObject({
    items: [{ kind: 'assigned', leadId: id, actor: null }],
  })
  expect(await written('%')).toMatchObject([
    { to: 'asha@example.in' },
    { to: 'meera@firm.example', subject: expect.stringContaining('New enquiry') },
  ])
})

test('enquiries assigned in turn within two minutes are one notification', async () => {
  await setUser(meera, { onDuty: true })
  for (let n = 0; n < 5; n++)
    await send(app, enquiry({ email: `busy-${n}@example.in`, phone: `98480 2233${n}` }))
  await app.db
    .update(notifications)
    .set({ at: sql`timestamptz '2026-07-31 10:00:00Z' + id % 60 * interval '1 second'` })
  expect(await seenBy(meera)).toMatchObject({
    unread: 1,
    items: [{ kind: 'assigned', actor: null, enquiries: 5 }],
  })
  const [item] = (await seenBy(meera)).items
  const read = await meera.ask('POST', '/api/notifications/read', { id: item?.id })
  expect(read.json()).toMatchObject({ unread: 0, items: [{ read: true }] })
})

test('what was assigned in turn after the list was shown is still unread when that is marked', async () => {
  await setUser(meera, { onDuty: true })
  const assigned = async (n: number) => {
    await send(app, enquiry({ email: `turn-${n}@example.in`, phone: `98480 2244${n}` }))
    await app.db.update(notifications).set({ at: sql`timestamptz '2026-07-31 10:00:00Z'` })
  }
  await assigned(1)
  const [item] = (await seenBy(meera)).items
  await assigned(2)
  const read = await meera.ask('POST', '/api/notifications/read', { id: item?.id })
  expect(read.json()).toMatchObject({ unread: 1 })
})

test('an assignment sends no email to a person who has turned it off', async () => {
  expect(
    (await meera.ask('PATCH', '/api/auth/me/mail', { mailAssigned: false })).json(),
  ).toMatchObject({ mailAssigned: false, mailMentioned: true })
  await asha.change((await makeLead(app)).id, { ownerId: meera.id })
  expect(await seenBy(meera)).toMatchObject({ unread: 1 })
  expect(await written()).toEqual([])
})

test('an assignment that is undone removes its notification', async () => {
  const { id } = await makeLead(app)
  const { changed } = await asha.change(id, { ownerId: meera.id })
  await asha.act(id, 'undo', { eventId: changed[0] })
  expect((await seenBy(meera)).items).toEqual([])
})

describe('a mention in a note', () => {
  test('a mention in a note reaches the colleague, by name or username, and is stored with the name', async () => {
    const { id } = await makeLead(app)
    const { events } = await asha.act(id, 'notes', {
      text: 'Please call, @meera. Copy: @Head, not x@asha.in; @nobody',
    })
    const note = events.find(({ kind }) => kind === 'note')
    expect(note?.detail).toEqual({
      text: 'Please call, @Meera Iyer. Copy: @Head, not x@asha.in; @nobody',
      mentions: [
        { id: meera.id, name: 'Meera Iyer' },
        { id: head.id, name: 'Head' },
      ],
    })
    expect(await seenBy(meera)).toMatchObject({ items: [{ kind: 'mentioned', leadId: id }] })
    expect(await seenBy(head)).toMatchObject({ items: [{ kind: 'mentioned', leadId: id }] })
    const mail = await written()
    expect(mail.map(({ to }) => to)).toEqual(['head@firm.example', 'meera@firm.example'])
    expect(mail[1]?.subject).toBe(`Asha Rao mentioned you on enquiry ${id}`)
    expect(JSON.stringify(mail)).not.toContain('Please call')
  })

  test('somebody who mentions themselves in a note is not notified', async () => {
    await asha.act((await makeLead(app)).id, 'notes', { text: 'To do for @asha rao' })
    expect((await seenBy(asha)).items).toEqual([])
  })
})

describe('a date', () => {
  const run = (now = new Date()) => runScheduledMail(context(), now)

  test('a date that has come is notified to the owner once: due soon, overdue, follow-up', async () => {
    const soon = await makeLead(app, { ownerId: meera.id, dueAt: inHours(1) })
    const late = await makeLead(app, { ownerId: meera.id, dueAt: inHours(-1) })
    const again = await makeLead(app, {
      ownerId: meera.id,
      followUpAt: inHours(-0.1),
      firstResponseAt: new Date(),
    })
    await makeLead(app, { ownerId: meera.id, dueAt: inHours(-30) })
    await makeLead(app, { ownerId: meera.id, dueAt: inHours(-1), firstResponseAt: new Date() })
    await Promise.all([run(), run()])
    await run()
    const { items } = await seenBy(meera)
    expect(items.map(({ kind, leadId }) => [kind, leadId]).sort()).toEqual([
      ['due-soon', soon.id],
      ['follow-up', again.id],
      ['overdue', late.id],
    ])
    expect((await written('%')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Enquiry ${soon.id} is due by`),
      `Enquiry ${late.id} is overdue`,
      `Follow up on enquiry ${again.id}`,
    ])
    expect((await seenBy(head)).items).toEqual([])
  })

  test('a date that is moved is notified again', async () => {
    const { id } = await makeLead(app, { ownerId: meera.id, followUpAt: inHours(-0.1) })
    await run()
    await app.db
      .update(leads)
      .set({ followUpAt: inHours(1) })
      .where(eq(leads.id, id))
    await run(inHours(1.1))
    expect((await seenBy(meera)).items.filter(({ kind }) => kind === 'follow-up')).toHaveLength(2)
  })

  test('dates of many enquiries at once make one email', async () => {
    for (let n = 0; n < 3; n++) await makeLead(app, { ownerId: meera.id, dueAt: inHours(-1) })
    await run()
    expect(await written()).toMatchObject([
      { to: 'meera@firm.example', subject: '3 enquiries are overdue' },
    ])
  })
})

describe('a new enquiry without an owner', () => {
  const run = () => runScheduledMail(context())
  const unread = async () => {
    const lists = await Promise.all([asha, meera, head].map(seenBy))
    return lists.map((list) => list.unread)
  }

  test('rings the bell of everyone at the desk when no one is available, once', async () => {
    const { id } = (await send(app, enquiry())).json()
    await Promise.all([run(), run()])
    await run()
    for (const person of [asha, meera, head])
      expect(await seenBy(person)).toMatchObject({
        unread: 1,
        items: [{ kind: 'new-enquiry', leadId: id, actor: null, enquiries: 1 }],
      })
  })

  test('rings the bell of those who are available, where new enquiries are not assigned in turn', async () => {
    const site = await testApp()
    const [ravi, kavya] = [await atDesk(site, 'ravi'), await atDesk(site, 'kavya')]
    await site.db.update(users).set({ onDuty: true }).where(eq(users.id, ravi.id))
    await send(site, enquiry())
    await runScheduledMail({ ...context(), ...site.outbox, db: site.db, pool: site.pool })
    expect([(await seenBy(ravi)).unread, (await seenBy(kavya)).unread]).toEqual([1, 0])
  })

  test('a new enquiry without an owner is no news any more once someone has taken it', async () => {
    const { id } = await makeLead(app)
    await run()
    expect(await unread()).toEqual([1, 1, 1])
    await asha.change(id, { ownerId: asha.id })
    expect(await unread()).toEqual([0, 0, 0])
  })

  test('rings no bell if it is spam, answered, from a file or has an owner', async () => {
    await makeLead(app, { status: 'spam', spamReason: 'links', closedAt: new Date() })
    await makeLead(app, { status: 'contacted', firstResponseAt: new Date() })
    await makeLead(app, { source: 'import', dueAt: null })
    await makeLead(app, { ownerId: asha.id })
    await run()
    expect(await unread()).toEqual([0, 0, 0])
  })
})

describe('what concerns an enquiry without an owner', () => {
  const recipients = async (site = app) => {
    await makeLead(site, { dueAt: inHours(-1) })
    await runScheduledMail({ ...context(), ...site.outbox, db: site.db, pool: site.pool })
    return (
      await site.db
        .select({ to: mails.toAddress })
        .from(mails)
        .where(eq(mails.kind, 'notification'))
        .orderBy(mails.toAddress)
    ).map(({ to }) => to)
  }

  test('what concerns an enquiry without an owner goes to those on duty', async () => {
    await setUser(asha, { onDuty: true })
    await setUser(meera, { onDuty: true, mailDue: false })
    expect(await recipients()).toEqual(['asha@firm.example'])
    expect(await seenBy(meera)).toMatchObject({ unread: 1 })
    expect((await seenBy(head)).items).toEqual([])
  })

  test('what concerns an enquiry without an owner goes to all admins when no one is on duty, and no other address is set', async () => {
    expect(await recipients()).toEqual(['head@firm.example'])
    expect(await seenBy(head)).toMatchObject({ unread: 1 })
    expect((await seenBy(asha)).items).toEqual([])
  })

  test('what concerns an enquiry without an owner goes to MAIL_STAFF before the admins, who see it in the app', async () => {
    const site = await testApp({ MAIL_STAFF: 'office@firm.example' })
    const admin = await atDesk(site, 'admin', 'admin')
    await site.db.update(users).set({ email: 'admin@firm.example' })
    expect(await recipients(site)).toEqual(['office@firm.example'])
    expect(await seenBy(admin)).toMatchObject({ unread: 1 })
  })
})

test('the person in charge is notified of a client who was not called and of a reply that failed', async () => {
  const { id, receiptToken } = await makeLead(app, { ownerId: meera.id, hoursAgo: 25 })
  await app.inject({ method: 'POST', url: `/api/receipts/${receiptToken}/nobody-called` })
  expect(await seenBy(meera)).toMatchObject({ items: [{ kind: 'escalated', leadId: id }] })
  await asha.act(id, 'replies', { subject: 'Hello', text: 'Hello', key: 'reply-12345' })
  await app.db.update(mails).set({ state: 'failed' }).where(eq(mails.kind, 'reply'))
  const [reply] = await app.db.select().from(mails).where(eq(mails.kind, 'reply'))
  const fail = () =>
    app.db.transaction((tx) =>
      replyUndeliverable.publish(tx, { leadId: id, mailId: reply?.id ?? 0 }),
    )
  await fail()
  await fail()
  expect((await seenBy(asha)).items.map(({ kind }) => kind)).toEqual(['reply-failed'])
  // The notification of an earlier failure is gone after a while; it does not come again with another.
  await app.pool.query("delete from notifications where kind = 'reply-failed'")
  await app.db.transaction((tx) => replyUndeliverable.publish(tx, { leadId: id, mailId: 0 }))
  expect((await seenBy(asha)).items).toEqual([])
  expect((await written()).map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@firm.example', `A reply couldn’t be delivered: enquiry ${id}`],
    ['meera@firm.example', `The client says no one has called: enquiry ${id}`],
  ])
})

test('one’s own notifications are marked as read one by one, by enquiry, or all at once', async () => {
  const ids: number[] = []
  for (let n = 0; n < 3; n++) {
    const { id } = await makeLead(app)
    ids.push(id)
    await asha.change(id, { ownerId: meera.id })
  }
  const read = async (body: object) =>
    (await meera.ask('POST', '/api/notifications/read', { ...body })).json().unread
  const { items } = await seenBy(meera)
  expect(items.map(({ leadId }) => leadId)).toEqual(ids.toReversed())
  expect((await asha.ask('POST', '/api/notifications/read', {})).json().unread).toBe(0)
  expect(await read({ id: items[0]?.id })).toBe(2)
  expect(await read({ leadId: ids[0] })).toBe(1)
  expect(await read({})).toBe(0)
})

test('one’s own notifications are deleted after 90 days, and with their enquiry', async () => {
  const old = await makeLead(app)
  await asha.change(old.id, { ownerId: meera.id })
  await runScheduledMail(context(), inHours(91 * 24))
  expect((await seenBy(meera)).items.filter(({ kind }) => kind === 'assigned')).toEqual([])
  await asha.change((await makeLead(app)).id, { ownerId: meera.id })
  await app.db.delete(leads)
  expect(await app.db.select().from(notifications)).toEqual([])
})
