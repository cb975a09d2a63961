import { describe, expect, test } from 'vitest'
import { returnFormFacts } from '#app/content/tax-facts/return-forms.ts'
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
const of = (input: Partial<ReturnFormInput>) => returnForm({ ...salaried, ...input })
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
  { tds194n: true },
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
  const inputs = [...excluded, ...within, { business: 'fno' as const }]
  for (const { rule } of inputs.flatMap((input) => of(input).lines)) {
    expect(Object.keys(returnFormFacts)).toContain(rule)
  }
})
