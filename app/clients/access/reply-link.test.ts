import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { clientContacts, mails } from '#app/platform/db/schema.ts'
import { deliver } from '#app/platform/mail/deliver.server.ts'
import { enquiry, send, testApp } from '../../../test/app.ts'
import { makeClient, makeReturn, signedInClient, tokenIn } from '../../../test/clients.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { MailSink } from '../../../test/mail-sink.ts'

let app: FastifyInstance
let asha: Staff
let sink: MailSink
beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url })
  asha = await atDesk(app, 'asha')
})
beforeEach(() => {
  sink.caught.length = 0
})

let made = 0
const reply = (given = {}) => ({
  subject: 'Your documents',
  text: 'Dear Kavya,\n\nSend them here:\n{client_page}\n\nKind regards',
  key: `with-a-link-${++made}`,
  ...given,
})

/** An enquiry that led to a return of a client with an address. */
async function led(clientEmail: string, given = {}) {
  const { id } = (await send(app, enquiry(given))).json()
  const clientId = await makeClient(asha, { email: clientEmail })
  const returnId = await makeReturn(asha, { clientId, leadId: id })
  return { id, clientId, returnId }
}

async function sent(leadId: number) {
  const [mail] = await app.db
    .select()
    .from(mails)
    .where(and(eq(mails.leadId, leadId), eq(mails.kind, 'reply')))
  if (!mail) throw new Error('no reply was written')
  await deliver({ ...app.outbox, db: app.db, pool: app.pool, log: app.log }, mail.id)
  const stored = await asha.get(`/api/mails/${mail.id}`)
  return { stored, caught: sink.to(mail.toAddress)[0] }
}

test('a reply carries the link of the client’s page to the client alone: staff read only its place', async () => {
  const email = 'kavya.link@example.in'
  const { id, returnId } = await led('Kavya.Link@example.in', { email })
  expect((await asha.see(id)).clientPage).toEqual({ email: 'Kavya.Link@example.in' })
  await asha.act(id, 'replies', reply())
  const { stored, caught } = await sent(id)
  const [link = ''] = /https?:\/\/\S+\/my\/[\w-]{43}/.exec(caught?.text ?? '') ?? []
  expect(caught?.text).toContain(`Send them here:\n${link}`)
  expect(caught?.html).toContain(`<a href="${link}"`)
  expect(caught?.html).toContain('>Open your page</a>')
  expect(stored).toMatchObject({ state: 'sent', text: expect.stringContaining('{client_page}') })
  const known = JSON.stringify([stored, await asha.see(id)])
  expect(known).not.toContain(tokenIn(link))
  expect((await asha.ask('POST', `/api/returns/${returnId}/link`)).json().url).toBe(link)
})

test('a link in a reply leaves the client signed in, and speaks the language of the enquiry', async () => {
  const email = 'signed.in@example.in'
  const { id, returnId } = await led(email, { email, language: 'hi' })
  const { browser, my } = await signedInClient(app, asha, returnId)
  await asha.act(id, 'replies', reply())
  const { caught } = await sent(id)
  expect(caught?.text).toContain(my.replace('/api', ''))
  expect(caught?.html).toContain('>अपना पेज खोलें</a>')
  expect((await browser.ask('GET', my)).statusCode).toBe(200)
})

test('a reply with the link is refused with a Cc, to another address, or where there is no page', async () => {
  const email = 'with.copy@example.in'
  const { id } = await led(email, { email })
  const withCc = await asha.ask('POST', `/api/leads/${id}/replies`, reply({ cc: 'x@example.in' }))
  expect(withCc.statusCode).toBe(400)
  expect(withCc.json().errors).toMatchObject([{ path: 'cc' }])
  const other = await led('on.file@example.in', { email: 'somebody@example.in' })
  expect((await asha.see(other.id)).clientPage).toEqual({ email: 'on.file@example.in' })
  const { id: alone } = (await send(app, enquiry())).json()
  expect((await asha.see(alone)).clientPage).toBeNull()
  for (const one of [other.id, alone]) {
    const refused = await asha.ask('POST', `/api/leads/${one}/replies`, reply())
    expect(refused.statusCode).toBe(409)
    expect(refused.json().message).toMatch(/^The link to the client’s page goes only to/)
    expect((await asha.see(one)).mails.filter(({ kind }) => kind === 'reply')).toEqual([])
  }
})

test('a reply whose client has another address or no link by the time it is sent fails, and says why', async () => {
  const changes = [{ email: 'moved@example.in' }, { linkHash: null, linkSealed: null }]
  for (const [at, change] of changes.entries()) {
    const email = `moving.${at}@example.in`
    const { id, clientId } = await led(email, { email })
    await asha.act(id, 'replies', reply())
    await app.db.update(clientContacts).set(change).where(eq(clientContacts.clientId, clientId))
    const { stored, caught } = await sent(id)
    expect(caught).toBeUndefined()
    expect(stored).toMatchObject({
      state: 'failed',
      reason: expect.stringMatching(/^The link to the client’s page goes only to/),
    })
    expect((await asha.see(id)).replyFailedAt).not.toBeNull()
  }
})
