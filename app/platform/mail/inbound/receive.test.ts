import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import { addOfficeHours, DEFAULT_CALENDAR } from '#app/enquiries/office/office-hours.ts'
import { inboundMails, leadEvents, leads, mails, notifications } from '#app/platform/db/schema.ts'
import { deliver } from '#app/platform/mail/deliver.server.ts'
import { enquiry, send, testApp } from '../../../../test/app.ts'
import { closeAfterwards } from '../../../../test/closing.ts'
import { atDesk, inHours, makeLead, type Staff } from '../../../../test/desk.ts'
import { MailSink } from '../../../../test/mail-sink.ts'
import { receive } from './receive.server.ts'
import { leadOfToken, replyKey, replyToken } from './reply-token.server.ts'

const SECRET = 'a-secret-of-forty-characters-for-a-test!'
let app: FastifyInstance
let asha: Staff
let sink: MailSink
beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({
    SMTP_URL: sink.url,
    MAIL_FROM: 'desk@rao.example',
    FIRM_EMAIL: 'hello@rao.example',
    INBOUND_ADDRESS: 'Replies@rao.example',
    INBOUND_WEBHOOK_SECRET: SECRET,
  })
  await app.ready()
  asha = await atDesk(app, 'asha', 'admin')
})
beforeEach(() => {
  sink.caught.length = 0
})

const context = () => ({ ...app.outbox, db: app.db, log: app.log })
let mailsSent = 0

interface Sent {
  from?: string
  to?: string
  headers?: string[]
  body?: string
}

/** An e-mail as a client's program sends it, each with a number of its own. */
function message({ from = 'asha@home.example', to = '', headers = [], body = 'Yes.' }: Sent) {
  const head = [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Re: Your enquiry',
    `Message-ID: <m${++mailsSent}@home.example>`,
    ...headers,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const take = async (given: Sent) => (await receive(context(), message(given), 'imap')).isNew
const addressOf = async (leadId: number) =>
  `replies+${replyToken(await replyKey(app.db), leadId)}@rao.example`
const last = async () => {
  const [found] = await app.db.select().from(inboundMails).orderBy(desc(inboundMails.id)).limit(1)
  return found
}
const theLead = async (id: number) => {
  const [found] = await app.db.select().from(leads).where(eq(leads.id, id))
  return found
}

let clients = 0
async function client(columns: Parameters<typeof makeLead>[1] = {}) {
  const email = `client${++clients}@home.example`
  const lead = await makeLead(app, { email, ...columns })
  return { lead, email, to: await addressOf(lead.id) }
}

test('an answer appears in the enquiry, marks it and brings it back in 24 hours, once the office is open', async () => {
  const { lead, email, to } = await client({
    status: 'contacted',
    firstResponseAt: inHours(-5),
    ownerId: asha.id,
  })
  const body = 'Yes, on Friday.\r\n\r\nOn Mon, 3 Aug 2026, Rao <d@rao.example> wrote:\r\n> When?'
  expect(await take({ from: `Client <${email.toUpperCase()}>`, to: to.toUpperCase(), body })).toBe(
    true,
  )

  const seen = await asha.see(lead.id)
  expect(seen.clientRepliedAt).not.toBeNull()
  const inADay = new Date(Date.parse(seen.clientRepliedAt ?? '') + 24 * 3_600_000)
  expect(seen.followUpAt).toBe(addOfficeHours(DEFAULT_CALENDAR, inADay, 0).toISOString())
  expect(seen.inbound).toMatchObject([
    { state: 'matched', text: 'Yes, on Friday.', quoted: expect.stringContaining('> When?') },
  ])
  expect(seen.events.map(({ kind }) => kind)).toEqual(['client-replied', 'follow-up'])
  expect(await app.db.$count(notifications, eq(notifications.kind, 'client-replied'))).toBe(1)
  const list = await asha.get('/api/leads?view=client-replied')
  expect(list.items.map((one: { id: number }) => one.id)).toEqual([lead.id])
  expect(list.counts['client-replied']).toBe(1)
})

test('answering clears the mark and the date that it set; a try by phone does not', async () => {
  const { lead, email, to } = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
  await take({ from: email, to })
  await asha.act(lead.id, 'contacts', { kind: 'call', outcome: 'no-answer', followUpAt: null })
  expect((await asha.see(lead.id)).clientRepliedAt).not.toBeNull()
  const other = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
  await take({ from: other.email, to: other.to })
  const { changed } = await asha.act(other.lead.id, 'contacts', {
    kind: 'call',
    outcome: 'reached',
  })
  expect(await asha.see(other.lead.id)).toMatchObject({ clientRepliedAt: null, followUpAt: null })
  await asha.act(other.lead.id, 'undo', { eventId: changed[0] })
  expect((await asha.see(other.lead.id)).clientRepliedAt).not.toBeNull()
})

test('a closed enquiry is marked, not reopened', async () => {
  const { lead, email, to } = await client({
    status: 'lost',
    closedAt: inHours(-50),
    firstResponseAt: inHours(-60),
  })
  await take({ from: email, to })
  expect(await asha.see(lead.id)).toMatchObject({
    status: 'lost',
    clientRepliedAt: expect.any(String),
  })
})

test('a thank-you needs no answer, and staff say so', async () => {
  const { lead, email, to } = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
  await take({ from: email, to })
  const response = await asha.ask('POST', `/api/leads/${lead.id}/no-answer-needed`)
  expect(response.statusCode).toBe(200)
  expect(await asha.see(lead.id)).toMatchObject({ clientRepliedAt: null, followUpAt: null })
})

test('an enquiry that was merged into another shows its emails there, from either address', async () => {
  const one = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
  const two = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
  await asha.act(one.lead.id, 'merge', { into: two.lead.id })
  await take({ from: two.email, to: one.to })
  const root = await asha.see(two.lead.id)
  expect(root.clientRepliedAt).not.toBeNull()
  expect(root.inbound).toHaveLength(1)
})

describe('only the token and the sender together lead into an enquiry', () => {
  test.each<[string, (given: { to: string; email: string }) => Promise<Sent> | Sent, string]>([
    ['no token', ({ email }) => ({ from: email, to: 'replies@rao.example' }), 'no-token'],
    [
      'an altered token',
      ({ email, to }) => ({
        from: email,
        to: to.replace(/.(?=@)/, (end) => (end === 'a' ? 'b' : 'a')),
      }),
      'forged-token',
    ],
    [
      'a shortened token',
      ({ email, to }) => ({ from: email, to: to.replace(/.{4}(?=@)/, '') }),
      'forged-token',
    ],
    [
      'the number of another enquiry with this one’s signature',
      ({ email, to }) => ({ from: email, to: to.replace('+1a', '+1b') }),
      'forged-token',
    ],
    ['another sender', ({ to }) => ({ from: 'evil@else.example', to }), 'other-sender'],
    [
      'a name that is the address',
      ({ to, email }) => ({ from: `"${email}" <evil@else.example>`, to }),
      'other-sender',
    ],
    [
      'two senders',
      ({ to, email }) => ({ from: email, to, headers: ['From: evil@else.example'] }),
      'other-sender',
    ],
    [
      'two senders in one header',
      ({ to, email }) => ({ from: `${email}, evil@else.example`, to }),
      'other-sender',
    ],
    [
      'the token of an enquiry of somebody else',
      async ({ email }) => ({ from: email, to: (await client()).to }),
      'other-sender',
    ],
    [
      'an enquiry that is gone',
      async ({ email }) => ({ from: email, to: await addressOf(2_000_000_000) }),
      'enquiry-gone',
    ],
  ])('%s', async (_, sent, reason) => {
    const { lead, email, to } = await client()
    expect(await take(await sent({ to, email }))).toBe(true)
    expect(await last()).toMatchObject({ state: 'unmatched', reason, leadId: null })
    expect((await theLead(lead.id))?.clientRepliedAt).toBeNull()
  })

  test('a token says nothing without the site’s key', async () => {
    const key = await replyKey(app.db)
    const token = replyToken(key, 42)
    expect(leadOfToken(key, token.toUpperCase())).toBe(42)
    expect(leadOfToken('another key', token)).toBeUndefined()
    for (let at = 0; at < token.length; at++) {
      const altered = token.slice(0, at) + (token[at] === 'c' ? 'd' : 'c') + token.slice(at + 1)
      expect(leadOfToken(key, altered)).toBeUndefined()
    }
  })
})

test('the same email counts once, even ten times at once; another with its number is kept too', async () => {
  const { lead, email, to } = await client()
  const raw = message({ from: email, to })
  const results = await Promise.all(
    Array.from({ length: 10 }, () => receive(context(), raw, 'imap')),
  )
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect((await asha.see(lead.id)).inbound).toHaveLength(1)
  const twin = Buffer.from(raw.toString().replace('Yes.', 'Or no.'))
  expect(await receive(context(), twin, 'webhook')).toMatchObject({ isNew: true })
  expect(await receive(context(), twin, 'webhook')).toMatchObject({ isNew: false })
})

test('what a program sent is only recorded: nothing is marked, no one is notified', async () => {
  const { lead, email, to } = await client()
  await take({ from: email, to, headers: ['Auto-Submitted: auto-replied'] })
  const seen = await asha.see(lead.id)
  expect(seen).toMatchObject({ clientRepliedAt: null, followUpAt: null })
  expect(seen.inbound).toMatchObject([{ state: 'automatic' }])
  expect(await app.db.$count(notifications, eq(notifications.leadId, lead.id))).toBe(0)
})

test('an automatic email of the site itself goes nowhere', async () => {
  const { to } = await client()
  await take({ from: 'desk@rao.example', to })
  expect(await last()).toMatchObject({ state: 'automatic', leadId: null })
})

test('a program that never stops sending is cut off after twenty emails in an hour', async () => {
  const { lead, email, to } = await client()
  for (let sent = 0; sent < 25; sent++) await take({ from: email, to, body: `No ${sent}` })
  const { inbound } = await asha.see(lead.id)
  expect(inbound.filter(({ state }) => state === 'matched')).toHaveLength(20)
})

describe('attachments', () => {
  const withFile = {
    headers: ['Content-Type: multipart/mixed; boundary=b'],
    body: '--b\r\n\r\nSee attached.\r\n--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment\r\n\r\nx\r\n--b--',
  }
  const refusals = (to: string) =>
    app.db.$count(mails, eq(mails.toAddress, to)).then((count) => count)

  test('attachments are not kept, and the client is notified once a day', async () => {
    const { lead, email, to } = await client()
    await take({ from: email, to, ...withFile })
    await take({ from: email, to, ...withFile, body: withFile.body.replace('See', 'Again, see') })
    expect((await asha.see(lead.id)).inbound[0]).toMatchObject({
      attachments: 1,
      text: 'See attached.',
    })
    expect(await refusals(email)).toBe(1)
  })

  test('attachments of a program or of a stranger get no answer', async () => {
    const { email, to } = await client()
    await take({ from: email, to, ...withFile, headers: [...withFile.headers, 'Precedence: bulk'] })
    await take({ from: 'stranger@else.example', to, ...withFile })
    expect(await refusals(email)).toBe(0)
    expect(await refusals('stranger@else.example')).toBe(0)
  })
})

test('every email to the client asks for answers at an address of its own, and a reply joins the thread', async () => {
  await send(app, enquiry({ email: 'thread@home.example' }))
  const [acknowledged] = await app.db
    .select()
    .from(mails)
    .where(eq(mails.toAddress, 'thread@home.example'))
  const leadId = acknowledged?.leadId ?? 0
  await deliver(context2(), acknowledged?.id ?? 0)
  const to = await addressOf(leadId)
  expect(sink.to('thread@home.example')[0]?.replyTo).toEqual([{ name: '', address: to }])

  await take({ from: 'thread@home.example', to })
  await asha.act(leadId, 'replies', { subject: 'Re: hi', text: 'Thank you.', key: 'thread-key-1' })
  const { mails: sent } = await asha.see(leadId)
  await deliver(context2(), sent.find(({ kind }) => kind === 'reply')?.id ?? 0)
  const reply = sink.to('thread@home.example')[1]
  expect(reply?.replyTo).toEqual([{ name: '', address: to }])
  expect(reply?.inReplyTo).toBe(`<m${mailsSent}@home.example>`)
  expect(reply?.references).toBe(`${acknowledged?.messageId} <m${mailsSent}@home.example>`)
})
const context2 = () => ({ ...app.outbox, db: app.db, pool: app.pool, log: app.log })

test('a reply that came back counts as not delivered', async () => {
  const { lead, email } = await client()
  await asha.act(lead.id, 'replies', { subject: 'Hello', text: 'Hello.', key: 'bounce-key-1' })
  const [reply] = await app.db.select().from(mails).where(eq(mails.toAddress, email))
  await deliver(context2(), reply?.id ?? 0)
  expect(await asha.see(lead.id)).toMatchObject({ status: 'contacted' })
  await take({
    from: 'MAILER-DAEMON@mx.example',
    to: 'desk@rao.example',
    headers: ['Content-Type: multipart/report; report-type=delivery-status; boundary=b'],
    body: `--b\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nDiagnostic-Code: smtp; 550 no such user\r\n--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${reply?.messageId}\r\n--b--`,
  })
  const seen = await asha.see(lead.id)
  expect(seen).toMatchObject({
    status: 'new',
    replyFailedAt: expect.any(String),
    clientRepliedAt: null,
  })
  expect(seen.mails[0]).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('550 no such user'),
  })
})

describe('what is in no enquiry waits for somebody', () => {
  const stranger = async (body: string) => {
    const from = `stranger${++clients}@else.example`
    await take({ from: `A Stranger <${from}>`, to: 'replies@rao.example', body })
    return { from, id: (await last())?.id ?? 0 }
  }

  test('staff are offered the enquiry that an email answers, where somebody else has sent it', async () => {
    const { lead, to } = await client({ name: 'Kavya Reddy' })
    await take({ from: 'spouse@else.example', to, body: 'She asked me to answer.' })
    const { items } = await asha.get('/api/incoming-mails')
    expect(items[0].suggestions).toEqual([
      { id: lead.id, name: 'Kavya Reddy', service: lead.service },
    ])
  })

  test('staff add an email to an enquiry', async () => {
    const { lead, email } = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
    await take({ from: email, to: 'replies@rao.example', body: 'Another thread' })
    const mail = await last()
    const { items, counts } = await asha.get('/api/incoming-mails')
    const item = items.find(({ id }: { id: number }) => id === mail?.id)
    expect(item.suggestions).toEqual([expect.objectContaining({ id: lead.id })])
    expect(counts.unmatched).toBeGreaterThan(0)
    const body = { leadId: lead.id }
    expect(
      (await asha.ask('POST', `/api/incoming-mails/${mail?.id}/attach`, body)).statusCode,
    ).toBe(200)
    expect((await asha.see(lead.id)).inbound).toMatchObject([{ text: 'Another thread' }])
    expect(
      (await asha.ask('POST', `/api/incoming-mails/${mail?.id}/attach`, body)).statusCode,
    ).toBe(409)
  })

  test('an email that staff added to the wrong enquiry is taken out again, with its mark and its follow-up', async () => {
    const { lead } = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
    const { id } = await stranger('My PAN is ABCDE1234F')
    const added = await asha.ask('POST', `/api/incoming-mails/${id}/attach`, { leadId: lead.id })
    expect(await theLead(lead.id)).toMatchObject({
      clientRepliedAt: expect.any(Date),
      followUpAt: expect.any(Date),
    })
    const { changed } = added.json()
    expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(200)
    expect(await last()).toMatchObject({ id, state: 'unmatched', leadId: null, reason: 'no-token' })
    expect(await theLead(lead.id)).toMatchObject({ clientRepliedAt: null, followUpAt: null })
    expect(JSON.stringify(await asha.see(lead.id))).not.toContain('ABCDE1234F')
    expect(JSON.stringify(await asha.get(`/api/leads/${lead.id}/export`))).not.toContain('ABCDE')
    const right = await client()
    const again = { leadId: right.lead.id }
    expect((await asha.ask('POST', `/api/incoming-mails/${id}/attach`, again)).statusCode).toBe(200)
  })

  test('an email that staff added before it could be taken out isn’t offered for undo, which would leave its mark', async () => {
    const { lead } = await client()
    const { id } = await stranger('My PAN is ABCDE1234F')
    const added = await asha.ask('POST', `/api/incoming-mails/${id}/attach`, { leadId: lead.id })
    const { changed } = added.json()
    await app.db
      .update(leadEvents)
      .set({ detail: { inboundId: id, isAutomatic: false, byHand: true } })
      .where(eq(leadEvents.id, changed[0]))
    const { events } = await asha.see(lead.id)
    expect(events.find((event: LeadEvent) => event.id === changed[0])?.undoable).toBe(false)
    expect((await asha.ask('POST', '/api/leads/undo', { eventIds: changed })).statusCode).toBe(409)
  })

  test('taking an email out of the wrong enquiry leaves the client’s own ones waiting for an answer', async () => {
    const { lead, email, to } = await client({ status: 'contacted', firstResponseAt: inHours(-5) })
    await take({ from: email, to, body: 'When?' })
    const before = await theLead(lead.id)
    const { id } = await stranger('Not for this one')
    const added = await asha.ask('POST', `/api/incoming-mails/${id}/attach`, { leadId: lead.id })
    await asha.ask('POST', '/api/leads/undo', { eventIds: added.json().changed })
    const { clientRepliedAt, followUpAt } = before ?? {}
    expect(await theLead(lead.id)).toMatchObject({ clientRepliedAt, followUpAt })
    const { events } = await asha.see(lead.id)
    const own = events.find(({ kind, undone }: LeadEvent) => kind === 'client-replied' && !undone)
    expect(own?.undoable).toBe(false)
    const undo = await asha.ask('POST', '/api/leads/undo', { eventIds: [own?.id] })
    expect(undo.statusCode).toBe(409)
  })

  test('an automatic email that staff took out of an enquiry is among the automatic ones again', async () => {
    const { lead, email } = await client()
    const headers = ['Auto-Submitted: auto-replied']
    await take({ from: email, to: 'replies@rao.example', headers })
    const { id, state } = (await last()) ?? {}
    expect(state).toBe('automatic')
    const added = await asha.ask('POST', `/api/incoming-mails/${id}/attach`, { leadId: lead.id })
    await asha.ask('POST', '/api/leads/undo', { eventIds: added.json().changed })
    expect(await last()).toMatchObject({ state: 'automatic', leadId: null })
  })

  test('staff make an enquiry of an email', async () => {
    const { from, id } = await stranger('Can you file for me?')
    const response = await asha.ask('POST', `/api/incoming-mails/${id}/enquiry`)
    expect(response.statusCode, response.body).toBe(200)
    expect(await asha.see(response.json().leadId)).toMatchObject({
      name: 'A Stranger',
      email: from,
      intake: 'email',
      message: 'Re: Your enquiry\n\nCan you file for me?',
      inbound: [{ state: 'matched' }],
    })
  })

  test('staff dismiss an email, and bring it back', async () => {
    const { id } = await stranger('Buy now')
    expect((await asha.ask('POST', `/api/incoming-mails/${id}/dismiss`)).statusCode).toBe(204)
    expect(await last()).toMatchObject({ state: 'dismissed', handledBy: asha.id })
    expect((await asha.ask('POST', `/api/incoming-mails/${id}/restore`)).statusCode).toBe(204)
    expect(await last()).toMatchObject({ state: 'unmatched' })
  })

  test('only somebody who is signed in sees the emails that belong to no enquiry', async () => {
    const response = await app.inject({ url: '/api/incoming-mails' })
    expect(response.statusCode).toBe(401)
  })
})

test('erasing an enquiry erases its emails, and what a person gets of it includes them', async () => {
  const { lead, email, to } = await client()
  await take({ from: email, to, body: 'My words' })
  await take({ from: email, to: 'replies@rao.example', body: 'Words elsewhere' })
  const data = await asha.get(`/api/leads/${lead.id}/export`)
  expect(JSON.stringify(data)).toContain('My words')
  expect(JSON.stringify(data)).toContain('Words elsewhere')
  await asha.ask('DELETE', `/api/leads/${lead.id}`)
  expect(await app.db.$count(inboundMails, eq(inboundMails.fromAddress, email))).toBe(0)
})

describe('the webhook', () => {
  const now = () => String(Math.floor(Date.now() / 1000))
  const sign = (body: Buffer | string, time: string, secret = SECRET) =>
    `sha256=${createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')}`
  const post = (
    payload: Buffer | string,
    headers: Record<string, string> = {},
    type = 'message/rfc822',
  ) => {
    const time = headers['x-inbound-timestamp'] ?? now()
    return app.inject({
      method: 'POST',
      url: '/api/inbound-mail',
      payload,
      headers: {
        'content-type': type,
        'x-inbound-timestamp': time,
        'x-inbound-signature': sign(payload, time),
        ...headers,
      },
    })
  }

  test('the webhook takes an email in, as it is or as JSON, and once', async () => {
    const { lead, email, to } = await client()
    const raw = message({ from: email, to })
    const response = await post(raw)
    expect(response.statusCode, response.body).toBe(202)
    expect(response.json()).toEqual({ repeated: false })
    expect((await post(raw)).json()).toEqual({ repeated: true })
    const json = JSON.stringify({
      raw: message({ from: email, to, body: 'Two' }).toString('base64'),
    })
    expect((await post(json, {}, 'application/json')).json()).toEqual({ repeated: false })
    expect((await asha.see(lead.id)).inbound).toHaveLength(2)
  })

  test('the webhook refuses what is not signed with the secret, now, for this body', async () => {
    const raw = message({})
    const old = String(Math.floor(Date.now() / 1000) - 400)
    const ahead = String(Math.floor(Date.now() / 1000) + 400)
    const time = now()
    const refused: Record<string, string>[] = [
      { 'x-inbound-signature': sign(raw, time, 'another-secret-of-forty-characters-xxxxx') },
      { 'x-inbound-signature': sign('another body', time) },
      { 'x-inbound-signature': 'sha256=' },
      { 'x-inbound-signature': '' },
      { 'x-inbound-timestamp': old, 'x-inbound-signature': sign(raw, old) },
      { 'x-inbound-timestamp': ahead, 'x-inbound-signature': sign(raw, ahead) },
      { 'x-inbound-timestamp': 'now' },
      // The time is signed too: an old signature does not become a new one.
      { 'x-inbound-signature': sign(raw, old) },
    ]
    const before = await app.db.$count(inboundMails)
    for (const headers of refused) {
      expect([400, 401]).toContain((await post(raw, headers)).statusCode)
    }
    expect(await app.db.$count(inboundMails)).toBe(before)
  })

  test('the webhook refuses what is too large or no email', async () => {
    expect((await post(Buffer.alloc(11 * 1024 * 1024, 'x'))).statusCode).toBe(413)
    expect((await post(Buffer.alloc(15 * 1024 * 1024, 'x'))).statusCode).toBe(413)
    expect((await post('x', {}, 'text/html')).statusCode).toBe(415)
    expect((await post('{}', {}, 'application/json')).statusCode).toBe(400)
    expect((await post('', {})).statusCode).toBe(400)
  })

  test('the webhook goes on after many broken requests', async () => {
    for (let at = 0; at < 10; at++) await post('{', {}, 'application/json')
    expect((await post(message({}))).statusCode).toBe(202)
  })

  test('the webhook is not there without its secret, and answers go to the firm’s own address', async () => {
    const plain = await testApp({ FIRM_EMAIL: 'hello@rao.example' })
    const response = await plain.inject({
      method: 'POST',
      url: '/api/inbound-mail',
      headers: { 'content-type': 'message/rfc822' },
      payload: 'x',
    })
    expect(response.statusCode).toBe(404)
    expect(plain.env.mail.inbound.address).toBeUndefined()
  })
})

test('the text of the desk holds no markup of a client', async () => {
  const { lead, email, to } = await client()
  await take({
    from: email,
    to,
    headers: ['Content-Type: text/html'],
    body: '<p onclick=x>Hi<script>alert(1)</script><img src=x onerror=y></p>',
  })
  expect((await asha.see(lead.id)).inbound[0]?.text).toBe('Hi')
})

test('strangers who write under the name of a client do not silence the client', async () => {
  const { lead, email, to } = await client()
  for (let at = 0; at < 25; at++) await take({ from: email, to: 'replies+1forged@rao.example' })
  await take({ from: email, to, body: 'My real answer.' })
  expect(await last()).toMatchObject({ state: 'matched', leadId: lead.id, text: 'My real answer.' })
})

test('uploads without a right signature leave room for those of the mail provider', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  const headers = (body: string) => {
    const at = String(Math.floor(Date.now() / 1000))
    const mac = createHmac('sha256', SECRET).update(`${at}.${body}`).digest('hex')
    return {
      'content-type': 'message/rfc822',
      'x-inbound-timestamp': at,
      'x-inbound-signature': `sha256=${mac}`,
    }
  }
  const slow = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      const lines = Object.entries({ ...headers('x'), 'content-length': '1000000' })
      socket.write(
        `POST /api/inbound-mail HTTP/1.1\r\nHost: localhost\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\nFrom: `,
      )
      return socket
    }),
  )
  await new Promise((resolve) => setTimeout(resolve, 300))
  const body = message({ body: 'Through.' }).toString()
  const response = await app.inject({
    method: 'POST',
    url: '/api/inbound-mail',
    remoteAddress: '203.0.113.9',
    headers: headers(body),
    payload: body,
  })
  for (const socket of slow) socket.destroy()
  expect(response.statusCode, response.body).toBe(202)
})

test('an answer that quotes the link of the client’s page is kept without its secret', async () => {
  const { email, to } = await client()
  const secret = 'aB3-'.repeat(11).slice(0, 43)
  const body = `See https://rao.example/my/${secret}\r\n\r\n> https://rao.example/my/${secret}\r\n`
  await take({ from: email, to, headers: [`Authentication-Results: rao.example; dkim=pass`], body })
  expect(JSON.stringify(await last())).not.toContain(secret)
  expect((await last())?.text).toContain('See https://rao.example/my/…')
})
