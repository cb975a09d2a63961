import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries } from '#app/platform/db/schema.ts'
import { errorShape, signIn, testApp } from '../../../test/app.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }

beforeAll(async () => {
  app = await testApp()
  staff = await signIn(app)
})

const kinds: {
  name: string
  list: string
  one: (slug: string) => string
  categories: string
  titled: string
  text: string
  body: Record<string, string>
}[] = [
  {
    name: 'a question',
    list: '/api/faqs',
    one: (slug: string) => `/api/faq/${slug}`,
    categories: '/api/faq/categories',
    titled: 'question',
    text: 'answer',
    body: { question: 'When is Form 67 due?', answer: '<p>Before the return is verified.</p>' },
  },
  {
    name: 'a post',
    list: '/api/blog/posts',
    one: (slug: string) => `/api/blog/posts/${slug}`,
    categories: '/api/blog/categories',
    titled: 'title',
    text: 'content',
    body: {
      title: 'When Form 67 is due',
      excerpt: 'Before the return is verified.',
      content: '<p>Form 67 tells of tax paid abroad, and is due with the return.</p>',
    },
  },
]

/** Nearly as long as a body may be. */
const endless = (part: string) => part.repeat(900_000 / Buffer.byteLength(part))
let made = 0
const ask = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  app.inject({ method, url, headers: staff, ...(payload && { payload }) })

describe.each(kinds)('$name', ({ list, one, categories, titled, text, body }) => {
  const newSlug = () => `form-67-${++made}`
  async function add(more: object = {}) {
    const response = await ask('POST', list, { ...body, slug: newSlug(), published: true, ...more })
    expect(response.statusCode).toBe(201)
    return response.json()
  }

  test('is added, seen by visitors, changed, and deleted', async () => {
    const entry = await add()
    expect(entry).toMatchObject({ ...body, published: true, version: 1, categoryId: null })
    expect((await app.inject(one(entry.slug))).json()[titled]).toBe(entry[titled])

    const changed = await ask('PATCH', `${list}/${entry.id}`, { [titled]: 'Form 67, and its date' })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ [titled]: 'Form 67, and its date', version: 2 })
    expect(changed.json()[text]).toBe(entry[text])

    expect((await ask('DELETE', `${list}/${entry.id}`)).statusCode).toBe(200)
    expect((await app.inject(one(entry.slug))).statusCode).toBe(404)
    expect((await ask('DELETE', `${list}/${entry.id}`)).statusCode).toBe(404)
  })

  test('$name with a field of the wrong type is refused in plain words', async () => {
    const errorsOf = async (method: 'POST' | 'PATCH', url: string, payload: object) => {
      const response = await ask(method, url, payload)
      expect(response.statusCode).toBe(400)
      return response.json().errors
    }
    const wrong = { ...body, slug: newSlug(), published: 'maybe' }
    expect(await errorsOf('POST', list, wrong)).toEqual([
      { path: 'published', message: 'Give true or false' },
    ])
    expect(await errorsOf('PATCH', `${list}/abc`, { published: true })).toEqual([
      { path: 'id', message: 'Give a number' },
    ])
  })

  test('$name that is a draft is seen by staff only, and is no draft any more once published', async () => {
    const entry = await add({ published: false })
    expect((await app.inject(one(entry.slug))).statusCode).toBe(404)
    expect((await ask('GET', one(entry.slug))).statusCode).toBe(200)
    await ask('PATCH', `${list}/${entry.id}`, { published: true })
    expect((await app.inject(one(entry.slug))).statusCode).toBe(200)
  })

  test('keeps a figure of tax law, in its versions too', async () => {
    const figure =
      '<p>Up to <data value="section80c2026">₹1,50,000</data> of it is deducted from the income of the year.</p>'
    const entry = await add({ [text]: figure })
    expect(entry[text]).toBe(figure)
    const changed = await ask('PATCH', `${list}/${entry.id}`, { [text]: `${figure}<p>So far.</p>` })
    expect(changed.json()[text]).toContain(figure)
    const first = await ask('GET', `${list}/${entry.id}/revisions/1`)
    expect(first.json().snapshot[text]).toBe(figure)
  })

  test('stores nothing of hostile HTML', async () => {
    const hostile = `<p onclick="x()">Before the return <img src="x" onerror="alert(1)"> is verified, by all who paid tax abroad.</p><script>alert(1)</script>`
    const entry = await add({ [text]: hostile })
    expect(entry[text]).not.toMatch(/script|onclick|onerror/)
    const changed = await ask('PATCH', `${list}/${entry.id}`, {
      [text]: `${body[text]}<iframe src="javascript:alert(1)"></iframe>`,
    })
    expect(changed.json()[text]).not.toMatch(/iframe|javascript/)
  })

  test('$name is rejected when cleaning leaves nothing of it', async () => {
    const response = await ask('POST', list, {
      ...body,
      slug: newSlug(),
      [text]: `<script>${'alert(1);'.repeat(20)}</script>`,
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ ...errorShape, errors: [{ path: text }] })
  })

  test.each(['<', '<p', '\u0080'])(
    'of %j without end is too long, and that is all',
    async (part) => {
      const response = await ask('POST', list, { ...body, slug: newSlug(), [text]: endless(part) })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual([
        { path: text, message: expect.stringContaining('must be at most 4,00,000 characters') },
      ])
    },
  )

  test.each([
    ['tags that become tags once others are gone', '<d<p>iv>'.repeat(5000)],
    ['tags with tags in their attributes', '<b title="<">'.repeat(5000)],
    [
      'boxes in boxes',
      `${'<div>'.repeat(5000)}words that are meant to stay as they were written, all of them`,
    ],
    [
      'quotes in quotes',
      `${'<blockquote>'.repeat(5000)}words that are meant to stay as they were written, all of them${'</blockquote>'.repeat(5000)}`,
    ],
  ])('a text of %s is rejected, and says why', async (_what, html) => {
    const entry = await add()
    for (const response of [
      await ask('POST', list, { ...body, slug: newSlug(), [text]: html }),
      await ask('PATCH', `${list}/${entry.id}`, { [text]: html }),
    ]) {
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        ...errorShape,
        errors: [{ path: text, message: expect.stringContaining('nested too deeply') }],
      })
    }
  })

  test('cannot have the slug of another', async () => {
    const [first, second] = [await add(), await add()]
    for (const response of [
      await ask('POST', list, { ...body, slug: first.slug }),
      await ask('PATCH', `${list}/${second.id}`, { slug: first.slug }),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.json().errors).toEqual([
        { path: 'slug', message: expect.stringContaining('has this slug') },
      ])
    }
  })

  test('$name leaves a redirect where it was, and none that goes in circles', async () => {
    const entry = await add()
    const [first, second] = [entry.slug, newSlug()]
    await ask('PATCH', `${list}/${entry.id}`, { slug: second })
    expect((await app.inject(one(first))).headers.location).toBe(one(second))
    await ask('PATCH', `${list}/${entry.id}`, { slug: first })
    expect((await app.inject(one(first))).statusCode).toBe(200)
    expect((await app.inject(one(second))).headers.location).toBe(one(first))
    const created = await ask('POST', list, { ...body, slug: second, published: true })
    expect(created.statusCode).toBe(201)
    expect((await app.inject(one(second))).statusCode).toBe(200)
  })

  test('cannot be in a category that does not exist', async () => {
    const response = await ask('POST', list, { ...body, slug: newSlug(), categoryId: 999_999 })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors[0].path).toBe('categoryId')
  })

  test('is not saved over a newer version of a colleague', async () => {
    const entry = await add()
    const url = `${list}/${entry.id}`
    expect((await ask('PATCH', url, { [titled]: 'By the first', version: 1 })).statusCode).toBe(200)
    const late = await ask('PATCH', url, { [titled]: 'By the second', version: 1 })
    expect(late.statusCode).toBe(409)
    expect(late.json().errors[0].path).toBe('version')
    expect((await ask('GET', one(entry.slug))).json()[titled]).toBe('By the first')
  })

  test('accepts one of several simultaneous saves on one version', async () => {
    const entry = await add()
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        ask('PATCH', `${list}/${entry.id}`, { [titled]: `By number ${index}`, version: 1 }),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ])
  })

  test('stores every version, which can be read and restored', async () => {
    const entry = await add()
    const url = `${list}/${entry.id}`
    await ask('PATCH', url, { [titled]: 'The second version' })
    await ask('PATCH', url, { [titled]: 'The third version' })
    const versions = (await ask('GET', `${url}/revisions`)).json()
    expect(versions.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1])
    expect(versions[0].actor).toMatch(/^staff-/)
    const first = (await ask('GET', `${url}/revisions/1`)).json()
    expect(first.snapshot[titled]).toBe(entry[titled])

    const restored = await ask('POST', `${url}/revisions/1/restore`, { version: 3 })
    expect(restored.json()).toMatchObject({ version: 4 })
    expect((await ask('GET', one(entry.slug))).json()[titled]).toBe(entry[titled])
    expect((await ask('GET', `${url}/revisions`)).json()[0].note).toBe('Restored version 1')
    expect((await ask('GET', `${url}/revisions/9`)).statusCode).toBe(404)
  })

  test('$name that was never changed by staff stores what it said before the first change', async () => {
    const entry = await add()
    await app.pool.query('delete from revisions')
    await ask('PATCH', `${list}/${entry.id}`, { [titled]: 'Changed for the first time' })
    const before = await ask('GET', `${list}/${entry.id}/revisions/1`)
    expect(before.json().snapshot[titled]).toBe(entry[titled])
  })

  test('saved without a change leaves no trace', async () => {
    const entry = await add()
    const same = await ask('PATCH', `${list}/${entry.id}`, { [titled]: entry[titled] })
    expect(same.json().version).toBe(1)
    expect((await ask('GET', `${list}/${entry.id}/revisions`)).json()).toHaveLength(1)
  })

  test('is published, unpublished and deleted together with others', async () => {
    const entries = [await add({ published: false }), await add({ published: false })]
    const ids = entries.map(({ id }) => id)
    const bulk = (action: string, chosen = ids) =>
      ask('POST', `${list}/bulk`, { ids: chosen, action })
    expect((await bulk('publish')).json()).toEqual({ changed: 2 })
    expect((await app.inject(one(entries[0].slug))).statusCode).toBe(200)
    expect((await bulk('unpublish')).json()).toEqual({ changed: 2 })
    expect((await app.inject(one(entries[0].slug))).statusCode).toBe(404)
    expect((await bulk('delete', [...ids, 999_999])).json()).toEqual({ changed: 2 })
    expect((await ask('GET', one(entries[0].slug))).statusCode).toBe(404)
    expect((await bulk('delete', [])).statusCode).toBe(400)
  })

  test('has categories that are added, renamed, ordered and removed', async () => {
    const named = `Foreign tax ${++made}`
    const added = await ask('POST', categories, { name: named })
    expect(added.json()).toMatchObject({ name: named, slug: `foreign-tax-${made}`, count: 0 })
    const { id } = added.json()
    const entry = await add({ categoryId: id })
    const renamed = await ask('PATCH', `${categories}/${id}`, { name: 'Tax paid abroad' })
    expect(renamed.json()).toMatchObject({ name: 'Tax paid abroad', count: 1 })

    const other = (await ask('POST', categories, { name: `Another ${++made}` })).json()
    expect((await ask('PUT', `${categories}/order`, { ids: [other.id, id] })).statusCode).toBe(200)
    const order = (await app.inject(categories)).json().map((one: { id: number }) => one.id)
    expect(order.indexOf(other.id)).toBeLessThan(order.indexOf(id))
    expect((await ask('POST', categories, { name: 'Twice', slug: other.slug })).statusCode).toBe(
      409,
    )
    expect((await ask('POST', categories, { name: '中文' })).statusCode).toBe(400)

    expect((await ask('DELETE', `${categories}/${id}`)).statusCode).toBe(200)
    expect((await app.inject(one(entry.slug))).json().category).toBeNull()
  })

  test('a removed category comes back with its place, and with those of its entries that are in no other one', async () => {
    const { id, slug } = (await ask('POST', categories, { name: `Undone ${++made}` })).json()
    const other = (await ask('POST', categories, { name: `Last ${++made}` })).json()
    const [stays, moved] = [await add({ categoryId: id }), await add({ categoryId: id })]
    await ask('PATCH', `${list}/${stays.id}`, { [titled]: 'Saved after the other one' })
    const removed = (await ask('DELETE', `${categories}/${id}`)).json()
    expect(removed).toMatchObject({ id, entryIds: [stays.id, moved.id] })
    await ask('PATCH', `${list}/${moved.id}`, { categoryId: other.id })
    const back = await ask('POST', `${categories}/restore`, removed)
    expect(back.json(), back.body).toMatchObject({ id, slug, count: 1 })
    const order = (await app.inject(categories)).json().map((row: { id: number }) => row.id)
    expect(order.slice(-2)).toEqual([id, other.id])
    expect((await ask('POST', `${categories}/restore`, removed)).statusCode).toBe(409)
    const never = { ...removed, id: 999_999, slug: newSlug() }
    expect((await ask('POST', `${categories}/restore`, never)).statusCode).toBe(404)
  })

  test('cannot be changed without signing in, nor from another site', async () => {
    const entry = await add()
    const calls = [
      ['POST', list],
      ['PATCH', `${list}/${entry.id}`],
      ['DELETE', `${list}/${entry.id}`],
      ['POST', `${list}/bulk`],
      ['GET', `${list}/${entry.id}/revisions`],
      ['POST', `${list}/${entry.id}/revisions/1/restore`],
      ['POST', categories],
      ['PUT', `${categories}/order`],
      ['POST', `${categories}/restore`],
      ['PATCH', `${categories}/1`],
      ['DELETE', `${categories}/1`],
    ] as const
    for (const [method, url] of calls) {
      const stranger = await app.inject({ method, url, headers: { origin: staff.origin } })
      expect([method, url, stranger.statusCode]).toEqual([method, url, 401])
      if (method === 'GET') continue
      const foreign = await app.inject({
        method,
        url,
        headers: { cookie: staff.cookie, origin: 'https://elsewhere.example' },
      })
      expect([method, url, foreign.statusCode]).toEqual([method, url, 403])
    }
    expect((await app.inject(one(entry.slug))).statusCode).toBe(200)
  })

  test('is listed for staff by status, category, order and page', async () => {
    const draft = await add({ published: false, [titled]: 'Zebra crossing of the regimes' })
    const drafts = (await ask('GET', `${list}?status=draft&pageSize=100&page=1`)).json()
    expect(drafts.items.map((one: { id: number }) => one.id)).toContain(draft.id)
    expect(drafts.items.every((one: { published: boolean }) => !one.published)).toBe(true)
    const sorted = (
      await ask('GET', `${list}?status=all&sort=title&order=desc&pageSize=3&page=1`)
    ).json()
    expect(sorted.items[0].id).toBe(draft.id)
    const none = (await ask('GET', `${list}?status=all&categoryId=none&page=1`)).json()
    expect(none.items.every((one: { category: unknown }) => one.category === null)).toBe(true)
    expect((await app.inject(`${list}?status=draft`)).statusCode).toBe(401)
    expect((await app.inject(`${list}?status=scheduled`)).statusCode).toBe(401)
  })

  test('shows on the dashboard who changed what', async () => {
    const entry = await add({ published: false })
    await ask('PATCH', `${list}/${entry.id}`, { published: true })
    const { recentActivity } = (await ask('GET', '/api/dashboard')).json()
    expect(recentActivity[0]).toMatchObject({
      actor: expect.stringMatching(/^staff-/),
      verb: 'published',
      subjectId: entry.id,
      label: entry[titled],
    })
  })
})

describe('a post', () => {
  const post = (more: object) =>
    ask('POST', '/api/blog/posts', { ...kinds[1]?.body, slug: `planned-${++made}`, ...more })

  test('a post has its author from the session and its date from the server', async () => {
    const { json } = await post({ published: true, authorId: 99, publishedAt: '2001-01-01' })
    const me = (await ask('GET', '/api/auth/me')).json()
    expect(json().authorId).toBe(me.id)
    expect(Date.now() - Date.parse(json().publishedAt)).toBeLessThan(60_000)
  })

  test('a post that is unpublished loses its date, and gets a new one', async () => {
    const made = (await post({ published: true })).json()
    const url = `/api/blog/posts/${made.id}`
    expect(
      (await ask('PATCH', url, { excerpt: 'Only the excerpt is new.' })).json().publishedAt,
    ).toBe(made.publishedAt)
    expect((await ask('PATCH', url, { published: false })).json().publishedAt).toBeNull()
    expect((await ask('PATCH', url, { published: true })).json().publishedAt).not.toBe(
      made.publishedAt,
    )
  })

  test('a post that is scheduled is seen by staff only until its time', async () => {
    const soon = new Date(Date.now() + 5_000)
    const scheduled = (await post({ published: true, publishAt: soon.toISOString() })).json()
    expect(scheduled).toMatchObject({ status: 'scheduled', publishedAt: soon.toISOString() })
    const seen = async () => ({
      page: (await app.inject(`/api/blog/posts/${scheduled.slug}`)).statusCode,
      list: (await app.inject('/api/blog/posts?pageSize=100')).body.includes(scheduled.slug),
      feed: (await app.inject('/feed.xml')).body.includes(scheduled.slug),
      sitemap: (await app.inject('/sitemap.xml')).body.includes(scheduled.slug),
      picture: (await app.inject(`/social/blog--${scheduled.slug}.png`)).statusCode,
    })
    expect(await seen()).toEqual({
      page: 404,
      list: false,
      feed: false,
      sitemap: false,
      picture: 404,
    })
    await new Promise((resolve) => setTimeout(resolve, soon.getTime() - Date.now() + 100))
    expect(await seen()).toEqual({ page: 200, list: true, feed: true, sitemap: true, picture: 200 })
  })

  test('a post is restored without being published by that', async () => {
    const made = (await post({ published: true })).json()
    const url = `/api/blog/posts/${made.id}`
    await ask('PATCH', url, { published: false, title: 'Taken off the site for now' })
    await ask('POST', `${url}/revisions/1/restore`, { version: 2 })
    expect((await ask('GET', `${url}/edit`)).json()).toMatchObject({
      title: made.title,
      published: false,
      publishedAt: null,
    })
  })
})

describe('a post is revised', () => {
  const publishOne = async () => {
    const body = { ...kinds[1]?.body, slug: `revised-${++made}`, published: true }
    return (await ask('POST', '/api/blog/posts', body)).json()
  }

  test.each([
    { title: 'Another title of the post' },
    { excerpt: 'What is new in this post.' },
    { content: `<p>${'Other words. '.repeat(9)}</p>` },
  ])('by a change to what is read: %j', async (change) => {
    const { id, publishedAt, revisedAt } = await publishOne()
    expect(revisedAt).toBeNull()
    const changed = (await ask('PATCH', `/api/blog/posts/${id}`, change)).json()
    expect(Date.parse(changed.revisedAt)).toBeGreaterThanOrEqual(Date.parse(publishedAt))
    await app.db.update(entries).set({ revisedAt: null }).where(eq(entries.id, id))
    await ask('POST', `/api/blog/posts/${id}/revisions/1/restore`, { version: 2 })
    const restored = (await ask('GET', `/api/blog/posts/${id}/edit`)).json()
    expect(Date.parse(restored.revisedAt)).toBeGreaterThanOrEqual(Date.parse(publishedAt))
  })

  test.each([
    { metaTitle: 'Another title for searches' },
    { noIndex: true },
    { categoryId: null, slug: 'with-another-slug' },
    { published: false },
  ])('a post is not revised by a change of its settings: %j', async (change) => {
    const post = await publishOne()
    const changed = (await ask('PATCH', `/api/blog/posts/${post.id}`, change)).json()
    expect(changed).toMatchObject({ version: 2, revisedAt: null })
  })
})

test('questions are put into an order within their category', async () => {
  const category = (await ask('POST', '/api/faq/categories', { name: 'To be ordered' })).json()
  const ids: number[] = []
  for (const question of ['The first question', 'The second question', 'The third question']) {
    const body = { question, answer: '<p>An answer.</p>', slug: `ordered-${++made}` }
    ids.push((await ask('POST', '/api/faqs', { ...body, categoryId: category.id })).json().id)
  }
  const wanted = [ids[2], ids[0], ids[1]]
  await ask('PUT', '/api/faqs/order', { ids: wanted })
  const listed = (await app.inject(`/api/faqs?categoryId=${category.slug}`)).json()
  expect(listed.map((one: { id: number }) => one.id)).toEqual(wanted)
})

describe('what was added meanwhile, and is not named, comes after the named in its old order:', () => {
  test('questions of the category, and no others', async () => {
    const add = async (categoryId: number | null) => {
      const body = { question: 'Which comes first?', answer: '<p>An answer.</p>' }
      const slug = `meanwhile-${++made}`
      return (await ask('POST', '/api/faqs', { ...body, slug, categoryId })).json().id as number
    }
    const category = async (name: string) =>
      (await ask('POST', '/api/faq/categories', { name })).json()
    const [here, elsewhere] = [await category('Ordered here'), await category('Ordered elsewhere')]
    const [a, b, c, d] = [
      await add(here.id),
      await add(here.id),
      await add(here.id),
      await add(here.id),
    ]
    const [x, y] = [await add(elsewhere.id), await add(elsewhere.id)]
    const order = async (slug: string) =>
      (await app.inject(`/api/faqs?categoryId=${slug}`)).json().map(({ id }: { id: number }) => id)
    await ask('PUT', '/api/faqs/order', { ids: [y, x] })
    await ask('PUT', '/api/faqs/order', { ids: [d, c] })
    expect(await order(here.slug)).toEqual([d, c, a, b])
    await ask('PUT', '/api/faqs/order', { ids: [b, b, a, 999_999] })
    expect(await order(here.slug)).toEqual([b, a, d, c])
    expect(await order(elsewhere.slug)).toEqual([y, x])
  })

  test('categories', async () => {
    const listed = async (): Promise<number[]> =>
      (await app.inject('/api/blog/categories')).json().map(({ id }: { id: number }) => id)
    for (const name of ['Meanwhile one', 'Meanwhile two', 'Meanwhile three'])
      await ask('POST', '/api/blog/categories', { name })
    const before = await listed()
    const named = before.slice(-2).reverse()
    await ask('PUT', '/api/blog/categories/order', { ids: named })
    expect(await listed()).toEqual([...named, ...before.slice(0, -2)])
  })
})

test('a post with a card that no social network knows is refused, and the error names those they know', async () => {
  const { list, body } = kinds[1]!
  const response = await ask('POST', list, { ...body, slug: 'form-67-card', twitterCard: 'poster' })
  expect(response.statusCode).toBe(400)
  expect(response.json().errors).toEqual([
    {
      path: 'twitterCard',
      message: 'Give one of these: summary, summary_large_image, app, player',
    },
  ])
})
