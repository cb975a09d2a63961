import pg from 'pg'
import { beforeAll, expect, test, vi } from 'vitest'
import { databaseBefore } from '../../../test/database.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

const beforeRenaming = () => databaseBefore('0042_lead_column_names')

let open: OpenDatabase
const run = (text: string) => open.pool.query(text)
let staffId: number

beforeAll(async () => {
  open = await beforeRenaming()
  const { rows } = await run(
    `insert into users (username, name, role, password_hash) values ('meera', 'Meera', 'staff', 'x') returning id`,
  )
  staffId = rows[0].id
  await run(insert('old', { answered_at: `'2026-11-02'`, answered_by: `${staffId}` }))
  await run(insert('old, escalated', { chased_at: `'2026-11-04'` }))
  await run(insert('old, merged', { joined_into: `(select id from leads where name = 'old')` }))
  await migrateDatabase(open.connection)
})

test('a desk that reads accounts and then enquiries does not block the update, nor is it blocked for long', async () => {
  const { connection, pool } = await beforeRenaming()
  const desk = new pg.Client(connection)
  await desk.connect()
  await desk.query('begin; select count(*) from users')
  const times = { lockMs: 300, pauseMs: 300, limitMs: 30_000 }
  const migrated = migrateDatabase(connection, times)
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        'select count(*)::int as waiting from pg_locks where not granted',
      )
      expect(rows[0].waiting).toBeGreaterThan(0)
    },
    { timeout: 20_000, interval: 5 },
  )
  await desk.query('select count(*) from leads; commit')
  await migrated
  await desk.end()
})

test('the planner knows the new columns as soon as they are there', async () => {
  const { rows } = await run(
    `select attname from pg_stats where tablename = 'leads' and attname in ('merged_into', 'first_response_at', 'next_action_at')`,
  )
  expect(rows).toHaveLength(3)
})

test('an enquiry from before the update has its first response, escalation and merge under their new names', async () => {
  const old = await read('old')
  expect(old).toMatchObject({ first: new Date('2026-11-02'), by: staffId, next: null })
  expect(await read('old, escalated')).toMatchObject({
    escalated: new Date('2026-11-04'),
    next: expect.any(Date),
  })
  expect(await read('old, merged')).toMatchObject({ merged: old.id, next: null })
})

function insert(name: string, columns: Record<string, string>): string {
  const values = {
    name: `'${name}'`,
    email: `'asha@example.in'`,
    phone: `'9876543210'`,
    service: `'Custom'`,
    source: `'contact-form'`,
    fingerprint: `'${name}'`,
    ...columns,
  }
  return `insert into leads (${Object.keys(values)}) values (${Object.values(values)})`
}

async function read(name: string) {
  const { rows } = await run(
    `select id, first_response_at as first, first_response_by as by, escalated_at as escalated,
       merged_into as merged, next_action_at as next from leads where name = '${name}'`,
  )
  return rows[0]
}
