import type { FastifyInstance } from 'fastify'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/paths.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../app.ts'

const ORIGIN = 'https://www.firm.in'
/** In the form of the secret in an address, but nobody's. */
const UNKNOWN = 'A'.repeat(43)
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  // React writes HTML in this way.
  rules: {
    'void-style': 'off',
    'long-title': 'off',
    'no-trailing-whitespace': 'off',
    'input-attributes': 'error',
  },
})
let app: FastifyInstance

beforeAll(async () => {
  app = await testApp({ PUBLIC_ORIGIN: ORIGIN }, { pages: await builtPages() })
  await seedDatabase(app.db)
})

/** The faults of a page's HTML: rule, message, line and column. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html)
  const found = results.flatMap(({ messages }) => messages)
  return [
    ...found.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
    ),
    // The checker lacks this rule: without an empty option a required choice is never missing.
    ...[...html.matchAll(/<select\b[^>]*\srequired\b[^>]*>\s*<option\b(?![^>]*\svalue="")/g)].map(
      ([start]) => `a required choice without an empty option: ${start}`,
    ),
    // Nor does it count what a head may hold once.
    ...['meta name="robots"', 'link rel="canonical"'].filter(
      (tag) => html.split(`<${tag}`).length > 2,
    ),
  ]
}

describe('the HTML is valid', () => {
  test('the HTML is valid on every page that the sitemap names', async () => {
    const sitemap = (await app.inject('/sitemap.xml')).body
    const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(ORIGIN, ''),
    )
    expect(named.length).toBeGreaterThan(50)
    for (const path of named) {
      const { body } = await app.inject({ url: path || '/', headers: { accept: 'text/html' } })
      expect(await faultsOf(body), path).toEqual([])
    }
  }, 240_000)

  test.each([
    '/nothing-here',
    '/blog/nothing-here',
    '/faq/nothing-here',
    '/admin/login',
    '/admin',
    paths.receipt(UNKNOWN),
    paths.receiptCall(UNKNOWN),
    paths.enquiryReceived('cut-off'),
    paths.enquiryRepeated('cut-off'),
    paths.confirmCall(UNKNOWN),
    paths.dateReminders.one(UNKNOWN),
    paths.dateReminders.end(UNKNOWN),
  ])('on %s', async (url) => {
    const { body } = await app.inject({ url, headers: { accept: 'text/html' } })
    expect(await faultsOf(body)).toEqual([])
  })

  test.each(['/', '/contact', '/pricing'])(
    'the HTML is valid on a rejected form of %s',
    async (from) => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url: '/api/leads',
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          referer: ORIGIN + from,
        },
        payload: 'name=A&email=asha&phone=1&message=%3Cb%3E&service=basic',
      })
      expect(statusCode).toBe(400)
      expect(await faultsOf(body)).toEqual([])
    },
  )
})
