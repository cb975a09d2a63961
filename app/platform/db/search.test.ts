import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { signIn, testApp } from '../../../test/app.ts'
import { atDesk, makeLead, type Staff } from '../../../test/desk.ts'
import { storedPost, storedQuestion } from '../../../test/entries.ts'
import { entries } from './schema.ts'

let app: FastifyInstance
let headers: { cookie: string; origin: string }

const lists = [
  ['/api/faqs', 'question', 'landlrod'],
  ['/api/blog/posts', 'title', 'capitel'],
] as const

const TITLES = [
  'Is 12 the number of months?',
  'What is form 120 for?',
  'The zanzibarquill explained',
  'The zanzibarquel explained',
  'Wibbleflorp receipts 555111',
  'Wibbleflorp receipts 555112',
  'Blibberwhum rules for FY 2087-88',
]

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  headers = await signIn(app)
  const twelfth = { title: 'Of no months', slug: 'twelfth', content: '<p>Yes.</p>' }
  await app.db
    .insert(entries)
    .overridingSystemValue()
    .values({ ...storedPost(twelfth), id: 12 })
  for (const [index, title] of TITLES.entries()) {
    const slug = `searched-${index}`
    await app.db
      .insert(entries)
      .values(storedQuestion({ slug, question: title, answer: '<p>Yes.</p>' }))
    await app.db
      .insert(entries)
      .values(storedPost({ slug, title, excerpt: '', content: '<p>Yes.</p>' }))
  }
})

describe.each(lists)('staff who search %s', (list, field, typo) => {
  const found = async (q: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ status: 'all', page: '1', pageSize: '100', q, ...more })
    const { items, exact } = (await app.inject({ url: `${list}?${query}`, headers })).json()
    return {
      exact,
      ids: items.map(({ id }: { id: number }) => id),
      titles: items.map((item: Record<string, string>) => item[field]),
    }
  }

  test.each(['12', '#12', ' 12 '])(
    'by the number %j find the entry that has it first',
    async (q) => {
      const { ids, titles, exact } = await found(q)
      expect(ids[0]).toBe(12)
      expect(titles).toContain('Is 12 the number of months?')
      expect(titles).not.toContain('What is form 120 for?')
      expect(exact).toBe(ids.length)
    },
  )

  test('a search for a year of two numbers finds the entries that name it', async () => {
    for (const q of ['FY 2087-88', '2087-88', '88']) {
      expect((await found(q)).titles, q).toContain('Blibberwhum rules for FY 2087-88')
    }
  })

  test('a search for a word finds what has it first, then what is alike, however it is sorted', async () => {
    const both = ['The zanzibarquill explained', 'The zanzibarquel explained']
    for (const order of ['asc', 'desc']) {
      const sorted = await found('zanzibarquill', { sort: 'title', order })
      expect(sorted).toMatchObject({ titles: both, exact: 1 })
    }
    expect(await found('zanzibarquill')).toMatchObject({ titles: both, exact: 1 })
    expect(await found('zanzi')).toMatchObject({ exact: 2 })
    expect(await found('zanzibarquil')).toMatchObject({ exact: 1, titles: both })
  })

  test('staff who search %s with a number among the words are never shown another number', async () => {
    expect(await found('wibbleflorp 555112')).toMatchObject({
      titles: ['Wibbleflorp receipts 555112'],
      exact: 1,
    })
    expect(await found('wibblefrolp 555112')).toMatchObject({
      titles: ['Wibbleflorp receipts 555112'],
      exact: 0,
    })
    expect(await found('555113')).toMatchObject({ titles: [], exact: 0 })
  })

  test('see for each page how many of its entries are exact', async () => {
    expect(await found('zanzibarquill', { pageSize: '1' })).toMatchObject({ exact: 1 })
    expect(await found('zanzibarquill', { pageSize: '1', page: '2' })).toMatchObject({ exact: 0 })
  })

  test('see no such figure where nothing is searched for, and visitors never', async () => {
    expect((await found('')).exact).toBeUndefined()
    const seen = (await app.inject(`${list}?page=1&q=${typo}`)).json()
    expect(seen.items.length).toBeGreaterThan(0)
    expect(seen).not.toHaveProperty('exact')
  })
})

describe('staff who search the enquiries', () => {
  let asha: Staff
  const ids: number[] = []

  beforeAll(async () => {
    asha = await atDesk(app, 'asha')
    const wanted = await makeLead(app, { name: 'Wanted', hoursAgo: 1 })
    ids.push(wanted.id)
    for (const hoursAgo of [30, 2]) {
      const message = `My invoice has number ${wanted.id}, I think.`
      ids.push((await makeLead(app, { name: 'Other', hoursAgo, message })).id)
    }
  })

  const found = async (q: string, view = 'all') => {
    const query = new URLSearchParams({ view, q })
    const { items, exact } = (
      await app.inject({ url: `/api/leads?${query}`, headers: asha.headers })
    ).json()
    return { ids: items.map(({ id }: { id: number }) => id), exact }
  }

  test('staff who search the enquiries by its number find it first, and what contains the number after it', async () => {
    for (const view of ['all', 'needs-answer']) {
      const { ids: shown, exact } = await found(String(ids[0]), view)
      expect(shown[0]).toBe(ids[0])
      expect(shown).toEqual(expect.arrayContaining(ids))
      expect(exact).toBe(1)
    }
    expect(await found(`#${ids[0]}`)).toEqual({ ids: [ids[0]], exact: 1 })
  })

  test('staff who search the enquiries by words see no number', async () => {
    expect((await found('invoice')).exact).toBeUndefined()
  })
})
