import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { mails } from '#app/platform/db/schema.ts'
import { testApp } from '../../../../test/app.ts'
import { makeLead } from '../../../../test/desk.ts'
import { mailsToSend } from '../../../../test/outbox.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await testApp()
})

const ask = (contact: string) =>
  app.inject({ method: 'POST', url: '/api/receipts/links', payload: { contact } })
const sentTo = (address: string) => mailsToSend(app, eq(mails.toAddress, address))
const waitFor = (address: string, count: number) =>
  vi.waitFor(async () => expect(await sentTo(address)).toHaveLength(count), { timeout: 10_000 })

test.each([
  ['the reference number', ({ id }: { id: number }) => referenceOf(id).toLowerCase()],
  ['the email address', ({ email }: { email: string }) => email.toUpperCase()],
  ['the phone number, however it is written', () => '+91 (98490) 33440'],
])('The link goes to the address on record for %s', async (_what, contactOf) => {
  const lead = await makeLead(app, { phone: '9849033440' })
  await ask(contactOf(lead))
  await waitFor(lead.email, 1)
  const [mail] = await sentTo(lead.email)
  expect(mail).toMatchObject({ kind: 'enquiry-link', leadId: lead.id })
  expect(JSON.stringify(mail)).toContain(`/receipt/${lead.receiptToken}`)
  expect(JSON.stringify(mail)).toContain(referenceOf(lead.id))
  await app.db.delete(mails)
})

test('The link of an enquiry in Hindi stands beside its service in Hindi', async () => {
  const { email } = await makeLead(app, { email: 'sunita@example.in', language: 'hi' })
  await ask(email)
  await waitFor(email, 1)
  const text = JSON.stringify(await sentTo(email))
  expect(text).toContain(': सामान्य पूछताछ, ')
  expect(text).not.toContain('General')
})

test('The response is the same for what we know and what we do not', async () => {
  const { email } = await makeLead(app)
  const known = await ask(email)
  const unknown = await ask('nobody@example.in')
  expect(known.statusCode).toBe(202)
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
  await waitFor(email, 1)
  expect(await sentTo('nobody@example.in')).toEqual([])
})

test('One email lists all enquiries of an address, and none of another’s', async () => {
  const phone = '9849033441'
  const one = await makeLead(app, { email: 'anita@example.in', phone })
  const two = await makeLead(app, { email: 'Anita@example.in', phone })
  const husband = await makeLead(app, { email: 'ravi@example.in', phone })
  await ask(phone)
  await waitFor('ravi@example.in', 1)
  await waitFor(two.email, 1)
  const written = [...(await sentTo('anita@example.in')), ...(await sentTo('Anita@example.in'))]
  expect(written).toHaveLength(1)
  const text = JSON.stringify(written)
  expect([one, two, husband].map(({ receiptToken }) => text.includes(receiptToken))).toEqual([
    true,
    true,
    false,
  ])
})

test('An address gets at most three a day', async () => {
  const { email } = await makeLead(app)
  for (const count of [1, 2, 3]) {
    await ask(email)
    await waitFor(email, count)
  }
  await ask(email)
  const other = await makeLead(app)
  await ask(other.email)
  await waitFor(other.email, 1)
  expect(await sentTo(email)).toHaveLength(3)
})

test('A mailbox gets no more than three a day by its tagged addresses', async () => {
  const phone = '9849033443'
  const addresses = ['', '+a', '+b', '+c', '+d'].map((tag) => `kamala${tag}@example.in`)
  for (const email of addresses) await makeLead(app, { email, phone })
  const sent = async () => (await Promise.all(addresses.map(sentTo))).flat()
  await ask(phone)
  await vi.waitFor(async () => expect(await sent()).toHaveLength(3), { timeout: 10_000 })
  const other = await makeLead(app)
  await ask(other.email)
  await waitFor(other.email, 1)
  expect(await sent()).toHaveLength(3)
})

test('The link of an enquiry in Hindi comes in Hindi', async () => {
  const lead = await makeLead(app, { language: 'hi' })
  await ask(lead.email)
  await waitFor(lead.email, 1)
  const [mail] = await sentTo(lead.email)
  expect(mail?.subject).toBe('आपकी पूछताछ का लिंक')
  expect(mail?.html).toContain('<html lang="hi">')
})

test('An enquiry without an email address, or in Spam, sends nothing', async () => {
  const none = await makeLead(app, { email: '', source: 'callback', phone: '9849033442' })
  const spam = await makeLead(app, { status: 'spam', spamReason: 'links', closedAt: new Date() })
  await ask('9849033442')
  await ask(referenceOf(none.id))
  await ask(spam.email)
  const other = await makeLead(app)
  await ask(other.email)
  await waitFor(other.email, 1)
  expect(await sentTo(spam.email)).toEqual([])
})

test.each(['', 'K7M-4Q', '12345', 'x'.repeat(300)])('%j is refused with words', async (contact) => {
  const response = await ask(contact)
  expect(response.statusCode).toBe(400)
  expect(response.json().errors[0].path).toBe('contact')
})

test('Without script the form leads to a page that says to look for an email', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/receipts/links',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'contact=nobody%40example.in',
  })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    '/enquiry/check-your-email',
  ])
})
