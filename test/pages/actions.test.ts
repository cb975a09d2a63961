import { globSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { Parser } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { ACTION_NAMES, isAction } from '#content/en/insights/actions.ts'
import { countedPage } from '#content/en/insights/counted-pages.ts'
import { testApp } from '../app.ts'

const ORIGIN = 'https://www.firm.in'
let app: FastifyInstance
let pages: { path: string; html: string; tags: Tag[] }[]

beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
  await seedDatabase(app.db)
  const sitemap = (await app.inject('/sitemap.xml')).body
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replace(ORIGIN, ''),
  )
  pages = []
  for (const path of [...named, '/faq?q=zzzzqqqq', '/blog?q=zzzzqqqq']) {
    const { body } = await app.inject({ url: path || '/', headers: { accept: 'text/html' } })
    pages.push({ path: path || '/', html: body, tags: tagsOf(body) })
  }
}, 60_000)

test('every call to action of every public page has a name that is counted', () => {
  expect(pages.length).toBeGreaterThan(50)
  const wrong = pages.flatMap(({ path, tags }) =>
    tags
      .filter(
        (tag) =>
          isCallToAction(tag) &&
          !('data-language-switch' in tag.attributes) &&
          !isAction(tag.attributes['data-action']),
      )
      .map((tag) => `${path}: ${describe(tag)}`),
  )
  expect(wrong).toEqual([])
})

test('nothing else has a name, and every name is on some page', () => {
  const used = new Set(
    pages.flatMap(({ tags }) => tags.flatMap(({ attributes }) => attributes['data-action'] ?? [])),
  )
  expect([...used].filter((name) => !isAction(name))).toEqual([])
  const elsewhere = [
    'plan-dialog-send',
    'sent-book',
    'book-send',
    'book-none-contact',
    'book-none-call',
  ]
  const missing = ACTION_NAMES.filter((name) => !used.has(name) && !elsewhere.includes(name))
  expect(missing).toEqual([])
})

test('every page of the sitemap is counted, and no page with a secret', () => {
  expect(pages.filter(({ path }) => !countedPage(path)).map(({ path }) => path)).toEqual([])
  const secrets = [
    '/receipt/abc',
    '/enquiry-received/abc',
    '/date-reminders/abc',
    '/admin',
    '/api/faqs',
  ]
  expect(secrets.filter((path) => countedPage(path))).toEqual([])
})

test('counting adds at most 600 bytes to any page', () => {
  const scripts = globSync('dist/client/assets/page-*.js').map((file) => readFileSync(file, 'utf8'))
  const script = scripts.find((text) => text.includes('sendBeacon')) ?? ''
  const start = script.lastIndexOf('function', script.indexOf('link[rel=canonical]'))
  const end = script.indexOf('}', script.indexOf('sendBeacon'))
  expect(script.slice(start, end)).toContain('IntersectionObserver')
  const ofScript = weight(script) - weight(script.slice(0, start) + script.slice(end))
  // Compressing takes long, so only the pages with the most names are weighed.
  const most = pages
    .toSorted((a, b) => b.html.split(' data-action=').length - a.html.split(' data-action=').length)
    .slice(0, 8)
  const names = most.map(
    ({ html }) => weight(html) - weight(html.replace(/ data-action="[^"]*"/g, '')),
  )
  expect(ofScript).toBeGreaterThan(100)
  expect(ofScript + Math.max(...names)).toBeLessThan(600)
})

function weight(text: string): number {
  return brotliCompressSync(text).length
}

interface Tag {
  name: string
  attributes: Record<string, string>
}

function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  let inTemplate = 0
  let inRichText = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'template') inTemplate++
      if (inRichText > 0 || / ?\brich-text\b/.test(attributes.class ?? '')) inRichText++
      if (inTemplate === 0 && inRichText === 0) tags.push({ name, attributes })
    },
    onclosetag(name) {
      if (name === 'template') inTemplate--
      if (inRichText > 0) inRichText--
    },
  })
  parser.end(html)
  return tags
}

/** A way to reach the firm, to a form, or out of one that is filled in. */
function isCallToAction({ name, attributes }: Tag): boolean {
  if (name === 'a') return LEADS_TO_US.test(attributes.href ?? '')
  if (name !== 'button' || attributes.type !== 'submit') return false
  // Enter in a field of a tool, more rows, and searches.
  return (
    attributes['aria-hidden'] === undefined && attributes.name !== '_more' && isSender(attributes)
  )
}

const LEADS_TO_US =
  /^(tel:|mailto:|https:\/\/wa\.me|https:\/\/api\.whatsapp|\/contact\b|\/book\b|\/pricing\?plan=|\/?#contact\b)/

/** Whether a button is filled, as those of forms are; a search has an outlined one. */
function isSender({ class: classes = '' }: Record<string, string>): boolean {
  return /\bbg-(accent|surface)\b/.test(classes)
}

function describe({ name, attributes }: Tag): string {
  return `<${name} href="${attributes.href ?? ''}" data-action="${attributes['data-action'] ?? ''}" class="${(attributes.class ?? '').slice(-60)}">`
}
