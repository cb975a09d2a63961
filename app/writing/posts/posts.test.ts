import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, slugRedirects } from '#app/platform/db/schema.ts'
import { readingMinutes } from '#app/ui/text/reading-time.ts'
import type { Category } from '#app/writing/publishing/entry.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { errorShape, signIn, testApp } from '../../../test/app.ts'
import { postAt, storedPost } from '../../../test/entries.ts'
import { POSTS_PAGE_SIZE, type Post, type PostSummary, RELATED_POSTS } from './post.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }
let published: PostSummary[]
let categories: Category[]

/** Two posts that visitors must not see: one never published, one taken down again. */
const draft = {
  slug: 'an-unfinished-post',
  title: 'The zanzibarquill explained',
  excerpt: 'What nobody has asked yet.',
  content: '<p>To be written.</p>',
}

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  staff = await signIn(app)
  published = (await app.inject('/api/blog/posts?pageSize=100')).json().items
  categories = (await app.inject('/api/blog/categories')).json()
  const categoryId = published[0]!.categoryId
  await app.db.insert(entries).values(
    [
      { ...draft, categoryId },
      // With the date of another, so that it would stand between that one and its neighbour.
      {
        ...draft,
        slug: 'taken-down',
        categoryId,
        publishedAt: new Date(published[2]!.publishedAt!),
      },
    ].map(storedPost),
  )
})
const drafts = [draft.slug, 'taken-down']

const read = async (slug: string): Promise<Post> =>
  (await app.inject(`/api/blog/posts/${slug}`)).json()

test('the list of posts is a plain list without parameters, the newest first, with the total in a header', async () => {
  const response = await app.inject('/api/blog/posts')
  expect(response.statusCode).toBe(200)
  expect(response.headers['x-total-count']).toBe(String(published.length))
  expect(response.json()).toEqual(published.slice(0, POSTS_PAGE_SIZE))
  const dates = published.map(({ publishedAt }) => publishedAt ?? '')
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(published.length).toBeGreaterThanOrEqual(12)
})

test('the list of posts has of each post what a card shows, and not its content', () => {
  expect(published[0]).toEqual({
    id: expect.any(Number),
    slug: expect.any(String),
    title: expect.any(String),
    excerpt: expect.any(String),
    featuredImage: null,
    categoryId: expect.any(Number),
    category: { name: expect.any(String), slug: expect.any(String) },
    published: true,
    status: 'published',
    version: 1,
    publishedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    readingMinutes: expect.any(Number),
  })
})

test('the list of posts says how long each takes to read, as the editor says it', async () => {
  const minutes = await Promise.all(
    published.map(async ({ slug }) => readingMinutes((await read(slug)).content)),
  )
  expect(published.map((post) => post.readingMinutes)).toEqual(minutes)
})

test.each([
  ['no word', ''],
  ['tags without a text', '<p></p><hr>'],
  ['half a minute more', `<p>${'word '.repeat(330)}</p>`],
  ['less than half a minute more', `<p>${'word '.repeat(329)}</p>`],
  ['tags between words', 'word<br>'.repeat(440)],
  ['tags inside words', '<b>w</b>ord '.repeat(330)],
  ['unbreakable spaces', 'one&nbsp;two\u00a0three\u202ffour\u2009five\ufeffsix\n'.repeat(110)],
  ['signs for which tags stand', 'a &lt; b &amp;nbsp; c&amp;d '.repeat(110)],
  ['tags that never close', `${'<p word '.repeat(440)} > `],
])('the list of posts counts %s as the editor does', async (_what, content) => {
  const slug = 'of-some-length'
  await app.db.insert(entries).values(storedPost({ ...draft, slug, content }))
  const [stored] = await app.db.delete(entries).where(postAt(slug)).returning()
  expect(stored?.readingMinutes).toBe(readingMinutes(content))
})

test('the list of posts is paginated on request', async () => {
  const pageSize = 5
  const seen: PostSummary[] = []
  for (let page = 1; page <= Math.ceil(published.length / pageSize); page++) {
    const body = (await app.inject(`/api/blog/posts?page=${page}&pageSize=${pageSize}`)).json()
    expect(body).toMatchObject({ total: published.length, page, pageSize })
    seen.push(...body.items)
  }
  expect(seen).toEqual(published)
  const first = (await app.inject('/api/blog/posts?page=1')).json()
  expect(first).toMatchObject({ page: 1, pageSize: POSTS_PAGE_SIZE })
})

test.each(['page=0', 'page=-3', 'page=1.5', 'page=x', 'pageSize=0', 'pageSize=1000'])(
  'the list of posts with %s cannot be asked for',
  async (query) => {
    const response = await app.inject(`/api/blog/posts?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject(errorShape)
  },
)

test('the list of posts is narrowed by the slug of a category, whose counts are true', async () => {
  expect(categories.length).toBeGreaterThanOrEqual(5)
  for (const { slug, count } of categories) {
    const found: PostSummary[] = (await app.inject(`/api/blog/posts?categoryId=${slug}`)).json()
    expect(found).toEqual(published.filter(({ category }) => category?.slug === slug))
    expect(found).toHaveLength(count)
  }
  expect((await app.inject('/api/blog/posts?categoryId=nothing')).json()).toEqual([])
})

test.each(['44ADA', 'crypt', 'captial gains', 'Form 67'])(
  'the list of posts is searched: %s',
  async (q) => {
    const found: PostSummary[] = (
      await app.inject(`/api/blog/posts?q=${encodeURIComponent(q)}`)
    ).json()
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(published.length)
  },
)

test('a post is returned whole, with its neighbours in time', async () => {
  for (const [index, { slug, title }] of published.entries()) {
    const post = await read(slug)
    expect(post).toMatchObject({ slug, title, content: expect.stringContaining('<h2>') })
    const older = published[index + 1]
    const newer = published[index - 1]
    expect(post.previous).toEqual(older ? { slug: older.slug, title: older.title } : null)
    expect(post.next).toEqual(newer ? { slug: newer.slug, title: newer.title } : null)
  }
})

test('a post has at most three related ones: of its category, never itself, the newest first', async () => {
  expect(RELATED_POSTS).toBe(3)
  for (const { slug, categoryId } of published) {
    const { related } = await read(slug)
    const others = published.filter((one) => one.categoryId === categoryId && one.slug !== slug)
    expect(related).toEqual(others.slice(0, 3))
  }
})

test('a post without a category has no related ones', async () => {
  const post = { ...draft, slug: 'of-no-category', published: true, publishedAt: new Date() }
  await app.db.insert(entries).values(storedPost(post))
  expect(await read('of-no-category')).toMatchObject({ category: null, related: [], next: null })
  await app.db.delete(entries).where(postAt('of-no-category'))
})

test('a post published at the same time as another has its place beside it', async () => {
  const at = new Date('2020-01-01T00:00:00Z')
  const slugs = ['twin-a', 'twin-b', 'twin-c']
  for (const slug of slugs)
    await app.db
      .insert(entries)
      .values(storedPost({ ...draft, slug, published: true, publishedAt: at }))
  expect(await read('twin-a')).toMatchObject({ previous: null, next: { slug: 'twin-b' } })
  expect(await read('twin-b')).toMatchObject({
    previous: { slug: 'twin-a' },
    next: { slug: 'twin-c' },
  })
  for (const slug of slugs) await app.db.delete(entries).where(postAt(slug))
})

test.each(['no-such-post', 'constructor', '%27', '%F0%9F%98%80', 'a'.repeat(250)])(
  'a post that does not exist is a 404: %s',
  async (slug) => {
    const response = await app.inject(`/api/blog/posts/${slug}`)
    expect([response.statusCode, response.json()]).toEqual([404, errorShape])
  },
)

test('a post whose slug was changed redirects to the new one, permanently', async () => {
  await app.db
    .insert(slugRedirects)
    .values({ kind: 'post', slug: 'the-old-name', entryId: published[0]!.id })
  const response = await app.inject('/api/blog/posts/the-old-name')
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toBe(`/api/blog/posts/${published[0]!.slug}`)
  expect((await app.inject('/api/faq/the-old-name')).statusCode).toBe(404)
})

describe('a draft is not shown to visitors:', () => {
  test.each([
    '/api/blog/posts',
    '/api/blog/posts?page=1&pageSize=100',
    '/api/blog/posts?q=zanzibarquill',
    '/api/blog/posts?q=zanzibar',
    '/api/blog/posts?status=published&pageSize=100',
    '/feed.xml',
    '/sitemap.xml',
  ])('%s', async (url) => {
    const { statusCode, body } = await app.inject(url)
    expect(statusCode).toBe(200)
    for (const slug of drafts) expect(body).not.toContain(slug)
    expect(body).not.toContain('zanzibarquill')
  })

  test('a draft counts in no category', async () => {
    expect((await app.inject('/api/blog/categories')).json()).toEqual(categories)
  })

  test('a draft is neither related to nor beside any other', async () => {
    for (const { slug } of published) {
      const { related, previous, next } = await read(slug)
      const shown = JSON.stringify({ related, previous, next })
      for (const hidden of drafts) expect(shown, slug).not.toContain(hidden)
    }
  })

  test('a draft is not there at its slug, at an earlier slug, or as a picture', async () => {
    const [row] = await app.db.select().from(entries).where(postAt(draft.slug))
    await app.db
      .insert(slugRedirects)
      .values({ kind: 'post', slug: 'once-published', entryId: row!.id })
    for (const url of [
      ...drafts.map((slug) => `/api/blog/posts/${slug}`),
      '/api/blog/posts/once-published',
      ...drafts.map((slug) => `/social/blog--${slug}.png`),
    ]) {
      const { statusCode, headers, body } = await app.inject(url)
      expect(statusCode, url).toBe(404)
      expect(JSON.stringify(headers) + body).not.toContain('zanzibarquill')
      expect(headers).not.toHaveProperty('location')
    }
  })

  test('everything cannot be asked for without a session', async () => {
    const response = await app.inject('/api/blog/posts?status=all')
    expect([response.statusCode, response.json()]).toEqual([401, errorShape])
  })
})

test('staff see drafts if they ask for everything, drafts without a date first', async () => {
  const response = await app.inject({
    url: '/api/blog/posts?status=all&pageSize=100',
    headers: staff,
  })
  const { items } = response.json()
  expect(items[0]).toMatchObject({ slug: draft.slug, published: false, publishedAt: null })
  expect(items).toHaveLength(published.length + drafts.length)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('staff can read a draft, which is not cached on the way', async () => {
  const response = await app.inject({ url: `/api/blog/posts/${draft.slug}`, headers: staff })
  expect(response.json()).toMatchObject({
    ...draft,
    published: false,
    previous: null,
    next: null,
  })
  expect(response.headers['cache-control']).toBe('no-store')
})
