import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leads, mails } from '#app/platform/db/schema.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { enquiry, makeAccount, send, signIn, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { atDesk, type Staff } from '../../../test/desk.ts'
import { MailSink } from '../../../test/mail-sink.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { deliver, type MailContext } from './deliver.server.ts'
import { type NewMail, queueMail } from './outbox.server.ts'
import { Pace } from './pace.server.ts'
import { RETRY_DELAYS_MS } from './retry.ts'

let sink: MailSink
let app: FastifyInstance
let context: MailContext

beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url, MAIL_FROM: 'desk@firm.example' })
  context = contextOf(app)
})
beforeEach(() => {
  sink.caught.length = 0
  sink.onRecipient = () => undefined
  sink.onMessage = () => undefined
  sink.cutAfterMessage = false
})

const paceOf = ({ pool }: FastifyInstance, most: { all: number; mailbox: number }) =>
  new Pace(pool, {
    visitorMails: { max: most.all, windowMs: HOUR_MS },
    mailbox: { max: most.mailbox, windowMs: 24 * HOUR_MS },
  })

test('emails to visitors beyond the limit of one mailbox wait, however its address is written', async () => {
  const bombed = await testApp({ SMTP_URL: sink.url })
  const paced = { ...contextOf(bombed), pace: paceOf(bombed, { all: 100, mailbox: 3 }) }
  const kinds = ['acknowledgement', 'appointment', 'confirmation'] as const
  const spellings = ['asharao', 'a.sharao', 'as.harao+1', 'Asha.Rao', 'asharao+x', 'ash.arao']
  const ids: number[] = []
  for (const [at, spelling] of spellings.entries()) {
    const to = `${spelling}@${at % 2 ? 'gmail.com' : 'googlemail.com'}`
    ids.push(await write({ to, kind: kinds[at % 3] }, bombed))
  }
  const before = (await find(ids[5] ?? 0, bombed)).expiresAt
  for (const id of ids) await deliver(paced, id)
  expect(sink.caught).toHaveLength(3)
  const last = await find(ids[5] ?? 0, bombed)
  expect(last).toMatchObject({ state: 'waiting', attempts: 0, expiresAt: before })
  // The others get theirs at once, and so does who is written to by hand.
  await deliver(paced, await write({ to: 'ravi@gmail.com', kind: 'confirmation' }, bombed))
  const { id: actorId } = await makeAccount(bombed, 'asha')
  const byHand = { to: 'asharao@gmail.com', kind: 'appointment', actorId } as const
  await deliver(paced, await write(byHand, bombed))
  await deliver(paced, await write({ to: 'asharao@gmail.com', kind: 'reply' }, bombed))
  expect(sink.caught).toHaveLength(6)
  const status = await bombed.inject({ url: '/api/mails/status', headers: await signIn(bombed) })
  expect(status.json().heldBack).toEqual({ count: 3, until: last.nextTryAt.toISOString() })
})

test('emails to visitors share one pace: confirmations and calls wait behind acknowledgements', async () => {
  const flooded = await testApp({ SMTP_URL: sink.url })
  const paced = { ...contextOf(flooded), pace: paceOf(flooded, { all: 2, mailbox: 100 }) }
  const kinds = ['acknowledgement', 'confirmation', 'appointment', 'confirmation'] as const
  for (const [at, kind] of kinds.entries()) {
    await deliver(paced, await write({ to: `flood-${at}@example.in`, kind }, flooded))
  }
  expect(sink.caught).toHaveLength(2)
})

describe('acknowledgements beyond the limit of an hour', () => {
  test('acknowledgements beyond the limit of an hour wait for their turn, are sent then, and staff are notified', async () => {
    const flooded = await testApp({ SMTP_URL: sink.url })
    const pace = paceOf(flooded, { all: 2, mailbox: 100 })
    const paced = { ...contextOf(flooded), pace }
    const ids: number[] = []
    for (let times = 0; times < 4; times++) {
      await send(flooded, enquiry({ email: `flood-${times}@example.in` }))
      const [mail] = await flooded.db
        .select({ id: mails.id })
        .from(mails)
        .where(eq(mails.toAddress, `flood-${times}@example.in`))
      ids.push(mail?.id ?? 0)
    }
    const before = (await find(ids[3] ?? 0, flooded)).expiresAt
    for (const id of ids) await deliver(paced, id)
    expect(sink.caught).toHaveLength(2)
    const [third, fourth] = [await find(ids[2] ?? 0, flooded), await find(ids[3] ?? 0, flooded)]
    expect(third).toMatchObject({ state: 'waiting', attempts: 0, lastError: null })
    const wait = third.nextTryAt.getTime() - Date.now()
    expect(wait).toBeGreaterThan(3_500_000)
    expect(wait).toBeLessThan(3_700_000)
    expect(fourth.nextTryAt.getTime() - third.nextTryAt.getTime()).toBeGreaterThan(1_700_000)
    expect(fourth.expiresAt.getTime()).toBeGreaterThan(before.getTime())

    const status = await flooded.inject({
      url: '/api/mails/status',
      headers: await signIn(flooded),
    })
    expect(status.json()).toMatchObject({
      heldBack: { count: 2, until: fourth.nextTryAt.toISOString() },
      lastError: null,
    })
    await flooded.db.execute(sql`delete from rate_limits`)
    await flooded.db.execute(sql`update mails set next_try_at = now() where state = 'waiting'`)
    for (const id of ids) await deliver(paced, id)
    expect(sink.caught).toHaveLength(4)
  })
})

describe('new enquiries within two minutes', () => {
  const office = 'office@firm.example'

  /** Enquiries that arrive, each with its e-mail to the office; returns the ids of both. */
  async function arrivals(of: FastifyInstance, count: number, name: string) {
    const leadIds: number[] = []
    for (let at = 0; at < count; at++) {
      const body = enquiry({ email: `${name}-${at}@example.in`, name: `Client ${name}` })
      leadIds.push((await send(of, body)).json().id)
    }
    return leadIds
  }
  const inLine = async (of: FastifyInstance) =>
    (await mailsToSend(of, eq(mails.kind, 'new-enquiry'))).filter(
      ({ state }) => state === 'waiting',
    )
  const deliverAll = async (of: FastifyInstance) => {
    for (const { id } of await inLine(of)) await deliver(contextOf(of), id)
  }
  const twoMinutesLater = (of: FastifyInstance) =>
    of.db.execute(sql`update mails set claimed_at = claimed_at - interval '2 minutes',
      created_at = created_at - interval '2 minutes', next_try_at = next_try_at - interval '2 minutes'`)

  test('new enquiries within two minutes are one email to staff that lists them with their links, after the first at once', async () => {
    const busy = await testApp({ SMTP_URL: sink.url, MAIL_STAFF: office })
    const [first] = await arrivals(busy, 1, 'one')
    await deliverAll(busy)
    expect(sink.to(office).map(({ subject }) => subject)).toEqual([
      `New enquiry ${first}: General enquiry`,
    ])
    const later = await arrivals(busy, 55, 'later')
    await deliverAll(busy)
    await deliverAll(busy)
    expect(sink.to(office)).toHaveLength(1)
    await twoMinutesLater(busy)
    await deliverAll(busy)
    await deliverAll(busy)
    const [, together, ...more] = sink.to(office)
    expect(more).toEqual([])
    expect(together?.subject).toBe('55 new enquiries')
    for (const id of later) {
      expect(together?.text).toContain(`${busy.env.publicOrigin}/admin/leads/${id}\n`)
      expect(together?.html).toContain(`${busy.env.publicOrigin}/admin/leads/${id}"`)
    }
    expect(together?.text).not.toContain('Client later')
    expect(await inLine(busy)).toEqual([])
  })

  test('new enquiries within two minutes are not sent any more once their e-mails have expired', async () => {
    const late = await testApp({ SMTP_URL: sink.url, MAIL_STAFF: office })
    await arrivals(late, 3, 'late')
    await late.db.execute(sql`update mails set expires_at = now() - interval '1 minute'`)
    await deliverAll(late)
    expect(sink.to(office)).toEqual([])
    const states = await mailsToSend(late, eq(mails.kind, 'new-enquiry'))
    expect(states.map(({ state }) => state)).toEqual(['failed', 'failed', 'failed'])
  })

  test('new enquiries within two minutes that are more than one email lists are several emails at the same time', async () => {
    const flooded = await testApp({ SMTP_URL: sink.url, MAIL_STAFF: office })
    await arrivals(flooded, 103, 'flood')
    await deliverAll(flooded)
    expect((await inLine(flooded)).map(({ subject }) => subject).sort()).toEqual([
      '100 new enquiries',
      '3 new enquiries',
    ])
  })

  test('new enquiries within two minutes go at once after a quiet spell, and are collected for each address by itself', async () => {
    const calm = await testApp({
      SMTP_URL: sink.url,
      MAIL_STAFF: `${office}, partner@firm.example`,
    })
    await arrivals(calm, 1, 'one')
    await deliverAll(calm)
    expect(sink.to(office)).toHaveLength(1)
    expect(sink.to('partner@firm.example')).toHaveLength(1)
    await twoMinutesLater(calm)
    await arrivals(calm, 1, 'two')
    await deliverAll(calm)
    expect(sink.to(office)).toHaveLength(2)
    expect(sink.to(office)[1]?.subject).toMatch(/^New enquiry \d+:/)
  })

  test('new enquiries within two minutes are not lost when a process dies: each waits, or is in the email that lists it', async () => {
    const killed = await testApp({ SMTP_URL: sink.url, MAIL_STAFF: office })
    await arrivals(killed, 3, 'three')
    const [mail] = await inLine(killed)
    const context = contextOf(killed)
    const dying = {
      ...context,
      lead: { ...context.lead, describeNewLeads: () => Promise.reject(new Error('killed')) },
    }
    await expect(deliver(dying, mail?.id ?? 0)).rejects.toThrow('killed')
    expect(await inLine(killed)).toHaveLength(3)
    await Promise.all((await inLine(killed)).map(({ id }) => deliver(context, id)))
    const listed = await inLine(killed)
    expect(listed.map(({ subject }) => subject)).toEqual(['3 new enquiries'])
    const { rows } = await killed.db.execute(
      sql`select 1 from pgboss.job where name = 'mail' and singleton_key = ${String(listed[0]?.id)}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('a mail about one whose process died while sending it is sent by itself', async () => {
    const killed = await testApp({ SMTP_URL: sink.url, MAIL_STAFF: office })
    await arrivals(killed, 1, 'one')
    const [mail] = await inLine(killed)
    await killed.db
      .update(mails)
      .set({ claimedAt: new Date() })
      .where(eq(mails.id, mail?.id ?? 0))
    await deliver(contextOf(killed), mail?.id ?? 0, { abandoned: true })
    expect(sink.to(office)).toHaveLength(1)
  })
})

test('a mail arrives with both bodies, from the firm, under the message id in the outbox', async () => {
  const id = await write({ subject: 'Grüße ₹ आशा', text: 'One line\n.\n.. dots, ₹1,00,000' })
  await deliver(context, id)
  const [caught] = sink.caught
  expect(caught?.envelope).toEqual({ from: 'desk@firm.example', to: ['asha@example.in'] })
  expect(caught?.from).toEqual({ name: 'Tax Expert', address: 'desk@firm.example' })
  expect(caught?.subject).toBe('Grüße ₹ आशा')
  expect(caught?.text).toContain('One line\n.\n.. dots, ₹1,00,000')
  expect(caught?.html).toContain('.. dots, ₹1,00,000')
  const row = await find(id)
  expect(row).toMatchObject({ state: 'sent', attempts: 1, lastError: null })
  expect(row.sentAt).toBeInstanceOf(Date)
  expect(caught?.messageId).toBe(row.messageId)
})

test('a mail is sent once, however many jobs and workers there are for it', async () => {
  const id = await write()
  await Promise.all(Array.from({ length: 8 }, () => deliver(context, id)))
  await deliver(context, id, { abandoned: true })
  expect(sink.caught).toHaveLength(1)
})

test('a mail is not sent before its next try is due', async () => {
  const id = await write()
  await change(id, { nextTryAt: new Date(Date.now() + 60_000) })
  await deliver(context, id)
  expect(sink.caught).toHaveLength(0)
  expect(await find(id)).toMatchObject({ state: 'waiting', attempts: 0 })
})

test('a mail that waited too long to be of use is not sent, and says so', async () => {
  const id = await write()
  await change(id, { expiresAt: new Date(Date.now() - 1) })
  await deliver(context, id)
  expect(sink.caught).toHaveLength(0)
  expect(await find(id)).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('too long'),
  })
})

test('a mail is sent with a login if one is configured', async () => {
  const known = await testApp({ SMTP_URL: sink.url.replace('//', '//firm:p%40ss%20word@') })
  const id = await write({}, known)
  await deliver(contextOf(known), id)
  expect(sink.caught).toHaveLength(1)
})

describe('an undeliverable reply is no response', () => {
  const replied = async ({ calledBefore = false } = {}) => {
    const asha = await staff()
    const { id } = (await send(app, enquiry())).json()
    if (calledBefore) await asha.act(id, 'contacts', { kind: 'call' })
    const { mails: shown } = await asha.act(id, 'replies', { ...content, key: randomUUID() })
    return { asha, id, mailId: shown.find(({ kind }) => kind === 'reply')?.id ?? 0 }
  }
  const content = { subject: 'About your return', text: 'Please call us.' }

  test('an undeliverable reply is no response when it was rejected permanently', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied()
    expect((await asha.see(id)).firstResponseAt).not.toBeNull()
    await deliver(context, mailId)
    expect(await asha.see(id)).toMatchObject({ firstResponseAt: null, unread: true })
    const { items } = await asha.get('/api/leads?view=needs-answer')
    expect(items.map((lead: { id: number }) => lead.id)).toContain(id)
  })

  test('an undeliverable reply is no response when it waited too long', async () => {
    const { asha, id, mailId } = await replied()
    await change(mailId, { expiresAt: new Date() })
    await deliver(context, mailId)
    expect(await asha.see(id)).toMatchObject({ firstResponseAt: null })
  })

  test('an undeliverable reply is no response until it is sent again', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied()
    await deliver(context, mailId)
    sink.onRecipient = () => undefined
    expect((await resend(mailId)).statusCode).toBe(200)
    await deliver(context, mailId)
    expect((await asha.see(id)).firstResponseAt).not.toBeNull()
  })

  test('an undeliverable reply leaves everything as it was before, but marked', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const asha = await staff()
    const { id } = (await send(app, enquiry())).json()
    const before = {
      escalatedAt: new Date(Date.now() - 2000),
      followUpAt: new Date(Date.now() - 1000),
    }
    await app.db.update(leads).set(before).where(eq(leads.id, id))
    const { mails: shown } = await asha.act(id, 'replies', { ...content, key: randomUUID() })
    expect(await asha.see(id)).toMatchObject({
      status: 'contacted',
      escalatedAt: null,
      followUpAt: null,
    })
    await deliver(context, shown.at(-1)?.id ?? 0)
    expect(await asha.see(id)).toMatchObject({
      status: 'new',
      firstResponseAt: null,
      escalatedAt: before.escalatedAt.toISOString(),
      followUpAt: before.followUpAt.toISOString(),
      replyFailedAt: expect.any(String),
    })
    const { changed } = await asha.act(id, 'contacts', { kind: 'call', outcome: 'no-answer' })
    expect((await asha.see(id)).replyFailedAt).toBeNull()
    await asha.ask('POST', '/api/leads/undo', { eventIds: changed })
    expect((await asha.see(id)).replyFailedAt).not.toBeNull()
  })

  test('an undeliverable reply leaves a status that was set since', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied()
    await asha.change(id, { status: 'in progress' })
    await deliver(context, mailId)
    expect(await asha.see(id)).toMatchObject({ status: 'in progress', firstResponseAt: null })
  })

  test('an undeliverable reply that is sent again counts as a response from then on', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied()
    const first = (await asha.see(id)).firstResponseAt
    await deliver(context, mailId)
    sink.onRecipient = () => undefined
    await resend(mailId)
    await deliver(context, mailId)
    const lead = await asha.see(id)
    expect(lead).toMatchObject({ status: 'contacted', replyFailedAt: null })
    expect(Date.parse(lead.firstResponseAt ?? '')).toBeGreaterThan(Date.parse(first ?? ''))
  })

  test('an undeliverable reply brings back an enquiry that had been answered before', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied({ calledBefore: true })
    const needsAnswer = async () =>
      (await asha.get('/api/leads?view=needs-answer')).items.map((lead: { id: number }) => lead.id)
    expect(await needsAnswer()).not.toContain(id)
    await deliver(context, mailId)
    expect(await needsAnswer()).toContain(id)
    expect(await asha.see(id)).toMatchObject({
      status: 'contacted',
      firstResponseAt: expect.any(String),
      replyFailedAt: expect.any(String),
    })
  })

  test('a call beside an undeliverable reply is still a response', async () => {
    sink.onRecipient = () => [550, 'no such mailbox']
    const { asha, id, mailId } = await replied()
    const { events } = await asha.act(id, 'contacts', { kind: 'call' })
    await deliver(context, mailId)
    expect((await asha.see(id)).firstResponseAt).toBe(events.at(-1)?.at)
  })
})

test('a temporary rejection is retried after growing delays, and finally fails with the reason', async () => {
  sink.onMessage = () => [451, 'greylisted, come back later']
  const id = await write()
  for (const [index, delay] of RETRY_DELAYS_MS.entries()) {
    const before = Date.now()
    await deliver(context, id)
    const row = await find(id)
    expect(row).toMatchObject({
      state: 'waiting',
      attempts: index + 1,
      lastError: expect.stringContaining('451 greylisted, come back later'),
    })
    expect(row.nextTryAt.getTime()).toBeGreaterThanOrEqual(before + delay)
    expect(await hasJobAt(row.nextTryAt, `${id}:${row.claim}`)).toBe(true)
    await change(id, { nextTryAt: new Date() })
  }
  await deliver(context, id)
  expect(await find(id)).toMatchObject({
    state: 'failed',
    lastError: expect.stringContaining('451'),
  })
  expect(RETRY_DELAYS_MS.toSorted((a, b) => a - b)).toEqual(RETRY_DELAYS_MS)
  expect(sink.caught).toHaveLength(0)
})

test('a temporary rejection is followed by one delivery once it passes', async () => {
  sink.onRecipient = () => [450, 'mailbox busy']
  const id = await write()
  await deliver(context, id)
  sink.onRecipient = () => undefined
  await change(id, { nextTryAt: new Date() })
  await deliver(context, id)
  expect(sink.caught).toHaveLength(1)
  expect(await find(id)).toMatchObject({ state: 'sent', attempts: 2, lastError: null })
})

test('a temporary rejection is also an unreachable server and a wrong password', async () => {
  for (const [url, reason] of [
    ['smtp://127.0.0.1:1', 'ECONNREFUSED'],
    [sink.url.replace('//', '//firm:wrong@'), 'refused the login'],
  ] as const) {
    const lost = await testApp({ SMTP_URL: url })
    const id = await write({}, lost)
    await deliver(contextOf(lost), id)
    expect(await find(id, lost)).toMatchObject({
      state: 'waiting',
      lastError: expect.stringContaining(reason),
    })
  }
})

test('a permanent rejection fails at once, with the server’s reason, which the log has without addresses', async () => {
  sink.onRecipient = (address) => [550, `no such mailbox here: ${address}`]
  const id = await write()
  const logged: unknown[] = []
  const log = {
    info: (entry: object) => logged.push(entry),
    warn: (entry: object) => logged.push(entry),
  }
  await deliver({ ...context, log }, id)
  expect(logged).toEqual([
    {
      mailId: id,
      kind: 'reply',
      attempt: 1,
      outcome: 'refused',
      reason: 'The mail server refused the email. It said: 550 no such mailbox here: …',
      again: false,
    },
  ])
  expect(await find(id)).toMatchObject({
    state: 'failed',
    attempts: 1,
    lastError: expect.stringContaining('550 no such mailbox here'),
  })
})

test('a mail that may or may not have arrived because the connection broke after its end was sent is not resent automatically', async () => {
  sink.cutAfterMessage = true
  const id = await write()
  await deliver(context, id)
  expect(sink.caught).toHaveLength(1)
  expect(await find(id)).toMatchObject({ state: 'unconfirmed' })
  sink.cutAfterMessage = false
  await deliver(context, id, { abandoned: true })
  expect(sink.caught).toHaveLength(1)
})

test('a mail that may or may not have arrived because the site was killed after its end was sent is not either', async () => {
  const id = await write()
  await change(id, {
    state: 'sending',
    claim: 1,
    claimedAt: new Date(),
    dataSentAt: new Date(),
  })
  await deliver(context, id, { abandoned: true })
  expect(sink.caught).toHaveLength(0)
  expect(await find(id)).toMatchObject({
    state: 'unconfirmed',
    lastError: expect.stringContaining('stopped'),
  })
})

test('a mail that may or may not have arrived can be resent by staff, with the same message id', async () => {
  const id = await write()
  await change(id, { state: 'unconfirmed' })
  const { messageId } = await find(id)
  const again = await resend(id)
  expect(again.json()).toMatchObject({ id, state: 'waiting', reason: null })
  await deliver(context, id)
  expect(sink.caught.map((mail) => mail.messageId)).toEqual([messageId])
})

test('a mail that was abandoned before its end was sent is sent by the process that takes it over', async () => {
  const id = await write()
  await change(id, { state: 'sending', claim: 1, claimedAt: new Date() })
  await deliver(context, id)
  expect(sink.caught).toHaveLength(0)
  await deliver(context, id, { abandoned: true })
  expect(sink.caught).toHaveLength(1)
})

test('a mail that was abandoned before its end was sent is not completed by the process that lost it', async () => {
  const id = await write()
  // The first process is held up before the end; meanwhile another one takes the mail over.
  let release = () => {}
  const slow = new Promise<void>((resolve) => {
    release = resolve
  })
  let arrived = () => {}
  const reached = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const waiting: MailContext = {
    ...context,
    pool: Object.assign(Object.create(context.pool), {
      connect: async () => {
        const client = await context.pool.connect()
        return Object.assign(Object.create(client), {
          query: async (...given: [string, unknown[]]) => {
            arrived()
            await slow
            return client.query(...given)
          },
          release: () => client.release(),
        })
      },
    }),
  }
  const first = deliver(waiting, id)
  await reached
  await deliver(context, id, { abandoned: true })
  release()
  await first
  expect(sink.caught).toHaveLength(1)
  expect(await find(id)).toMatchObject({ state: 'sent', claim: 2 })
})

test('a mail whose enquiry is erased while it is being sent does not arrive', async () => {
  const { id: leadId } = (await send(app, enquiry())).json()
  const [mail] = await app.db.select().from(mails).where(eq(mails.leadId, leadId))
  sink.onRecipient = () => undefined
  const erasing = { ...context }
  erasing.pool = Object.assign(Object.create(context.pool), {
    connect: async () => {
      await app.pool.query('delete from leads where id = $1', [leadId])
      return context.pool.connect()
    },
  })
  await deliver(erasing, mail?.id ?? 0)
  expect(sink.caught).toHaveLength(0)
  expect(await app.db.select().from(mails).where(eq(mails.leadId, leadId))).toEqual([])
})

describe('user input cannot become a header or a second recipient', () => {
  test.each([
    'Hello\r\nBcc: victim@example.in',
    'Hello\nContent-Type: text/html\n\n<script>',
    'Hello\u2028Bcc: victim@example.in',
    '=?utf-8?q?x?=\r\n\r\nbody',
  ])('user input in a subject cannot become a header: %j', async (subject) => {
    await deliver(context, await write({ subject }))
    const [caught] = sink.caught
    expect(caught?.envelope.to).toEqual(['asha@example.in'])
    expect(caught?.bcc ?? []).toEqual([])
    expect(caught?.to).toEqual([{ name: '', address: 'asha@example.in' }])
    expect(caught?.headers.filter(({ key }) => key === 'content-type')).toHaveLength(1)
    expect(caught?.text).toContain('A text.')
  })

  test.each([
    'asha@example.in, victim@example.in',
    'asha@example.in\r\nRCPT TO:<victim@example.in>',
    '<asha@example.in> NOTIFY=SUCCESS',
    'Asha <asha@example.in>',
    'asha',
    '',
    '"a b"@example.in',
    `${'a'.repeat(300)}@example.in`,
  ])('a mail to the address %j is stored as failed, and nothing else fails', async (to) => {
    const id = await write({ to })
    await deliver(context, id)
    expect(sink.caught).toHaveLength(0)
    expect(await find(id)).toMatchObject({ state: 'failed' })
    expect((await resend(id)).statusCode).toBe(409)
  })

  test('markup in a reply stays text in both bodies', async () => {
    const text = '<img src=x onerror=alert(1)> & "quotes"\r\n.\r\nMAIL FROM:<x@y.z>'
    await deliver(context, await write({ text }))
    const [caught] = sink.caught
    expect(sink.caught).toHaveLength(1)
    expect(caught?.text).toContain('<img src=x onerror=alert(1)> & "quotes"')
    expect(caught?.html).not.toContain('<img')
    expect(caught?.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})

let replier: Promise<Staff> | undefined
/** A member of staff who writes replies. */
function staff(): Promise<Staff> {
  replier ??= atDesk(app, 'meera')
  return replier
}

function contextOf(of: FastifyInstance): MailContext {
  return { ...of.outbox, db: of.db, pool: of.pool, log: { info() {}, warn() {} } }
}

let written = 0

async function write(
  {
    subject = 'A subject',
    text = 'A text.',
    to = 'asha@example.in',
    kind = 'reply',
    ...more
  }: Partial<Pick<NewMail, 'to' | 'kind' | 'actorId'>> & { subject?: string; text?: string } = {},
  of = app,
): Promise<number> {
  const id = await of.db.transaction((tx) =>
    queueMail(tx, of.outbox, {
      event: `test:${++written}`,
      kind,
      to,
      ...more,
      content: { subject, parts: [{ is: 'text', text }] },
    }),
  )
  return id ?? 0
}

async function find(id: number, of = app) {
  const [found] = await of.db.select().from(mails).where(eq(mails.id, id))
  if (!found) throw new Error(`mail ${id} is not there`)
  return found
}

async function change(id: number, values: Partial<typeof mails.$inferInsert>) {
  const [mail] = await mailsToSend(app, eq(mails.id, id))
  const { content, text, html } = mail ?? {}
  return app.db
    .update(mails)
    .set({ content, text, html, ...values })
    .where(eq(mails.id, id))
}

async function hasJobAt(at: Date, key: string): Promise<boolean> {
  const { rows } = await app.db.execute(
    sql`select 1 from pgboss.job where name = 'mail' and singleton_key = ${key} and start_after = ${at.toISOString()}::timestamptz`,
  )
  return rows.length === 1
}

async function resend(id: number) {
  return app.inject({
    method: 'POST',
    url: `/api/mails/${id}/send-again`,
    headers: await signIn(app),
  })
}
