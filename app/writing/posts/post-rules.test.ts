import { describe, expect, test } from 'vitest'
import { slugify } from '#app/writing/publishing/rules.ts'
import {
  autoFill,
  EMPTY_POST,
  postBody,
  postDialogForm,
  postForm,
  publishedAtFor,
} from './post-rules.ts'

const valid = {
  ...EMPTY_POST,
  title: 'What Form 16 tells you',
  slug: 'what-form-16-tells-you',
  excerpt: 'A tour of both parts of the certificate.',
  content: '<p>Part A lists the tax that was deducted, quarter by quarter.</p>',
}
const messagesOf = (rule: typeof postForm, change: object) =>
  rule.safeParse({ ...valid, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('a post is rejected with the messages of the form', () => {
  test.each([
    [{ title: 'Form' }, 'Title must be at least 5 characters.'],
    [{ content: '<p>Short.</p>' }, 'Content must be at least 50 characters.'],
    [
      { content: `<p><strong>${'x'.repeat(49)}</strong></p>` },
      'Content must be at least 50 characters.',
    ],
    [{ content: `<p>${'&nbsp;'.repeat(20)}</p>` }, 'Content must be at least 50 characters.'],
    [{ excerpt: 'Too short' }, 'Excerpt must be at least 10 characters.'],
    [{ slug: 'ab' }, 'Slug must be at least 3 characters.'],
    [{ slug: 'Form 16' }, 'Slug can only contain lowercase letters, numbers, and hyphens.'],
    [{ slug: 'new' }, 'The site uses this slug itself. Choose another.'],
    [{ metaTitle: 'a'.repeat(61) }, 'Meta title should be under 60 characters'],
    [{ metaDescription: 'a'.repeat(119) }, 'Meta description must be at least 120 characters'],
    [{ metaDescription: 'a'.repeat(161) }, 'Meta description should be under 160 characters'],
    [{ canonicalUrl: 'example.in/post' }, 'Must be a valid URL'],
    [{ canonicalUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ ogImage: '/images/a.jpg' }, 'Must be a valid URL'],
    [{ publishAt: 'soon' }, 'Choose a date and a time.'],
    [{ publishAt: '9999-12-31T23:59:59-12:00' }, 'The year must be from 2000 to 2100'],
    [{ ogTitle: 'a'.repeat(96) }, 'OG title should be under 95 characters'],
    [{ ogDescription: 'a'.repeat(298) }, 'OG description should be under 297 characters'],
  ])('%j', (change, message) => {
    expect(messagesOf(postForm, change)).toContain(message)
  })

  test('a meta title of nine letters only in the dialogs of the list', () => {
    expect(messagesOf(postForm, { metaTitle: 'Nine here' })).toEqual([])
    expect(messagesOf(postDialogForm, { metaTitle: 'Nine here' })).toEqual([
      'Meta title must be at least 10 characters',
    ])
  })
})

test('a value at its limit is accepted', () => {
  const limits = {
    metaTitle: 'a'.repeat(60),
    metaDescription: 'a'.repeat(120),
    ogTitle: 'a'.repeat(95),
    ogDescription: 'a'.repeat(297),
    canonicalUrl: 'https://example.in/post',
    featuredImage: '/images/a.jpg',
  }
  expect(messagesOf(postForm, limits)).toEqual([])
  expect(messagesOf(postDialogForm, limits)).toEqual([])
})

test('a field that a sender leaves out has its default', () => {
  const { title, slug, excerpt, content } = valid
  expect(postBody.parse({ title, slug, excerpt, content })).toMatchObject({
    published: false,
    categoryId: null,
    twitterCard: 'summary_large_image',
    noIndex: false,
    metaTitle: null,
  })
})

describe('Auto-fill', () => {
  const long = { ...valid, title: 'T'.repeat(120), excerpt: 'E'.repeat(400) }

  test('cuts the title and the excerpt to what each field holds', () => {
    expect(autoFill(long)).toEqual({
      metaTitle: 'T'.repeat(60),
      ogTitle: 'T'.repeat(95),
      metaDescription: 'E'.repeat(160),
      ogDescription: 'E'.repeat(297),
    })
  })

  test('Auto-fill leaves alone what is written already', () => {
    expect(autoFill({ ...long, metaTitle: 'My own', ogDescription: 'Mine too' })).toMatchObject({
      metaTitle: 'My own',
      ogDescription: 'Mine too',
    })
  })
})

test.each([
  ['What is Form 16?', 'what-is-form-16'],
  ['  HRA & 80GG:  who gets what  ', 'hra-80gg-who-gets-what'],
  ['Old -- or new -- regime', 'old-or-new-regime'],
  ['snake_case title', 'snake-case-title'],
  ['आयकर', 'ayakar'],
  ['आयकर रिटर्न 2026: क्या बदला?', 'ayakar-ritarn-2026-kya-badala'],
  ['घर का किराया और TDS', 'ghar-ka-kiraya-aur-tds'],
  ['फ़ॉर्म १६', 'phorm-16'],
  ['தமிழ்', ''],
  ['Café tax', 'caf-tax'],
])('the title %j suggests the slug %j', (title, slug) => {
  expect(slugify(title)).toBe(slug)
})

describe('the publish date', () => {
  const now = new Date('2026-07-31T06:00:00Z')
  const earlier = new Date('2026-05-01T06:00:00Z')
  const later = new Date('2026-08-15T03:30:00Z')

  test.each([
    ['a draft has none', { published: false }, earlier, null],
    ['a new post gets the present', { published: true }, null, now],
    ['a published post retains the one it has', { published: true }, earlier, earlier],
    [
      'a future timestamp schedules',
      { published: true, publishAt: later.toISOString() },
      null,
      later,
    ],
    [
      'a timestamp in the past counts as none',
      { published: true, publishAt: earlier.toISOString() },
      null,
      now,
    ],
    ['a scheduled post stays scheduled', { published: true }, later, later],
    ['an empty timestamp unschedules it', { published: true, publishAt: null }, later, now],
    [
      'an empty timestamp leaves a published post its date',
      { published: true, publishAt: null },
      earlier,
      earlier,
    ],
    [
      'a draft has none, whatever timestamp is sent',
      { published: false, publishAt: later.toISOString() },
      later,
      null,
    ],
  ])('%s', (_what, wanted, existing, date) => {
    expect(publishedAtFor(wanted, existing, now)).toEqual(date)
  })
})
