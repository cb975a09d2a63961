import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { mails } from '#app/platform/db/schema.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { atDesk, type Staff } from '../../../../test/desk.ts'
import { mailsToSend } from '../../../../test/outbox.ts'

let app: FastifyInstance
let asha: Staff
let ravi: Staff
beforeAll(async () => {
  app = await testApp()
  asha = await atDesk(app, 'asha')
  ravi = await atDesk(app, 'ravi')
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
  const [acknowledgement] = await mailsToSend(app, eq(mails.leadId, id))
  expect(acknowledgement?.text).toContain(receiptUrl)

  const lead = await asha.act(id, 'replies', reply)
  expect(lead).toMatchObject({ status: 'contacted', firstResponseAt: expect.any(String) })
  expect(lead.events.find(({ kind }) => kind === 'contact')).toMatchObject({
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

test('a reply with places that are not filled in is refused by their names, unless they are kept', async () => {
  const { id } = (await send(app, enquiry())).json()
  const text = 'Your plan costs [price]. Please send [Form 16] by [date].'
  const body = { ...reply, subject: 'The [price]', text, key: 'with-places' }
  const refused = await asha.ask('POST', `/api/leads/${id}/replies`, { ...body, kept: ['[date]'] })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().message).toBe('Fill in or remove [price], [Form 16] before you send.')
  expect((await asha.see(id)).mails).toHaveLength(1)
  await asha.act(id, 'replies', { ...body, kept: ['[price]', '[Form 16]', '[date]'] })
  expect((await asha.see(id)).mails).toHaveLength(2)
})

test('web addresses in a reply become links in its HTML, and nothing else does', async () => {
  const { id } = (await send(app, enquiry())).json()
  const text = 'Pay at https://pay.example/?a=1&b=2. Or write to help@example.in.\n<a href="x">'
  await asha.act(id, 'replies', { ...reply, text })
  const [mail] = await mailsToSend(app, and(eq(mails.leadId, id), eq(mails.kind, 'reply')))
  expect(mail?.html).toMatch(/<a href="https:\/\/pay\.example\/\?a=1&amp;b=2"[^>]*>/)
  expect(mail?.html).toMatch(/<a href="mailto:help@example\.in"[^>]*>help@example\.in<\/a>\./)
  expect(mail?.html).toContain('&lt;a href=&quot;x&quot;&gt;')
  expect(mail?.text).toContain('Pay at https://pay.example/?a=1&b=2.')
})

test('a reply goes to those in Cc as well, and no further than to valid addresses', async () => {
  const { id } = (await send(app, enquiry())).json()
  const cc = 'spouse@example.in; clerk@firm.example'
  await asha.act(id, 'replies', { ...reply, cc, key: 'with-a-copy' })
  const [mail] = await mailsToSend(app, and(eq(mails.leadId, id), eq(mails.kind, 'reply')))
  expect(mail?.cc).toBe('spouse@example.in, clerk@firm.example')
  const wrong = await asha.ask('POST', `/api/leads/${id}/replies`, {
    ...reply,
    cc: 'spouse@example.in, nobody',
    key: 'with-a-wrong-copy',
  })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors).toMatchObject([{ path: 'cc' }])
})

test('a reply cannot be undone: it may have been sent', async () => {
  const { id } = (await send(app, enquiry())).json()
  const { changed, events } = await asha.act(id, 'replies', reply)
  expect(events.find(({ kind }) => kind === 'contact')).toMatchObject({ undoable: false })
  const response = await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
  expect(response.statusCode).toBe(409)
  expect((await asha.see(id)).firstResponseAt).not.toBeNull()
})

describe('a reply that does not know of a colleague’s', () => {
  const lastContact = (lead: LeadDetail) =>
    lead.events.findLast(({ kind }) => kind === 'contact')?.id ?? null
  const replyAs = (staff: Staff, id: number, key: string, lastContactId: number | null) =>
    staff.ask('POST', `/api/leads/${id}/replies`, { ...reply, key, lastContactId })

  test('a reply that does not know of a colleague’s is sent only once its writer knows of the other', async () => {
    const { id } = (await send(app, enquiry())).json()
    const first = await asha.act(id, 'replies', { ...reply, lastContactId: null })
    const rejected = await replyAs(ravi, id, 'of-ravi-1', null)
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json().message).toBe(
      'asha has written to this client since you opened the enquiry. Check what was said, then send yours if it’s still needed.',
    )
    expect(await asha.see(id)).toMatchObject({ version: first.version })
    const sent = await replyAs(ravi, id, 'of-ravi-1', lastContact(first))
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json().mails.filter(({ kind }: { kind: string }) => kind === 'reply')).toHaveLength(
      2,
    )
  })

  test('a reply that does not know of a colleague’s is not sent after a call either; attempts, undone calls and the writer’s own don’t count', async () => {
    const { id } = (await send(app, enquiry())).json()
    await asha.act(id, 'contacts', { kind: 'call', outcome: 'no-answer' })
    expect((await replyAs(ravi, id, 'of-ravi-2', null)).statusCode).toBe(200)
    expect((await replyAs(ravi, id, 'of-ravi-3', null)).statusCode).toBe(200)
    const known = lastContact(await ravi.see(id))
    const { changed } = await asha.act(id, 'contacts', { kind: 'call' })
    const rejected = await replyAs(ravi, id, 'of-ravi-4', known)
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json().message).toMatch(/^asha has spoken to this client/)
    await asha.act(id, 'undo', { eventId: changed[0] })
    expect((await replyAs(ravi, id, 'of-ravi-4', known)).statusCode).toBe(200)
  })

  test('a reply that does not know of a colleague’s is not sent when the colleague wrote about an enquiry merged into this one', async () => {
    const person = enquiry({ email: 'merged@example.in' })
    const { id: first } = (await send(app, person)).json()
    const { id: second } = (await send(app, { ...person, message: 'And my flat.' })).json()
    const { id: root, merged } = await asha.act(second, 'merge', { into: first })
    await asha.act(merged[0]?.id ?? second, 'replies', { ...reply, lastContactId: null })
    expect((await replyAs(ravi, root, 'of-ravi-5', null)).statusCode).toBe(409)
  })

  test('a reply that does not know of a colleague’s is sent where the colleague’s could not be delivered', async () => {
    const { id } = (await send(app, enquiry())).json()
    await asha.act(id, 'replies', { ...reply, lastContactId: null })
    await app.db.update(mails).set({ state: 'failed' }).where(eq(mails.leadId, id))
    expect((await replyAs(ravi, id, 'of-ravi-7', null)).statusCode).toBe(200)
  })

  test('a reply that does not know of a colleague’s is not sent when another one is sent at the same moment', async () => {
    const { id } = (await send(app, enquiry())).json()
    const both = await Promise.all([
      replyAs(asha, id, 'of-asha-6', null),
      replyAs(ravi, id, 'of-ravi-6', null),
    ])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { mails: all } = await asha.see(id)
    expect(all.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
  })
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
  expect((await asha.see(id)).firstResponseAt).toBeNull()
})

test('spam gets no mail, until it is brought back', async () => {
  const { id } = (await send(app, enquiry({ website: 'x' }))).json()
  expect((await asha.see(id)).mails).toEqual([])
  expect((await asha.ask('POST', `/api/leads/${id}/replies`, reply)).statusCode).toBe(409)
  expect((await asha.see(id)).mails).toEqual([])
  const back = await asha.act(id, 'not-spam')
  expect(back.mails).toMatchObject([{ kind: 'acknowledgement' }])
})
