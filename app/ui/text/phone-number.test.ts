import { describe, expect, test } from 'vitest'
import { chatLinkTo } from './chat-link.ts'
import { canCall, phoneHref } from './phone-href.ts'
import { looksWrong, shownPhone, splitPhone, twoPhones, withoutWords } from './phone-number.ts'

describe('an extension is not part of the number that is dialled', () => {
  test.each([
    '040 2355 0000 ext 22',
    '040 2355 0000 ext. 22',
    '040 2355 0000, extn. 22',
    '040 2355 0000 Extn 22',
    '040 2355 0000 extension: 22',
    '040 2355 0000 x22',
    '040 2355 0000x22',
    '040 2355 0000 X 22 ',
    '040 2355 0000 (ext 22)',
    '040 2355 0000ext22',
  ])('%s', (written) => {
    expect(splitPhone(written)).toEqual({ number: '040 2355 0000', extension: '22' })
    expect(phoneHref(written)).toBe('tel:04023550000')
    expect(new URL(chatLinkTo(written, 'Hello')).pathname).toBe('/914023550000')
    expect(looksWrong(written)).toBe(false)
  })

  test('a number without an extension stays as it is', () => {
    expect(splitPhone('+91 98480 22338')).toEqual({ number: '+91 98480 22338' })
  })
})

test.each(['९८४८०२२३३८', '٩٨٤٨٠٢٢٣٣٨', '９８４８０２２３３８', '౯౮౪౮౦౨౨౩౩౮'])(
  '%s is dialled as 9848022338',
  (written) => {
    expect(canCall(written)).toBe(true)
    expect(looksWrong(written)).toBe(false)
    expect(phoneHref(written)).toBe('tel:9848022338')
    expect(new URL(chatLinkTo(written, 'Hello')).pathname).toBe('/919848022338')
  },
)

describe('of two numbers in one field', () => {
  test.each([
    ['98220 12345 / 98220 54321', '98220 54321'],
    ['98220 12345, 0712 2345678', '0712 2345678'],
    ['98220 12345 or 98220 54321', '98220 54321'],
    ['98220 12345 and 040 2355 0000 ext 22', '040 2355 0000 ext 22'],
    ['98220 12345;98220 54321', '98220 54321'],
    ['98220 12345 & +971 50 123 4567', '+971 50 123 4567'],
    ['9822012345 9822054321', '9822054321'],
    ['+91 9822012345 +91 9822054321', '+91 9822054321'],
    ['९८२२०१२३४५, ९८२२०५४३२१', '9822054321'],
  ])('%s, the first is called and the other is kept', (written, second) => {
    expect(phoneHref(written)).toMatch(/^tel:(\+91)?9822012345$/)
    expect(new URL(chatLinkTo(written, 'Hello')).pathname).toBe('/919822012345')
    expect(looksWrong(written)).toBe(false)
    const { phone, secondPhone } = twoPhones(written)
    expect(phoneHref(phone)).toMatch(/^tel:(\+91)?9822012345$/)
    expect(secondPhone).toBe(second)
    expect(shownPhone(written)).toBe(`98220 12345 / ${shownPhone(second)}`)
  })

  test('the first is called with its own extension', () => {
    const written = '040 2355 0000, ext 22 / 98220 54321'
    expect(splitPhone(written)).toEqual({ number: '040 2355 0000', extension: '22' })
    expect(twoPhones(written)).toEqual({
      phone: '040 2355 0000, ext 22',
      secondPhone: '98220 54321',
    })
  })

  test.each([
    ['040-23550000/01', 'tel:04023550000'],
    ['98220 12345, call after 6', 'tel:9822012345'],
    ['98220 12345 (home)', 'tel:9822012345'],
  ])('%s, what is no number stays in its field', (written, href) => {
    expect(phoneHref(written)).toBe(href)
    expect(twoPhones(written)).toEqual({ phone: written, secondPhone: '' })
    expect(shownPhone(written)).toBe(written)
  })

  test.each(['98220, 12345', '12345 / 98220 12345', '+91 (98220) 12345', 'home or office'])(
    '%s is one field, whose first number is none',
    (written) => expect(twoPhones(written)).toEqual({ phone: written, secondPhone: '' }),
  )
})

test.each([
  '12345',
  '98480 2233',
  'call 98480 22338',
  'please write',
  '',
  '12345 ext 678901',
  // national numbers of the Emirates, America and Singapore, and a code without its +
  '050 123 4567',
  '(415) 555-2671',
  '6123 4567',
  '971 50 123 4567',
  // a landline that cannot be dialled without its 0, and an Indian number one digit short
  '40 2355 0000',
  '+91 98480 2233',
  '1'.repeat(16),
])('%j looks wrong', (written) => expect(looksWrong(written)).toBe(true))

test.each([
  '98480 22338',
  '+91-98480-22338',
  '(+91) 98480 22338',
  '09848022338',
  '919848022338',
  '0091 98480 22338',
  '1234567890',
  '(040) 2355.0000',
  '+971 50 123 4567',
  '001 415 555 2671',
])('%j does not look wrong', (written) => expect(looksWrong(written)).toBe(false))

test('words that were typed as a number are not repeated', () => {
  expect(withoutWords('9876500007 EVIL[.]example win money')).toBe('98765 00007')
  expect(withoutWords('(+91)-98480-22338')).toBe('98480 22338')
  expect(withoutWords('040 2355 0000 ext 22')).toBe('040 2355 0000 ext 22')
  expect(withoutWords('9'.repeat(40))).toHaveLength(25)
})

test.each([
  ['9848022338', '98480 22338'],
  ['(+91)-98480-22411', '98480 22411'],
  ['09848022338', '98480 22338'],
  ['+91-98480 22338', '98480 22338'],
  ['0091 9848022338', '98480 22338'],
  ['९८४८०२२३३८', '98480 22338'],
  ['+91 (40) 23550000 extn. 22', '040 2355 0000 ext 22'],
  ['04512421234', '0451 242 1234'],
  ['+91 80 4123 9911', '080 4123 9911'],
  ['+91 120 431 5588', '0120 431 5588'],
  ['+91-79-2633-1020', '079 2633 1020'],
  ['+91 (674) 254 3210', '0674 254 3210'],
  ['080-41239911', '080 4123 9911'],
  ['07926331020', '079 2633 1020'],
  ['00918041239911', '080 4123 9911'],
  ['+91 4175 234567', '04175 234 567'],
  ['07634 236924', '07634 236 924'],
  ['+91 79049 12345', '79049 12345'],
  ['+91 8074 912345', '80749 12345'],
  ['+971-50-1234567', '+971 50 1234567'],
  ['00971 (50) 123 4567', '+971 50 123 4567'],
  ['98480 2233', '98480 2233'],
  ['please write', 'please write'],
  ['No phone number', 'No phone number'],
])('%s is shown as %s', (written, shown) => expect(shownPhone(written)).toBe(shown))
