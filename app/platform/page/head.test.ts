import { expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { copy } from '#content/en/copy.ts'
import { metadataFor } from '#content/en/metadata.ts'
import { canonicalOf, pageHead, socialImageOf, staffHead } from './head.ts'
import type { Site } from './site.tsx'

const { firm } = readEnv({ PUBLIC_ORIGIN: 'https://www.firm.in', FIRM_NAME: 'Rao & Rao' })
const match = (pathname: string) => ({
  pathname,
  context: { site: { firm, language: 'en' } as Site, copyIn: () => copy },
})

test('the head of a page has the metadata of the table, with the host after the title', () => {
  const { title, description, keywords } = metadataFor('faq')
  const head = pageHead('faq', match('/faq'))
  expect(head.meta).toContainEqual({ title: `${title} | www.firm.in` })
  expect(meta(head, 'description')).toBe(description)
  expect(meta(head, 'keywords')).toBe(keywords.join(', '))
  expect(meta(head, 'og:title')).toBe(title)
  expect(meta(head, 'og:description')).toBe(description)
  expect(meta(head, 'og:type')).toBe('website')
  expect(meta(head, 'twitter:card')).toBe('summary_large_image')
  expect(meta(head, 'robots')).toBeUndefined()
})

test('the head of a page has one canonical address and one picture, both with the origin', () => {
  const head = pageHead('pricing', match('/pricing'))
  expect(head.links).toEqual([{ rel: 'canonical', href: 'https://www.firm.in/pricing' }])
  expect(meta(head, 'og:url')).toBe('https://www.firm.in/pricing')
  expect(meta(head, 'og:image')).toBe('https://www.firm.in/social/pricing.png')
  expect(meta(head, 'twitter:image')).toBe('https://www.firm.in/social/pricing.png')
  expect([meta(head, 'og:image:width'), meta(head, 'og:image:height')]).toEqual(['1200', '630'])
})

test('the head of a page prefers explicit values: text for shares, an address, a picture, a card', () => {
  const page = { title: 'T', description: 'D', keywords: [], ogTitle: 'OT', ogDescription: 'OD' }
  const head = pageHead(page, match('/blog/a'), {
    canonical: 'https://elsewhere.in/a',
    image: '/pictures/a.jpg',
    card: 'summary',
  })
  expect([meta(head, 'og:title'), meta(head, 'og:description')]).toEqual(['OT', 'OD'])
  expect([meta(head, 'twitter:title'), meta(head, 'twitter:description')]).toEqual(['OT', 'OD'])
  expect(head.links[0]?.href).toBe('https://elsewhere.in/a')
  expect(meta(head, 'og:url')).toBe('https://elsewhere.in/a')
  expect(meta(head, 'og:image')).toBe('https://www.firm.in/pictures/a.jpg')
  expect(meta(head, 'og:image:width'), 'whose size we do not know').toBeUndefined()
  expect(meta(head, 'twitter:card')).toBe('summary')
})

test('the head of a page can be hidden from search engines', () => {
  expect(meta(pageHead('contact', match('/x'), { noIndex: true }), 'robots')).toBe('noindex')
})

test('the head of a page names the dates, author and section of an article, as far as they are known', () => {
  const head = pageHead('blog', match('/blog/a'), {
    article: {
      publishedTime: '2026-06-03T04:30:00.000Z',
      modifiedTime: undefined,
      author: 'Admin',
      section: 'Tax planning',
    },
  })
  expect(meta(head, 'og:type')).toBe('article')
  expect(articleTags(head)).toEqual([
    ['article:published_time', '2026-06-03T04:30:00.000Z'],
    ['article:author', 'Admin'],
    ['article:section', 'Tax planning'],
  ])
})

test('the head of a page describes the firm to machines on every page, and what the page adds', () => {
  const thing = { '@context': 'https://schema.org', '@type': 'Thing' } as const
  const head = pageHead('about', match('/about'), { structured: [thing as never] })
  const structured = head.meta.flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json']] : [],
  )
  expect(structured).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      name: 'Rao & Rao',
      url: 'https://www.firm.in/',
      logo: expect.stringMatching(/^https:\/\/www\.firm\.in\/.+/),
      contactPoint: expect.objectContaining({
        contactType: 'customer service',
        availableLanguage: ['English', 'Hindi'],
      }),
    }),
    thing,
  ])
  expect(structured[0], 'without profiles it claims none').not.toHaveProperty('sameAs')
})

test.each(['no-such-key', 'constructor', 'toString', '__proto__'])(
  'the head of a page falls back to that of the home page for an unknown key: %s',
  (key) => {
    expect(metadataFor(key)).toBe(metadataFor('home'))
  },
)

test.each([
  ['/', 'https://www.firm.in/'],
  ['/contact', 'https://www.firm.in/contact'],
  ['/contact/', 'https://www.firm.in/contact'],
  ['/faq/a-b', 'https://www.firm.in/faq/a-b'],
])('the canonical address of %s is %s', (pathname, address) => {
  expect(canonicalOf(firm, pathname)).toBe(address)
})

test.each([
  ['/', '/social/default.png'],
  ['/pricing', '/social/pricing.png'],
  ['/pricing/', '/social/pricing.png'],
  ['/services/traders-filing', '/social/services--traders-filing.png'],
])('the picture of %s is %s', (pathname, address) => {
  expect(socialImageOf(pathname)).toBe(address)
})

test('the head of a staff page is hidden from search engines', () => {
  const head = staffHead('Enquiries', match('/admin/leads'))
  expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex, nofollow' })
  expect(head.meta).toContainEqual({ title: expect.stringMatching(/^Enquiries \| www\.firm\.in$/) })
})

type Head = ReturnType<typeof pageHead>

function meta(head: Head, name: string): string | undefined {
  const tag = head.meta.find(
    (one) => ('name' in one && one.name === name) || ('property' in one && one.property === name),
  )
  return tag && 'content' in tag ? tag.content : undefined
}

function articleTags(head: Head) {
  return head.meta.flatMap((tag) =>
    'property' in tag && tag.property?.startsWith('article:') ? [[tag.property, tag.content]] : [],
  )
}
