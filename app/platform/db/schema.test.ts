import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { OpenDatabase } from './database.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
  await run(
    `insert into users (username, name, role, password_hash) values ('Meera', 'Meera', 'staff', 'x')`,
  )
  await run(
    `insert into entries (kind, published, slug, title, content) values ('faq', true, 'taken', 'Q', 'A')`,
  )
  await run(
    `insert into entries (kind, published, slug, title, content) values ('post', false, 'taken', 'T', 'C')`,
  )
})

const lead = (changes: Record<string, string>) => {
  const values = {
    name: `'Asha'`,
    email: `'asha@example.in'`,
    phone: `'9876543210'`,
    service: `'Custom'`,
    source: `'contact-form'`,
    fingerprint: `'x'`,
    ...changes,
  }
  return `insert into leads (${Object.keys(values)}) values (${Object.values(values)})`
}

describe('the database itself rejects', () => {
  test.each([
    ['an enquiry from nowhere', lead({ source: `'fax'` }), '23514'],
    ['an enquiry without a name', lead({ name: `''` }), '23514'],
    ['an enquiry without a phone', lead({ phone: `null` }), '23502'],
    ['an enquiry without a service', lead({ service: `''` }), '23514'],
    ['an enquiry whose message has no end', lead({ message: `repeat('x', 20001)` }), '23514'],
    ['an enquiry that is given its number', lead({ id: '7' }), '428C9'],
    ['an enquiry whose search text is given', lead({ search_text: `'x'` }), '428C9'],
    [
      'history of an enquiry that is not there',
      `insert into lead_events (lead_id, kind) values (999, 'received')`,
      '23503',
    ],
    [
      'a second account of the same name',
      `insert into users (username, name, role, password_hash) values ('MEERA', 'M', 'staff', 'x')`,
      '23505',
    ],
    [
      'a role that is not known',
      `insert into users (username, name, role, password_hash) values ('x', 'x', 'owner', 'x')`,
      '23514',
    ],
    [
      'a session of no account',
      `insert into sessions (token_hash, user_id, expires_at) values ('x', 999, now())`,
      '23503',
    ],
    [
      'a session without an end',
      `insert into sessions (token_hash, user_id) values ('x', 1)`,
      '23502',
    ],
    [
      'a second FAQ of the same slug',
      `insert into entries (kind, published, slug, title, content) values ('faq', true, 'taken', 'Q', 'A')`,
      '23505',
    ],
    [
      'a slug with capitals',
      `insert into entries (kind, published, slug, title, content) values ('faq', true, 'Not-This', 'Q', 'A')`,
      '23514',
    ],
    [
      'a slug with a slash',
      `insert into entries (kind, published, slug, title, content) values ('post', false, 'a/b', 'T', 'C')`,
      '23514',
    ],
    ['an empty slug', `insert into categories (kind, slug, name) values ('faq', '', 'N')`, '23514'],
    [
      'a FAQ of a category that is not there',
      `insert into entries (kind, published, slug, title, content, category_id) values ('faq', true, 'x', 'Q', 'A', 999)`,
      '23503',
    ],
    [
      'a second post of the same slug',
      `insert into entries (kind, published, slug, title, content) values ('post', false, 'taken', 'T', 'C')`,
      '23505',
    ],
    [
      'a published post without a date',
      `insert into entries (kind, published, slug, title, content) values ('post', true, 'x', 'T', 'C')`,
      '23514',
    ],
    [
      'a redirect that leads nowhere',
      `insert into slug_redirects (kind, slug) values ('faq', 'old')`,
      '23502',
    ],
    [
      'a redirect to a question that is not there',
      `insert into slug_redirects (kind, slug, entry_id) values ('faq', 'old', 999)`,
      '23503',
    ],
    [
      'a question in a category of posts',
      `with other as (insert into categories (kind, slug, name) values ('post', 'other', 'N') returning id)
       insert into entries (kind, published, slug, title, content, category_id) select 'faq', true, 'x', 'Q', 'A', id from other`,
      '23503',
    ],
    [
      'what is neither a question nor a post',
      `insert into entries (kind, published, slug, title, content) values ('page', true, 'x', 'Q', 'A')`,
      '23514',
    ],
  ])('%s', async (_what, text, code) => {
    await expect(run(text)).rejects.toMatchObject({ code })
  })
})

test('what belongs to a row goes with it: sessions and trusted devices with their account', async () => {
  await run(
    `insert into users (username, name, role, password_hash) values ('gone', 'G', 'staff', 'x')`,
  )
  await run(
    `insert into sessions (token_hash, user_id, expires_at) select 's', id, now() from users where username = 'gone'`,
  )
  await run(
    `insert into devices (token_hash, user_id) select 'd', id from users where username = 'gone'`,
  )
  await run(`delete from users where username = 'gone'`)
  expect(await count(`sessions where token_hash = 's'`)).toBe(0)
  expect(await count(`devices where token_hash = 'd'`)).toBe(0)
})

test('what belongs to a row goes with it: the history with its enquiry', async () => {
  await run(lead({ fingerprint: `'erased'` }))
  await run(
    `insert into lead_events (lead_id, kind) select id, 'received' from leads where fingerprint = 'erased'`,
  )
  await run(`delete from leads where fingerprint = 'erased'`)
  expect(await count('lead_events')).toBe(0)
})

test('what belongs to a row stays without it: what an account wrote, and what stood in a category', async () => {
  await run(
    `insert into users (username, name, role, password_hash) values ('author', 'A', 'staff', 'x')`,
  )
  await run(`insert into categories (kind, slug, name) values ('post', 'shut', 'Shut')`)
  await run(`insert into entries (kind, published, slug, title, content, author_id, category_id)
      select 'post', false, 'stays', 'T', 'C', users.id, categories.id from users, categories where username = 'author' and categories.slug = 'shut'`)
  await run(`delete from users where username = 'author'`)
  await run(`delete from categories where slug = 'shut'`)
  expect(
    await count(`entries where slug = 'stays' and author_id is null and category_id is null`),
  ).toBe(1)
})

test('each migration has a number of its own, by which the next one is counted, and a snapshot beside it', () => {
  const folder = new URL('./migrations/', import.meta.url)
  const { entries }: { entries: { idx: number; tag: string }[] } = JSON.parse(
    readFileSync(new URL('meta/_journal.json', folder), 'utf8'),
  )
  const numbers = entries.map(({ tag }) => tag.slice(0, 4))
  expect(entries.map(({ idx }) => String(idx).padStart(4, '0'))).toEqual(numbers)
  expect(numbers).toEqual([...new Set(numbers)].sort())
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  expect(files.sort()).toEqual(entries.map(({ tag }) => `${tag}.sql`))
  const ids = numbers.flatMap((number) => {
    const file = new URL(`meta/${number}_snapshot.json`, folder)
    return existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8')).id] : []
  })
  expect(new Set(ids).size).toBe(ids.length)
  expect(existsSync(new URL(`meta/${numbers.at(-1)}_snapshot.json`, folder))).toBe(true)
})

test('the desk finds an enquiry by its text without reading all of them', async () => {
  const { rows } = await run(
    `set enable_seqscan = off; explain select id from leads where search_text like '%refund%'`,
  ).then((results) => (Array.isArray(results) ? results.at(-1) : results))
  expect(JSON.stringify(rows)).toContain('leads_search')
})

function run(text: string) {
  return open.pool.query(text)
}

async function count(what: string) {
  return (await run(`select count(*)::int as total from ${what}`)).rows[0].total
}
