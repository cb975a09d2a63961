import { describe, expect, test } from 'vitest'
import { readEnv } from '#app/platform/config/env.ts'
import { copy as english } from '#content/en/copy.ts'
import { copy as hindi } from '#content/hi/copy.ts'
import { blogPosting, breadcrumbs, faqPage, openingHours, serviceOffer } from './structured-data.ts'

const { firm } = readEnv({ PUBLIC_ORIGIN: 'https://www.firm.in', FIRM_NAME: 'Rao & Rao' })
const pageIn = (language: 'en' | 'hi') => ({
  context: { site: { firm, language }, copyIn: () => (language === 'hi' ? hindi : english) },
})
const page = pageIn('en')

test('breadcrumbs lead from the home page to the page, counted from one', () => {
  expect(
    breadcrumbs(page, [
      ['FAQs', '/faq'],
      ['Why?', '/faq/why'],
    ]),
  ).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://www.firm.in/' },
      { '@type': 'ListItem', position: 2, name: 'FAQs', item: 'https://www.firm.in/faq' },
      { '@type': 'ListItem', position: 3, name: 'Why?', item: 'https://www.firm.in/faq/why' },
    ],
  })
})

test('breadcrumbs of a page in Hindi lead to pages in Hindi', () => {
  expect(breadcrumbs(pageIn('hi'), [['फीस', '/pricing']])).toMatchObject({
    itemListElement: [
      { name: 'पहला पेज', item: 'https://www.firm.in/hi' },
      { name: 'फीस', item: 'https://www.firm.in/hi/pricing' },
    ],
  })
})

test('questions have their answers', () => {
  expect(faqPage([{ question: 'Why?', answer: '<p>So.</p>' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Why?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>So.</p>' },
      },
    ],
  })
})

test('a service is offered at its price, in rupees, by the firm', () => {
  const service = { name: 'Filing', description: 'All of it.', path: '/pricing', price: 1999 }
  expect(serviceOffer(page, service)).toMatchObject({
    '@type': 'Service',
    name: 'Filing',
    provider: { '@type': 'Organization', name: 'Rao & Rao' },
    url: 'https://www.firm.in/pricing',
    offers: { '@type': 'Offer', price: 1999, priceCurrency: 'INR' },
  })
})

test('the office has its hours, weekdays with the same ones together, and its holidays to come', () => {
  const calendar = {
    hours: [
      { weekday: 1, opens: '10:00', closes: '18:30' },
      { weekday: 2, opens: '10:00', closes: '18:30' },
      { weekday: 6, opens: '10:00', closes: '14:00' },
    ],
    holidays: [
      { day: '2026-10-02', name: 'Gandhi Jayanti' },
      { day: '2027-01-26', name: 'Republic Day' },
    ],
  }
  expect(openingHours(firm, calendar, '2026-11-22')).toMatchObject({
    '@type': 'AccountingService',
    openingHoursSpecification: [
      { dayOfWeek: ['Monday', 'Tuesday'], opens: '10:00', closes: '18:30' },
      { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
    ],
    specialOpeningHoursSpecification: [
      { name: 'Republic Day', validFrom: '2027-01-26', opens: '00:00', closes: '00:00' },
    ],
  })
})

describe('a post', () => {
  const article = {
    title: 'T',
    description: 'D',
    url: 'https://www.firm.in/blog/t',
    image: 'https://www.firm.in/social/blog--t.png',
    publishedAt: '2026-06-03T04:30:00.000Z',
    updatedAt: '2026-07-03T04:30:00.000Z',
    section: 'Tax planning',
    keywords: ['a', 'b'],
  }

  test('a post has its dates, its picture and its publisher', () => {
    expect(blogPosting(firm, article)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'T',
      mainEntityOfPage: article.url,
      image: article.image,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      author: { name: 'Rao & Rao' },
      publisher: { name: 'Rao & Rao', logo: { '@type': 'ImageObject' } },
      articleSection: 'Tax planning',
      keywords: 'a, b',
    })
  })

  test('a post names its author and its reviewer as persons where they are set', () => {
    const author = { name: 'Meera Rao', qualification: 'FCA, member 123456' }
    const reviewer = { name: 'Ravi Iyer', qualification: null }
    expect(blogPosting(firm, { ...article, author, reviewer })).toMatchObject({
      author: { '@type': 'Person', name: 'Meera Rao', description: 'FCA, member 123456' },
      mainEntityOfPage: {
        '@type': 'WebPage',
        '@id': article.url,
        reviewedBy: { '@type': 'Person', name: 'Ravi Iyer' },
      },
      publisher: { name: 'Rao & Rao' },
    })
  })

  test('a post that is a draft without a category claims neither a date nor a section', () => {
    const draft = blogPosting(firm, { ...article, publishedAt: null, section: undefined })
    expect(draft).not.toHaveProperty('datePublished')
    expect(draft).not.toHaveProperty('articleSection')
  })
})
