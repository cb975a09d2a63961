import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { noonOf, siteOn } from '../site-on.ts'
import { withoutYearSpans } from '../unbroken.ts'

const ORIGIN = 'https://www.firm.in'
const DAYS = ['2026-05-20', '2026-08-20', '2026-10-01', '2026-11-23', '2027-01-10', '2027-04-15']
const sites: Record<string, FastifyInstance> = {}

beforeAll(async () => {
  for (const day of DAYS) sites[day] = await siteOn(day)
})

/** The site of a day, and that day on the clock: none of these tests changes the site. */
function on(day: string): FastifyInstance {
  const site = sites[day] ?? expect.fail(`there is no site of ${day}`)
  vi.useFakeTimers({ now: noonOf(day), toFake: ['Date'] })
  return site
}
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

const textOf = (html: string) =>
  withoutYearSpans(html)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe.each(DAYS)('on %s', (day) => {
  test('the public pages answer, and every link of home and tools to a post leads somewhere', async () => {
    const app = on(day)
    const sitemap = (await app.inject('/sitemap.xml')).body
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(ORIGIN, ''),
    )
    const faults: string[] = []
    const posts = new Set<string>()
    // Posts and questions are most of the pages: the last day, when most dates have passed, stands for all.
    const isText = (path: string) => /^\/(hi\/)?(blog|faq)\/./.test(path)
    for (const path of named.filter((path) => day === DAYS.at(-1) || !isText(path))) {
      const { statusCode, body } = await app.inject({ url: path, headers: { accept: 'text/html' } })
      if (statusCode !== 200) faults.push(`${path}: ${statusCode}`)
      if (path !== '/' && !path.startsWith('/tools')) continue
      for (const [, href = ''] of body.matchAll(/href="(\/blog\/[^"#?]+)"/g)) {
        if (!named.includes(href)) posts.add(href)
      }
    }
    for (const post of posts) {
      const { statusCode } = await app.inject({ url: post, headers: { accept: 'text/html' } })
      if (statusCode !== 200) faults.push(`${post}: ${statusCode}`)
    }
    expect(named.length).toBeGreaterThan(40)
    expect(faults).toEqual([])
  }, 120_000)

  test('no page sells a way to file that is over', async () => {
    const app = on(day)
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
    const app = on(day)
    expect(textOf((await app.inject('/')).body)).not.toMatch(/belated/i)
  },
)

test('from 1 April the first screen of home names the new year and no older one', async () => {
  const app = on('2027-04-15')
  const { body } = await app.inject('/?income=salary')
  const hero = body.slice(body.indexOf('id="home"'), body.indexOf('id="services"'))
  expect(textOf(hero)).toContain('tax year 2026-27')
  expect(textOf(hero)).not.toMatch(/20(19|2[0-5])-2\d|AY 2026/)
  expect(body).toMatch(/name="keywords" content="[^"]*Tax year 2026-27"/)
})

test.each([
  [
    '2026-11-23',
    'File a belated return until 31 December 2026: a late fee of ₹1,000 or ₹5,000 and interest on unpaid tax to the government, from ₹3,499 to us.',
  ],
  ['2027-01-10', 'FY 2025-26: belated returns are closed.'],
  ['2027-04-15', 'Returns for tax year 2026-27 are open.'],
])('on %s a tool ends with what can be done now, and at what cost', async (day, words) => {
  const app = on(day)
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
  const app = on('2027-04-15')
  const text = textOf((await app.inject(path)).body)
  for (const each of words) expect(text).toContain(each)
})

test('on 15 April 2027 the forms of the new year have the names of the Act of 2025', async () => {
  const app = on('2027-04-15')
  const { body } = await app.inject('/?income=salary')
  const home = textOf(body.slice(body.indexOf('<main')))
  expect(home).toContain('Form 130 (earlier Form 16) from each employer')
  expect(home).toContain('AIS and Form 168 (earlier Form 26AS)')
  const OLD_FORM = /(?<!earlier )Form (10E|10F|10-EE|16|16B|26AS|26QB|67)(?![\w-])/
  expect(home).not.toMatch(OLD_FORM)
  expect(textOf((await app.inject('/services/foreign-income-filing')).body)).toContain(
    'Form 44 (earlier Form 67) prepared and filed for the foreign tax credit',
  )
  for (const path of [
    '/services/salary-house-rent-filing',
    '/services/capital-gains-filing',
    '/guides/senior-citizens',
    '/guides/rental-income',
  ]) {
    const page = (await app.inject(path)).body
    expect(textOf(page.slice(page.indexOf('<main'))), path).not.toMatch(OLD_FORM)
  }
})

test('on 15 April 2027 a key figure of the new year stands with the Act of 2025', async () => {
  const app = on('2027-04-15')
  for (const [path, day] of [
    ['/services/salary-house-rent-filing', '31 July 2027'],
    ['/services/traders-filing', '31 August 2027'],
  ] as const) {
    expect(textOf((await app.inject(path)).body), path).toMatch(
      new RegExp(`${day} FY 2026-27 · Section 263\\(1\\), Income-tax Act 2025`),
    )
  }
})

test.each(['2026-11-23', '2027-01-10', '2027-04-15'])(
  'on %s the dates of advance tax on the page for professionals are those of any year',
  async (day) => {
    const app = on(day)
    expect(textOf((await app.inject('/services/professionals-filing')).body)).toContain(
      'Advance tax dates 15 June, 15 September, 15 December and 15 March',
    )
  },
)

test('on 15 April 2027 an answer in the list says that its date has passed', async () => {
  const app = on('2027-04-15')
  expect(textOf((await app.inject('/faq')).body)).toMatch(
    /What does it cost me now\? This date has passed: Belated return[^?]{1,60}31 December 2026/,
  )
})

/* Section 428(b) of the Act of 2025 counts from the tax year; the wording of section 234-I is disputed. */
test('on 15 April 2027 the fee for revising late is no longer one in dispute', async () => {
  const app = on('2027-04-15')
  const text = textOf((await app.inject('/tools/what-can-i-still-do')).body)
  expect(text).toContain(
    'If you revise a return for tax year 2026-27 after 31 December 2027, there’s a fee of ₹5,000, or ₹1,000 if your total income is up to ₹5 lakh.',
  )
  expect(text).not.toContain('234-I')
})

const AUDITED = 'a business or profession with a tax audit'
const TRANSFER_PRICING = 'returns with a transfer pricing report'
test.each([
  [
    '2026-08-20',
    `business or professional income without an audit, ${AUDITED} and ${TRANSFER_PRICING}`,
  ],
  ['2026-10-01', `${AUDITED} and ${TRANSFER_PRICING}`],
  ['2026-11-23', TRANSFER_PRICING],
])('on %s home names every return that is still on time', async (day, returns) => {
  const app = on(day)
  expect(textOf((await app.inject('/')).body)).toContain(
    `The due dates for FY 2025-26 have passed, except for ${returns}.`,
  )
})

test.each(['/services/salary-house-rent-filing', '/guides/rental-income'])(
  'what search engines show of %s promises a choice of regime only where there is one',
  async (path) => {
    const { body } = await on('2026-11-23').inject(path)
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(body) ?? []
    expect(description).toMatch(/regime/)
    expect(description).toMatch(/where (you can still choose|the law still)/)
  },
)

test('on 23 November a due date that has passed is one that was', async () => {
  const app = on('2026-11-23')
  expect(textOf((await app.inject('/tools/f-and-o-turnover-and-audit')).body)).toContain(
    'With one it was due on 31 October 2026, and the report a month before that.',
  )
  expect(textOf((await app.inject('/guides/tax-notices')).body)).toContain(
    'Revise by 31 December 2026 (FY 2025-26). Whether a fee applies after that is disputed.',
  )
})

test('on 23 November the first screen says what can still be done, until when and at what cost', async () => {
  const app = on('2026-11-23')
  expect(textOf((await app.inject('/')).body)).toContain(
    'FY 2025-26 not filed? 38 days left. File a belated return until 31 December 2026: a late fee of ₹1,000 or ₹5,000 and interest on unpaid tax to the government, from ₹1,999 to us.',
  )
})

test('a page that is kept says the new day from midnight in India on', async () => {
  const app = await siteOn('2026-12-31')
  vi.setSystemTime(new Date('2026-12-31T23:59:50+05:30'))
  expect(textOf((await app.inject('/')).body)).toContain('Today is the last day')
  vi.setSystemTime(new Date('2027-01-01T00:00:01+05:30'))
  expect(textOf((await app.inject('/')).body)).toContain('FY 2025-26: belated returns are closed')
})
