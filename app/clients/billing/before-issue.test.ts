import { describe, expect, test } from 'vitest'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { assertBillable, assertFirmSet, invoiceNumber } from './before-issue.ts'

const GSTIN = '36AABCU9603R1ZM'
const client = { gstin: '', address: '', state: '' }
const whole = { ...client, address: '4 Park Lane', state: 'Telangana' }

/** With status and message of what is thrown. */
function refusal(run: () => unknown): [number, string] | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return [error.status, error.message]
  }
}

describe('the firm that issues an invoice', () => {
  const check = (
    placeholders: Parameters<typeof assertFirmSet>[0]['placeholders'],
    legalName?: string,
    registered: { gstin: string | undefined; noGst: boolean } = { gstin: GSTIN, noGst: false },
  ) => refusal(() => assertFirmSet({ firm: { legalName, ...registered }, placeholders }))
  const sentence = (missing: string) =>
    `An invoice says who issues it, where, and whether they charge GST. The person who runs the site has to set ${missing} first.`

  test.each([
    ['registered', { gstin: GSTIN, noGst: false }],
    ['not registered', { gstin: undefined, noGst: true }],
  ])('a firm that is %s has its name and address set before it issues an invoice', (_, firm) => {
    expect(check([], undefined, firm)).toBeUndefined()
    expect(check(['FIRM_ADDRESS'], undefined, firm)).toEqual([409, sentence('FIRM_ADDRESS')])
    expect(check(['FIRM_NAME'], undefined, firm)).toEqual([409, sentence('FIRM_NAME')])
    expect(check(['FIRM_NAME', 'FIRM_ADDRESS'], undefined, firm)).toEqual([
      409,
      sentence('FIRM_NAME and FIRM_ADDRESS'),
    ])
  })

  test('a firm that hasn’t said whether it is registered for GST issues no invoice', () => {
    const unsaid = { gstin: undefined, noGst: false }
    expect(check([], undefined, unsaid)).toEqual([
      409,
      sentence('FIRM_GSTIN (“none” if the firm isn’t registered for GST)'),
    ])
    expect(check(['FIRM_NAME', 'FIRM_ADDRESS'], undefined, unsaid)).toEqual([
      409,
      sentence(
        'FIRM_NAME, FIRM_ADDRESS and FIRM_GSTIN (“none” if the firm isn’t registered for GST)',
      ),
    ])
  })

  test('a firm needs no other name than its legal one, and none of its other settings', () => {
    expect(check(['FIRM_NAME'], 'Rao & Company LLP')).toBeUndefined()
    expect(check(['FIRM_PHONE'])).toBeUndefined()
    expect(check(['FIRM_NAME', 'FIRM_ADDRESS'], 'Rao & Company LLP')).toEqual([
      409,
      sentence('FIRM_ADDRESS'),
    ])
  })
})

test('a firm whose GSTIN doesn’t begin with a state code issues no invoice, which would charge no tax', () => {
  const firm = { legalName: 'Rao & Company LLP', gstin: '97AABCU9603R1ZM', noGst: false }
  expect(refusal(() => assertFirmSet({ firm, placeholders: [] }))).toEqual([
    409,
    'The firm’s GSTIN doesn’t begin with a state code. The person who runs the site has to correct FIRM_GSTIN first.',
  ])
})

describe('rule 46(e)', () => {
  const needsAddress = [
    409,
    'From ₹50,000 an invoice needs the client’s address and state. Add them to the client first.',
  ]
  const check = (fee: number, given: Partial<typeof client>, gstin: string | undefined = GSTIN) =>
    refusal(() => assertBillable(gstin, fee, { ...client, ...given }, {}))

  test('an invoice from ₹50,000 has the address and the state of a client without a GSTIN', () => {
    expect(check(50_000, {})).toEqual(needsAddress)
    expect(check(50_001, { address: whole.address })).toEqual(needsAddress)
    expect(check(50_000, { state: whole.state })).toEqual(needsAddress)
    expect(check(50_000, whole)).toBeUndefined()
  })

  test('an invoice below ₹50,000, to a registered client or of a firm that is not registered needs no address', () => {
    expect(check(49_999, {})).toBeUndefined()
    expect(check(50_000, { gstin: '29AABCU9603R1ZJ' })).toBeUndefined()
    expect(refusal(() => assertBillable(undefined, 50_000, client, {}))).toBeUndefined()
  })
})

test('a client whose GSTIN doesn’t begin with a state code is not invoiced', () => {
  const check = (gstin: string) =>
    refusal(() => assertBillable(GSTIN, 1_999, { ...client, gstin }, {}))
  expect(check('39AABCU9603R1ZM')).toEqual([
    409,
    'The client’s GSTIN doesn’t begin with a state code. Correct it first.',
  ])
  expect(check('29AABCU9603R1ZJ')).toBeUndefined()
})

describe('a letter of undertaking', () => {
  const under = (given: Partial<typeof client>, underLut?: boolean) => () =>
    assertBillable(GSTIN, 1_999, { ...client, ...given }, { underLut })

  test('a letter of undertaking is for a client outside India', () => {
    expect(under({ state: 'Outside India' }, true)).not.toThrow()
    for (const state of ['', 'Telangana']) {
      expect(refusal(under({ state }, true)), state).toEqual([
        400,
        'Only a client outside India without a GSTIN is invoiced under a letter of undertaking',
      ])
      expect(under({ state }, true)).toThrow(InvalidInput)
      expect(under({ state }, false)).not.toThrow()
      expect(under({ state })).not.toThrow()
    }
  })

  test('a letter of undertaking is not for a client abroad who is registered, and so supplied, in India', () => {
    expect(under({ state: 'Outside India', gstin: '29AABCU9603R1ZJ' }, true)).toThrow(InvalidInput)
    expect(under({ state: 'Outside India', gstin: '29AABCU9603R1ZJ' })).not.toThrow()
  })

  test('a letter of undertaking is refused at its own field', () => {
    expect(under(whole, true)).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'underLut' })] }),
    )
  })
})

describe('the number of an invoice', () => {
  test('the number of an invoice is its series, the financial year and its place in four digits or more', () => {
    expect(invoiceNumber('TX', '2026-27', 1)).toBe('TX/2026-27/0001')
    expect(invoiceNumber('CN', '2026-27', 123)).toBe('CN/2026-27/0123')
    expect(invoiceNumber('T', '2026-27', 12_345)).toBe('T/2026-27/12345')
  })

  test('the number of an invoice has at most 16 characters, by rule 46(b)', () => {
    expect(invoiceNumber('TAX', '2026-27', 9_999)).toBe('TAX/2026-27/9999')
    expect(refusal(() => invoiceNumber('TAX', '2026-27', 10_000))).toEqual([
      409,
      'The number TAX/2026-27/10000 is too long for an invoice. Set a shorter prefix.',
    ])
  })
})
