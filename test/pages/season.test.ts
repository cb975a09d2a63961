import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { seedDatabase } from '#app/seeds/seed.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { testApp } from '../app.ts'
import { testDatabase } from '../database.ts'
import { withoutYearSpans } from '../unbroken.ts'

const ORIGIN = 'https://www.firm.in'
const DAYS = ['2026-05-20', '2026-08-20', '2026-10-01', '2026-11-23', '2027-01-10', '2027-04-15']
const SEASONAL = [
  '/',
  '/pricing',
  '/about',
  '/contact',
  '/services/salary-house-rent-filing',
  '/services/professionals-filing',
  '/services/capital-gains-filing',
  '/services/traders-filing',
  '/services/foreign-income-filing',
]
const pages = await builtPages()

afterEach(() => void vi.useRealTimers())

/** The site on a day in India: with the clock of the process, and with that of the database, moved to its noon. */
async function siteOn(day: string): Promise<FastifyInstance> {
  const noon = new Date(`${day}T12:00:00+05:30`)
  const ahead = (Date.now() - noon.getTime()) / 1000
  const database = await testDatabase()
  // `now()` is looked up by its name, in `moved` first.
  database.pool.on('connect', (client) => {
    void client.query('set search_path = moved, public, pg_catalog')
  })
  await database.pool.query(`create schema moved; create function moved.now() returns timestamptz
    language sql stable as $$ select pg_catalog.now() - make_interval(secs => ${ahead}) $$`)
  const app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages, database })
  await seedDatabase(app.db)
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
  return app
}

const textOf = (html: string) =>
  withoutYearSpans(html)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each(DAYS)('on %s', (day) => {
  test('every public page answers, and every link of home and tools to a post leads somewhere', async () => {
    const app = await siteOn(day)
    const sitemap = (await app.inject('/sitemap.xml')).body
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(ORIGIN, ''),
    )
    const faults: string[] = []
    const posts = new Set<string>()
    for (const path of named) {
      const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
      if (statusCode !== 200) faults.push(`${path}: ${statusCode}`)
      if (path !== '/' && !path.startsWith('/tools')) continue
      for (const [, href = ''] of body.matchAll(/href="(\/blog\/[^"#?]+)"/g)) posts.add(href)
    }
    for (const post of posts) {
      const { statusCode } = await app.inject({ url: post, headers: { accept: 'text/html' } })
      if (statusCode !== 200) faults.push(`${post}: ${statusCode}`)
    }
    expect(named.length).toBeGreaterThan(40)
    expect(faults).toEqual([])
  }, 120_000)

  test('no page sells a way to file that is over', async () => {
    const app = await siteOn(day)
    const over = OVER[day] ?? []
    const faults: string[] = []
    for (const path of SEASONAL) {
      const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
      for (const words of over) {
        const found = words.exec(textOf(body))
        if (found) faults.push(`${path}: ${found[0]}`)
      }
    }
    expect(faults).toEqual([])
  }, 60_000)
})

const CHOICE_OF_ALL =
  /both regimes, side by side|compares both tax regimes, prepares|HRA calculated month by month/i
const STILL_DUE = /(?<!were )\b(due|due date|file) (on|is|by) 31 July 2026/i
const BELATED_OPEN = /(can|could)( still)? file a belated return until|belated return is open/i
const OVER: Record<string, RegExp[]> = {
  '2026-05-20': [BELATED_OPEN],
  '2026-08-20': [CHOICE_OF_ALL, STILL_DUE],
  '2026-10-01': [CHOICE_OF_ALL, STILL_DUE, /Due for FY 2025-26: 31 August/],
  '2026-11-23': [CHOICE_OF_ALL, STILL_DUE, /Due for FY 2025-26: 31 August/],
  '2027-01-10': [CHOICE_OF_ALL, STILL_DUE, BELATED_OPEN],
  '2027-04-15': [BELATED_OPEN],
}

test.each(['2026-05-20', '2027-04-15'])(
  'on %s, before the first due date, home does not speak of belated returns',
  async (day) => {
    const app = await siteOn(day)
    expect(textOf((await app.inject('/')).body)).not.toMatch(/belated/i)
  },
)

test('from 1 April the first screen of home names the new year and no older one', async () => {
  const app = await siteOn('2027-04-15')
  const { body } = await app.inject('/?income=salary')
  const hero = body.slice(body.indexOf('id="home"'), body.indexOf('id="services"'))
  expect(textOf(hero)).toContain('tax year 2026-27')
  expect(textOf(hero)).not.toMatch(/20(19|2[0-5])-2\d|AY 2026/)
  expect(body).toMatch(/name="keywords" content="[^"]*Tax year 2026-27"/)
})

test.each([
  [
    '2026-11-23',
    'File a belated return until 31 December 2026: ₹1,000 or ₹5,000 to the government, from ₹3,499 to us.',
  ],
  ['2027-01-10', 'Belated returns for FY 2025-26 are closed.'],
  ['2027-04-15', 'Returns for tax year 2026-27 are open.'],
])('on %s a tool ends with what can be done now, and at what cost', async (day, words) => {
  const app = await siteOn(day)
  const answer = textOf((await app.inject('/tools/f-and-o-turnover-and-audit')).body)
  expect(answer).toContain(words)
  const dates = textOf((await app.inject('/tools/return-form-and-documents')).body)
  expect(dates).toContain('Without business income, the due date in the Act was 31 July 2026.')
})

test.each([
  [
    '/services/foreign-income-filing',
    'the last day for the form was 31 March 2027',
    'Was 31 March 2027',
  ],
  ['/tools/what-can-i-still-do', 'Until 31 March 2028, you can file', 'back to AY 2023-24'],
  ['/tools/due-dates', 'What is the last date to file for tax year 2026-27?', '31 March 2028'],
  [
    '/tools/f-and-o-turnover-and-audit',
    'Without an audit the return is due on 31 August 2027.',
    'With one it is due on 31 October 2027',
  ],
  ['/guides/earlier-years', 'You filed for FY 2025-26 on time', 'After 31 March 2028'],
  [
    '/guides/refunds',
    'Revise by 31 December 2027 (FY 2026-27)',
    'For FY 2025-26, only an updated return is left',
  ],
  [
    '/guides/tax-notices',
    'Revise by 31 December 2027 (FY 2026-27)',
    'only an updated return is left',
  ],
])('on 15 April 2027 %s says of each year what can still be done', async (path, ...words) => {
  const app = await siteOn('2027-04-15')
  const text = textOf((await app.inject(path)).body)
  for (const each of words) expect(text).toContain(each)
})

test('on 23 November a due date that has passed is one that was', async () => {
  const app = await siteOn('2026-11-23')
  expect(textOf((await app.inject('/tools/f-and-o-turnover-and-audit')).body)).toContain(
    'With one it was due on 31 October 2026, and the report a month before that.',
  )
  expect(textOf((await app.inject('/guides/tax-notices')).body)).toContain(
    'Revise by 31 December 2026 (FY 2025-26). Whether a fee applies after that is disputed.',
  )
})

test('on 23 November the first screen says what can still be done, until when and at what cost', async () => {
  const app = await siteOn('2026-11-23')
  expect(textOf((await app.inject('/')).body)).toContain(
    'FY 2025-26 not filed? 38 days left. File a belated return until 31 December 2026: ₹1,000 or ₹5,000 to the government, from ₹1,999 to us.',
  )
})

test('a page that is kept says the new day from midnight in India on', async () => {
  const app = await siteOn('2026-12-31')
  vi.setSystemTime(new Date('2026-12-31T23:59:50+05:30'))
  expect(textOf((await app.inject('/')).body)).toContain('Today is the last day')
  vi.setSystemTime(new Date('2027-01-01T00:00:01+05:30'))
  expect(textOf((await app.inject('/')).body)).toContain(
    'Belated returns for FY 2025-26 are closed',
  )
})
