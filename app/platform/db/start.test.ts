import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createFirstAccount } from '#app/team/auth/first-account.server.ts'
import { verifyPassword } from '#app/team/auth/password.server.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { PASSWORD } from '../../../test/app.ts'
import { emptyDatabase, testDatabase } from '../../../test/database.ts'
import { isMigrated, migrateDatabase } from './migrate.ts'
import { categories, entries, seeds, users } from './schema.ts'

test('migrations by four instances at once are applied once', async () => {
  const { db, connection } = await emptyDatabase()
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(connection)))
  expect(await isMigrated(db)).toBe(true)
  const { rows } = await db.execute(
    sql`select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations`,
  )
  expect(rows[0]?.applied).toBe(rows[0]?.different)
})

test('migrations that run a second time change nothing', async () => {
  const { db, connection } = await testDatabase()
  await db.insert(categories).values({ kind: 'faq', slug: 'kept', name: 'Kept' })
  await migrateDatabase(connection)
  expect(await db.$count(categories, eq(categories.slug, 'kept'))).toBe(1)
})

test('first content is put in once, also by four instances at once', async () => {
  const { db } = await testDatabase()
  await Promise.all(Array.from({ length: 4 }, () => seedDatabase(db)))
  const counts = await countAll(db)
  expect(counts.batches).toBeGreaterThan(0)
  for (const kind of ['faq', 'post'] as const) {
    expect(await db.$count(categories, eq(categories.kind, kind))).toBeGreaterThan(0)
    expect(await db.$count(entries, eq(entries.kind, kind))).toBeGreaterThan(0)
  }
  await seedDatabase(db)
  expect(await countAll(db)).toEqual(counts)
})

test('first content that staff changed or deleted stays changed and deleted', async () => {
  const { db } = await testDatabase()
  await seedDatabase(db)
  const [changed, deleted] = await db.select().from(categories).orderBy(categories.id)
  await db.update(categories).set({ name: 'Renamed' }).where(eq(categories.id, changed!.id))
  await db.delete(categories).where(eq(categories.id, deleted!.id))
  await db.delete(entries).where(eq(entries.kind, 'post'))
  await seedDatabase(db)
  const left = await db.select().from(categories)
  expect(left.find(({ id }) => id === changed!.id)?.name).toBe('Renamed')
  expect(left.find(({ slug }) => slug === deleted!.slug)).toBeUndefined()
  expect(await db.$count(entries, eq(entries.kind, 'post'))).toBe(0)
})

test('first content that cannot be put in leaves nothing half-done', async () => {
  const { db } = await testDatabase()
  await db.execute(sql`alter table entries rename to away`)
  await expect(seedDatabase(db)).rejects.toThrow()
  expect(await db.$count(seeds, eq(seeds.name, 'faqs'))).toBe(0)
  await db.execute(sql`alter table away rename to entries`)
  await seedDatabase(db)
  expect(await db.$count(entries)).toBeGreaterThan(0)
})

describe('the first account', () => {
  const given = { username: 'owner', password: PASSWORD }
  const nothing = { username: undefined, password: undefined }

  test('the first account is made from the settings, as an admin, and its password is not printed', async () => {
    const { db } = await testDatabase()
    const output = await make(db, given)
    expect(output).toEqual([])
    const [owner, ...others] = await db.select().from(users)
    expect(others).toEqual([])
    expect(owner).toMatchObject({ username: 'owner', role: 'admin', disabledAt: null })
    expect(await verifyPassword(PASSWORD, owner?.passwordHash)).toBe(true)
  })

  test('the first account is made once by several instances at once', async () => {
    const { db } = await testDatabase()
    const output = await Promise.all(Array.from({ length: 4 }, () => make(db, nothing)))
    expect(await db.$count(users)).toBe(1)
    expect(output.flat()).toHaveLength(1)
  })

  test('the first account has a random password that is printed this once, where none is set', async () => {
    const { db } = await testDatabase()
    const [text = ''] = await make(db, nothing)
    const password = /^ *password +(\S+)$/m.exec(text)?.[1] ?? ''
    expect(password.length).toBeGreaterThanOrEqual(16)
    const [admin] = await db.select().from(users)
    expect(text).toContain(admin?.username)
    expect(await verifyPassword(password, admin?.passwordHash)).toBe(true)
    expect(await make(db, nothing)).toEqual([])
  })

  test('the first account is not made, nor changed, where there is one already', async () => {
    const { db } = await testDatabase()
    await make(db, given)
    const before = await db.select().from(users)
    await make(db, { username: 'second', password: 'another-Ledger-42-cloud' })
    expect(await db.select().from(users)).toEqual(before)
  })

  test.each(['short', 'password12345', 'aaaaaaaaaaaaaaaa', 'owner-ledger-42'])(
    'the first account is made with the password %s, and a warning names the setting alone',
    async (password) => {
      const { db } = await testDatabase()
      const output = await make(db, { username: 'owner', password })
      expect(output.join()).toContain('ADMIN_PASSWORD')
      expect(output.join()).not.toContain(password)
      expect(await db.$count(users)).toBe(1)
    },
  )
})

type Db = Awaited<ReturnType<typeof testDatabase>>['db']

async function make(db: Db, account: Parameters<typeof createFirstAccount>[1]) {
  const output: string[] = []
  await createFirstAccount(db, account, 'Tax Expert', (text) => output.push(text))
  return output
}

async function countAll(db: Db) {
  return {
    batches: await db.$count(seeds),
    categories: await db.$count(categories),
    entries: await db.$count(entries),
  }
}
