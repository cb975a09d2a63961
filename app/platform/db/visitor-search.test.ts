import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { correctSpelling } from '#app/writing/publishing/spelling.server.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../../../test/app.ts'
import { storedQuestion } from '../../../test/entries.ts'
import { entries } from './schema.ts'

/** Visitors who type badly, in Hindi or in other words than ours. */
let app: FastifyInstance

beforeAll(async () => {
  app = await testApp()
  await seedDatabase(app.db)
  const question = 'When does my quibblefund refund arrive?'
  await app.db
    .insert(entries)
    .values(storedQuestion({ slug: 'refund-test', question, answer: '<p>Soon.</p>' }))
})

test.each([
  ['refnd', /refund/i],
  ['hra exmption', /\bHRA\b/],
  ['cripto', /crypto/i],
  ['FNO', /F&amp;O|F&O/],
  ['form sixteen', /Form 16/],
  ['share market', /share/i],
  ['landlrod pan', /landlord/i],
  ['kiraya', /rent/i],
  ['किराया', /rent/i],
  ['रिफंड', /refund/i],
  ['quiblefund', /quibblefund/],
  ['dubai', /NRI|abroad/],
  ['usa', /NRI|abroad/],
  ['टैक्स नोटिस', /notice/i],
  ['doctor', /44ADA|profession/],
])('a visitor who searches the questions for %s finds what was meant', async (q, meant) => {
  const { items, total } = await search('/api/faqs', q)
  expect(total).toBeGreaterThan(0)
  expect(`${items[0].question} ${items[0].answer}`).toMatch(meant)
})

test.each([
  ['refund kab milega', /refund/i],
  ['रिफंड कब मिलेगा', /refund/i],
  ['late fees kitni', /due date/i],
  ['लेट फीस कितनी लगेगी?', /due date/i],
  ['notice aaya hai kya karu', /notice/i],
  ['नोटिस आया है', /notice/i],
  ['kaun se documents chahiye', /documents/i],
  ['कौन-से दस्तावेज़ चाहिए', /documents/i],
  ['पेंशन', /pension|senior/i],
  ['nayi ya purani vyavastha', /regime/i],
])('a visitor who asks in Hindi “%s” finds the question in English', async (q, meant) => {
  const { items } = await search('/api/faqs', q)
  expect(items[0]?.question).toMatch(meant)
})

test('a search of nothing but Hindi question words is a search', async () => {
  expect((await search('/api/faqs', 'kab milega')).total).toBeLessThan(5)
})

test.each([
  ['cripto', /crypto/i],
  ['selling hous', /house/i],
  ['share market', /./],
])('a visitor who searches the posts for %s finds what was meant', async (q, meant) => {
  const { items } = await search('/api/blog/posts', q)
  expect(items[0]?.title).toMatch(meant)
})

test('the categories count what the corrected search finds', async () => {
  const categories = (await app.inject('/api/faq/categories?q=cripto')).json()
  const found = await search('/api/faqs', 'cripto')
  expect(categories.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(
    found.total,
  )
})

test('a few words are corrected, and a long text is left as it is', async () => {
  const typed = 'refnd landlrod exmption cripto'
  expect(await correctSpelling(app.db, 'faq', typed)).toBe('refund landlord exemption crypto')
  const long = `${typed} alpha bravo charlie delta echos`
  expect(await correctSpelling(app.db, 'faq', long)).toBe(long)
})

test.each(['zzzzqqqq', 'ह', '%%%', 'refund & | ! (', ':*', "a'b"])(
  'a search for %j is no error',
  async (q) => {
    expect((await search('/api/faqs', q)).total).toBeGreaterThanOrEqual(0)
  },
)

async function search(list: string, q: string) {
  const response = await app.inject(`${list}?${new URLSearchParams({ q, page: '1' })}`)
  expect(response.statusCode).toBe(200)
  return response.json()
}
