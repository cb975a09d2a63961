import { describe, expect, test } from 'vitest'
import { returnFormWords } from '#content/en/tools/return-form-and-documents/reasons.ts'
import { returnFormFacts } from '#content/facts/return-forms.ts'
import { type ReturnFormInput, returnForm } from './return-form.ts'

const salaried: ReturnFormInput = {
  status: 'ROR',
  totalIncome: 9_00_000,
  firmPartner: false,
  houses: 1,
  ltcg112a: 0,
  agri: 0,
  otherCg: false,
  vda: false,
  director: false,
  unlisted: false,
  foreign: false,
  winnings: false,
  lossBf: false,
  tds194n: false,
  esopDeferred: false,
}
const of = (input: Partial<ReturnFormInput>) =>
  returnForm({ ...salaried, ...input }, returnFormWords)
const form = (input: Partial<ReturnFormInput>) => of(input).result.form

/** What ends ITR-1 and ITR-4 alike. */
const excluded: Partial<ReturnFormInput>[] = [
  { totalIncome: 50_00_010 },
  { houses: 3 },
  { ltcg112a: 1_25_001 },
  { agri: 5_001 },
  { status: 'RNOR' },
  { status: 'NR' },
  { otherCg: true },
  { vda: true },
  { director: true },
  { unlisted: true },
  { foreign: true },
  { winnings: true },
  { lossBf: true },
  { esopDeferred: true },
]
/** What both still take. */
const within: Partial<ReturnFormInput>[] = [
  {},
  { totalIncome: 0, houses: 0 },
  { totalIncome: 50_00_000 },
  { houses: 2 },
  { ltcg112a: 1_25_000 },
  { agri: 5_000 },
]

describe('without business income', () => {
  test.each(within)('%j fits ITR-1', (input) => {
    expect(of(input).result).toEqual({ form: 'ITR-1', reasons: [] })
  })

  test.each(excluded)('%j needs ITR-2, and one reason is given', (input) => {
    expect(form(input)).toBe('ITR-2')
    expect(of(input).result.reasons).toHaveLength(1)
    expect(of(input).result.reasons[0]).toContain('ITR-1')
  })

  test('every reason is named where there are several', () => {
    expect(of({ vda: true, houses: 3, status: 'NR' }).result.reasons).toHaveLength(3)
  })
})

describe('with presumptive income', () => {
  test.each(within)('%j fits ITR-4', (input) => {
    expect(form({ business: 'presumptive', ...input })).toBe('ITR-4')
  })

  test.each(excluded)('%j needs ITR-3', (input) => {
    expect(form({ business: 'presumptive', ...input })).toBe('ITR-3')
  })
})

describe('TDS on cash withdrawals', () => {
  // Rule 12(1)(a) bars it from ITR-1; neither rule 12(1)(ca) nor the heading of ITR-4 names it.
  test('rules out ITR-1 alone', () => {
    expect(of({ tds194n: true }).result).toMatchObject({
      form: 'ITR-2',
      reasons: ['ITR-1 doesn’t cover this: tax deducted on cash withdrawals.'],
    })
    expect(of({ tds194n: true, business: 'presumptive' }).result).toEqual({
      form: 'ITR-4',
      reasons: [],
    })
  })
})

describe('a loss from earlier years', () => {
  const lossBf = true
  // Sections 72 and 73: such a loss is carried on in Schedule CFL of ITR-3 alone.
  test.each(['business', 'speculative'] as const)(
    'from %s needs ITR-3 without a business',
    (loss) => {
      expect(form({ lossBf, losses: [loss] })).toBe('ITR-3')
      expect(form({ lossBf, losses: ['capital', loss] })).toBe('ITR-3')
      expect(of({ lossBf, losses: [loss] }).result.reasons).toHaveLength(1)
    },
  )

  test.each(['house', 'capital'] as const)(
    'from %s needs ITR-2, or ITR-3 with a business',
    (loss) => {
      expect(form({ lossBf, losses: [loss] })).toBe('ITR-2')
      expect(form({ lossBf, losses: [loss], business: 'presumptive' })).toBe('ITR-3')
    },
  )
})

test.each<Partial<ReturnFormInput>>([
  { business: 'books' },
  { business: 'fno' },
  { business: 'intraday' },
  { firmPartner: true },
  { business: 'presumptive', firmPartner: true },
  { business: 'fno', status: 'NR', vda: true },
])('%j needs ITR-3 whatever else there is', (input) => {
  const { form, reasons } = of(input).result
  expect(form).toBe('ITR-3')
  expect(reasons).toHaveLength(1)
})

test('total income is taken as it is given: one rupee above the limit is above it', () => {
  expect(form({ totalIncome: 50_00_000 })).toBe('ITR-1')
  expect(form({ totalIncome: 50_00_001 })).toBe('ITR-2')
})

test('a gain within the limit comes with its condition', () => {
  expect(of({ ltcg112a: 1_25_000 }).notes.join()).toContain('₹1.25 lakh')
  expect(of({}).notes).toEqual([])
})

test('every line names a rule of the register', () => {
  const inputs = [
    ...excluded,
    ...within,
    { business: 'fno' as const },
    { tds194n: true },
    { lossBf: true, losses: ['business' as const] },
  ]
  for (const { rule } of inputs.flatMap((input) => of(input).lines)) {
    expect(Object.keys(returnFormFacts)).toContain(rule)
  }
})
