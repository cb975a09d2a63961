import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Jobs } from '#app/platform/db/jobs.ts'
import { leads, mails, users } from '#app/platform/db/schema.ts'
import type { MailContext } from '#app/platform/mail/deliver.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { HOUR_MS } from '#app/ui/time/durations.ts'
import { enquiry, makeAccount, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { MailSink } from '../../../test/mail-sink.ts'
import { mailsToSend } from '../../../test/outbox.ts'
import { startMailWorkers } from './mail-workers.server.ts'
import { runScheduledMail } from './scheduled-run.server.ts'

let app: FastifyInstance
let context: MailContext
const NOON = new Date('2026-07-15T06:30:00Z')

beforeAll(async () => {
  app = await testApp({ MAIL_STAFF: 'office@firm.example', DIGEST_HOUR: '8' })
  context = contextOf(app)
})
beforeEach(() => app.pool.query('delete from mails; delete from leads'))

test('a reminder goes out once for an unanswered enquiry within two hours of its due time', async () => {
  const soon = await receivedAgo(22.5)
  await receivedAgo(21)
  await receivedAgo(24.5)
  const answered = await receivedAgo(23)
  await app.db.update(leads).set({ firstResponseAt: NOON }).where(eq(leads.id, answered))
  await Promise.all([runScheduledMail(context, NOON), runScheduledMail(context, NOON)])
  await runScheduledMail(context, new Date(NOON.getTime() + HOUR_MS / 2))
  const written = await mailsToSend(app)
  expect(written).toMatchObject([
    { kind: 'due-soon', leadId: soon, toAddress: 'office@firm.example', state: 'waiting' },
  ])
  expect(written[0]?.text).toContain('15 Jul 2026, 1:30 pm IST')
  expect(written[0]?.expiresAt).toEqual(new Date(NOON.getTime() + 1.5 * HOUR_MS))
  expect(JSON.stringify(written)).not.toContain('Asha')
})

describe('a reminder that was written', () => {
  const numbersUsed = async () =>
    (
      await app.pool.query(
        "select last_value from pg_sequences where sequencename = 'mails_id_seq'",
      )
    ).rows

  test('a reminder that was written is not attempted again each minute', async () => {
    await receivedAgo(22.5)
    await runScheduledMail(context, NOON)
    const before = await numbersUsed()
    await runScheduledMail(context, new Date(NOON.getTime() + 60_000))
    expect(await numbersUsed()).toEqual(before)
  })

  test('a reminder that was written does not prevent the person on duty from being reminded', async () => {
    await receivedAgo(22.5)
    await runScheduledMail(context, NOON)
    const late = await makeAccount(app, 'late-reader')
    await app.db
      .update(users)
      .set({ email: 'late@firm.example', mailDue: true, onDuty: true })
      .where(eq(users.id, late.id))
    await runScheduledMail(context, NOON)
    await app.db.delete(users).where(eq(users.id, late.id))
    const recipients = (await app.db.select().from(mails)).map(({ toAddress }) => toAddress)
    expect(recipients.sort()).toEqual(['late@firm.example', 'office@firm.example'])
  })
})

describe('the daily digest', () => {
  let reader: number
  beforeAll(async () => {
    reader = (await makeAccount(app, 'digest-reader')).id
    await app.db
      .update(users)
      .set({ email: 'reader@firm.example', mailDigest: true })
      .where(eq(users.id, reader))
    const other = await makeAccount(app, 'no-digest')
    await app.db.update(users).set({ email: 'o@firm.example' }).where(eq(users.id, other.id))
  })
  const written = async () => (await mailsToSend(app)).filter((mail) => mail.kind === 'digest')

  test('the daily digest is written from its hour on in India, once a day, for those who want it', async () => {
    await runScheduledMail(context, new Date('2026-07-15T02:29:00Z'))
    expect(await written()).toEqual([])
    await Promise.all([
      runScheduledMail(context, new Date('2026-07-15T02:30:00Z')),
      runScheduledMail(context, new Date('2026-07-15T02:31:00Z')),
    ])
    await runScheduledMail(context, new Date('2026-07-15T18:29:00Z'))
    expect(await written()).toMatchObject([{ toAddress: 'reader@firm.example', leadId: null }])
    await runScheduledMail(context, new Date('2026-07-15T18:30:00Z'))
    expect(await written()).toHaveLength(1)
    await runScheduledMail(context, new Date('2026-07-16T02:30:00Z'))
    expect(await written()).toHaveLength(2)
  })

  test('the daily digest gives the stats of the desk, without names', async () => {
    await receivedAgo(25)
    await receivedAgo(20)
    await receivedAgo(2)
    const answered = await receivedAgo(3)
    await app.db.update(leads).set({ firstResponseAt: NOON }).where(eq(leads.id, answered))
    await runScheduledMail(context, NOON)
    const [mail] = await written()
    expect(mail?.subject).toBe('Enquiries on 15 July 2026: 1 overdue, 1 due today')
    expect(mail?.text).toContain('New since yesterday: 3')
    expect(mail?.text).toContain('Answered since yesterday: 1')
    expect(mail?.text).not.toContain('Asha')
    expect(mail?.html).toContain('Overdue')
    expect(mail?.text).toContain('/admin/account')
  })

  test('the daily digest counts neither duplicates that were merged, nor spam, nor enquiries from a file', async () => {
    const into = await receivedAgo(3)
    const answered = { firstResponseAt: new Date(NOON.getTime() - HOUR_MS) }
    for (const columns of [
      { mergedInto: into },
      { status: 'spam', spamReason: 'links', closedAt: NOON },
      { source: 'import', dueAt: null },
    ] as const) {
      const id = await receivedAgo(3)
      await app.db
        .update(leads)
        .set({ ...columns, ...answered })
        .where(eq(leads.id, id))
    }
    await runScheduledMail(context, NOON)
    const [mail] = await written()
    expect(mail?.text).toContain('New since yesterday: 1')
    expect(mail?.text).toContain('Answered since yesterday: 0')
  })

  test('the daily digest is deleted after 90 days', async () => {
    await runScheduledMail(context, NOON)
    await app.pool.query(`update mails set created_at = now() - interval '91 days'`)
    await runScheduledMail(context, new Date('2026-07-15T00:00:00Z'))
    expect(await written()).toEqual([])
  })
})

test('mails queued without a mail server are sent once one is configured', async () => {
  const event = (number: number) => ({
    event: `early:${number}`,
    kind: 'reply' as const,
    to: `early-${number}@example.in`,
    content: { subject: 'Early', parts: [] },
  })
  for (let number = 0; number < 12; number++) {
    await app.db.transaction((tx) => queueMail(tx, app.outbox, event(number)))
  }
  await app.pool.query(
    `delete from pgboss.job where name = 'mail'; update mails set next_try_at = now() - interval '1 day'`,
  )
  const sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  const { db, pool, poolWatch } = app
  const jobs = new Jobs(pool, { warn() {} }, { working: true })
  closeAfterwards(() => jobs.stop())
  const withServer = await testApp(
    { SMTP_URL: sink.url },
    { database: { db, pool, poolWatch, connection: {}, close: async () => {} } },
  )
  await startMailWorkers({ ...contextOf(withServer), jobs })
  await expect.poll(() => sink.caught.length).toBe(12)
  await expect
    .poll(
      async () => (await db.select().from(mails)).filter((mail) => mail.state === 'sent').length,
    )
    .toBe(12)
  expect(new Set(sink.caught.map((mail) => mail.messageId)).size).toBe(12)
})

test('a mail that has waited for a minute has its text, for a release that can’t render it', async () => {
  const write = (event: string) =>
    app.db.transaction((tx) =>
      queueMail(tx, app.outbox, {
        event,
        kind: 'reply',
        to: 'asha@example.in',
        content: { subject: 'Late', parts: [{ is: 'text', text: 'What it says' }] },
      }),
    )
  const [waited, fresh] = [await write('waited'), await write('fresh')]
  await app.db
    .update(mails)
    .set({ createdAt: new Date(Date.now() - 61_000) })
    .where(eq(mails.id, waited ?? 0))
  await runScheduledMail(context)
  const stored = await app.db.select().from(mails).where(eq(mails.kind, 'reply')).orderBy(mails.id)
  expect(stored).toMatchObject([
    { id: waited, content: null, text: expect.stringContaining('What it says') },
    { id: fresh, content: expect.anything(), text: null, html: null },
  ])
  expect(stored[0]?.html).toContain('What it says')
})

test('a failed job is stored without personal data', async () => {
  const { db, pool, poolWatch } = app
  const id = await app.db.transaction((tx) =>
    queueMail(tx, app.outbox, {
      event: 'broken',
      kind: 'reply',
      to: 'secret@example.in',
      content: { subject: 'Secret', parts: [] },
    }),
  )
  const jobs = new Jobs(pool, { warn() {} }, { working: true })
  closeAfterwards(() => jobs.stop())
  const broken = await testApp(
    { SMTP_URL: 'smtp://127.0.0.1:1' },
    { database: { db, pool, poolWatch, connection: {}, close: async () => {} } },
  )
  const poolAway = Object.assign(Object.create(pool), {
    connect: async () => {
      throw Object.assign(new Error('Failed query, params: secret@example.in'), { code: '42P01' })
    },
  })
  await startMailWorkers({ ...contextOf(broken), pool: poolAway, jobs })
  const output = async () =>
    (
      await pool.query(
        `select output::text as output from pgboss.job where name = 'mail' and (data->>'id')::int = $1`,
        [id],
      )
    ).rows[0]?.output
  await expect.poll(output).toContain('failed: 42P01')
  expect(await output()).not.toContain('secret')
})

function contextOf(of: FastifyInstance): MailContext {
  return { ...of.outbox, db: of.db, pool: of.pool, log: { info() {}, warn() {} } }
}

let stored = 0

/** Stores an enquiry received that many hours before noon. Returns its id. */
async function receivedAgo(hours: number): Promise<number> {
  const [lead] = await app.db
    .insert(leads)
    .values({
      ...enquiry(),
      source: 'contact-form',
      fingerprint: `scheduled-${++stored}`,
      receivedAt: new Date(NOON.getTime() - hours * HOUR_MS),
      dueAt: new Date(NOON.getTime() + (24 - hours) * HOUR_MS),
    })
    .returning({ id: leads.id })
  return lead?.id ?? 0
}
