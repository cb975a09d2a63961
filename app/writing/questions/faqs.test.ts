import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries, slugRedirects, categories as stored } from '#app/platform/db/schema.ts'
import type { Category } from '#app/writing/publishing/entry.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { errorShape, signIn, testApp } from '../../../test/app.ts'
import { questionAt, storedQuestion } from '../../../test/entries.ts'
import { type Faq, RELATED_FAQS, type RelatedFaq } from './faq.ts'

let app: FastifyInstance
let staff: { cookie: string; origin: string }
let published: Faq[]
let categories: Category[]

/** A question that staff are still writing, in a category full of published ones. */
const draft = {
  slug: 'an-unfinished-thought',
  question: 'What is a zanzibarquill?',
  answer: '<p>Nobody has decided yet.</p>',
}

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  staff = await signIn(app)
  published = (await app.inject('/api/faqs')).json()
  categories = (await app.inject('/api/faq/categories')).json()
  await app.db
    .insert(entries)
    .values(
      storedQuestion({ ...draft, categoryId: categories[0]!.id, published: false, position: -1 }),
    )
})

describe('the list of questions', () => {
  test('the list of questions is a plain list without parameters, with its length in a header', async () => {
    const response = await app.inject('/api/faqs')
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-total-count']).toBe(String(published.length))
    expect(published.length).toBeGreaterThanOrEqual(30)
    expect(published[0]).toEqual({
      id: expect.any(Number),
      slug: expect.any(String),
      question: expect.any(String),
      answer: expect.stringContaining('<p>'),
      categoryId: categories[0]!.id,
      category: { name: categories[0]!.name, slug: categories[0]!.slug },
      published: true,
      version: 1,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })

  test('the list of questions comes category by category', () => {
    const order = published.map(({ categoryId }) => categoryId)
    expect([...new Set(order)]).toEqual(categories.map(({ id }) => id))
    expect(order).toEqual(order.toSorted((a, b) => indexOfCategory(a) - indexOfCategory(b)))
  })

  test('the list of questions is paginated on request', async () => {
    const pageSize = 7
    const pages = Math.ceil(published.length / pageSize)
    const seen: number[] = []
    for (let page = 1; page <= pages; page++) {
      const response = await app.inject(`/api/faqs?page=${page}&pageSize=${pageSize}`)
      expect(response.headers['x-total-count']).toBe(String(published.length))
      const body = response.json()
      expect(body).toMatchObject({ total: published.length, page, pageSize })
      seen.push(...body.items.map(({ id }: Faq) => id))
    }
    expect(seen).toEqual(published.map(({ id }) => id))
  })

  test('the list of questions is an object as soon as either the page or its size is named', async () => {
    const byPage = (await app.inject('/api/faqs?page=1')).json()
    expect(byPage).toMatchObject({ total: published.length, page: 1, items: expect.any(Array) })
    const bySize = (await app.inject('/api/faqs?pageSize=2')).json()
    expect(bySize).toMatchObject({ page: 1, pageSize: 2 })
    expect(bySize.items).toHaveLength(2)
  })

  test('the list of questions is empty beyond its last page', async () => {
    const { items, total } = (await app.inject('/api/faqs?page=1000')).json()
    expect({ items, total }).toEqual({ items: [], total: published.length })
  })

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=',
    'page=100001',
    'page=1&page=2',
    'pageSize=0',
    'pageSize=101',
    'pageSize=ten',
    'status=everything',
  ])('a list of questions with %s cannot be asked for', async (query) => {
    const response = await app.inject(`/api/faqs?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      ...errorShape,
      errors: [{ path: query.split('=')[0], message: expect.any(String) }],
    })
  })

  test('the list of questions is narrowed by the slug of a category', async () => {
    for (const { slug, count } of categories) {
      const response = await app.inject(`/api/faqs?categoryId=${slug}`)
      const found: Faq[] = response.json()
      expect(found.map(({ category }) => category?.slug)).toEqual(Array(count).fill(slug))
      expect(response.headers['x-total-count']).toBe(String(count))
    }
  })

  test('the list of questions is empty for a category that does not exist', async () => {
    for (const slug of ['no-such-category', 'constructor', "'; drop table faqs; --", '%25']) {
      const response = await app.inject(`/api/faqs?categoryId=${encodeURIComponent(slug)}`)
      expect([response.statusCode, response.json()]).toEqual([200, []])
    }
  })

  test('the list of questions contains a question whose category was removed', async () => {
    const [category] = await app.db
      .insert(stored)
      .values({ kind: 'faq', slug: 'short-lived', name: 'Short-lived' })
      .returning()
    const orphan = { slug: 'orphaned', question: 'Where do I belong?', answer: '<p>Here.</p>' }
    await app.db.insert(entries).values(storedQuestion({ ...orphan, categoryId: category!.id }))
    await app.db.delete(stored).where(eq(stored.id, category!.id))
    const all: Faq[] = (await app.inject('/api/faqs')).json()
    expect(all.at(-1)).toMatchObject({ slug: 'orphaned', categoryId: null, category: null })
    await app.db.delete(entries).where(questionAt('orphaned'))
  })

  const indexOfCategory = (id: number | null) => categories.findIndex((one) => one.id === id)
})

describe('the categories', () => {
  test('the categories count how many published questions each of them holds', () => {
    expect(categories.length).toBeGreaterThanOrEqual(6)
    for (const { id, count } of categories) {
      expect(published.filter(({ categoryId }) => categoryId === id)).toHaveLength(count)
    }
  })
})

test('a question is found by its slug', async () => {
  const response = await app.inject(`/api/faq/${published[3]!.slug}`)
  expect([response.statusCode, response.json()]).toEqual([200, published[3]])
})

test.each(['no-such-question', 'constructor', '..%2f..%2fetc', '%27%20or%201=1', '%F0%9F%98%80'])(
  'a question that does not exist is a 404: %s',
  async (slug) => {
    const response = await app.inject(`/api/faq/${slug}`)
    expect([response.statusCode, response.json()]).toEqual([404, errorShape])
  },
)

test('a question whose slug was changed redirects to the new one, permanently', async () => {
  await app.db
    .insert(slugRedirects)
    .values({ kind: 'faq', slug: 'the-old-name', entryId: published[0]!.id })
  const response = await app.inject('/api/faq/the-old-name')
  expect(response.statusCode).toBe(301)
  expect(response.headers.location).toBe(`/api/faq/${published[0]!.slug}`)
})

describe('a draft is not shown to visitors:', () => {
  test('it is in no list, on no page, in no category, in no count', async () => {
    for (const query of ['', '?page=1', `?categoryId=${categories[0]!.slug}`, '?status=published'])
      expect((await app.inject(`/api/faqs${query}`)).body).not.toContain(draft.slug)
    expect((await app.inject('/api/faq/categories')).json()).toEqual(categories)
  })

  test('it is not found by its own text', async () => {
    for (const q of ['zanzibarquill', 'zanzibar', 'What is a zanzibarquill?'])
      expect((await app.inject(`/api/faqs?q=${encodeURIComponent(q)}`)).body).not.toContain(
        draft.slug,
      )
  })

  test('it is not there at its slug', async () => {
    const response = await app.inject(`/api/faq/${draft.slug}`)
    expect([response.statusCode, response.json()]).toEqual([404, errorShape])
  })

  test('it is not there at a slug that it had before', async () => {
    const [row] = await app.db.select().from(entries).where(questionAt(draft.slug))
    await app.db
      .insert(slugRedirects)
      .values({ kind: 'faq', slug: 'once-published', entryId: row!.id })
    const response = await app.inject('/api/faq/once-published')
    expect(response.statusCode).toBe(404)
    expect(JSON.stringify(response.headers) + response.body).not.toContain(draft.slug)
  })

  test('it is related to nothing, although it is first in its category', async () => {
    const url = `/api/faqs/related?categoryId=${categories[0]!.id}`
    expect((await app.inject(url)).body).not.toContain(draft.slug)
  })

  test('everything cannot be asked for without a session, nor with a made-up one', async () => {
    for (const headers of [{}, { cookie: `session=${'a'.repeat(43)}` }]) {
      const response = await app.inject({ url: '/api/faqs?status=all', headers })
      expect([response.statusCode, response.json()]).toEqual([401, errorShape])
    }
  })
})

test('staff see everything if they ask for it, and it is not cached on the way', async () => {
  const response = await app.inject({ url: '/api/faqs?status=all', headers: staff })
  const all: Faq[] = response.json()
  expect(all.find(({ slug }) => slug === draft.slug)).toMatchObject({ published: false })
  expect(all).toHaveLength(published.length + 1)
  expect(response.headers['cache-control']).toBe('no-store')
})

test('staff see what visitors see unless they ask for more', async () => {
  const response = await app.inject({ url: '/api/faqs', headers: staff })
  expect(response.json()).toEqual(published)
})

test('staff can read a draft, which is not cached on the way', async () => {
  const response = await app.inject({ url: `/api/faq/${draft.slug}`, headers: staff })
  expect(response.json()).toMatchObject({ ...draft, published: false })
  expect(response.headers['cache-control']).toBe('no-store')
})

test('related questions are at most three others of the category, with their titles only', async () => {
  for (const { id, slug, question, categoryId } of published) {
    const url = `/api/faqs/related?categoryId=${categoryId}&exclude=${slug}`
    const related: RelatedFaq[] = (await app.inject(url)).json()
    expect(related.length).toBeGreaterThan(0)
    expect(related.length).toBeLessThanOrEqual(RELATED_FAQS)
    expect(RELATED_FAQS).toBe(3)
    for (const other of related) {
      expect([other.id, other.question]).not.toEqual([id, question])
      expect(Object.keys(other).sort()).toEqual(['id', 'question', 'slug'])
      expect(published.find((faq) => faq.id === other.id)?.categoryId).toBe(categoryId)
    }
  }
})

test.each(['', 'categoryId=', 'categoryId=tax', 'categoryId=0', 'categoryId=99999999999'])(
  'related questions need the number of a category: %s',
  async (query) => {
    const response = await app.inject(`/api/faqs/related?${query}`)
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { ...errorShape, errors: expect.any(Array) },
    ])
  },
)

test('a category that does not exist has no related questions', async () => {
  expect((await app.inject('/api/faqs/related?categoryId=999999')).json()).toEqual([])
})

describe('the search', () => {
  const find = async (q: string): Promise<Faq[]> =>
    (await app.inject(`/api/faqs?q=${encodeURIComponent(q)}`)).json()

  beforeAll(async () => {
    await app.db.insert(entries).values(
      [
        {
          slug: 'about-the-quixotelephant',
          question: 'May I deduct what my quixotelephant costs?',
          answer: '<p>Yes, by the kilogram.</p>',
          published: true,
        },
        {
          slug: 'about-other-animals',
          question: 'And my parrot?',
          answer: '<p>No. Only a <strong>quixotelephant</strong> counts, with its invoice.</p>',
          published: true,
        },
      ].map(storedQuestion),
    )
    return async () => {
      for (const slug of ['about-the-quixotelephant', 'about-other-animals'])
        await app.db.delete(entries).where(questionAt(slug))
    }
  })
  const slugs = (found: Faq[]) => found.map(({ slug }) => slug)

  test.each(['quixotelephant', 'quixotel', 'QUIXO', 'my quixotelephant', '  quixotelephants  '])(
    'the search finds a word by itself, by its beginning and in its other forms: %s',
    async (q) => {
      expect(slugs(await find(q))[0]).toBe('about-the-quixotelephant')
    },
  )

  test('the search finds a title before a text', async () => {
    expect(slugs(await find('quixotelephant'))).toEqual([
      'about-the-quixotelephant',
      'about-other-animals',
    ])
  })

  test.each(['quixotelefant', 'quixotlephant', 'quixotelephnat'])(
    'forgives a typing error: %s',
    async (q) => {
      expect(slugs(await find(q))).toContain('about-the-quixotelephant')
    },
  )

  test.each([
    ['234F', 'what-if-i-missed-the-due-date'],
    ['late fee', 'what-if-i-missed-the-due-date'],
    ['penalty', 'what-if-i-missed-the-due-date'],
    ['broker p&l', 'f-and-o-turnover-and-audit'],
    ['cancel', 'can-i-cancel'],
    ['status', 'where-is-my-enquiry'],
    ['receipt', 'where-is-my-enquiry'],
  ])('Finds for %s what people mean by it first', async (q, slug) => {
    expect(slugs(await find(q))[0]).toBe(slug)
  })

  test('the search requires every word', async () => {
    expect(slugs(await find('quixotelephant invoice'))).toContain('about-other-animals')
    expect(slugs(await find('quixotelephant xylophone'))).not.toContain('about-other-animals')
  })

  test('the search does not look into tags', async () => {
    expect(slugs(await find('strong'))).not.toContain('about-other-animals')
  })

  test('the search finds nothing where there is nothing', async () => {
    const response = await app.inject('/api/faqs?q=wxyzwxyzwxyz')
    expect([response.json(), response.headers['x-total-count']]).toEqual([[], '0'])
  })

  test('the search can be narrowed by a category and paginated', async () => {
    const { slug } = categories[0]!
    const { items, total } = (
      await app.inject(`/api/faqs?q=return&categoryId=${slug}&page=1&pageSize=2`)
    ).json()
    expect(items.length).toBeLessThanOrEqual(2)
    expect(total).toBeGreaterThanOrEqual(items.length)
    for (const { category } of items) expect(category.slug).toBe(slug)
  })
})

const ODD_TEXTS = [
  `'`,
  `"`,
  `''""\`\``,
  `:*&|!`,
  `tax & !rent | (hra`,
  `a:*`,
  `<-> <2> !!`,
  `\\`,
  `%`,
  `_%_`,
  '😀',
  'hra 😀 rent',
  'कर रिटर्न',
  '退税',
  'ﬁling ²³ ª º ⅷ',
  'e\u0301\u0327',
  '\u200b\u202e\ufeff',
  'a'.repeat(200),
  'ab '.repeat(66),
  '\t\r\n',
  '\u0001',
  `'); drop table faqs; --`,
  `<script>alert(1)</script>`,
  '{{7*7}}',
]

describe('odd words are searched like any others', () => {
  test.each(ODD_TEXTS)('%j', async (text) => {
    for (const url of ['/api/faqs', '/api/blog/posts']) {
      const response = await app.inject(`${url}?q=${encodeURIComponent(text)}`)
      expect(response.statusCode, url).toBe(200)
      expect(response.json()).toBeInstanceOf(Array)
    }
  })

  test.each([`q=${'a'.repeat(201)}`, 'q=a&q=b'])(
    'unless there is too much of them: %s',
    async (query) => {
      for (const url of ['/api/faqs', '/api/blog/posts']) {
        const response = await app.inject(`${url}?${query}`)
        expect([response.statusCode, response.json()]).toEqual([
          400,
          { ...errorShape, errors: [expect.objectContaining({ path: 'q' })] },
        ])
      }
    },
  )
})

describe('a character that no text can hold is rejected, wherever it stands', () => {
  test.each([
    '/api/faqs?q=%00',
    '/api/faqs?q=hra%00',
    '/api/faqs?categoryId=%00',
    '/api/faq/%00',
    '/api/faq/hra%00',
    '/api/faqs/related?categoryId=1&exclude=%00',
    '/api/blog/posts?q=%00',
    '/api/blog/posts?categoryId=a%00b',
    '/api/blog/posts/%00',
  ])('%s', async (url) => {
    const response = await app.inject(url)
    expect(response.statusCode).toBeGreaterThanOrEqual(400)
    expect(response.statusCode).toBeLessThan(500)
    expect(response.json()).toMatchObject(errorShape)
  })
})
