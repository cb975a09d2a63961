import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { leadEvents, mails, notifications } from '#app/platform/db/schema.ts'
import { testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { mailsToSend } from '../../../test/outbox.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  asha = await atDesk(app, 'asha')
})

const correct = (token: string, payload: Record<string, string>) =>
  app.inject({ method: 'POST', url: `/api/receipts/${token}/corrections`, payload })
const submit = (token: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: `/api/receipts/${token}/corrections`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({ token, ...fields }).toString(),
  })
const mailsAbout = (leadId: number) => mailsToSend(app, eq(mails.leadId, leadId))

test('A client corrects name, phone and service: the desk has both values, the owner is notified once', async () => {
  const { id, name, phone, receiptToken } = await makeLead(app, {
    ownerId: asha.id,
    readAt: new Date(),
  })
  const response = await correct(receiptToken, {
    name: 'Anita Raju',
    phone: '98480 22339',
    service: 'Traders Filing',
  })
  expect(response.json()).toMatchObject({ name: 'Anita Raju', phone: '98480 22339' })
  const seen = await asha.see(id)
  expect(seen).toMatchObject({ name: 'Anita Raju', service: 'Traders Filing', unread: true })
  expect(seen.events.filter(({ kind }) => kind === 'corrected')).toMatchObject([
    { actor: null, detail: { field: 'name', from: name, to: 'Anita Raju', by: 'visitor' } },
    { detail: { field: 'phone', from: phone, to: '98480 22339', by: 'visitor' } },
    { detail: { field: 'service', to: 'Traders Filing', by: 'visitor' } },
  ])
  const notified = await app.db.select().from(notifications).where(eq(notifications.leadId, id))
  expect(notified).toMatchObject([{ kind: 'corrected', userId: asha.id }])
})

test('A number or address that is corrected on the receipt of a merged enquiry reaches the one on the desk, unless that has another’s', async () => {
  const known = { email: 'old@example.in', phone: '98480 22331' }
  const root = await makeLead(app, { ...known, hoursAgo: 9 })
  const merged = await makeLead(app, known)
  const spouse = await makeLead(app, { email: 'spouse@example.in', phone: '98480 22332' })
  for (const { id } of [merged, spouse]) await asha.act(id, 'merge', { into: root.id })
  await correct(spouse.receiptToken, { phone: '98480 22333', email: 'other@example.in' })
  expect(await asha.see(root.id)).toMatchObject({ phone: known.phone, proposedEmail: null })
  await correct(merged.receiptToken, { phone: '98480 22334', email: 'new@example.in' })
  expect(await asha.see(root.id)).toMatchObject({
    phone: '98480 22334',
    email: known.email,
    proposedEmail: 'new@example.in',
  })
  const mailed = await mailsToSend(app, inArray(mails.leadId, [root.id, merged.id, spouse.id]))
  expect(mailed.map(({ kind, leadId }) => [kind, leadId])).toEqual([
    ['email-change', spouse.id],
    ['notification', root.id],
    ['email-change', merged.id],
    ['notification', root.id],
  ])
})

test('An address that staff confirm or refuse on the desk is settled on the receipt on which it was changed too', async () => {
  const root = await makeLead(app, { email: 'first@example.in', hoursAgo: 9 })
  const merged = await makeLead(app, { email: 'first@example.in' })
  await asha.act(merged.id, 'merge', { into: root.id })
  await correct(merged.receiptToken, { email: 'second@example.in' })
  await asha.change(root.id, { email: 'second@example.in' })
  const settled = { email: 'second@example.in', proposedEmail: null }
  for (const { id } of [root, merged]) expect(await asha.see(id)).toMatchObject(settled)
  await correct(merged.receiptToken, { email: 'third@example.in' })
  expect(await asha.see(root.id)).toMatchObject({ proposedEmail: 'third@example.in' })
  await asha.change(root.id, { proposedEmail: null })
  for (const { id } of [root, merged]) expect(await asha.see(id)).toMatchObject(settled)
})

test('A number that replaces none that can be called stays with its own enquiry', async () => {
  const root = await makeLead(app, { phone: 'ask my son', hoursAgo: 9 })
  const merged = await makeLead(app, { phone: 'not at work' })
  await asha.act(merged.id, 'merge', { into: root.id })
  await correct(merged.receiptToken, { phone: '98480 22335' })
  expect(await asha.see(root.id)).toMatchObject({ phone: 'ask my son' })
})

test('Staff undo what a client corrected by mistake', async () => {
  const { id, name, receiptToken } = await makeLead(app)
  await correct(receiptToken, { name: 'Wrong Name' })
  const { events } = await asha.see(id)
  expect(events.at(-1)).toMatchObject({ kind: 'corrected', undoable: true })
  expect(await asha.act(id, 'undo', { eventId: events.at(-1)?.id })).toMatchObject({ name })
})

test('Another email address gets nothing until staff confirm it, and the one on record is notified', async () => {
  const { id, email, receiptToken } = await makeLead(app)
  const response = await correct(receiptToken, { email: 'new.address@example.in' })
  expect(response.json()).toMatchObject({ email, proposedEmail: 'new.address@example.in' })
  const before = await asha.see(id)
  expect(before).toMatchObject({ email, proposedEmail: 'new.address@example.in' })
  const written = await mailsAbout(id)
  expect(written.map(({ kind, toAddress }) => [kind, toAddress])).toEqual([
    ['email-change', email],
    ['notification', 'office@firm.example'],
  ])
  expect(JSON.stringify(written)).not.toContain('new.address')

  const confirmed = await asha.change(id, { email: 'new.address@example.in' })
  expect(confirmed).toMatchObject({ email: 'new.address@example.in', proposedEmail: null })
  expect(confirmed.events.at(-1)).toMatchObject({
    kind: 'corrected',
    detail: { field: 'email', from: email, confirmed: true },
  })
  const undone = await asha.act(id, 'undo', { eventId: confirmed.changed[0] })
  expect(undone).toMatchObject({ email, proposedEmail: 'new.address@example.in' })
})

test('Staff keep the old address', async () => {
  const { id, email, receiptToken } = await makeLead(app)
  await correct(receiptToken, { email: 'new.address@example.in' })
  const kept = await asha.change(id, { proposedEmail: null })
  expect(kept).toMatchObject({ email, proposedEmail: null })
  expect(kept.events.at(-1)).toMatchObject({ kind: 'email-refused', actor: 'asha' })
})

test('A note reaches the desk, where it can be searched, and stays on the page without a PAN', async () => {
  const { id, receiptToken } = await makeLead(app)
  const response = await correct(receiptToken, {
    note: 'I also sold a flat in Warangal. ABCPE1234F',
  })
  expect(response.json().notes).toHaveLength(1)
  expect(response.body).toContain('I also sold a flat in Warangal.')
  expect(response.body).not.toContain('ABCPE1234F')
  expect((await asha.see(id)).events.at(-1)).toMatchObject({ kind: 'client-note' })
  const { items } = await asha.get('/api/leads?q=warangal')
  expect(items).toMatchObject([{ id }])
})

test('The same note sent twice within a minute is one note', async () => {
  const { id, receiptToken } = await makeLead(app)
  const note = 'I also sold a flat in Guntur.'
  for (let i = 0; i < 2; i++) expect((await correct(receiptToken, { note })).statusCode).toBe(200)
  expect((await correct(receiptToken, { note: 'And a plot.' })).json().notes).toHaveLength(2)
  const aMinuteAgo = new Date(Date.now() - 61_000)
  await app.db.update(leadEvents).set({ at: aMinuteAgo }).where(eq(leadEvents.leadId, id))
  expect((await correct(receiptToken, { note })).json().notes).toHaveLength(3)
})

test('A form sent after staff corrected the enquiry puts nothing back that its sender left alone', async () => {
  const { id, name, phone, email, service, receiptToken } = await makeLead(app)
  const shown = { wasName: name, wasPhone: phone, wasEmail: email, wasService: service }
  const corrected = { name: 'Anita Raju', phone: '98480 22339', email: 'anita@example.in' }
  await asha.change(id, { ...corrected, service: 'Traders Filing' })
  const typed = { name, phone, email, service, note: 'Call after six' }
  expect((await submit(receiptToken, { ...typed, ...shown })).statusCode).toBe(303)
  expect(await asha.see(id)).toMatchObject({
    ...corrected,
    service: 'Traders Filing',
    proposedEmail: null,
  })
  await submit(receiptToken, { ...typed, name: 'Anita R.', ...shown })
  expect(await asha.see(id)).toMatchObject({ ...corrected, name: 'Anita R.' })
  await submit(receiptToken, { ...typed })
  expect(await asha.see(id)).toMatchObject({ name, phone, proposedEmail: email })
})

test('What a form leaves empty or as it was changes nothing and tells no one', async () => {
  const { id, name, phone, email, service, receiptToken } = await makeLead(app)
  const response = await submit(receiptToken, { name, phone, email, service, note: ' ' })
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(`/receipt/${receiptToken}#saved`)
  expect(await asha.see(id)).toMatchObject({ version: 1, events: [] })
  expect(await mailsAbout(id)).toEqual([])
})

test('A form with a number of nine digits comes back once, with a question', async () => {
  const { id, receiptToken } = await makeLead(app)
  const typed = { phone: '98480 2233', note: 'Call after six' }
  const response = await submit(receiptToken, typed)
  expect(response.statusCode).toBe(400)
  expect(response.body).toContain('We can’t call this number from India as it is.')
  expect(response.body).toContain(`/receipt/${receiptToken}`)
  expect((await submit(receiptToken, { ...typed, phoneChecked: 'on' })).statusCode).toBe(303)
  expect(await asha.see(id)).toMatchObject({ phone: '98480 2233' })
})

test('The 21st correction of a day is refused', async () => {
  const { receiptToken } = await makeLead(app)
  for (let count = 0; count < 20; count++) await correct(receiptToken, { note: `Note ${count}` })
  expect((await correct(receiptToken, { note: 'One more' })).statusCode).toBe(429)
})

test('An enquiry in Spam takes corrections without telling staff', async () => {
  const { id, receiptToken } = await makeLead(app, {
    status: 'spam',
    spamReason: 'links',
    closedAt: new Date(),
  })
  expect((await correct(receiptToken, { name: 'Buy Now' })).statusCode).toBe(200)
  expect(await mailsAbout(id)).toEqual([])
})

test('An address that stands for no enquiry answers 404', async () => {
  expect((await correct('x'.repeat(43), { name: 'Nobody' })).statusCode).toBe(404)
})
