import { crc32, inflateSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { entries } from '#app/platform/db/schema.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../test/app.ts'
import { postAt, questionAt } from '../../../test/entries.ts'

let app: FastifyInstance
let question: string
let post: string

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  question = (await app.inject('/api/faqs?pageSize=1')).json().items[0].slug
  post = (await app.inject('/api/blog/posts?pageSize=1')).json().items[0].slug
})

const picture = async (page: string, site = app) => {
  const response = await site.inject(`/social/${page}.png`)
  return {
    ...response,
    status: response.statusCode,
    png: response.rawPayload,
    type: response.headers['content-type'],
  }
}

test.each([
  ['the home page', () => 'default'],
  ['a page of the table', () => 'pricing'],
  ['a legal page', () => 'cookie-policy'],
  ['a service', () => 'services--capital-gains-filing'],
  ['a guide', () => 'guides--tax-notices'],
  ['a question', () => `faq--${question}`],
  ['a post', () => `blog--${post}`],
])('the picture of a page is a whole PNG of 1200 by 630: %s', async (_kind, page) => {
  const { status, png, type } = await picture(page())
  expect([status, type]).toEqual([200, 'image/png'])
  expect(readPng(png)).toMatchObject({ width: 1200, height: 630 })
})

test('the picture of a page shows what the page is about: others have others, and it is rendered the same again', async () => {
  const [pricing, contact, again] = await Promise.all(
    ['pricing', 'contact', 'pricing'].map(async (page) => (await picture(page)).png),
  )
  expect(pricing?.equals(contact!)).toBe(false)
  expect(pricing?.equals(again!)).toBe(true)
})

test('the picture of a page follows a title that was changed, at once', async () => {
  const before = (await picture(`faq--${question}`)).png
  await app.db.update(entries).set({ title: 'Is it new?' }).where(questionAt(question))
  expect((await picture(`faq--${question}`)).png.equals(before)).toBe(false)
})

test.each([
  ['very long', 'Everything that changes for everybody '.repeat(12)],
  ['one long word', 'Lohnsteuerhilfe'.repeat(30)],
  ['full of signs', `<text> & "both" 'ways' ]]> \u0001 😀 कर ₹1,00,000`],
  ['empty', ' '],
])('the picture of a page is rendered for a title that is %s', async (_what, title) => {
  await app.db.update(entries).set({ title }).where(postAt(post))
  const { status, png } = await picture(`blog--${post}`)
  expect(status).toBe(200)
  expect(readPng(png)).toMatchObject({ width: 1200, height: 630 })
})

test('the picture of a page is rendered when its turn comes; when it would wait too long, a 503 says when to come again', async () => {
  const busy = await testApp({ LIMIT_DELAY_MS: '200' })
  await seedDatabase(busy.db)
  const [questions, posts] = await Promise.all([
    app.inject('/api/faqs'),
    app.inject('/api/blog/posts'),
  ])
  const slugs = (response: typeof posts) => {
    const body = response.json()
    return (body.items ?? body).map(({ slug }: { slug: string }) => slug) as string[]
  }
  const pages = [
    ...slugs(questions).map((slug) => `faq--${slug}`),
    ...slugs(posts).map((slug) => `blog--${slug}`),
  ]
  const responses = await Promise.all(pages.map((page) => picture(page, busy)))
  const rejected = responses.filter(({ status }) => status !== 200)
  expect(rejected.length).toBeGreaterThan(0)
  for (const { status, headers } of rejected)
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ])
  expect(rejected.length).toBeLessThan(responses.length)
  await vi.waitFor(async () => expect((await picture(pages.at(-1)!, busy)).status).toBe(200), {
    timeout: 20_000,
    interval: 200,
  })
})

test.each([
  'no-such-page',
  'constructor',
  'services--no-such-service',
  'services--constructor',
  'guides--no-such-guide',
  'faq--no-such-question',
  'blog--no-such-post',
  'blog--',
  'admin--leads',
  '--',
])('the picture of a page that does not exist does not exist: %s', async (page) => {
  expect((await picture(page)).status).toBe(404)
})

test.each(['..%2f..%2fpackage', 'Pricing', 'pricing%00', '%F0%9F%98%80', 'a'.repeat(201)])(
  'the picture of a page has a name of small letters: %s',
  async (page) => {
    const { status, type } = await picture(page)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(type).not.toBe('image/png')
  },
)

test('the picture of a question that is not published does not exist', async () => {
  await app.db.update(entries).set({ published: false }).where(questionAt(question))
  expect((await picture(`faq--${question}`)).status).toBe(404)
})

/** Reads a PNG as strictly as a decoder does: signature, every chunk's sum, and all of its lines. */
function readPng(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  const data: Buffer[] = []
  let width = 0
  let height = 0
  let last = ''
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const chunk = png.subarray(at + 4, at + 8 + length)
    expect(crc32(chunk)).toBe(png.readUInt32BE(at + 8 + length))
    last = chunk.toString('latin1', 0, 4)
    if (last === 'IHDR') [width, height] = [chunk.readUInt32BE(4), chunk.readUInt32BE(8)]
    if (last === 'IDAT') data.push(chunk.subarray(4))
    at += 12 + length
  }
  expect(last).toBe('IEND')
  expect(inflateSync(Buffer.concat(data)).length).toBe(height * (1 + width * 4))
  return { width, height }
}
