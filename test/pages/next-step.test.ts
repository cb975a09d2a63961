import type { FastifyInstance } from 'fastify'
import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { postSeeds } from '#app/writing/seeds/posts.ts'
import { faqSeeds } from '#app/writing/seeds/questions.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { guides } from '#content/guides/index.ts'
import { planPrices, rupees } from '#content/plans.ts'
import { services } from '#content/services/index.ts'
import { serviceMenu } from '#content/services/menu.ts'
import { nextStepOf, nextSteps } from '#content/services/next-step.ts'
import { testApp } from '../app.ts'

const texts = [
  ...postSeeds.map((post) => ({ ...post, path: paths.post(post.slug) })),
  ...faqSeeds.map((faq) => ({ ...faq, path: paths.question(faq.slug) })),
]
let app: FastifyInstance

beforeAll(async () => {
  app = await testApp({}, { pages: await builtPages() })
  await seedDatabase(app.db)
})

/** The boxes with a next step on a page: what they say, and where they lead. */
async function boxesOf(path: string) {
  const { body } = await app.inject(path)
  const boxes = DomUtils.findAll(
    (element) => 'data-next-step' in element.attribs,
    parseDocument(body).children,
  )
  return boxes.map((box) => ({
    text: DomUtils.textContent(box),
    links: DomUtils.findAll(({ name }) => name === 'a', box.children).map(
      ({ attribs }) => attribs.href,
    ),
  }))
}

test('Every post and question of ours says which tool and which help fit it', () => {
  const slugs = new Set(texts.map(({ slug }) => slug))
  expect(Object.keys(nextSteps).sort()).toEqual([...slugs].sort())
})

test.each(texts.map(({ path, slug, category }) => [path, slug, category] as const))(
  'The one box of %s names its service and price and leads to its tool and a call',
  async (path, slug, category) => {
    const { tool, service, oneTime, price } = nextStepOf(slug, category)
    const boxes = await boxesOf(path)
    expect(boxes).toHaveLength(1)
    expect(boxes[0]?.text).toContain(service?.name ?? oneTime ?? 'Income tax filing by a CA')
    expect(boxes[0]?.text).toContain(rupees(price))
    expect(boxes[0]?.links).toEqual([
      service ? paths.service(service.slug) : paths.pricing,
      paths.tool(tool),
      paths.book,
    ])
  },
)

test.each(services.map(({ slug, tool }) => [slug, tool] as const))(
  'The first screen of %s names its price and leads to its tool and a call',
  async (slug, tool) => {
    const { planId } = serviceMenu.find((item) => item.slug === slug)!
    const boxes = await boxesOf(paths.service(slug))
    expect(boxes).toHaveLength(1)
    expect(boxes[0]?.text).toContain(rupees(planPrices[planId]))
    expect(boxes[0]?.links).toEqual(['#contact', paths.tool(tool), paths.book])
  },
)

test.each(guides.map((guide) => [guide.slug, guide] as const))(
  'The first screen of the guide %s names its service and leads to phone, tool and a call',
  async (slug, { service, tool, topic }) => {
    const boxes = await boxesOf(paths.guide(slug))
    expect(boxes).toHaveLength(1)
    expect(boxes[0]?.text).toContain(service.name)
    expect(boxes[0]?.text).toContain(rupees(service.price))
    expect(boxes[0]?.links.slice(1)).toEqual(['tel:+914000000000', paths.tool(tool.id), paths.book])
    expect((await app.inject(paths.guide(slug))).body).toContain(
      `href="${paths.contactAbout(topic)}"`,
    )
  },
)

test('Pricing leads who is not sure of the plan to a tool and a call', async () => {
  const boxes = await boxesOf(paths.pricing)
  expect(boxes).toHaveLength(1)
  expect(boxes[0]?.text).toContain('₹1,999')
  expect(boxes[0]?.links).toEqual([paths.tool('return-form-and-documents'), paths.book])
})

test.each([
  ['rsu-and-espp-from-vest-to-schedule-fa', 'Foreign Income Filing', 8999],
  ['rsu-espp-vest-sale-schedule-fa', 'Foreign Income Filing', 8999],
  ['f-and-o-turnover-and-tax-audit', 'Traders Filing', 3499],
  ['f-and-o-loss-in-the-new-regime', 'Traders Filing', 3499],
  ['rebate-87a-salary-and-share-gains', 'Capital Gains Filing', 3499],
  ['section-44ada-for-professionals', 'Professionals Filing', 3499],
  ['hra-worked-out-month-by-month', 'Salary & House Rent Filing', 1999],
  ['what-if-i-missed-the-due-date', undefined, 1999],
  ['updated-return-cost', 'Prior Year Filing', 3999],
  ['which-tax-notice-is-this', 'Tax Notice Assistance', 2499],
])('The text %s leads to %s for ₹%i', (slug, name, price) => {
  const { service, oneTime, price: found } = nextStepOf(slug, undefined)
  expect([service?.name ?? oneTime, found]).toEqual([name, price])
})

test.each([
  ['nri-and-foreign-income', 'Foreign Income Filing', 8999],
  ['capital-gains', 'Capital Gains Filing', 3499],
  ['constructor', undefined, 1999],
  [undefined, undefined, 1999],
])('A text that staff wrote in the category %s leads to %s for ₹%i', (category, name, price) => {
  const { service, price: found } = nextStepOf('an-entry-of-staff', category)
  expect([service?.name, found]).toEqual([name, price])
})

test('a call about the answer of the tool for notices is about the notice', async () => {
  const { body } = await app.inject(paths.tool('i-got-a-notice'))
  const offers = DomUtils.findAll(
    ({ attribs }) => attribs['data-action'] === 'tool-answer-callback',
    parseDocument(body).children,
  )
  expect(offers.map(({ attribs }) => attribs.href)).toContain('/contact?topic=notice#contact-form')
})
