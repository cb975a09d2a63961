import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { openImageStore } from '#app/platform/blobs/store.server.ts'
import { Jobs } from '#app/platform/db/jobs.ts'
import { activity, imageLeftovers, leads, sessions } from '#app/platform/db/schema.ts'
import { makeAccount, testApp } from '../../test/app.ts'
import { closeAfterwards } from '../../test/closing.ts'
import { inHours, makeLead } from '../../test/desk.ts'
import { startBackgroundWork } from './schedules.ts'

const YEARS = 3 * 365 * 24
const KEY = `${'c'.repeat(20)}-10x10`

let app: FastifyInstance
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'schedules-'))
  closeAfterwards(() => rm(folder, { recursive: true, force: true }))
  app = await testApp({ DATA_DIR: folder, RETENTION_MONTHS: '24' })
})

test('two instances that start together clean up what is due, once', async () => {
  const { id } = await makeLead(app, {
    status: 'lost',
    hoursAgo: YEARS,
    closedAt: inHours(-YEARS),
  })
  const account = await makeAccount(app, 'meera')
  await app.db
    .insert(sessions)
    .values({ tokenHash: randomUUID(), userId: account.id, expiresAt: inHours(-1) })
  const store = openImageStore(app.env)
  await store.write(KEY, new Map([['10.jpg', Buffer.from('x')]]))
  await app.db.insert(imageLeftovers).values({ key: KEY, since: inHours(-48) })

  await Promise.all([instance(), instance()])
  // The first run of the retention leaves an operator five minutes to stop a wrong setting.
  expect(await app.db.$count(leads, eq(leads.id, id))).toBe(1)
  await app.pool.query(
    "update pgboss.job set start_after = now() where name = 'retention' and state = 'created'",
  )

  const left = async () => [
    await app.db.$count(leads, eq(leads.id, id)),
    await app.db.$count(sessions),
    await app.db.$count(imageLeftovers),
  ]
  await expect.poll(left).toEqual([0, 0, 0])
  expect(await store.read(KEY, '10.jpg')).toBeUndefined()
  expect(await app.db.$count(activity, eq(activity.verb, 'retention'))).toBe(1)
  const { rows } = await app.pool.query(
    'select name, cron, timezone from pgboss.schedule order by name',
  )
  expect(rows).toEqual(
    [
      { name: 'alerts', cron: '* * * * *' },
      { name: 'call-reminders', cron: '* * * * *' },
      { name: 'cleaning', cron: '17 * * * *' },
      { name: 'client-notices', cron: '* * * * *' },
      { name: 'client-reminders', cron: '*/10 * * * *' },
      { name: 'date-reminders', cron: '*/10 * * * *' },
      { name: 'forecast', cron: '*/5 9-11 * * *' },
      { name: 'image-leftovers', cron: '50 2 * * *' },
      { name: 'mail-round', cron: '* * * * *' },
      { name: 'missing-rules', cron: '0 9 * 3 *' },
      { name: 'retention', cron: '30 2 * * *' },
    ].map((schedule) => ({ ...schedule, timezone: 'Asia/Kolkata' })),
  )
  // What a schedule itself begins meanwhile carries no data; a new minute makes another first run.
  const runs = await app.pool.query(
    `select name, count(*)::int as runs, count(distinct singleton_on)::int as minutes from pgboss.job
     where name in ('cleaning', 'retention', 'image-leftovers') and data::text = '{}' group by name`,
  )
  expect(runs.rows).toHaveLength(3)
  for (const { name, runs: count, minutes } of runs.rows) expect(count, name).toBe(minutes)
})

test('work that fails is logged by its error code, without what it was about', async () => {
  await app.pool.query(`delete from pgboss.job where name = 'cleaning'`)
  const warnings: object[] = []
  const jobs = working({ warn: (details) => warnings.push(details) })
  await jobs.schedule('cleaning', async () => {
    throw Object.assign(new Error('Failed query, params: secret@example.in'), { code: '42P01' })
  })
  await expect.poll(() => warnings).toEqual([{ schedule: 'cleaning', reason: 'failed: 42P01' }])
  const output = async () => {
    const { rows } = await app.pool.query(
      `select output::text as output from pgboss.job where name = 'cleaning' and output is not null`,
    )
    return rows.map((row) => row.output).join()
  }
  await expect.poll(output).toContain('failed: 42P01')
  expect(await output()).not.toContain('secret')
})

function instance(): Promise<void> {
  const { db, env, keyring, lifecycle, log, pool, securityMails } = app
  return startBackgroundWork({
    db,
    env,
    keyring,
    lifecycle,
    log,
    pool,
    securityMails,
    outbox: { ...app.outbox, jobs: working({ warn() {} }) },
  })
}

function working(log: { warn(details: object): void }): Jobs {
  const jobs = new Jobs(app.pool, log, { working: true })
  closeAfterwards(() => jobs.stop())
  return jobs
}
