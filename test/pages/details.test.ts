import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { entries } from '#app/platform/db/schema.ts'
import { WHOLE_LIST_MAX } from '#app/platform/page/list-search.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { taxTips } from '#content/en/home.ts'
import { testApp } from '../app.ts'
import { storedPost } from '../entries.ts'

let app: FastifyInstance
const pages = await builtPages()

beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in' }, { pages })
  await seedDatabase(app.db)
})

async function page(url: string) {
  return (await app.inject({ url, headers: { accept: 'text/html' } })).body
}

describe('the title ends with the host of the public origin', () => {
  test.each([
    ['/', /\| www\.firm\.in$/],
    ['/nothing-here', '404 Page Not Found | www.firm.in'],
    ['/faq/nothing-here', 'FAQ Not Found | www.firm.in'],
    ['/blog/nothing-here', 'Blog post not found | www.firm.in'],
    ['/admin', 'Loading | www.firm.in'],
  ])('on %s', async (url, title) => {
    expect(/<title[^>]*>([^<]*)/.exec(await page(url))?.[1]).toMatch(title)
  })

  test('the title ends with the host of the public origin on the error page', async () => {
    const { html } = await pages.render({
      path: '/problem',
      firm: app.env.firm,
      replyWithin: { en: 'within 24 hours', hi: '24 घंटे में' },
      assets: pages.assets,
      problem: { status: 503, message: 'Away.', requestId: 'abc' },
      fetchApi: async () => ({ status: 503, body: {} }),
    })
    expect(html).toMatch(/<title[^>]*>We’ll be back in a moment \| www\.firm\.in</)
  })
})

test('each tax tip has an image that is there, with words of its own', async () => {
  const html = await page('/')
  for (const { imageSrc, imageAlt } of taxTips) {
    expect(html).toContain(`src="${imageSrc}" alt="${imageAlt}"`)
    const image = await app.inject(imageSrc)
    expect(image.statusCode).toBe(200)
    expect(image.headers['content-type']).toContain('image/svg+xml')
  }
})

test('a plan must be chosen in the pricing form, and one is chosen', async () => {
  const [select = ''] =
    /<select[^>]*name="service"[\s\S]*?<\/select>/.exec(await page('/pricing')) ?? []
  expect(select).toMatch(/^<select(?=[^>]* required)/)
  const options = select.match(/<option[^>]*>/g) ?? []
  expect(options[0]).toMatch(/value="".*disabled/)
  expect(options.slice(1).map((one) => /value="([^"]*)"/.exec(one)?.[1])).toEqual([
    'basic',
    'professional',
    'premium',
    'custom',
  ])
})

/** A page of a site whose API refuses to read this address to unknown visitors. */
function refusing(path: string, refused: RegExp) {
  return pages.render({
    path,
    firm: app.env.firm,
    replyWithin: { en: 'within 24 hours', hi: '24 घंटे में' },
    assets: pages.assets,
    fetchApi: async (url) => {
      if (refused.test(url)) return { status: 401, body: { message: 'Please sign in first.' } }
      const response = await app.inject(url)
      return { status: response.statusCode, body: response.json() }
    },
  })
}

describe('where an unknown visitor is answered 401', () => {
  test.each([
    ['/faq', /api\/faqs/, 'No FAQs found in this category.'],
    ['/faq', /api\/faq\/categories/, 'All Questions'],
    ['/blog', /api\/blog\/categories/, 'All Posts'],
    ['/faq/is-aadhaar-needed', /api\/faq\//, 'FAQ Not Found'],
  ])('%s is a page all the same', async (path, refused, words) => {
    const { status, html } = await refusing(path, refused)
    expect(status).toBeLessThan(500)
    expect(html).toContain(words)
  })
})

test('the list of posts is whole, on one page, with the category of each, as the list of questions is', async () => {
  const { length } = (await app.inject('/api/blog/posts?pageSize=100')).json().items
  const html = await page('/blog')
  expect(html).toContain('data-whole')
  expect(html.match(/<li data-category=/g)).toHaveLength(length)
  expect(html).not.toContain('rel="next"')
  expect(await page('/faq')).toContain('data-whole')
  for (const path of ['/faq?category=documents', '/blog?category=capital-gains'])
    expect(await page(path)).not.toContain('data-whole')
})

test('the list of posts is paged again when it has grown beyond that', async () => {
  await app.db.insert(entries).values(
    Array.from({ length: WHOLE_LIST_MAX }, (_, index) => ({
      slug: `grown-${index}`,
      title: `Grown ${index}`,
      excerpt: '',
      content: '<p>Grown.</p>',
      published: true,
      publishedAt: new Date(),
    })).map(storedPost),
  )
  const html = await page('/blog')
  expect(html).not.toContain('data-whole')
  expect(html).toMatch(/<a [^>]*href="\/blog\?page=2"/)
})
