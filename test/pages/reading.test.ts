import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, entries } from '#app/platform/db/schema.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../app.ts'
import { postAt, storedPost, storedQuestion } from '../entries.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await testApp({}, { pages: await builtPages() })
  await seedDatabase(app.db)
  await app.db.insert(entries).values(
    storedPost({
      slug: 'of-no-category',
      title: 'Advance tax in general',
      excerpt: 'Of no category.',
      content: '<p>Four instalments.</p>',
      published: true,
      publishedAt: new Date('2026-01-01'),
    }),
  )
  await app.db.insert(entries).values(
    storedQuestion({
      slug: 'of-no-category',
      question: 'Of no category?',
      answer: '<p>Of none.</p>',
    }),
  )
})

async function page(url: string): Promise<string> {
  return (await app.inject({ url, headers: { accept: 'text/html' } })).body
}
const cardsOf = (html: string) => html.match(/<li data-category=[\s\S]*?<\/li>/g) ?? []
const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')

test.each(['/blog', '/blog?category=capital-gains'])(
  'the list of posts leads with the post that stands first, also once it is filtered: %s',
  async (path) => {
    const cards = cardsOf(await page(path))
    expect(cards.length).toBeGreaterThan(2)
    for (const card of cards) expect(card).toContain('lg:first:grid')
  },
)

test.each(['/blog?q=form', '/blog/section-44ada-for-professionals'])(
  'the list of posts leads with none where the newest is not first: %s',
  async (path) => {
    const cards = cardsOf(await page(path))
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) expect(card).not.toContain('lg:first:grid')
  },
)

test('the list of posts says on every card how long the post takes to read, as the post does', async () => {
  const cards = cardsOf(await page('/blog'))
  for (const card of cards) {
    const [minutes] = /\d+ min read/.exec(textOf(card)) ?? []
    const [, href = ''] = /href="(\/blog\/[^"]*)"/.exec(card) ?? []
    const [header = ''] = /<header class="mt-4[\s\S]*?<\/header>/.exec(await page(href)) ?? []
    expect(minutes && textOf(header).includes(minutes), href).toBe(true)
  }
})

test('the list of posts has a drawing of its subject in place of a picture', async () => {
  const [first] = await app.db
    .select()
    .from(entries)
    .where(eq(entries.kind, 'post'))
    .orderBy(entries.id)
  await change(first!.id, { featuredImage: 'https://example.com/a.jpg' })
  const cards = cardsOf(await page('/blog'))
  const coverOf = (card: string) =>
    /<svg aria-hidden="true" viewBox="0 0 380 200"[\s\S]*<\/svg>(?=<div)/.exec(card)?.[0]
  const [pictured, drawn] = [true, false].map((has) =>
    cards.filter((card) => card.includes('example.com') === has).map(coverOf),
  )
  expect(pictured).toEqual([undefined])
  expect(drawn).not.toContain(undefined)
  const shelves = await app.db.$count(categories, eq(categories.kind, 'post'))
  expect(new Set(drawn).size).toBeGreaterThan(2 * shelves)
  await change(first!.id, { featuredImage: null })
})

describe('a post whose text has changed', () => {
  const SLUG = 'section-44ada-for-professionals'

  test('a post whose text has changed says on which day, and so do its metadata', async () => {
    const html = await page(`/blog/${SLUG}`)
    expect(textOf(html)).toMatch(/July 8, 2026 · Updated November 23, 2026 · Business and/)
    const changed = '2026-11-23T04:30:00.000Z'
    expect(html).toContain(`<time dateTime="${changed}">November 23, 2026</time>`)
    expect(html).toContain(`"dateModified":"${changed}"`)
    expect(html).toContain(`<meta property="article:modified_time" content="${changed}"/>`)
  })

  test('a post whose text has changed says nothing on the day on which it appeared, nor after a change of settings', async () => {
    const publishedAt = new Date('2026-11-23T04:00:00.000Z')
    const [post] = await app.db.select().from(entries).where(postAt(SLUG))
    await change(post!.id, { publishedAt, updatedAt: new Date('2026-11-24T00:00:00.000Z') })
    const html = await page(`/blog/${SLUG}`)
    expect(textOf(html)).not.toContain('Updated')
    expect(html).toContain(`"dateModified":"${publishedAt.toISOString()}"`)
    await change(post!.id, { publishedAt: post!.publishedAt, updatedAt: post!.updatedAt })
  })
})

test.each(['/faq/of-no-category', '/blog/of-no-category'])(
  '%s, for which no service is known, leads to the prices, a tool and a call',
  async (path) => {
    const box = boxOf(await page(path))
    expect(textOf(box)).toContain('From ₹1,999, GST included')
    expect(linksIn(box)).toEqual(['/pricing', '/tools/return-form-and-documents', '/book'])
  },
)

const boxOf = (html: string) =>
  /<aside aria-labelledby="next-step-title"[\s\S]*?<\/aside>/.exec(html)?.[0] ?? ''
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

async function change(id: number, values: Partial<typeof entries.$inferInsert>) {
  await app.db.update(entries).set(values).where(eq(entries.id, id))
}
