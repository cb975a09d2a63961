import { describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { toolMenu } from '#content/en/tools/menu.ts'
import {
  newRegimeSlabs,
  oldRegimeSlabs,
  type SlabYear,
  taxFacts,
} from '#content/facts/tax-facts.ts'
import { guideMenu } from '#content/guides/menu.ts'
import { services } from '#content/services/index.ts'
import { newRegimeTax, oldRegimeTax, rebateReadings, slabTax } from '../../../test/worked-tax.ts'
import { postSeeds } from './posts.ts'
import { faqSeeds } from './questions.ts'

const FAQ_CATEGORIES = [
  'getting-started',
  'documents',
  'salary-and-rent',
  'investments-and-trading',
  'freelancers-and-business',
  'nri-and-foreign-income',
  'pricing-and-support',
]
const BLOG_CATEGORIES = [
  'tax-planning',
  'tax-law-changes',
  'capital-gains',
  'business-and-profession',
  'filing-guides',
]
/** Answers about the practice, its prices and its way of working, which rest on no law. */
const ABOUT_US = new Set([
  'how-does-filing-with-you-work',
  'how-long-does-it-take',
  'which-documents-do-you-need',
  'what-does-an-upgrade-cost',
  'how-soon-do-you-answer',
  'can-my-return-be-filed-urgently',
  'how-long-are-my-records-kept',
  'will-you-help-if-a-notice-comes',
  'can-i-cancel',
  'where-is-my-enquiry',
])
const WORDS_TAKEN_BY_ROUTES = ['categories', 'related', 'new']
const KNOWN_LINKS = new Set<string>([
  paths.home,
  paths.pricing,
  paths.faq,
  paths.blog,
  paths.contact,
  paths.enquiry,
  paths.about,
  paths.privacy,
  paths.terms,
  paths.refunds,
  paths.cookies,
  ...services.map(({ slug }) => paths.service(slug)),
  ...guideMenu.map(({ slug }) => paths.guide(slug)),
  ...toolMenu.map(({ id }) => paths.tool(id)),
  ...postSeeds.map(({ slug }) => paths.post(slug)),
  ...faqSeeds.map(({ slug }) => `${paths.faq}/${slug}`),
])
const ALLOWED_TAGS = new Set(
  'p ul ol li strong em a table caption thead tbody tr th td h2 h3 blockquote data'.split(' '),
)

test('the first FAQs cover every category with at least five questions, 60 or more in all', () => {
  expect(faqSeeds.length).toBeGreaterThanOrEqual(60)
  for (const slug of FAQ_CATEGORIES) expect(inCategory(faqSeeds, slug), slug).toBeGreaterThan(4)
  expect(FAQ_CATEGORIES).toEqual([...new Set(faqSeeds.map(({ category }) => category))])
})

test('the first FAQs have slugs that addresses can carry', () => expectGoodSlugs(faqSeeds))

test.each(faqSeeds)(
  'the first FAQs: $slug asks and answers within the limits',
  ({ question, answer }) => {
    expect(question.length).toBeGreaterThanOrEqual(5)
    expect(wordsIn(withoutLaw(answer))).toBeGreaterThanOrEqual(30)
    expect(wordsIn(withoutLaw(answer))).toBeLessThanOrEqual(180)
    expectCleanHtml(answer)
    expect(answer).not.toMatch(/<h[1-6]/)
    if (wordsIn(withoutLaw(answer)) < 60)
      expect(answer, 'leads to where more is said').toMatch(/<a /)
  },
)

test.each(faqSeeds)(
  'the first FAQs: $slug names the law of its answer, unless it is about us',
  (faq) => {
    if (ABOUT_US.has(faq.slug)) expect(faq.answer).not.toMatch(/Law as on|<data|section \d/i)
    else expect(faq.answer).toMatch(/\n<p>Law as on \d+ \w+ 2026 · .*\b(Act|Rules) \d{4}.*<\/p>$/)
  },
)

test('the first posts cover every category, 13 or more in all', () => {
  expect(postSeeds.length).toBeGreaterThanOrEqual(13)
  for (const slug of BLOG_CATEGORIES) expect(inCategory(postSeeds, slug), slug).toBeGreaterThan(1)
  for (const { category } of postSeeds) expect(BLOG_CATEGORIES).toContain(category)
})

test('the first posts have slugs that addresses can carry', () => expectGoodSlugs(postSeeds))

test.each([
  [
    '10-tax-planning-strategies-for-salaried-individuals',
    '10 Tax Planning Strategies for Salaried Individuals',
  ],
  [
    'new-income-tax-rules-you-should-know-for-fy-2023-24',
    'New Income Tax Rules You Should Know for FY 2023-24',
  ],
  [
    'complete-guide-to-capital-gains-taxation-in-india',
    'Complete Guide to Capital Gains Taxation in India',
  ],
])('the first posts: %s is where the home page looks for it', (slug, title) => {
  expect(postSeeds.find((post) => post.slug === slug)?.title).toBe(title)
})

test('the first posts come newest first, spread over the months before the start', () => {
  const times = postSeeds.map(({ publishedAt }) => Date.parse(publishedAt))
  expect(times).toEqual([...times].sort((a, b) => b - a))
  expect(times.at(-1)).toBeGreaterThanOrEqual(Date.parse('2026-01-20T00:00:00+05:30'))
  expect(times[0]).toBeLessThan(Date.parse('2026-11-20T00:00:00+05:30'))
  for (const { publishedAt } of postSeeds) expect(publishedAt).toMatch(/T\d\d:\d\d:00\+05:30$/)
})

test('the first posts are revised on a later day than they appeared, where they have been', () => {
  const revised = postSeeds.filter(({ updated }) => updated)
  expect(revised.length).toBeGreaterThan(0)
  for (const { slug, publishedAt, updated } of revised) {
    expect(updated, slug).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:00\+05:30$/)
    expect(updated!.slice(0, 10) > publishedAt.slice(0, 10), slug).toBe(true)
  }
})

test.each(postSeeds)('the first posts: $slug is a full article of clean HTML', ({ content }) => {
  expect(wordsIn(content)).toBeGreaterThanOrEqual(700)
  expect(wordsIn(content)).toBeLessThanOrEqual(1400)
  expectCleanHtml(content)
  expect(content, 'a column without a name').not.toContain('<th></th>')
  expect(content.match(/<h2>/g)?.length).toBeGreaterThan(2)
  expect(content).toContain('<table>')
})

test.each(postSeeds)(
  'the first posts: $slug ends with its sources and the day of its law',
  ({ content }) => {
    expect(content).toMatch(/<h2>Sources<\/h2>\n<ul>\n<li>.+\n<\/ul>\n<p>Law as on [^<]+\.<\/p>$/s)
  },
)

test.each(postSeeds)('the first posts: $slug stays within the limits of the editor', (post) => {
  expect(post.title.length).toBeGreaterThanOrEqual(5)
  expect(post.excerpt.length).toBeGreaterThanOrEqual(10)
  expectLength(post.metaTitle, 10, 60)
  expectLength(post.metaDescription, 120, 160)
  expectLength(post.ogTitle, 10, 95)
  expectLength(post.ogDescription, 10, 297)
  expect(post.metaKeywords.split(',').every((keyword) => keyword.trim() !== '')).toBe(true)
})

describe('the tax of the worked examples', () => {
  test('the tax on a salary income of 12 lakh and a short-term gain of 1 lakh depends on the reading', () => {
    const gain = { stcg111a: 100000 }
    expect(rebateReadings(1200000, gain)).toMatchObject({ text: 83200, slabOnly: 20800 })
  })

  test('the tax on a gain just above the limit of the rebate is capped by marginal relief', () => {
    const exempt = { ltcg112a: 20000 }
    expect(rebateReadings(1200000, exempt)).toMatchObject({ text: 20800, slabOnly: 0 })
  })

  test.each([
    [1275000, 0],
    [1285000, 10400],
    [1500000, 97500],
  ])('the tax on a salary of %i in the new regime of FY 2025-26 is %i', (salary, tax) => {
    expect(newRegimeTax(salary - taxFacts.standardDeductionNew.value)).toBe(tax)
  })

  test.each([
    [550000, 0],
    [560000, 15080],
    [600000, 23400],
  ])('the tax on a salary of %i in the old regime of FY 2025-26 is %i', (salary, tax) => {
    expect(oldRegimeTax(salary - taxFacts.standardDeductionOld.value)).toBe(tax)
  })

  test('the tax at the limit of the rebate is what the texts say, in every year', () => {
    for (const year of Object.keys(newRegimeSlabs) as SlabYear[]) {
      expect(newRegimeTax(700000, year), year).toBe(0)
      expect(oldRegimeSlabs[year].below60).toEqual(oldRegimeSlabs['FY 2025-26'].below60)
    }
    expect(newRegimeTax(701000, 'FY 2023-24')).toBe(1040)
    expect(slabTax(taxFacts.rebateIncomeNew.value, newRegimeSlabs['FY 2025-26'])).toBe(
      taxFacts.rebateMostNew.value,
    )
  })
})

function inCategory(seeds: readonly { category: string }[], slug: string): number {
  return seeds.filter(({ category }) => category === slug).length
}

function withoutLaw(answer: string): string {
  return answer.replace(/<p>Law as on [^<]+<\/p>$/, '')
}

function expectGoodSlugs(seeds: readonly { slug: string }[]): void {
  const slugs = seeds.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) {
    expect(slug).toMatch(/^[a-z0-9-]{3,}$/)
    expect(WORDS_TAKEN_BY_ROUTES).not.toContain(slug)
  }
}

function expectLength(text: string, least: number, most: number): void {
  expect(text.length, text).toBeGreaterThanOrEqual(least)
  expect(text.length, text).toBeLessThanOrEqual(most)
}

function expectCleanHtml(html: string): void {
  expect(html).not.toMatch(/undefined|NaN|\[object|Invalid Date|Infinity/)
  expect(html, 'one pair of brackets').not.toMatch(/\([^()]*\([^()]*\)[^()]*\)/)
  expect(html, 'a bare ampersand').not.toMatch(/&(?!(amp|lt|gt|quot|nbsp|#\d+);)/)
  expect(unbalancedTag(html)).toBeUndefined()
  for (const [, attributes = ''] of html.matchAll(/<[a-z0-9]+([^>]*)>/g)) {
    expect(attributes).toMatch(/^( href="[^"]+"| value="[A-Za-z0-9]+")?$/)
  }
  for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
    expect(KNOWN_LINKS.has(href), href).toBe(true)
  }
}

/** The first tag that is unknown, unmatched or left open. */
function unbalancedTag(html: string): string | undefined {
  const open: string[] = []
  for (const [tag, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!ALLOWED_TAGS.has(name)) return tag
    if (!slash) open.push(name)
    else if (open.pop() !== name) return tag
  }
  return open.at(-1)
}

function wordsIn(html: string): number {
  const text = html.replace(/<[^>]+>/g, ' ')
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
