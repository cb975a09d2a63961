import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { watchContent } from '#app/platform/db/content-changes.ts'
import { claimEvidence } from '#app/platform/db/schema.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { unescapeHtml } from '#app/ui/text/escape-html.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { claims, rating, stats } from '#content/claims.ts'
import { sections } from '#content/en/home.ts'
import { experts, testimonials } from '#content/people.ts'
import { plans, rupees } from '#content/plans.ts'
import { makeAccount, signIn, testApp } from '../app.ts'
import { closeAfterwards } from '../closing.ts'
import { nowhere, testDatabase } from '../database.ts'

const pages = await builtPages()
const waiting = { timeout: 10_000, interval: 20 }
const settings = { PUBLIC_ORIGIN: 'https://www.firm.in', CLAIMS: 'proven' }
let app: FastifyInstance
beforeAll(async () => {
  app = await testApp(settings, { pages })
  await seedDatabase(app.db)
})

const read = async (url: string, from = app) =>
  unescapeHtml((await from.inject({ url, headers: { accept: 'text/html' } })).body).replaceAll(
    '<!-- -->',
    '',
  )
const missing = (page: string, parts: string[]) => parts.filter((part) => !page.includes(part))
const found = (page: string, parts: string[]) => parts.filter((part) => page.includes(part))

/** The words of every claim, as a page would show them. */
const words = [
  rating.value,
  rating.after,
  'Rated 5 out of 5',
  'Rated 4.5 out of 5',
  ...stats.flatMap(({ value, label }) => [`>${value}<`, `>${label}</dt>`]),
  ...experts.flatMap(({ experience, clients }) => [`>${experience}<`, `>${clients}<`]),
  ...testimonials.flatMap(({ text, name }) => [text.slice(0, 30), name]),
  'instead of',
  'POPULAR',
]

describe('as specified, with CLAIMS=all', () => {
  test('every claim shows without evidence', async () => {
    expect(missing(await read('/', await testApp({}, { pages })), words)).toEqual([])
  })
})

describe('with CLAIMS=proven and no evidence', () => {
  const SHOWN = ['/', '/about', '/pricing', '/contact', '/services/foreign-income', '/feed.xml']

  test.each(SHOWN)('%s makes no claim', async (url) => {
    const page = await read(url)
    expect(page.length).toBeGreaterThan(2_000)
    expect(found(page, words)).toEqual([])
  })

  test('with CLAIMS=proven and no evidence no section, list or link is left that leads to nothing', async () => {
    const home = await read('/')
    expect(found(home, ['testimonials', 'data-carousel', '"></dl>', sections.stats])).toEqual([])
    const left = [...experts.map(({ name }) => name), ...plans.map(({ price }) => rupees(price))]
    expect(missing(home, left)).toEqual([])
  })
})

describe('with evidence for some', () => {
  const PROVEN = ['stat-returns', 'testimonial-sneha-k', 'expert-priya-sharma-clients']

  test('the claims with evidence show from then on, and no others', async () => {
    const database = await testDatabase()
    const site = await testApp(settings, { database, pages })
    closeAfterwards(watchContent(database.connection, () => site.pageCache.expire()))
    await makeAccount(site, 'meera', 'admin')
    const headers = await signIn(site, 'meera')
    const isShown = async (text: string) => (await read('/', site)).includes(text)
    expect(await isShown('>10K+<')).toBe(false)
    for (const id of PROVEN) await record(site, headers, id)
    const shown = ['>10K+<', 'Sneha K.', '>620+<']
    await vi.waitFor(async () => expect(missing(await read('/', site), shown)).toEqual([]), waiting)

    const home = await read('/', site)
    expect(found(home, ['>50+<', 'Anil M.', '>450+<', '4.9/5', 'POPULAR'])).toEqual([])
    expect(home.match(/href="[^"]*#testimonials"/g)?.length).toBeGreaterThan(1)
    expect(found(home, ['Next testimonials'])).toEqual([])

    await site.inject({ method: 'DELETE', url: '/api/claims/stat-returns/evidence', headers })
    await vi.waitFor(async () => expect(await isShown('>10K+<')).toBe(false), waiting)
  })

  test('evidence for other words shows nothing', async () => {
    const site = await testApp(settings, { pages })
    const row = { what: 'A survey', checkedOn: '2026-01-20', checkedBy: 'Meera' }
    await site.db
      .insert(claimEvidence)
      .values(claims.map(({ id }) => ({ ...row, claimId: id, wording: 'Something else' })))
    expect(found(await read('/', site), words)).toEqual([])
  })
})

test('while the evidence cannot be looked up, nothing is claimed', async () => {
  const site = await testApp(settings, { pages, database: nowhere() })
  const home = await site.inject({ url: '/', headers: { accept: 'text/html' } })
  expect(found(home.body, words)).toEqual([])
  expect(home.statusCode).toBe(503)
})

function record(site: FastifyInstance, headers: Record<string, string>, id: string) {
  return site.inject({
    method: 'PUT',
    url: `/api/claims/${id}/evidence`,
    headers,
    payload: { what: 'Records of the practice', checkedOn: '2026-01-20', checkedBy: 'Meera Rao' },
  })
}

test('who is behind the site in law is in the footer, on the cards and where complaints go, once it is set', async () => {
  const site = await testApp(
    {
      FIRM_LEGAL_NAME: 'Rao and Rao Partners',
      FIRM_GSTIN: '27AAPFU0939F1ZV',
      FIRM_REGISTRATION: '012345S',
      GRIEVANCE_OFFICER: 'Meera Rao <grievance@firm.in>',
      PRIVACY_CONTACT: 'privacy@firm.in',
      MEMBER_NUMBERS: 'Rajesh Kumar=123456',
    },
    { pages },
  )
  const identity = ['Rao and Rao Partners', '27AAPFU0939F1ZV', '012345S', '>123456<']
  expect(missing(await read('/', site), identity)).toEqual([])
  const redress = ['Grievance officer', 'Meera Rao', 'mailto:grievance@firm.in', '48 hours']
  for (const url of ['/contact', '/privacy-policy', '/terms-of-service', '/cookie-policy'])
    expect(missing(await read(url, site), [...redress, 'mailto:privacy@firm.in'])).toEqual([])
})

test('a site without the details that the law asks for leaves no empty place for them', async () => {
  const contact = await read('/contact', await testApp({}, { pages }))
  expect(found(contact, ['Grievance', 'GSTIN', 'registration no', 'undefined'])).toEqual([])
})
