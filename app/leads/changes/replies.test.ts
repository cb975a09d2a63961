import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { mails } from '#app/db/schema.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'

let app: FastifyInstance
let asha: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
})

const reply = {
  subject: 'About your return',
  text: 'Hello,\r\nplease call us.',
  key: 'first-reply',
}

test('a reply is in the outbox and on the timeline, and counts as the response', async () => {
  const body = enquiry()
  const { id, receiptUrl } = (await send(app, body)).json()
  expect((await asha.see(id)).mails).toMatchObject([{ kind: 'acknowledgement', state: 'waiting' }])
  const [acknowledgement] = await app.db.select().from(mails).where(eq(mails.leadId, id))
  expect(acknowledgement?.text).toContain(receiptUrl)

  const lead = await asha.act(id, 'replies', reply)
  expect(lead).toMatchObject({ status: 'contacted', answeredAt: expect.any(String) })
  expect(lead.events.at(-1)).toMatchObject({
    kind: 'contact',
    detail: { channel: 'email', note: reply.subject },
  })
  expect(lead.mails.at(-1)).toMatchObject({
    kind: 'reply',
    subject: reply.subject,
    state: 'waiting',
  })

  expect(await asha.act(id, 'replies', reply)).toMatchObject({ changed: [], version: lead.version })
  expect((await asha.see(id)).mails).toHaveLength(2)
})

test('links in a reply are links in its HTML, and nothing else is', async () => {
  const { id } = (await send(app, enquiry())).json()
  const text = 'Pay at https://pay.example/?a=1&b=2. Or write to help@example.in.\n<a href="x">'
  await asha.act(id, 'replies', { ...reply, text })
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.leadId, id), eq(mails.kind, 'reply')))
  expect(mail?.html).toMatch(/<a href="https:\/\/pay\.example\/\?a=1&amp;b=2"[^>]*>/)
  expect(mail?.html).toMatch(/<a href="mailto:help@example\.in"[^>]*>help@example\.in<\/a>\./)
  expect(mail?.html).toContain('&lt;a href=&quot;x&quot;&gt;')
  expect(mail?.text).toContain('Pay at https://pay.example/?a=1&b=2.')
})

test('a reply cannot be undone: it may have been sent', async () => {
  const { id } = (await send(app, enquiry())).json()
  const { changed, events } = await asha.act(id, 'replies', reply)
  expect(events.at(-1)).toMatchObject({ kind: 'contact', undoable: false })
  const response = await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
  expect(response.statusCode).toBe(409)
  expect((await asha.see(id)).answeredAt).not.toBeNull()
})

test.each([
  { subject: '' },
  { subject: 'Two\nlines' },
  { text: '  ' },
  { text: 'x'.repeat(10_001) },
  { key: undefined },
])('an invalid reply is rejected: %j', async (changes) => {
  const { id } = (await send(app, enquiry())).json()
  const response = await asha.ask('POST', `/api/leads/${id}/replies`, { ...reply, ...changes })
  expect(response.statusCode).toBe(400)
  expect((await asha.see(id)).answeredAt).toBeNull()
})

test('spam gets no mail, until it is brought back', async () => {
  const { id } = (await send(app, enquiry({ website: 'x' }))).json()
  expect((await asha.see(id)).mails).toEqual([])
  expect((await asha.ask('POST', `/api/leads/${id}/replies`, reply)).statusCode).toBe(409)
  expect((await asha.see(id)).mails).toEqual([])
  const back = await asha.act(id, 'not-spam')
  expect(back.mails).toMatchObject([{ kind: 'acknowledgement' }])
})
