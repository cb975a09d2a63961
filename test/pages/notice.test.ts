import { expect, test } from 'vitest'
import { leads } from '#app/platform/db/schema.ts'
import { builtPages } from '#app/server/built-pages.ts'
import { NOTICE_VERSION } from '#content/en/forms.ts'
import { testApp } from '../app.ts'

const pages = await builtPages()
const read = async (url: string, settings = {}) => {
  const site = await testApp(settings, { pages })
  return (await site.inject({ url, headers: { accept: 'text/html' } })).body.replace(
    /<!-- -->|<wbr\/>/g,
    '',
  )
}

test('the data notice stands above the box of the contact form', async () => {
  const contact = await read('/contact')
  const order = ['name="message"', 'Data Protection Board', 'name="acceptTerms"', 'type="submit"']
  const places = order.map((part) => contact.indexOf(part))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(0)
  expect(contact.match(/type="checkbox"/g)).toHaveLength(1)
})

test.each(['/contact', '/pricing'])(
  'the privacy notice on %s names the configured firm',
  async (url) => {
    const short = await read(url, { RETENTION_MONTHS: '6', PRIVACY_CONTACT: 'privacy@firm.in' })
    expect(short).toContain('and 6 months after')
    expect(short).toContain('Use the link to your enquiry page, or write to privacy@firm.in')
    expect(short).toContain(`name="noticeVersion" value="${NOTICE_VERSION}"`)
    const never = await read(url, { RETENTION_MONTHS: '0', FIRM_EMAIL: 'desk@firm.in' })
    expect(never).toContain('Until you ask us to erase it')
    expect(never).toContain('To us, at desk@firm.in')
  },
)

test('an enquiry that is sent without script stores the version that its sender saw', async () => {
  const site = await testApp({}, { pages })
  const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '+91 98765 43210' }
  const response = await site.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams({
      ...form,
      message: 'I changed my job in June.',
      service: 'General Inquiry',
      acceptTerms: 'on',
      noticeVersion: NOTICE_VERSION,
    }).toString(),
  })
  expect(response.statusCode).toBe(303)
  expect(await site.db.select({ version: leads.noticeVersion }).from(leads)).toEqual([
    { version: NOTICE_VERSION },
  ])
})
