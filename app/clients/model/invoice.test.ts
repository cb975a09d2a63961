import { describe, expect, test } from 'vitest'
import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { claimBody, invoiceBody, outstanding, type Payment, paidBody, upiLink } from './invoice.ts'

const paid = (amount: number, isConfirmed = true): Payment => ({
  ...{ id: amount, method: 'upi', reference: 'UTR1', amount, paidOn: '2026-11-01' },
  ...{ confirmedBy: null, isConfirmed },
})
const errorsOf = (rules: typeof paidBody | typeof invoiceBody, body: unknown) =>
  rules.safeParse(body).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test('what is open of a fee is what no confirmed payment covers', () => {
  expect(outstanding({ fee: 1_999, payments: [] })).toBe(1_999)
  expect(outstanding({ fee: 1_999, payments: [paid(1_000), paid(500)] })).toBe(499)
  expect(outstanding({ fee: 1_999, payments: [paid(1_000), paid(999, false)] })).toBe(999)
  expect(outstanding({ fee: 1_999, payments: [paid(2_000)] })).toBe(-1)
})

test('a UPI link names the payee, the amount in rupees and paise, the reference and a note', () => {
  const payee = { id: 'rao@okhdfcbank', name: 'Rao & Company' }
  expect(upiLink(payee, 1_999, 'R12', 'Return 2025-26')).toBe(
    'upi://pay?pa=rao@okhdfcbank&pn=Rao%20%26%20Company&am=1999.00&cu=INR&tr=R12&tn=Return%202025-26',
  )
})

describe('a payment', () => {
  const upi = { method: 'upi', reference: 'UTR 1234-5678', amount: 1_999, paidOn: '2026-11-01' }

  test('a payment has its reference in capitals, without spaces and hyphens', () => {
    const given = { ...upi, reference: ' utr 1234-5678 ' }
    expect(paidBody.parse(given).reference).toBe('UTR12345678')
  })

  test.each([undefined, '', ' - '])(
    'a payment but one in cash has a reference: not %j',
    (reference) => {
      expect(errorsOf(paidBody, { ...upi, reference })).toEqual([
        'reference: Enter the reference number of the payment',
      ])
      expect(errorsOf(paidBody, { ...upi, reference, method: 'cash' })).toBeUndefined()
    },
  )

  test('a payment is of ₹1 to ₹1,00,00,000 in whole rupees', () => {
    const error = (amount: number) => errorsOf(paidBody, { ...upi, amount })
    expect([error(1), error(10_000_000)]).toEqual([undefined, undefined])
    expect(error(0)).toEqual(['amount: The amount is at least ₹1'])
    expect(error(10_000_001)).toEqual(['amount: That amount is too high'])
    expect(error(1.5)).toEqual(['amount: The amount is in whole rupees'])
  })

  test('a payment is made today at the latest, in India', () => {
    const error = (ms: number) =>
      errorsOf(paidBody, { ...upi, paidOn: indianDate(new Date(Date.now() + ms)) })
    expect(error(0)).toBeUndefined()
    expect(error(DAY_MS)).toEqual(['paidOn: This date is in the future'])
  })

  test('a client who has paid gives a reference of four characters or more', () => {
    expect(claimBody.parse({ reference: 'ab-12' })).toEqual({ reference: 'AB12' })
    expect(claimBody.safeParse({ reference: 'a-1-2' }).success).toBe(false)
  })
})

test('a letter of undertaking is for a country of destination', () => {
  expect(errorsOf(invoiceBody, { underLut: true, country: 'Germany' })).toBeUndefined()
  expect(errorsOf(invoiceBody, { underLut: false })).toBeUndefined()
  expect(errorsOf(invoiceBody, undefined)).toBeUndefined()
  for (const country of [undefined, '']) {
    expect(errorsOf(invoiceBody, { underLut: true, country })).toEqual([
      'country: Enter the country of destination',
    ])
  }
})
