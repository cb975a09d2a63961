import { expect, test } from 'vitest'
import { testApp } from '../../../test/app.ts'

async function read(settings: Record<string, string>) {
  const app = await testApp({ PUBLIC_ORIGIN: 'https://www.firm.in', ...settings })
  const answer = await app.inject('/.well-known/security.txt')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  return Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
}

test('security.txt names a contact, its address and when it expires, within a year', async () => {
  const found = await read({ FIRM_EMAIL: 'hello@firm.in' })
  expect(found).toMatchObject({
    Contact: 'mailto:hello@firm.in',
    'Preferred-Languages': 'en, hi',
    Canonical: 'https://www.firm.in/.well-known/security.txt',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
  })
  const days = (Date.parse(found.Expires ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(365)
})

test.each([
  ['security@firm.in', 'mailto:security@firm.in'],
  ['mailto:security@firm.in', 'mailto:security@firm.in'],
  ['https://firm.in/security', 'https://firm.in/security'],
])('the contact may be %s', async (given, shown) => {
  expect((await read({ SECURITY_CONTACT: given })).Contact).toBe(shown)
})

test('a security contact that is not reached over https or by mail stops the start', async () => {
  await expect(read({ SECURITY_CONTACT: 'http://firm.in' })).rejects.toThrow(/SECURITY_CONTACT/)
})
