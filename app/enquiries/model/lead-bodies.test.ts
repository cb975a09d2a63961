import { describe, expect, test } from 'vitest'
import {
  callbackBody,
  contactBody,
  distinguishing,
  hasTenDigits,
  type LeadInput,
  leadFromBody,
  pageOfForm,
  spamSignalsFromBody,
} from './lead.ts'

const contact = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98480 22338',
  message: 'I changed my job in June.',
}
const callback = {
  name: 'Asha Rao',
  phone: '98480 22338',
  service: 'Tax Planning',
  source: 'tool',
} as const
const errorsOf = (rules: typeof contactBody | typeof callbackBody, body: unknown) =>
  rules.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('a message of a general enquiry', () => {
  test('a message of a general enquiry has ten characters', () => {
    expect(errorsOf(contactBody, { ...contact, message: '1234567890' })).toBeUndefined()
    expect(errorsOf(contactBody, { ...contact, message: '123456789' })).toEqual([
      'message: Message must be at least 10 characters',
    ])
  })

  test('a message that is no text is reported once, and a body that is none has one error', () => {
    expect(errorsOf(contactBody, { ...contact, message: 7 })).toEqual([
      'message: Message must be text',
    ])
    for (const body of [null, 'Asha']) expect(errorsOf(contactBody, body)).toHaveLength(1)
  })
})

describe('a calculation that a visitor sends', () => {
  const working = { tool: 'advance-tax', year: '2025-26', input: { income: '1200000' } }
  const CONSENT = 'consent: Please tick this box. We take your figures only with your consent.'
  const UNREADABLE =
    'working: We couldn’t read the calculation. Open the tool again, or send your enquiry without it.'

  test.each([true, 'on'])('a calculation is taken with consent: %j', (consent) => {
    expect(errorsOf(callbackBody, { ...callback, working, consent })).toBeUndefined()
  })

  test.each([undefined, false, 'off', ''])(
    'a calculation is not taken without consent: %j',
    (consent) => {
      expect(errorsOf(callbackBody, { ...callback, working, consent })).toEqual([CONSENT])
    },
  )

  test('a calculation without consent is reported together with the other fields', () => {
    expect(errorsOf(callbackBody, { ...callback, name: 'A', working })).toEqual([
      'name: Name must be at least 2 characters',
      CONSENT,
    ])
    for (const body of [null, 'Asha']) expect(errorsOf(callbackBody, body)).toHaveLength(1)
  })

  test('a calculation comes as JSON from a form without script', () => {
    const sent = callbackBody.parse({
      ...callback,
      working: JSON.stringify(working),
      consent: 'on',
    })
    expect(sent.working).toEqual(working)
  })

  test.each(['', undefined])('a form without a calculation needs no consent: %j', (none) => {
    expect(callbackBody.parse({ ...callback, working: none }).working).toBeUndefined()
  })

  test.each(['{"tool":', '7', 7])(
    'a calculation that can’t be read is reported: %j',
    (unreadable) => {
      expect(errorsOf(callbackBody, { ...callback, working: unreadable, consent: true })).toEqual([
        UNREADABLE,
      ])
    },
  )
})

describe('a repeat', () => {
  const first: LeadInput = { ...contact, service: 'Tax Planning', source: 'contact-form' }
  const isSame = (other: Partial<LeadInput>) =>
    JSON.stringify(distinguishing(first)) === JSON.stringify(distinguishing({ ...first, ...other }))

  test.each([
    { name: 'ASHA RAO' },
    { email: 'Asha@Example.in' },
    { phone: '9848-022338' },
    { secondPhone: '' },
    { language: 'hi' } as const,
  ])('an enquiry that differs in %j alone is a repeat', (other) => {
    expect(isSame(other)).toBe(true)
  })

  test.each([
    { name: 'Asha Raju' },
    { email: 'asha@example.com' },
    { phone: '98480 22339' },
    { secondPhone: '98480 22339' },
    { service: 'Other' },
    { message: 'I changed my job in July.' },
    { source: 'callback' } as const,
  ])('an enquiry that differs in %j is another one', (other) => {
    expect(isSame(other)).toBe(false)
  })
})

describe('the spam filter', () => {
  const none = { honeypotFilled: false, tookMs: undefined, noticeVersion: undefined }

  test.each([undefined, null, ''])('an empty hidden field is no sign of spam: %j', (website) => {
    expect(spamSignalsFromBody({ website, tookMs: undefined, noticeVersion: undefined })).toEqual(
      none,
    )
  })

  test.each(['x', 0, false])(
    'a hidden field with anything in it is a sign of spam: %j',
    (website) => {
      const { honeypotFilled } = spamSignalsFromBody({ ...none, website })
      expect(honeypotFilled).toBe(true)
    },
  )

  test('the spam filter gets how long it took in whole milliseconds, and which notice was shown', () => {
    const sent = { website: '', tookMs: 1234.5, noticeVersion: '7' }
    expect(spamSignalsFromBody(sent)).toEqual({
      honeypotFilled: false,
      tookMs: 1235,
      noticeVersion: '7',
    })
  })
})

test('an enquiry keeps the language of its page', () => {
  expect(leadFromBody(contactBody.parse({ ...contact, language: 'hi' })).language).toBe('hi')
})

test.each([
  [{ service: 'premium' }, '/pricing', '/hi/pricing'],
  [{ service: 'Premium Plan' }, '/pricing', '/hi/pricing'],
  [{ service: 'Tax Planning' }, '/contact', '/hi/contact'],
  [{}, '/contact', '/hi/contact'],
  [{ source: 'callback', service: 'premium' }, '/contact', '/hi/contact'],
])('a form that was sent without script with %j comes from %s', (sent, english, hindi) => {
  expect(pageOfForm({ ...sent })).toBe(english)
  expect(pageOfForm({ ...sent, language: 'en' })).toBe(english)
  expect(pageOfForm({ ...sent, language: 'te' })).toBe(english)
  expect(pageOfForm({ ...sent, language: 'hi' })).toBe(hindi)
})

test('ten digits of any script are ten digits', () => {
  expect(['9848022338', '९८४८०२२३३८', '+91 98480-22338'].map(hasTenDigits)).toEqual([
    true,
    true,
    true,
  ])
  expect(['984802233', 'abcdefghij', ''].map(hasTenDigits)).toEqual([false, false, false])
})
