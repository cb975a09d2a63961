import { describe, expect, test } from 'vitest'
import { leadFilters } from '#app/enquiries/desk/filters.ts'
import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from '#app/ui/text/fields.ts'
import {
  bodyRulesFor,
  callbackBody,
  contactBody,
  contactForm,
  dialogBody,
  leadBody,
  leadFromBody,
  MESSAGE_MAX,
  SERVICE_MAX,
} from './lead.ts'

const contact = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  message: 'I changed my job in June.',
}
const dialog = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '+91 98765 43210',
  incomeSource: 'Tax Planning',
}
const callback = {
  name: 'Asha Rao',
  phone: '+91 98765 43210',
  service: 'Tax Planning',
  source: 'callback',
}
const pricingServices = ['Basic Plan', 'Professional Plan', 'Premium Plan', 'Custom']
const nothing = ''
const control = 'Asha\u0007Rao'
const nul = 'Asha\u0000Rao'
const loneSurrogate = 'Asha \ud83d Rao'

describe('the contact form reports errors', () => {
  const rules = contactForm
  const good = { ...contact, acceptTerms: 'on' }

  test('none for valid values', () => {
    expect(errorsOf(rules, good)).toEqual({})
  })

  test.each([
    ['name', nothing, 'Name must be at least 2 characters'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '   A   ', 'Name must be at least 2 characters'],
    ['email', nothing, 'Please enter a valid email address'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['email', 'asha@', 'Please enter a valid email address'],
    ['email', 'asha@example', 'Please enter a valid email address'],
    ['email', 'asha rao@example.in', 'Please enter a valid email address'],
    ['phone', nothing, 'Phone number must be at least 10 digits'],
    ['phone', '987654321', 'Phone number must be at least 10 digits'],
    ['phone', '  987654321  ', 'Phone number must be at least 10 digits'],
    ['message', nothing, 'Message must be at least 10 characters'],
    ['message', 'too short', 'Message must be at least 10 characters'],
    ['message', '\n\n  short \n\n', 'Message must be at least 10 characters'],
    ['acceptTerms', undefined, 'You must accept the privacy policy and terms of service'],
  ])('about %s: %j', (field, value, message) => {
    expect(errorsOf(rules, { ...good, [field]: value })).toEqual({ [field]: message })
  })

  test('the contact form reports errors of every field at once', () => {
    const empty = { name: '', email: '', phone: '', message: '', acceptTerms: undefined }
    expect(Object.keys(errorsOf(rules, empty))).toEqual(Object.keys(empty))
  })
})

describe('the plan dialog reports errors', () => {
  test('none for valid values without a message', () => {
    expect(errorsOf(dialogBody, dialog)).toEqual({})
  })

  test.each([
    ['fullName', 'A', 'Name must be at least 2 characters'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['phoneNumber', '987654321', 'Please enter a valid phone number'],
    ['incomeSource', nothing, 'Please select a service'],
  ])('about %s: %j', (field, value, message) => {
    expect(errorsOf(dialogBody, { ...dialog, [field]: value })).toEqual({ [field]: message })
  })
})

describe('the callback form reports errors', () => {
  test('none for a name and a phone, with or without an email address', () => {
    expect(errorsOf(callbackBody, callback)).toEqual({})
    expect(errorsOf(callbackBody, { ...callback, email: '' })).toEqual({})
    expect(errorsOf(callbackBody, { ...callback, email: 'asha@example.in' })).toEqual({})
    expect(errorsOf(callbackBody, { ...callback, service: 'General Inquiry' })).toEqual({})
    expect(errorsOf(callbackBody, { ...callback, phone: '९८७६५ ४३२१०' })).toEqual({})
  })

  test.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['email', 'asha', 'Please enter a valid email address'],
    ['phone', 'abcdefghij', 'Phone number must be at least 10 digits'],
    ['phone', '98765 four 3210', 'Phone number must be at least 10 digits'],
    ['phone', '987654321', 'Phone number must be at least 10 digits'],
    ['service', nothing, 'Please select a service'],
  ])('about %s: %j', (field, value, message) => {
    expect(errorsOf(callbackBody, { ...callback, [field]: value })).toEqual({ [field]: message })
  })
})

describe('a missing field gets the same error as an empty one', () => {
  test('a missing field of the contact form gets the same error as an empty one', () => {
    expect(errorsOf(contactBody, {})).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Phone number must be at least 10 digits',
      message: 'Message must be at least 10 characters',
    })
  })

  test('a missing field of the plan dialog gets the same error as an empty one', () => {
    expect(errorsOf(dialogBody, {})).toEqual({
      fullName: 'Name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phoneNumber: 'Please enter a valid phone number',
      incomeSource: 'Please select a service',
    })
  })
})

test('a message is required for a general inquiry', () => {
  expect(errorsOf(contactBody, { ...contact, message: '' })).toHaveProperty('message')
  expect(
    errorsOf(contactBody, { ...contact, service: 'General Inquiry', message: undefined }),
  ).toHaveProperty('message')
})

test.each([...pricingServices, 'Tax Notice Assistance'])(
  'a message may be missing for %s',
  (service) => {
    expect(errorsOf(contactBody, { ...contact, service, message: undefined })).toEqual({})
    expect(errorsOf(contactBody, { ...contact, service, message: 'Hi' })).toEqual({})
  },
)

describe('limits: the longest valid value, and one more', () => {
  const email = (length: number) => `${'a'.repeat(length - 11)}@example.in`

  test.each([
    ['name', 'n'.repeat(NAME_MAX), 'n'.repeat(NAME_MAX + 1)],
    ['phone', '9'.repeat(PHONE_MAX), '9'.repeat(PHONE_MAX + 1)],
    ['message', 'm'.repeat(MESSAGE_MAX), 'm'.repeat(MESSAGE_MAX + 1)],
    ['service', 's'.repeat(SERVICE_MAX), 's'.repeat(SERVICE_MAX + 1)],
  ])(
    'the longest %s is valid, and one with one more character is not',
    (field, longest, tooLong) => {
      expect(errorsOf(contactBody, { ...contact, [field]: longest })).toEqual({})
      expect(errorsOf(contactBody, { ...contact, [field]: tooLong })[field]).toMatch(/at most \d+/)
    },
  )

  test('the longest email address is valid, and one with one more character is not', () => {
    expect(email(EMAIL_MAX)).toHaveLength(EMAIL_MAX)
    expect(errorsOf(contactBody, { ...contact, email: email(EMAIL_MAX + 1) }).email).toMatch(
      /at most \d+/,
    )
  })
})

describe('characters that cannot be stored are rejected', () => {
  test.each([
    ['name', control],
    ['name', nul],
    ['name', loneSurrogate],
    ['phone', `98765${'\u0000'}43210`],
    ['service', 'Basic\u001bPlan'],
    ['message', `The message\u0000ends`],
    ['message', `A half character \udc00 here`],
    ['message', 'A delete \u007f character'],
    ['email', 'asha\u0000@example.in'],
    ['email', 'asha\ud800@example.in'],
  ])('a character that cannot be stored is rejected in %s: %j', (field, value) => {
    expect(errorsOf(contactBody, { ...contact, [field]: value })).toHaveProperty(field)
  })

  test('every script of India, joiners and emoji are welcome in a field', () => {
    const written = { name: 'आशा राव', message: 'క్ష — ക്‍ഷ — 👩‍👧 thank you ₹' }
    expect(contactBody.parse({ ...contact, ...written })).toMatchObject(written)
  })
})

test('a parsed body has trimmed values, and single lines stay single', () => {
  expect(
    contactBody.parse({
      name: '  Asha \n\t Rao ',
      email: ' asha@example.in ',
      phone: ' +91  98765 43210 ',
      message: '  Two\tcolumns,\r\nthree lines\rof text.  ',
    }),
  ).toEqual({
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '+91 98765 43210',
    message: 'Two\tcolumns,\nthree lines\nof text.',
    service: 'General Inquiry',
  })
})

test('a parsed body has the known fields only', () => {
  const body = { ...contact, acceptTerms: true, id: 7, status: 'won', source: 'plan-dialog' }
  expect(contactBody.parse(body)).toEqual({ ...contact, service: 'General Inquiry' })
})

describe('the form of a body is recognised by its fields', () => {
  test.each([
    [{ fullName: '' }, 'dialog'],
    [{ phoneNumber: 1 }, 'dialog'],
    [{ incomeSource: null }, 'dialog'],
    [{ name: 'Asha' }, 'contact'],
    [{}, 'contact'],
    [{ source: 'callback' }, 'callback'],
    [{ source: 'tool', name: 'Asha' }, 'callback'],
    [{ source: 'callback', fullName: 'Asha' }, 'dialog'],
    [{ source: 'plan-dialog' }, 'contact'],
    [{ source: 'import' }, 'contact'],
    [{ source: ['tool'] }, 'contact'],
    [null, 'contact'],
    [undefined, 'contact'],
    ['fullName', 'contact'],
    [['fullName'], 'contact'],
  ] as const)('%j is validated as %s', (body, form) => {
    const rules = { contact: contactBody, dialog: dialogBody, callback: callbackBody }
    expect(bodyRulesFor(body)).toBe(rules[form])
  })

  test.each(pricingServices)('%s comes from the pricing form', (service) => {
    const body = leadBody.parse({ ...contact, service })
    expect(leadFromBody(body)).toMatchObject({ service, source: 'pricing-form' })
  })

  test('any other service comes from the contact form', () => {
    expect(leadFromBody(leadBody.parse(contact))).toEqual({
      ...contact,
      secondPhone: '',
      service: 'General Inquiry',
      source: 'contact-form',
    })
  })

  test.each(['callback', 'tool'] as const)('%s says itself where it comes from', (source) => {
    expect(leadFromBody(leadBody.parse({ ...callback, source }))).toEqual({
      ...callback,
      email: '',
      secondPhone: '',
      message: '',
      source,
    })
  })

  test("the plan dialog's fields become those of an enquiry", () => {
    expect(leadFromBody(leadBody.parse({ ...dialog, message: 'Please call me.' }))).toEqual({
      name: dialog.fullName,
      email: dialog.email,
      phone: dialog.phoneNumber,
      secondPhone: '',
      service: dialog.incomeSource,
      message: 'Please call me.',
      source: 'plan-dialog',
    })
  })
})

test('filters of the desk that are left out narrow nothing', () => {
  expect(leadFilters.parse({})).toEqual({ page: 1 })
})

test('filters of the desk are parsed from text', () => {
  const query = {
    q: ' rao ',
    source: 'plan-dialog',
    from: '2026-07-01',
    to: '2026-07-31',
    page: '3',
  }
  expect(leadFilters.parse(query)).toEqual({ ...query, q: 'rao', page: 3 })
})

test.each([
  { page: '0' },
  { page: '-1' },
  { page: '1.5' },
  { page: 'two' },
  { page: '99999999999' },
  { from: '31/07/2026' },
  { from: '2026-02-30' },
  { to: '2026-13-01' },
  { to: 'today' },
  { source: 'fax' },
  { q: 'a\u0000b' },
  { q: 'x'.repeat(201) },
  { service: 'a\u0000b' },
  { view: 'everything' },
  { status: 'open' },
  { owner: '0' },
  { owner: 'asha' },
  { owner: '99999999999' },
  { sort: 'phone' },
  { order: 'up' },
])('filters of the desk: %j is rejected', (query) => {
  expect(leadFilters.safeParse(query).success).toBe(false)
})

/** The first message of each field that has one. */
function errorsOf(
  rules: { safeParse(value: unknown): { success: boolean; error?: { issues: Issue[] } } },
  value: unknown,
): Record<string, string> {
  const issues = rules.safeParse(value).error?.issues ?? []
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.join('.')] ??= message
  return found
}
type Issue = { path: PropertyKey[]; message: string }
