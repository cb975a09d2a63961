import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { leads } from '#app/platform/db/schema.ts'
import { mailsOfLeads } from '#app/platform/mail/mail-list.server.ts'
import { enquiry, errorShape, send, testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let admin: Staff
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example' })
  admin = await atDesk(app, 'asha', 'admin')
})

let callbacks = 0
const callback = (changes: Record<string, unknown> = {}) => ({
  name: 'Kavya Rao',
  phone: `+91 98480 ${String(10_000 + ++callbacks)}`,
  service: 'Capital Gains Filing',
  source: 'callback',
  ...changes,
})
const stored = async (id: number) => {
  const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
  return row
}
const sent = async (body: object): Promise<{ id: number; receiptUrl: string }> => {
  const response = await send(app, body)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

test.each(['callback', 'tool'])(
  'an enquiry without an email address is stored when it comes from the source %s',
  async (source) => {
    const body = callback({ source, message: 'Tax for FY 2025-26: ₹1,99,999' })
    const { id } = await sent(body)
    expect(await stored(id)).toMatchObject({ ...body, email: '', emailKey: null })
  },
)

test('an enquiry without an email address keeps an address that was given all the same', async () => {
  const { id } = await sent(callback({ email: 'kavya@example.in' }))
  expect(await stored(id)).toMatchObject({
    email: 'kavya@example.in',
    emailKey: 'kavya@example.in',
  })
  expect((await admin.see(id)).mails).toMatchObject([
    { kind: 'acknowledgement' },
    { kind: 'new-enquiry' },
  ])
})

test('an enquiry without an email address is rejected from the documented forms', async () => {
  const { email: _email, ...contact } = enquiry()
  for (const body of [
    contact,
    { ...contact, source: 'import' },
    { fullName: 'Kavya', phoneNumber: '9848022338', incomeSource: 'Other', source: 'callback' },
  ]) {
    const response = await send(app, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      ...errorShape,
      message: 'Please enter a valid email address',
    })
  }
})

test('an enquiry without an email address is refused by the table from any other source', async () => {
  await expect(makeLead(app, { email: '', source: 'contact-form' })).rejects.toThrow()
  await expect(makeLead(app, { email: '', emailKey: '@', source: 'callback' })).rejects.toThrow()
})

test('an enquiry without an email address is reported to staff, who read how to reach the person, and acknowledged to no one', async () => {
  const { id } = await sent(callback())
  const [mail, ...others] = await mailsOfLeads(app.db, [id])
  expect(mail).toMatchObject({ kind: 'new-enquiry', to: 'office@firm.example' })
  expect(others).toEqual([])
  const { text } = await admin.get(`/api/mails/${mail?.id}`)
  expect(text).toContain('By phone or WhatsApp: no email address was given')
})

test('an enquiry without an email address brought back from Spam is not acknowledged either', async () => {
  const { id } = await sent(callback({ website: 'x' }))
  const { mails } = await admin.act(id, 'not-spam')
  expect(mails.map(({ kind }) => kind)).toEqual(['new-enquiry'])
})

test('an enquiry without an email address is stored once when it is sent twice', async () => {
  const body = callback({ sendKey: 'a-random-key' })
  expect(await sent(body)).toEqual(await sent(body))
})

test('an enquiry without an email address has a receipt, which can be withdrawn', async () => {
  const { receiptUrl } = await sent(callback({ name: 'Withdrawn Later' }))
  const address = `/api/receipts/${receiptUrl.split('/').at(-1)}`
  expect((await app.inject(address)).json()).toMatchObject({ state: 'waiting', email: '' })
  const gone = await app.inject({ method: 'POST', url: `${address}/withdraw` })
  expect(gone.json()).toMatchObject({ state: 'erased' })
  expect(await app.db.$count(leads, eq(leads.name, 'Withdrawn Later'))).toBe(0)
})

test('at the desk, an enquiry without an email address is found by name and by phone', async () => {
  const { id } = await sent(callback({ name: 'Findable Person', phone: '+91 91234 56780' }))
  for (const q of ['findable', '9123456780', '91234 56780']) {
    const { items } = await admin.get(`/api/leads?q=${encodeURIComponent(q)}`)
    expect(items, q).toMatchObject([{ id, email: '', source: 'callback' }])
  }
  const { total } = await admin.get('/api/leads?source=callback&q=findable')
  expect(total).toBe(1)
})

test('at the desk, an enquiry without an email address cannot be answered by email', async () => {
  const { id } = await sent(callback())
  const response = await admin.ask('POST', `/api/leads/${id}/replies`, {
    subject: 'Your return',
    text: 'Hello',
    key: 'no-address',
  })
  expect(response.statusCode).toBe(409)
  expect(response.json().message).toBe('No email address was given. Call or use WhatsApp.')
  expect((await admin.see(id)).firstResponseAt).toBeNull()
})

test('at the desk, an enquiry without an email address is the same person as another only by the phone', async () => {
  const phone = '+91 98480 77777'
  const first = await sent(callback({ phone }))
  const stranger = await sent(callback())
  const second = await sent(callback({ phone: '098480-77777', service: 'Tax Planning' }))
  const { duplicates } = await admin.see(second.id)
  expect(duplicates).toMatchObject([{ id: first.id, same: ['phone'] }])
  expect((await admin.see(stranger.id)).duplicates).toEqual([])
})

test('at the desk, an enquiry without an email address is exported for the person alone, and erased', async () => {
  const { id } = await sent(callback())
  await sent(callback())
  const { enquiries } = await admin.get(`/api/leads/${id}/export`)
  expect(enquiries).toMatchObject([{ id, email: null, mails: [] }])
  expect((await admin.ask('DELETE', `/api/leads/${id}`)).json()).toEqual({ erased: 1 })
  expect(await stored(id)).toBeUndefined()
})

test('many enquiries from one phone are put into Spam', async () => {
  const there = await testApp({ LIMIT_SCALE: '1' })
  const { max } = there.env.limits.contact
  const bodies = Array.from({ length: max + 1 }, (_, i) =>
    callback({ phone: '+91 98480 88888', message: `Call ${i}` }),
  )
  const receipts = []
  for (const body of bodies) receipts.push((await send(there, body)).json())
  const rows = await there.db.select().from(leads).orderBy(leads.id)
  expect(rows.map(({ status }) => status)).toEqual([...Array(max).fill('new'), 'spam'])
})

test('too many enquiries without an email address are not counted where neither the address nor the phone identifies anyone', async () => {
  const there = await testApp({ LIMIT_SCALE: '1' })
  const { max } = there.env.limits.contact
  for (let i = 0; i < max; i++) await makeLead(there, { hoursAgo: 0.1 })
  const body = callback({ phone: 'please write' })
  await send(there, body)
  expect(await there.db.$count(leads, eq(leads.status, 'spam'))).toBe(0)
})
