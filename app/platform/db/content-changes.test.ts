import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { closeAfterwards } from '../../../test/closing.ts'
import { testDatabase } from '../../../test/database.ts'
import { watchContent } from './content-changes.ts'
import type { Executor, OpenDatabase } from './database.ts'

let database: OpenDatabase
let changes = 0
const waiting = { timeout: 10_000, interval: 10 }

beforeAll(async () => {
  database = await testDatabase()
  await seedDatabase(database.db)
  closeAfterwards(watchContent(database.connection, () => void changes++))
  // It calls once when it begins to listen, for what may have happened before.
  await vi.waitFor(() => expect(changes).toBe(1), waiting)
})

test.each([
  "update entries set title = 'Really?' where slug = 'do-i-have-to-file-a-return'",
  "insert into entries (kind, slug, title, content, published) values ('faq', 'new', 'New?', '<p>Yes.</p>', true)",
  "delete from entries where slug = 'new'",
  "update categories set name = 'Others' where position = 0",
  "update entries set published = false where slug = 'crypto-tax-in-india'",
  "insert into slug_redirects (kind, slug, entry_id) select kind, 'old', id from entries limit 1",
  'delete from slug_redirects',
  "update images set alt = 'A payslip'",
  "insert into claim_evidence (claim_id, wording, what, checked_on, checked_by) values ('rating', 'Rated', 'A list', '2026-11-20', 'Meera')",
  'delete from claim_evidence',
  "update users set public_name = 'Meera Rao'",
  "insert into related_posts (post_id, related_id) select min(id), max(id) from entries where kind = 'post'",
])('a change of content is heard: %s', async (statement) => {
  await heardAfter(() => run(statement))
})

test('a change of content is heard by every listener', async () => {
  let others = 0
  closeAfterwards(watchContent(database.connection, () => void others++))
  await vi.waitFor(() => expect(others).toBe(1), waiting)
  await heardAfter(() => touch())
  await vi.waitFor(() => expect(others).toBe(2), waiting)
})

test('a change of content is not heard before it is committed', async () => {
  const before = changes
  await database.db.transaction(async (tx) => {
    await touch(tx)
    // Notifications come in the order of commits; this one is first, although it was done later.
    await heardAfter(() => run('update categories set position = position'))
    expect(changes).toBe(before + 1)
  })
  await vi.waitFor(() => expect(changes).toBe(before + 2), waiting)
})

test('a change of content is not heard when it was rolled back', async () => {
  const before = changes
  await database.db
    .transaction(async (tx) => {
      await touch(tx)
      tx.rollback()
    })
    .catch(() => {})
  await heardAfter(() => touch())
  expect(changes).toBe(before + 1)
})

test('a change of something that is no content changes nothing', async () => {
  const before = changes
  await run(
    "insert into leads (name, email, phone, service, source, fingerprint) values ('Asha', 'a@example.in', '9876543210', 'Other', 'plan-dialog', 'x')",
  )
  await run('delete from leads')
  await heardAfter(() => touch())
  expect(changes).toBe(before + 1)
})

test('a listener that lost its connection listens again, and reloads what it may have missed', async () => {
  const [lost] = await listeners()
  await heardAfter(() => database.pool.query('select pg_terminate_backend($1)', [lost]))
  expect(await listeners()).not.toContain(lost)
  await heardAfter(() => touch())
})

test('a listener that is stopped lets go of its connection and comes back no more', async () => {
  const others = await listeners()
  let heard = 0
  const stop = watchContent(database.connection, () => void heard++)
  await vi.waitFor(() => expect(heard).toBe(1), waiting)
  await stop()
  await vi.waitFor(async () => expect(await listeners()).toEqual(others), waiting)
  await heardAfter(() => touch())
  expect(heard).toBe(1)
})

test('a listener can be stopped while there is no database to listen to', async () => {
  let heard = 0
  const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' }
  await watchContent(nowhere, () => void heard++)()
  expect(heard).toBe(0)
})

const run = (statement: string) => database.db.execute(sql.raw(statement))

/** Changes nothing, but fires the trigger: one statement, one notification. */
const touch = (db: Executor = database.db) => db.execute(sql`update entries set version = version`)

async function heardAfter(act: () => Promise<unknown>) {
  const before = changes
  await act()
  await vi.waitFor(() => expect(changes).toBeGreaterThan(before), waiting)
}

/** The connections that listen. */
async function listeners(): Promise<number[]> {
  const { rows } = await database.pool.query(
    "select pid from pg_stat_activity where datname = current_database() and application_name like '%content' order by pid",
  )
  return rows.map(({ pid }) => pid)
}
