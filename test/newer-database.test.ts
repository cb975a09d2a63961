import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { enquiry, makeAccount, send, signIn, testApp } from './app.ts'

/** During an update, and after a roll-back, a newer release has written what this one does not know. */
let app: Awaited<ReturnType<typeof testApp>>
let headers: Awaited<ReturnType<typeof signIn>>
let leadId: number

beforeAll(async () => {
  app = await testApp()
  await makeAccount(app, 'meera', 'admin')
  headers = await signIn(app, 'meera')
  leadId = (await send(app, enquiry())).json().id
  for (const table of ['leads', 'mails', 'activity', 'notifications']) {
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select conname as name from pg_constraint where contype = 'c' and conrelid = ${table}::regclass`,
    )
    for (const { name } of rows) {
      await app.db.execute(sql.raw(`alter table ${table} drop constraint "${name}"`))
    }
  }
  await app.db.execute(sql`update leads set source = 'telepathy', stage = 'framed', status = 'paused',
    spam_reason = 'hunch', intake = 'telegram'`)
  await app.db.execute(sql`update mails set kind = 'birthday-card', state = 'on-the-moon'`)
  await app.db.execute(
    sql`insert into activity (verb, subject, label) values ('rained', 'weather', '')`,
  )
  await app.db.execute(sql`insert into notifications (user_id, kind, lead_id, event)
    select id, 'applause', ${leadId}, 'applause' from users`)
})

describe('what only a newer release knows is passed on', () => {
  test.each([
    ['the list of enquiries', () => '/api/leads?view=all', 'telepathy'],
    ['an enquiry', () => `/api/leads/${leadId}`, 'hunch'],
    ['the emails', () => '/api/mails', 'birthday-card'],
    ['the state of the outbox', () => '/api/mails/status', 'on-the-moon'],
    ['the dashboard', () => '/api/dashboard', 'weather'],
    ['the audit log', () => '/api/audit', 'weather'],
    ['the bell', () => '/api/notifications', 'applause'],
  ])('a value of a newer version is shown in %s', async (_, url, value) => {
    const response = await app.inject({ url: url(), headers })
    expect([response.statusCode, response.body]).toEqual([200, expect.stringContaining(value)])
  })
})
