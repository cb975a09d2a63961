import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseBefore } from '../../../test/database.ts'
import type { OpenDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'

/** Until 0.5: columns of enquiries have two names, of which the release before knows the first. */
const NAMES = [
  ['answered_at', 'first_response_at'],
  ['answered_by', 'first_response_by'],
  ['chased_at', 'escalated_at'],
  ['joined_into', 'merged_into'],
  ['wanted_at', 'next_action_at'],
] as const
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

describe.each([
  ['the release before', 0],
  ['this release', 1],
])('what %s writes', (_, own) => {
  const other = 1 - own
  const [at, by, escalated, merged] = NAMES.map((names) => names[own]!)

  test('a new enquiry has it under both names', async () => {
    await run(insert(`new ${own}`, { [at!]: `'2026-11-05'`, [by!]: `${staffId}` }))
    await run(
      insert(`merged ${own}`, {
        [escalated!]: `'2026-11-06'`,
        [merged!]: `(select id from leads where name = 'new ${own}')`,
      }),
    )
    const row = await read(`new ${own}`, other)
    expect(row).toMatchObject({ first: new Date('2026-11-05'), by: staffId, merged: null })
    expect(await read(`merged ${own}`, other)).toMatchObject({
      first: null,
      escalated: new Date('2026-11-06'),
      merged: row.id,
      next: null,
    })
  })

  test('an enquiry has it under both names after each change, and when it is cleared', async () => {
    const name = `changed ${own}`
    await run(insert(name, {}))
    const waiting = await read(name, other)
    expect(waiting).toMatchObject({ first: null, escalated: null, next: expect.any(Date) })
    const change = (set: string) => run(`update leads set ${set} where name = '${name}'`)
    await change(`${escalated} = '2026-11-07', ${by} = ${staffId}`)
    await change(`${at} = '2026-11-08'`)
    expect(await read(name, other)).toMatchObject({
      first: new Date('2026-11-08'),
      by: staffId,
      escalated: new Date('2026-11-07'),
      next: null,
    })
    await change(`${at} = null, ${by} = null, ${escalated} = null`)
    expect(await read(name, other)).toEqual(waiting)
    await change(`${merged} = (select id from leads where name = 'old')`)
    expect(await read(name, other)).toMatchObject({ merged: expect.any(Number), next: null })
    await change(`${merged} = null`)
    expect(await read(name, other)).toMatchObject({ merged: null, next: waiting.next })
  })

  test('a colleague and an enquiry that are removed are gone under both names', async () => {
    await run(
      `insert into users (username, name, role, password_hash) values ('gone', 'Gone', 'staff', 'x')`,
    )
    await run(insert(`root ${own}`, {}))
    await run(
      insert(`of both ${own}`, {
        [by!]: `(select id from users where username = 'gone')`,
        [merged!]: `(select id from leads where name = 'root ${own}')`,
      }),
    )
    await run(`delete from users where username = 'gone'`)
    await run(`delete from leads where name = 'root ${own}'`)
    for (const names of [0, 1]) {
      expect(await read(`of both ${own}`, names)).toMatchObject({ by: null, merged: null })
    }
  })
})

test('an enquiry from before the update has its first response, escalation and merge under their new names', async () => {
  const old = await read('old', 1)
  expect(old).toMatchObject({ first: new Date('2026-11-02'), by: staffId, next: null })
  expect(await read('old, escalated', 1)).toMatchObject({
    escalated: new Date('2026-11-04'),
    next: expect.any(Date),
  })
  expect(await read('old, merged', 1)).toMatchObject({ merged: old.id, next: null })
})

test('both names of a column say the same of every enquiry', async () => {
  const { rows } = await run('select * from leads')
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) for (const [old, now] of NAMES) expect(row[now]).toEqual(row[old])
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

/** @param which 0: by the names of the release before, 1: by those of this one */
async function read(name: string, which: number) {
  const [first, by, escalated, merged, next] = NAMES.map((names) => names[which])
  const { rows } = await run(
    `select id, ${first} as first, ${by} as by, ${escalated} as escalated, ${merged} as merged, ${next} as next
     from leads where name = '${name}'`,
  )
  return rows[0]
}
