import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { builtPages } from '#app/server/built-pages.ts'
import { unescapeHtml } from '#app/ui/text/escape-html.ts'
import { seedDatabase } from '#app/writing/seeds/seed.ts'
import { testApp } from '../app.ts'

const ORIGIN = 'https://www.firm.in'
const NOTICE = '/tools/i-got-a-notice'
const CLAIM =
  /GST (and our fees )?(are )?included|GST among them|GST, going|GST (और हमारी फीस )?(शामिल|समेत|के साथ)|GST भी।/g
const pages = await builtPages()

/** What every page says of GST in a price, in its text, head and structured data, and so the answer to a posted form. */
async function claimsWith(settings: Record<string, string>) {
  const app = await testApp({ PUBLIC_ORIGIN: ORIGIN, ...settings }, { pages })
  await seedDatabase(app.db)
  const claimsOf = async (asked: InjectOptions) => {
    const { statusCode, body } = await app.inject({ headers: { accept: 'text/html' }, ...asked })
    expect(statusCode, String(asked.url)).toBe(200)
    return unescapeHtml(body).replaceAll('<!-- -->', '').match(CLAIM)
  }
  const claims = new Map([
    ['posted', await claimsOf({ method: 'POST', url: NOTICE, payload: { notice: '143-2' } })],
  ])
  const { body } = await app.inject(NOTICE)
  // For the scripts, which write prices too.
  expect(body.match(/<(main|form)[^>]* data-no-gst=""/g) ?? []).toHaveLength(
    settings.FIRM_GSTIN === 'none' ? 2 : 0,
  )
  const sitemap = (await app.inject('/sitemap.xml')).body
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const url = address.replace(ORIGIN, '')
    claims.set(url, await claimsOf({ url }))
  }
  return claims
}

test('prices include GST, unless the firm isn’t registered for it', async () => {
  const claims = await claimsWith({ FIRM_GSTIN: '27AAPFU0939F1ZV' })
  for (const path of ['/', '/about', '/pricing', '/terms-of-service', '/tools/due-dates'])
    expect([claims.get(path), claims.get(`/hi${path}`.replace(/\/$/, ''))]).not.toContain(null)
  expect(claims.get('posted')).toHaveLength(3)
  const withoutGst = await claimsWith({ FIRM_GSTIN: 'none' })
  expect([...withoutGst].filter(([, found]) => found)).toEqual([])
}, 60_000)
