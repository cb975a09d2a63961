import { eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backups, mails, operatorAlerts } from '#app/platform/db/schema.ts'
import { deliver, type MailContext } from '#app/platform/mail/deliver.server.ts'
import { queueMail } from '#app/platform/mail/outbox.server.ts'
import { HOUR_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import type { FullDisk } from '#content/en/operator-alerts.ts'
import { makeAccount, signIn, testApp } from '../../../test/app.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { MailSink } from '../../../test/mail-sink.ts'
import { openAlerts, reportFullDisks, runAlerts } from './alerts.server.ts'
import { isNearlyFull } from './disks.server.ts'

const OPERATOR = 'operator@firm.example'

let sink: MailSink
let app: FastifyInstance
let logged: object[]
beforeAll(async () => {
  sink = await MailSink.open()
  closeAfterwards(() => sink.close())
  app = await testApp({ SMTP_URL: sink.url, OPERATOR_EMAIL: OPERATOR })
})
beforeEach(async () => {
  await app.db.delete(mails)
  await app.db.delete(operatorAlerts)
  sink.caught.length = 0
  sink.onRecipient = () => undefined
  logged = []
})

const check = (now = new Date(), of = app) =>
  runAlerts(
    {
      ...of.outbox,
      db: of.db,
      env: of.env,
      log: { info: () => {}, error: (details) => logged.push(details) },
    },
    now,
  )
const later = (ms: number) => new Date(Date.now() + ms)

/** Sends everything that waits, as the background work would. */
async function post(of = app) {
  const context: MailContext = { ...of.outbox, db: of.db, pool: of.pool, log: of.log }
  const waiting = await of.db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'waiting'))
  for (const { id } of waiting) await deliver(context, id)
}
const subjects = () => sink.to(OPERATOR).map(({ subject }) => subject)

const disk = (changes: Partial<FullDisk> = {}): FullDisk => ({
  host: 'web-1',
  path: '/srv/data',
  freeBytes: 0.5e9,
  totalBytes: 100e9,
  ...changes,
})

test.each([
  [0.9e9, 5e9, true],
  [9e9, 100e9, true],
  [11e9, 100e9, false],
  [1.1e9, 2e9, false],
])('a disk that is nearly full: %d bytes free of %d', (freeBytes, totalBytes, full) => {
  expect(isNearlyFull({ freeBytes, totalBytes })).toBe(full)
})

test('an alert is sent once, again after a day, and when it is over', async () => {
  await reportFullDisks(app.db, [disk()])
  await check()
  await check()
  await post()
  expect(subjects()).toEqual(['A disk is nearly full (Tax Expert)'])
  expect(sink.caught[0]?.text).toContain('web-1: 0.5 GB (0%) free on the disk of /srv/data')

  await reportFullDisks(app.db, [disk()], later(25 * HOUR_MS))
  await check(later(25 * HOUR_MS))
  await check(later(25 * HOUR_MS + 11 * MINUTE_MS))
  await post()
  expect(subjects().slice(1)).toEqual([
    'Still open: A disk is nearly full (Tax Expert)',
    'Resolved: A disk is nearly full (Tax Expert)',
  ])
  expect(await openAlerts(app.db)).toEqual([])
})

test('a disk that is nearly full is one alert for all machines, and a machine that has space again leaves it', async () => {
  await reportFullDisks(app.db, [disk()])
  await reportFullDisks(app.db, [disk({ host: 'web-2' })])
  await check()
  expect((await openAlerts(app.db))[0]?.text).toMatch(/web-1.*\nweb-2/)
  await reportFullDisks(app.db, [disk({ host: 'web-2' })], later(11 * MINUTE_MS))
  await check(later(11 * MINUTE_MS))
  expect((await openAlerts(app.db))[0]?.text).not.toContain('web-1')
  expect(await app.db.$count(operatorAlerts)).toBe(1)
})

test('a failed backup and a late one are reported until one is finished', async () => {
  const long = { startedAt: later(-30 * HOUR_MS), finishedAt: later(-30 * HOUR_MS), bytes: 1 }
  await app.db.insert(backups).values([
    { cause: 'schedule', ...long },
    { cause: 'schedule', startedAt: later(-HOUR_MS), error: 'There is no space left.' },
  ])
  await check()
  const texts = (await openAlerts(app.db)).map(({ kind, text }) => [kind, text])
  expect(texts).toEqual([
    ['backup-late', expect.stringContaining('The last one finished on')],
    ['backup-failed', 'There is no space left.'],
  ])
  await app.db.insert(backups).values({ cause: 'command', finishedAt: new Date(), bytes: 1 })
  await check(later(11 * MINUTE_MS))
  expect(await openAlerts(app.db)).toEqual([])
  await app.db.delete(backups)
})

describe('mail that fails', () => {
  const write = (to = 'asha@example.in') =>
    app.db.transaction((tx) =>
      queueMail(tx, app.outbox, {
        event: `test-${Math.random()}`,
        kind: 'notification',
        to,
        content: { subject: 'Hello', parts: [{ is: 'text', text: 'Hello' }] },
      }),
    )
  const age = (minutes: number) =>
    app.db.update(mails).set({
      createdAt: later(-minutes * MINUTE_MS),
      nextTryAt: later(-minutes * MINUTE_MS),
    })

  test('mail that fails is noticed after half an hour, shown and logged, and reported when mail works again', async () => {
    sink.onRecipient = () => [451, 'try later, asha@example.in']
    await write()
    await check()
    expect(await openAlerts(app.db)).toEqual([])
    await age(31)
    await post()
    await check()
    expect((await openAlerts(app.db))[0]?.text).toBe(
      '1 email is waiting to be sent. The last error: The mail server refused the email. It said: 451 try later, …',
    )
    expect(logged).toMatchObject([{ alert: 'mail-failing' }])
    await post()
    expect(subjects()).toEqual([])

    sink.onRecipient = () => undefined
    await app.db.update(mails).set({ nextTryAt: new Date() })
    await post()
    await check(later(11 * MINUTE_MS))
    await post()
    expect(subjects()).toEqual([
      'Emails aren’t being sent (Tax Expert)',
      'Resolved: Emails aren’t being sent (Tax Expert)',
    ])
  })

  test('mail that fails is noticed at once when five in a row fail', async () => {
    sink.onRecipient = () => [550, 'no']
    for (let number = 0; number < 5; number++) await write(`person-${number}@example.in`)
    await post()
    await check()
    expect((await openAlerts(app.db)).map(({ kind }) => kind)).toEqual(['mail-failing'])
  })

  test('a mail that one address refuses while others arrive raises no alert', async () => {
    sink.onRecipient = (address) => (address.startsWith('full') ? [452, 'mailbox full'] : undefined)
    await write('full@example.in')
    await post()
    await age(120)
    await write('well@example.in')
    await post()
    await check()
    expect(await openAlerts(app.db)).toEqual([])
  })
})

test('without an operator’s address nothing is mailed, and admins see it', async () => {
  const quiet = await testApp()
  await makeAccount(quiet, 'meera', 'admin')
  await reportFullDisks(quiet.db, [disk()])
  await check(new Date(), quiet)
  expect(await quiet.db.$count(mails)).toBe(0)
  const see = async (username?: string) =>
    quiet.inject({ url: '/api/alerts', headers: await signIn(quiet, username) })
  expect((await see('meera')).json()).toMatchObject([{ kind: 'disk-nearly-full' }])
  expect((await see()).statusCode).toBe(403)
  expect((await quiet.inject('/api/alerts')).statusCode).toBe(401)
})

test('two instances that check at once report an alert once', async () => {
  await reportFullDisks(app.db, [disk()])
  await Promise.all([check(), check(), check()])
  expect(await app.db.$count(mails)).toBe(1)
  expect(await app.db.$count(operatorAlerts, isNull(operatorAlerts.clearedAt))).toBe(1)
})

test('after a roll-back, an alert that only the newer version knows is shown in general words', async () => {
  await makeAccount(app, 'rao', 'admin')
  await app.pool.query(`insert into operator_alerts (kind) values ('something-newer')`)
  const shown = await app.inject({ url: '/api/alerts', headers: await signIn(app, 'rao') })
  expect(shown.statusCode).toBe(200)
  expect(shown.json()).toMatchObject([
    { kind: 'something-newer', text: expect.stringContaining('newer version') },
  ])
})
