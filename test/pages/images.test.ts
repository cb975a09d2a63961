import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { entries } from '#app/platform/db/schema.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { signIn, testApp } from '../app.ts'
import { closeAfterwards } from '../closing.ts'
import { storedPost, storedQuestion } from '../entries.ts'
import { photograph, upload } from '../pictures.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance
let image: { id: number; url: string; srcset: { avif: string; jpg: string } }

beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'images-'))
  closeAfterwards(() => rm(dataDir, { recursive: true, force: true }))
  app = await testApp({ DATA_DIR: dataDir, PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
  image = (await upload(app, await signIn(app), await photograph(1300, 650))).json()
  const post = {
    slug: 'slip',
    title: 'Read your slip',
    excerpt: 'Line by line.',
    content: `<h2>Look</h2><figure><img src="${image.url}" alt="A slip" /><figcaption>Part A</figcaption></figure>`,
    featuredImage: image.url,
    published: true,
    publishedAt: new Date('2026-07-01'),
  }
  await app.db.insert(entries).values(storedPost(post))
  const answer = `<p>Here:</p><img src="${image.url}" alt="A slip" />`
  await app.db
    .insert(entries)
    .values(storedQuestion({ slug: 'where', question: 'Where is it?', answer }))
})

const page = async (path: string) => {
  const { statusCode, body } = await app.inject(path)
  expect(statusCode).toBe(200)
  return body
}
/** The pictures of a page: the widths that each offers and its fallback. */
const picturesOf = (html: string) =>
  [...html.matchAll(/<picture>(.*?)<\/picture>/g)].map(([, inner = '']) => ({
    avif: /<source type="image\/avif" srcset="([^"]*)"/i.exec(inner)?.[1],
    jpg: /<img[^>]* srcset="([^"]*)"/i.exec(inner)?.[1],
    size: [...inner.matchAll(/ (?:width|height)="(\d+)"/g)].map(([, number]) => Number(number)),
    alt: / alt="([^"]*)"/.exec(inner)?.[1],
    lazy: inner.includes('loading="lazy"'),
  }))

describe('an uploaded image is offered in every width', () => {
  const own = () => ({ ...image.srcset, size: [1300, 650] })

  test('an uploaded image is offered in every width above a post, at once, and in its text, when the visitor comes near', async () => {
    const html = await page('/blog/slip')
    expect(picturesOf(html)).toEqual([
      { ...own(), alt: '', lazy: false },
      { ...own(), alt: 'A slip', lazy: true },
    ])
    expect(html).toContain('</picture><figcaption>Part A</figcaption></figure>')
  })

  test.each([
    ['on the lead article, at once', '/blog', { alt: '', lazy: false }],
    ['on the card of a post that was searched for', '/blog?q=slip', { alt: '', lazy: true }],
    ['in an answer', '/faq/where', { alt: 'A slip', lazy: true }],
    ['in the list of answers', '/faq', { alt: 'A slip', lazy: true }],
  ])('%s', async (_where, path, rest) => {
    expect(picturesOf(await page(path))).toEqual([{ ...own(), ...rest }])
  })
})

test('the image above a post has the alternative text from the library', async () => {
  const above = async () => picturesOf(await page('/blog/slip'))[0]?.alt
  expect(await above()).toBe('')
  await app.inject({
    method: 'PATCH',
    url: `/api/images/${image.id}`,
    headers: await signIn(app),
    payload: { alt: 'A payslip & a pen' },
  })
  await vi.waitFor(async () => expect(await above()).toBe('A payslip &amp; a pen'), 10_000)
})

test('the social card of a post is its image, 1200 wide, with its size', async () => {
  const html = await page('/blog/slip')
  const meta = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1]
  const address = meta('og:image') ?? ''
  expect(address).toBe(ORIGIN + image.url)
  expect(meta('twitter:image')).toBe(address)
  const file = await app.inject(address.replace(ORIGIN, ''))
  const { format, width, height } = await sharp(file.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 600 })
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '600'])
})
