import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { categories, entries, slugRedirects } from '#app/platform/db/schema.ts'
import { WHOLE_LIST_MAX } from '#app/platform/page/list-search.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { POSTS_PAGE_SIZE, type Post, type PostSummary } from '#app/writing/posts/post.ts'
import type { Category } from '#app/writing/publishing/entry.ts'
import { FAQS_PAGE_SIZE, type Faq } from '#app/writing/questions/faq.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { signIn, testApp } from '../app.ts'
import { questionAt, storedPost, storedQuestion } from '../entries.ts'
import { withoutYearSpans } from '../unbroken.ts'

let app: FastifyInstance
let questions: Faq[]
let posts: PostSummary[]
let topics: Category[]
let shelves: Category[]

beforeAll(async () => {
  app = await testApp({}, { pages: await builtPages() })
  await seedDatabase(app.db)
  await app.db.insert(categories).values({ kind: 'faq', slug: 'nothing-yet', name: 'Nothing yet' })
  await app.db.insert(categories).values({ kind: 'post', slug: 'nothing-yet', name: 'Nothing yet' })
  const ask = async (url: string) => (await app.inject(url)).json()
  questions = await ask('/api/faqs')
  posts = (await ask('/api/blog/posts?pageSize=100')).items
  topics = await ask('/api/faq/categories')
  shelves = await ask('/api/blog/categories')
})

test('the list of questions shows every question with its answer', async () => {
  const { html } = await page('/faq')
  expect(questionsIn(html)).toEqual(questions.map(({ question }) => question))
  const text = textOf(html)
  for (const { answer } of questions) expect(text).toContain(textOf(answer))
})

test('the list of questions has a tab for all and one for each category, with true counts', async () => {
  expect(tabsIn((await page('/faq')).html)).toEqual([
    `All Questions ${questions.length}`,
    ...topics.map(({ name, count }) => `${name} ${count}`),
  ])
})

test('the list of questions shows those of a category, which is in the address', async () => {
  for (const { slug, name } of topics.filter(({ count }) => count > 0)) {
    const { html } = await page(`/faq?category=${slug}`)
    const fitting = questions.filter(({ category }) => category?.slug === slug)
    expect(questionsIn(html)).toEqual(fitting.map(({ question }) => question))
    expect(chosenIn(html)).toContain(name)
  }
})

test('the list of questions says so when a category is empty', async () => {
  const { status, html } = await page('/faq?category=nothing-yet')
  expect(status).toBe(200)
  expect(textOf(html)).toContain('No FAQs found in this category.')
  expect(questionsIn(html)).toEqual([])
})

test('the list of questions is searched without script, shows the search text again, and is not for search engines', async () => {
  const { status, html } = await page('/faq?q=landlord')
  const found: Faq[] = (await app.inject('/api/faqs?q=landlord')).json()
  expect(status).toBe(200)
  expect(found.length).toBeGreaterThan(0)
  expect(questionsIn(html)).toEqual(found.map(({ question }) => question))
  expect(html).toMatch(/<input[^>]*name="q"[^>]*value="landlord"/)
  expect(html).toMatch(/<meta name="robots" content="noindex"/)
})

test('the list of posts shows those of a category, which is in the address', async () => {
  for (const { slug, name } of shelves.filter(({ count }) => count > 0)) {
    const { html } = await page(`/blog?category=${slug}`)
    const fitting = posts.filter(({ category }) => category?.slug === slug)
    expect(cardsIn(html)).toEqual(fitting.map(({ title }) => title))
    expect(chosenIn(html)).toContain(name)
  }
})

test('the list of posts says so when a category is empty', async () => {
  const { status, html } = await page('/blog?category=nothing-yet')
  expect(status).toBe(200)
  expect(textOf(html)).toContain('No blog posts found in this category.')
})

test('the list of posts counts those without a category among all of them, whatever the filter', async () => {
  const { id, categoryId } = posts[5]!
  await change(id, { categoryId: null })
  for (const path of ['/blog', '/blog?category=tax-planning'])
    expect(tabsIn((await page(path)).html)[0]).toBe(`All Posts ${posts.length}`)
  await change(id, { categoryId })
})

test('the list of posts shows the Indian day, the category, the reading time and the excerpt of a post', async () => {
  const [first] = posts
  const evening = new Date('2026-07-31T18:30:00.000Z')
  await change(first!.id, { publishedAt: evening, categoryId: null })
  const card = textOf((await page('/blog')).html)
  expect(card).toContain(
    `Aug 1, 2026 · Uncategorized · ${first!.readingMinutes} min read ${first!.title} ${first!.excerpt} Read More`,
  )
  await change(first!.id, {
    publishedAt: new Date(first!.publishedAt!),
    categoryId: first!.categoryId,
  })
})

describe('a list that does not exist is a missing page:', () => {
  test.each([
    '/faq?category=no-such-category',
    '/blog?category=no-such-category',
    '/faq?category=no-such-category&q=rent',
    '/faq?page=99',
    '/blog?page=99',
    '/blog?category=tax-planning&page=99',
    '/blog?q=tax&page=99',
  ])('%s', async (path) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(headingOf(html)).toBe('404 Page Not Found')
    expect(metaIn(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('rel="canonical"')
  })
})

describe('a page of a list', () => {
  test.each([
    ['/blog', 'Tax Filing Blog', '/blog'],
    ['/blog?category=tax-planning', /^Tax Filing Blog: [\w ]+$/, '/blog?category=tax-planning'],
    ['/faq?category=documents', /: Documents/, '/faq?category=documents'],
    ['/faq?q=rent', /^Income Tax Return FAQs[^,]*$/, '/faq'],
  ])('%s has a title and an address of its own', async (path, title, canonical) => {
    const { status, html } = await page(path)
    expect(status).toBe(200)
    const [, shown = ''] = /<title>([^<|]*) \|/.exec(html) ?? []
    expect(shown).toMatch(title)
    const [, address = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? []
    expect(address.replaceAll('&amp;', '&')).toBe(app.env.publicOrigin + canonical)
    expect(metaIn(html, 'og:url')).toBe(app.env.publicOrigin + canonical)
  })
})

test.each(['2026', 'true', 'null', '{"a":1}', '"rent"', '1e3'])(
  'a search that looks like a number, a boolean or JSON is searched for as it stands in the address: %s',
  async (search) => {
    for (const path of ['/faq', '/blog']) {
      const address = `${path}?${new URLSearchParams({ q: search })}`
      const { status, html, location } = await page(address)
      expect([status, location]).toEqual([200, ''])
      expect(typedIn(html)).toBe(search)
    }
  },
)

describe('a list responds to an odd address as to any other', () => {
  const oddities = [
    'q=%27%22%3B--',
    'q=%3A*%26%7C!()',
    'q=%F0%9F%98%80',
    `q=${'a'.repeat(200)}`,
    `q=${'%F0%9F%98%80'.repeat(150)}`,
    `q=${'a'.repeat(2000)}`,
    'q=44',
    'q=true',
    'q=null',
    'q=%7B%22a%22%3A1%7D',
    'q=%5B%5D',
    'q=%22',
    'q=%ED%A0%80',
    'q=%00',
    'q=a&q=b',
    'q',
    'category=%00',
    'category=%27',
    'category=a&category=b',
    'category=%E0%A4%A',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=99999',
    'page=1e9',
    'page=1&page=2',
    'page=%00',
    '&&&===',
  ]
  test.each(oddities)('%s', async (query) => {
    for (const path of ['/faq', '/blog']) {
      const response = await page(`${path}?${query}`)
      expect(response.status, path).toBeLessThan(500)
      if (response.status >= 300 && response.status < 400) {
        const after = await page(response.location)
        expect(after.status, `${path} leads to ${response.location}`).toBe(200)
      }
    }
  })

  test.each(['%00', 'a%00b', '%27', '%F0%9F%98%80', 'a'.repeat(250), 'a'.repeat(2000), '..%2f..'])(
    'a page that does not exist answers an odd address as any other: %s',
    async (slug) => {
      for (const path of ['/faq', '/blog', '/services']) {
        const { status } = await page(`${path}/${slug}`)
        expect(status, path).toBeGreaterThanOrEqual(400)
        expect(status, path).toBeLessThan(500)
      }
    },
  )

  test('nothing that was typed runs as script', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(2)>'`
    for (const path of ['/faq', '/blog']) {
      const { html } = await page(`${path}?q=${encodeURIComponent(evil)}`)
      expect(html.includes('<script>alert')).toBe(false)
      expect(html.includes('<img src=x')).toBe(false)
    }
  })
})

describe('a slug that was changed', () => {
  beforeAll(async () => {
    await app.db.insert(slugRedirects).values([
      { kind: 'faq', slug: 'old-question', entryId: questions[0]!.id },
      { kind: 'post', slug: 'old-post', entryId: posts[0]!.id },
    ])
  })

  test.each([
    ['/faq/old-question', () => `/faq/${questions[0]!.slug}`],
    ['/blog/old-post', () => `/blog/${posts[0]!.slug}`],
  ])('a slug that was changed leads from %s to its new address, for good', async (old, address) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await app.inject({ method, url: old, headers: ASKING })
      expect([statusCode, headers.location]).toEqual([301, address()])
    }
    expect((await page(address())).status).toBe(200)
  })
})

describe('a draft', () => {
  const draft = { slug: 'a-draft', published: false }
  let staff: { cookie: string; origin: string }

  beforeAll(async () => {
    staff = await signIn(app)
    const { categoryId } = questions[0]!
    await app.db.insert(entries).values(
      storedQuestion({
        ...draft,
        question: 'Secretly asked?',
        answer: '<p>Not yet.</p>',
        categoryId,
      }),
    )
    await app.db.insert(entries).values(
      storedPost({
        ...draft,
        title: 'Secretly written',
        excerpt: 'Not yet.',
        content: '<p>Not yet.</p>',
        categoryId: posts[0]!.categoryId,
      }),
    )
  })

  test.each([
    ['/faq/a-draft', 'FAQ Not Found'],
    ['/blog/a-draft', 'Blog post not found'],
  ])('a draft is not there for visitors: %s', async (path, heading) => {
    const { status, html } = await page(path)
    expect(status).toBe(404)
    expect(headingOf(html)).toBe(heading)
    expect(html).not.toContain('Secretly')
  })

  test('a draft is linked from no page', async () => {
    for (const path of [
      '/faq',
      '/blog',
      '/blog?page=2',
      `/blog/${posts[0]!.slug}`,
      `/faq/${questions[0]!.slug}`,
      '/faq?q=secretly',
      '/blog?q=secretly',
    ])
      expect((await page(path)).html.includes('Secretly'), path).toBe(false)
  })

  test.each([
    ['/faq/a-draft', 'Secretly asked?'],
    ['/blog/a-draft', 'Secretly written'],
  ])('a draft is shown to staff as one, and not cached: %s', async (path, heading) => {
    const response = await app.inject({ url: path, headers: { ...ASKING, ...staff } })
    expect(response.statusCode).toBe(200)
    expect(headingOf(response.body)).toBe(heading)
    expect(textOf(response.body)).toContain('Draft')
    expect(response.body).toMatch(/<meta name="robots" content="noindex"/)
    expect(response.headers['cache-control']).toBe('no-store')
    expect((await page(path)).status).toBe(404)
  })
})

test('a post shows its Indian day, its category, its author and where it leads', async () => {
  const [, post] = posts
  await change(post!.id, { publishedAt: new Date('2026-10-02T18:30:00.000Z') })
  const { html } = await page(`/blog/${post!.slug}`)
  const text = textOf(html)
  expect(text).toMatch(
    new RegExp(`October 3, 2026 · ${post!.category!.name} · Admin · \\d+ min read`),
  )
  expect(text).toContain('Back to all posts')
  await change(post!.id, { publishedAt: new Date(post!.publishedAt!) })
})

test('a post has the metadata that staff have written for it', async () => {
  const { id, slug, title } = posts[2]!
  const before: Post = (await app.inject(`/api/blog/posts/${slug}`)).json()
  await change(id, {
    metaTitle: 'For searchers',
    metaDescription: null,
    excerpt: '',
    metaKeywords: 'a, b',
    canonicalUrl: 'https://elsewhere.in/it',
    ogTitle: 'For friends',
    ogDescription: 'What friends read.',
    ogImage: 'https://elsewhere.in/it.png',
    twitterCard: 'summary',
    noIndex: true,
  })
  const { html } = await page(`/blog/${slug}`)
  expect(html).toMatch(/<title>For searchers \|/)
  expect(metaIn(html, 'description')).toBe(`Read about ${title}`)
  expect(metaIn(html, 'keywords')).toBe('a, b')
  const [head = ''] = html.split('</head>')
  expect(
    [...head.matchAll(/<meta property="article:tag" content="([^"]*)"/g)].map(([, tag]) => tag),
  ).toEqual(['a', 'b'])
  expect(metaIn(html, 'robots')).toBe('noindex')
  expect(metaIn(html, 'og:title')).toBe('For friends')
  expect(metaIn(html, 'og:description')).toBe('What friends read.')
  expect(metaIn(html, 'og:image')).toBe('https://elsewhere.in/it.png')
  expect(metaIn(html, 'twitter:card')).toBe('summary')
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/elsewhere\.in\/it"/)
  expect(headingOf(html)).toBe(title)
  await change(id, {
    metaTitle: before.metaTitle,
    excerpt: before.excerpt,
    canonicalUrl: null,
    ogImage: null,
    noIndex: false,
  })
})

test('a post with a picture shows it in its size, and as the image for shares', async () => {
  const { id, slug } = posts[3]!
  await change(id, { featuredImage: '/logo.png' })
  const { html } = await page(`/blog/${slug}`)
  expect(html).toMatch(/<img(?=[^>]* alt="")[^>]* src="\/logo\.png" width="\d+" height="\d+"/)
  expect(metaIn(html, 'og:image')).toMatch(/^http.*\/logo\.png$/)
  expect((await page('/blog')).html).toMatch(
    /<img(?=[^>]* alt="")[^>]* src="\/logo\.png" width="\d+" height="\d+"/,
  )
  await change(id, { featuredImage: null })
})

test('a question shows what staff typed as text, not as markup', async () => {
  await app.db.insert(entries).values(
    storedQuestion({
      slug: 'signs',
      question: `Is <b> & "this" 'safe'?`,
      answer: '<p>Yes.</p>',
    }),
  )
  const { html } = await page('/faq/signs')
  expect(headingOf(html)).toBe(`Is <b> & "this" 'safe'?`)
  expect(html).not.toContain('Is <b>')
  await app.db.delete(entries).where(questionAt('signs'))
})

describe('more questions than a page holds', () => {
  const many = FAQS_PAGE_SIZE + 5
  beforeAll(async () => {
    const [topic] = await app.db
      .select()
      .from(categories)
      .where(and(eq(categories.kind, 'faq'), eq(categories.slug, 'nothing-yet')))
    await app.db.insert(entries).values(
      Array.from({ length: many }, (_, index) => ({
        slug: `many-${index}`,
        question: `Of many, the ${index}th?`,
        answer: '<p>Platypus.</p>',
        categoryId: topic!.id,
      })).map(storedQuestion),
    )
  })

  test.each([
    ['/faq', () => questions.length + many],
    ['/faq?category=nothing-yet', () => many],
    ['/faq?q=platypus', () => many],
  ])(
    'more questions than a page holds are reached from %s by plain links, each once',
    async (start, total) => {
      const seen: string[] = []
      let before: string | undefined
      let at: string | undefined = start
      while (at) {
        const { status, html } = await page(at)
        expect(status).toBe(200)
        seen.push(...questionsIn(html))
        expect(relIn(html, 'prev')).toBe(before)
        before = at
        at = relIn(html, 'next')
      }
      expect(seen).toHaveLength(total())
      expect(new Set(seen).size).toBe(total())
    },
  )

  test('more questions than a page holds are all counted on the tabs, not only those on the page', async () => {
    const { html } = await page('/faq?category=nothing-yet&page=2')
    expect(tabsIn(html)[0]).toBe(`All Questions ${questions.length + many}`)
    expect(tabsIn(html)).toContain(`Nothing yet ${many}`)
    expect(tabsIn((await page('/faq?q=platypus')).html)).toEqual([
      `All Questions ${many}`,
      ...topics.map(({ name }) => `${name} ${name === 'Nothing yet' ? many : 0}`),
    ])
  })
})

describe('more posts than are shown as a whole', () => {
  let titles: string[]
  beforeAll(async () => {
    await app.db.insert(entries).values(
      Array.from({ length: WHOLE_LIST_MAX }, (_, index) => ({
        slug: `many-${index}`,
        title: `Of many on tax, the ${index}th`,
        excerpt: '',
        content: '<p>Platypus.</p>',
        published: true,
        publishedAt: new Date(Date.UTC(2024, 0, 1, 0, index)),
      })).map(storedPost),
    )
    titles = []
    for (const at of [1, 2]) {
      const { items } = (await app.inject(`/api/blog/posts?pageSize=100&page=${at}`)).json()
      titles.push(...items.map(({ title }: PostSummary) => title))
    }
  })

  test('more posts than are shown as a whole are paged by plain links that lead on and back', async () => {
    const last = Math.ceil(titles.length / POSTS_PAGE_SIZE)
    expect(last).toBeGreaterThan(1)
    const seen: string[] = []
    let at: string | undefined = '/blog'
    let before: string | undefined
    while (at) {
      const { html } = await page(at)
      seen.push(...cardsIn(html))
      expect(relIn(html, 'prev')).toBe(before)
      before = at
      at = relIn(html, 'next')
    }
    expect(seen).toEqual(titles)
    expect(before).toBe(`/blog?page=${last}`)
  })

  test.each(['/blog?page=2', '/blog?page=2&q=tax'])(
    'more posts than are shown as a whole have a title and an address of their own: %s',
    async (path) => {
      const { status, html } = await page(path)
      expect(status).toBe(200)
      expect(html).toMatch(/<title>Tax Filing Blog, Page 2 \|/)
      const address = `${app.env.publicOrigin}/blog?page=2`
      expect(html).toContain(`<link rel="canonical" href="${address}"`)
      expect(metaIn(html, 'og:url')).toBe(address)
    },
  )
})

const ASKING = { accept: 'text/html' }

async function page(url: string) {
  const response = await app.inject({ url, headers: ASKING })
  return {
    status: response.statusCode,
    location: String(response.headers.location ?? ''),
    html: response.body.replace(/<template\b[\s\S]*?<\/template>/g, ''),
  }
}

function change(id: number, values: Partial<typeof entries.$inferInsert>) {
  return app.db.update(entries).set(values).where(eq(entries.id, id))
}

function typedIn(html: string): string {
  const [, value = ''] = /<input[^>]*name="q"[^>]*value="([^"]*)"/.exec(html) ?? []
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function questionsIn(html: string): string[] {
  const list = /<div data-live-body[\s\S]*$/.exec(html)?.[0] ?? ''
  return [...list.matchAll(/<summary[^>]*>\s*<h\d[^>]*>([\s\S]*?)<\/h\d>/g)].map(([, inner = '']) =>
    textOf(inner),
  )
}

function cardsIn(html: string): string[] {
  return [...html.matchAll(/<h\d[^>]*><a href="\/blog\/[^"]*"[^>]*>([\s\S]*?)<\/a>/g)].map(
    ([, inner = '']) => textOf(inner),
  )
}

function tabsIn(html: string): string[] {
  const tabs = /<nav aria-label="Categories"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? ''
  return [...tabs.matchAll(/<a [^>]*>([\s\S]*?)<\/a>/g)].map(([, inner = '']) => textOf(inner))
}

function chosenIn(html: string): string {
  return textOf(/<a [^>]*aria-current="true"[^>]*>([\s\S]*?)<\/a>/.exec(html)?.[1] ?? '')
}

function relIn(html: string, rel: string): string | undefined {
  const tag = new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(html)?.[0]
  return tag && /href="([^"]*)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
}

function metaIn(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta [^>]*"${name}"[^>]*>`).exec(html)?.[0]
  return tag && textOf(/content="([^"]*)"/.exec(tag)?.[1] ?? '')
}

function headingOf(html: string): string {
  return textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '')
}

function textOf(html: string): string {
  return withoutYearSpans(html)
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
