import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { queueReply } from '#app/enquiries/desk/changes/replies.server.ts'
import {
  createLeads,
  type Practice,
  type StoredLead,
} from '#app/enquiries/intake/create-lead.server.ts'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { newLeads } from '#app/enquiries/model/events.server.ts'
import { leads, mails, users } from '#app/platform/db/schema.ts'
import { enquiry, errorShape, makeAccount, send, signIn, testApp } from '../../../test/app.ts'
import type { Mail, MailStatus } from './mail.ts'
import { mailsOfLeads } from './mail-list.server.ts'
import { queueMail } from './outbox.server.ts'

const NO_SUCH_ID = 2_000_000_000

let app: FastifyInstance
let staff: { cookie: string; origin: string }
beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example, partner@firm.example' })
  staff = await signIn(app)
})

test('an enquiry is acknowledged to the visitor and reported to those on duty, each once', async () => {
  const reader = await makeAccount(app, 'reader')
  await setUser(reader.id, { email: 'reader@firm.example', onDuty: true })
  const twin = await makeAccount(app, 'twin')
  await setUser(twin.id, { email: 'Reader@Firm.example', onDuty: true })
  const unsubscribed = await makeAccount(app, 'unsubscribed')
  await setUser(unsubscribed.id, {
    email: 'unsubscribed@firm.example',
    onDuty: true,
    mailNew: false,
  })
  const gone = await makeAccount(app, 'gone')
  await setUser(gone.id, { email: 'gone@firm.example', onDuty: true, disabledAt: new Date() })

  const body = enquiry({ name: 'Meera Iyer', email: 'meera@example.in' })
  const { id } = (await send(app, body)).json()
  await send(app, body)
  const written = await mailsOfLeads(app.db, [id])
  expect(written.map(({ kind, to, state }) => [kind, to.toLowerCase(), state])).toEqual([
    ['acknowledgement', 'meera@example.in', 'waiting'],
    ['new-enquiry', 'reader@firm.example', 'waiting'],
  ])
  expect(await jobsOf(written.map((mail) => mail.id))).toHaveLength(2)
  for (const { id } of [reader, twin, unsubscribed, gone]) await setUser(id, { onDuty: false })
})

test('an enquiry that is not stored leaves no mail and no job', async () => {
  const before = await counts()
  await expect(
    createLead(enquiry({ name: 'Never Stored' }), {
      afterStoring: async (tx) => {
        await queueMail(tx, app.outbox, {
          event: 'about-nothing',
          kind: 'reply',
          to: 'asha@example.in',
          content: { subject: 'Nothing', parts: [] },
          leadId: NO_SUCH_ID,
        })
      },
    }),
  ).rejects.toThrow('mails_lead_id_leads_id_fk')
  expect(await counts()).toEqual(before)
})

test('an enquiry is reported to staff without the message and the contact details', async () => {
  const body = enquiry({
    name: 'Private Person',
    email: 'private@example.in',
    phone: '+91 91234 56789',
    message: 'My salary is a secret number.',
  })
  const { id } = (await send(app, body)).json()
  const notification = await one(id, 'new-enquiry')
  expect(notification.text).toContain(`${app.env.publicOrigin}/admin/leads/${id}`)
  expect(notification.html).toContain(`${app.env.publicOrigin}/admin/leads/${id}`)
  for (const part of [notification.text, notification.html, notification.subject]) {
    expect(part).not.toMatch(/private@example|91234|secret number/)
  }
})

test('an enquiry is acknowledged with its content, the due time in India, and the receipt', async () => {
  const { firm } = app.env
  const receiptUrl = `${firm.origin}/receipt/abc?x=1&y=2`
  const { id } = await createLead(enquiry({ message: 'Two Forms 16 <b>and</b> "a" flat.' }), {
    recipients: { visitor: false, staff: false },
  })
  const [lead] = await app.db.select().from(leads).where(eq(leads.id, id))
  const about = {
    ...lead!,
    receivedAt: new Date('2026-07-30T19:00:00Z'),
    dueAt: new Date('2026-07-31T19:00:00Z'),
    receiptUrl,
  }
  await app.db.transaction((tx) => newLeads.publish(tx, { leads: [about] }))
  const { text, html, replyTo } = await one(id, 'acknowledgement')
  for (const part of [text, html]) {
    expect(part).toContain('Sat 1 Aug, 12:30 am (Indian time)')
    expect(part).toContain('31 Jul 2026, 12:30 am IST')
    expect(part).toContain(firm.phone)
    expect(part).toContain(referenceOf(id))
  }
  expect(text).toMatch(/^Dear Asha,\n\nThank you/m)
  expect(text).toContain('> Two Forms 16 <b>and</b> "a" flat.')
  expect(html).toContain('Two Forms 16 &lt;b&gt;and&lt;/b&gt; &quot;a&quot; flat.')
  expect(text).toContain(receiptUrl)
  expect(html).toContain('/receipt/abc?x=1&amp;y=2"')
  expect(html).not.toMatch(/<script|<img|<link|url\(/)
  expect(replyTo).toBe(firm.email)
})

test('an enquiry is acknowledged without the addresses that were typed into it', async () => {
  const { id } = (
    await send(
      app,
      enquiry({
        name: 'Win at evil.com',
        phone: '98765 43210 t.me/evil',
        service: 'Prize evil.com/s',
        message: 'Claim it at https://evil.com/claim or evil.com, or mail prize@evil.com today.',
      }),
    )
  ).json()
  const { text, html, subject } = await one(id, 'acknowledgement')
  for (const part of [text, html, subject]) expect(part).not.toMatch(/evil|t\.me/)
  expect(text).toContain('Hello,\n\nThank you')
  expect(text).toContain('> Claim it at [address left out] or [address left out]')
  expect(text).toContain('asha@example.in')
})

test('an enquiry is acknowledged with its PAN and Aadhaar number masked', async () => {
  const message = 'My PAN is ABCPE1234F, Aadhaar 2345 6789 0123.'
  const { id } = (await send(app, enquiry({ message }))).json()
  const { text, html } = await one(id, 'acknowledgement')
  expect(text.replace(/\n> ?/g, ' ')).toContain('ABCPE••••F, Aadhaar •••• •••• 0123.')
  for (const part of [text, html]) expect(part).not.toMatch(/ABCPE1234F|2345 6789/)
})

test('an enquiry is acknowledged with at most 500 characters of its message', async () => {
  const message = `${'Rent from a flat. '.repeat(27)}Shares were sold. `.padEnd(5_000, 'x')
  const { id } = (await send(app, enquiry({ message }))).json()
  const { text } = await one(id, 'acknowledgement')
  // 27 sentences of 18 characters, and the first 14 of the next one.
  expect(text.replace(/\n> ?/g, ' ')).toContain('a flat. Shares were so …')
  expect(text).not.toContain('sold')
})

test('an enquiry takes its mails with it when it is erased', async () => {
  const { id } = (await send(app, enquiry({ name: 'Erased Person' }))).json()
  expect(await mailsOfLeads(app.db, [id])).not.toEqual([])
  await app.db.delete(leads).where(eq(leads.id, id))
  expect(await mailsOfLeads(app.db, [id])).toEqual([])
  const { rows } = await app.pool.query(
    `select (select count(*)::int from mails where mails::text like '%Erased Person%') as mails, (select count(*)::int from pgboss.job where data::text like '%Erased%') as jobs`,
  )
  expect(rows).toEqual([{ mails: 0, jobs: 0 }])
})

test('an event has one mail, however often it is queued', async () => {
  const write = () =>
    app.db.transaction((tx) =>
      queueMail(tx, app.outbox, {
        event: 'only-once',
        kind: 'reply',
        to: 'asha@example.in',
        content: { subject: 'Once', parts: [] },
      }),
    )
  const ids = await Promise.all([write(), write(), write()])
  expect(ids.filter((id) => id !== undefined)).toHaveLength(1)
})

test('a reply from the desk becomes text and HTML, with its writer as Reply-To', async () => {
  const { id } = (await send(app, enquiry())).json()
  const writer = await makeAccount(app, 'writer')
  const write = (key: string) =>
    app.db.transaction((tx) =>
      queueReply(tx, app.outbox, {
        lead: { id, email: 'asha@example.in' },
        subject: 'Your two Forms 16',
        text: 'Dear Asha,\r\n\r\nplease send <both>.\r\nThank you.',
        staff: writer,
        key,
      }),
    )
  await write('first')
  expect(await write('first')).toBeUndefined()
  const sent = await one(id, 'reply')
  expect(sent).toMatchObject({ actor: 'writer', replyTo: app.env.firm.email })
  expect(sent.text).toContain('Dear Asha,\n\nplease send <both>.\nThank you.')
  expect(sent.html).toContain('please send &lt;both&gt;.<br>Thank you.')
  await setUser(writer.id, { email: 'writer@firm.example' })
  await write('second')
  const [, second] = (await mailsOfLeads(app.db, [id])).filter(({ kind }) => kind === 'reply')
  expect(await find(second?.id ?? 0)).toMatchObject({ replyTo: 'writer@firm.example' })
})

test('the outbox is for staff only', async () => {
  for (const [method, url] of [
    ['GET', '/api/mails'],
    ['GET', '/api/mails/status'],
    ['GET', '/api/mails/1'],
    ['POST', '/api/mails/1/send-again'],
    ['GET', '/api/auth/me/mail'],
    ['PATCH', '/api/auth/me/mail'],
  ] as const) {
    const response = await app.inject({ method, url, ...(method === 'PATCH' && { payload: {} }) })
    expect(response.statusCode).toBe(401)
    expect(response.json()).toEqual(errorShape)
  }
})

test('the outbox says that no mail server is set up, while mails wait and enquiries are taken', async () => {
  const status = (await ask('/api/mails/status')).json() as MailStatus
  expect(status.configured).toBe(false)
  expect(status.counts.waiting).toBeGreaterThan(0)
  expect(status.counts.failed).toBe(0)
  expect((await send(app, enquiry())).statusCode).toBe(201)
})

test('the outbox is narrowed by state, kind and enquiry, and paged', async () => {
  const { id } = (await send(app, enquiry())).json()
  await app.db.update(mails).set({ state: 'failed', lastError: 'No.' }).where(eq(mails.leadId, id))
  const failed = (await ask('/api/mails?state=failed')).json()
  expect(failed.items.every((mail: Mail) => mail.leadId === id)).toBe(true)
  expect((await ask(`/api/mails?lead=${id}&kind=acknowledgement`)).json().total).toBe(1)
  expect((await ask('/api/mails?page=9999')).json().items).toEqual([])
  expect((await ask('/api/mails/status')).json().lastError).toMatchObject({ reason: 'No.' })
  for (const search of ['state=lost', 'kind=spam', 'page=0', 'lead=x', 'state=sent&state=failed']) {
    const response = await ask(`/api/mails?${search}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(errorShape)
  }
})

test('the outbox sends another copy of a sent mail, with who requested it', async () => {
  const { id } = (await send(app, enquiry())).json()
  const first = await one(id, 'acknowledgement')
  await app.db
    .update(mails)
    .set({ ...bodyOf(first), state: 'sent', sentAt: new Date(), attempts: 3 })
    .where(eq(mails.id, first.id))
  const copy = (await again(first.id)).json() as Mail
  expect(copy.id).not.toBe(first.id)
  expect(copy).toMatchObject({ state: 'waiting', attempts: 0, sentAt: null, text: first.text })
  expect(copy.actor).toMatch(/^staff-/)
  expect(await find(first.id)).toMatchObject({ state: 'sent' })
  const ids = await app.db
    .select({ messageId: mails.messageId })
    .from(mails)
    .where(eq(mails.leadId, id))
  expect(new Set(ids.map((row) => row.messageId)).size).toBe(ids.length)
})

test('the outbox does not send again what is being sent, or is not there', async () => {
  const { id } = (await send(app, enquiry())).json()
  const mail = await one(id, 'acknowledgement')
  await app.db
    .update(mails)
    .set({ ...bodyOf(mail), state: 'sending' })
    .where(eq(mails.id, mail.id))
  expect((await again(mail.id)).statusCode).toBe(409)
  expect((await again(2_147_483_647)).statusCode).toBe(404)
  expect((await ask('/api/mails/2147483647')).statusCode).toBe(404)
  expect((await ask('/api/mails/abc')).statusCode).toBe(400)
})

test('the mail preferences are changed by each account for itself, field by field', async () => {
  const headers = await signIn(app)
  const patch = (payload: object) =>
    app.inject({ method: 'PATCH', url: '/api/auth/me/mail', headers, payload })
  expect((await app.inject({ url: '/api/auth/me/mail', headers })).json()).toEqual({
    email: null,
    mailNew: true,
    mailAssigned: true,
    mailMentioned: true,
    mailDue: true,
    mailDigest: false,
  })
  const changed = await patch({ email: ' desk@firm.example ', mailDigest: true })
  expect(changed.json()).toEqual({
    email: 'desk@firm.example',
    mailNew: true,
    mailAssigned: true,
    mailMentioned: true,
    mailDue: true,
    mailDigest: true,
  })
  expect((await patch({})).json()).toEqual(changed.json())
  expect((await patch({ email: null })).json()).toMatchObject({ email: null })
  for (const wrong of [{ email: 'no address' }, { email: 'a@b.in\r\nx' }, { mailNew: 'yes' }]) {
    const response = await patch(wrong)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(errorShape)
  }
})

function setUser(id: number, values: Partial<typeof users.$inferInsert>) {
  return app.db.update(users).set(values).where(eq(users.id, id))
}

function ask(url: string) {
  return app.inject({ url, headers: staff })
}

function again(id: number) {
  return app.inject({ method: 'POST', url: `/api/mails/${id}/send-again`, headers: staff })
}

async function find(id: number): Promise<Mail> {
  return (await ask(`/api/mails/${id}`)).json()
}

async function one(leadId: number, kind: Mail['kind']): Promise<Mail> {
  const found = (await mailsOfLeads(app.db, [leadId])).find((mail) => mail.kind === kind)
  return find(found?.id ?? 0)
}

/** What a mail says, as it is stored once it is rendered. */
function bodyOf({ text, html }: Mail) {
  return { content: null, text, html }
}

async function jobsOf(ids: number[]) {
  const { rows } = await app.pool.query(
    `select id from pgboss.job where name = 'mail' and (data->>'id')::int = any($1)`,
    [ids],
  )
  return rows
}

async function counts() {
  const { rows } = await app.pool.query(
    `select (select count(*) from leads) as leads, (select count(*) from mails) as mails, (select count(*) from pgboss.job where name = 'mail') as jobs`,
  )
  return rows
}

/** The arrival of an enquiry without spam signals. */
async function createLead(
  sent: ReturnType<typeof enquiry>,
  more: Partial<Practice>,
): Promise<StoredLead> {
  const { limits, roles } = app.env
  const spamSignals = { honeypotFilled: false, tookMs: undefined, noticeVersion: undefined }
  const input = { ...sent, source: 'contact-form' as const }
  const practice = { perContact: limits.contact, assignInTurn: false, roles, ...more }
  const [stored] = await createLeads(app.db, [{ input, spamSignals }], practice)
  if (!stored) throw new Error('an enquiry was stored but not returned')
  return stored
}
