import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

const PERIOD = { months: 12, salary: 50000, hra: 20000, rent: 22000, city: 'Delhi' }
const HRA = { year: '2025-26', regime: 'old' }
const SELF = { use: 'self' }

/** The fields at fault, or none. */
function faults(tool: string, input: unknown): string[] {
  const parsed = endpoints[tool]!.input.safeParse(input)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

function run(tool: string, input: unknown) {
  const { input: schema, run } = endpoints[tool]!
  return run(schema.parse(input)).result
}

describe('the API refuses', () => {
  test('HRA of more than twelve months, whole or in part', () => {
    expect(faults('hra', { ...HRA, periods: [{ ...PERIOD, months: 13 }] })).toContain(
      'periods.0.months',
    )
    expect(faults('hra', { ...HRA, periods: [PERIOD, { ...PERIOD, months: 1 }] })).toEqual([
      'periods',
    ])
    expect(
      faults('hra', {
        ...HRA,
        periods: [
          { ...PERIOD, months: 11 },
          { ...PERIOD, months: 1 },
        ],
      }),
    ).toEqual([])
  })

  test('HRA with every fault named', () => {
    const wrong = { months: 0, salary: -1, hra: '20000', rent: 1.5, city: 7 }
    expect(faults('hra', { year: '2022-23', regime: 'none', periods: [wrong] })).toEqual([
      'year',
      'regime',
      'periods.0.months',
      'periods.0.salary',
      'periods.0.hra',
      'periods.0.rent',
      'periods.0.city',
    ])
    expect(faults('hra', { ...HRA, periods: [] })).toEqual(['periods'])
    expect(faults('hra', { ...HRA, periods: [PERIOD], pan: 'x' })).toEqual([''])
  })

  test('HRA above the pay that it is a part of', () => {
    const above = { ...HRA, periods: [{ ...PERIOD, hra: PERIOD.salary + 1 }] }
    expect(faults('hra', above)).toEqual(['periods.0.hra'])
  })

  test('HRA without the name of a city', () => {
    const nowhere = { ...HRA, periods: [{ ...PERIOD, city: ' ' }] }
    expect(faults('hra', nowhere)).toEqual(['periods.0.city'])
  })

  test('a whole property that costs less than a share of it', () => {
    expect(faults('property-tds', { price: 5000000, wholePrice: 4000000 })).toEqual(['wholePrice'])
    expect(run('property-tds', { price: 4000000, wholePrice: 8000000 })).toEqual({
      tds: 40000,
      rate: 1,
    })
  })

  test('a third own house, and rent of an own house', () => {
    expect(faults('house-property', { regime: 'old', properties: [SELF, SELF] })).toEqual([])
    expect(faults('house-property', { regime: 'old', properties: [SELF, SELF, SELF] })).toEqual([
      'properties',
    ])
    expect(faults('house-property', { regime: 'old', properties: [{ ...SELF, rent: 1 }] })).toEqual(
      ['properties.0.rent'],
    )
  })

  test('dividends that are not inside the income they are a part of', () => {
    expect(faults('income-tax', { slab: 100000, dividend: 100001 })).toEqual(['dividend'])
    expect(faults('income-tax', { dividend: 1, foo: 1, vda: -1 })).toEqual(['vda', '', 'dividend'])
    expect(faults('income-tax', { regime: 'best', dividend: 1 })).toEqual(['regime', 'dividend'])
    expect(faults('income-tax', { slab: 100000, dividend: 100000 })).toEqual([])
    expect(faults('income-tax', { salary: 100000, dividend: 100000 })).toEqual([])
  })

  test('a loan for anything but repairs, and a house without a use', () => {
    expect(
      faults('house-property', { regime: 'old', properties: [{ ...SELF, loanFor: 'car' }, {}] }),
    ).toEqual(['properties.0.loanFor', 'properties.1.use'])
  })

  test('rent without months, and a rate above 100%', () => {
    expect(faults('rent-tds', { monthly: 60000 })).toEqual(['months'])
    expect(faults('rent-tds', { monthly: 60000, months: 12, rate: 101 })).toEqual(['rate'])
    expect(faults('property-tds', { stamp: 1 })).toEqual(['price'])
  })
})

describe('the API answers', () => {
  test('rent and house with their defaults', () => {
    expect(run('rent-tds', { monthly: 60000, months: 12 })).toEqual({ tds: 14400 })
    expect(run('rent-tds', { monthly: 60000, months: 12, rate: 0 })).toEqual({ tds: 0 })
    expect(run('rent-tds', { monthly: 60000, months: 12, landlordResident: false })).toEqual({
      tds: null,
    })
    expect(run('property-tds', { price: 5000000 })).toMatchObject({ tds: 50000 })
    expect(run('property-tds', { price: 1, sellerResident: false })).toMatchObject({ tds: null })
    expect(run('house-property', { regime: 'new', properties: [SELF] })).toEqual({
      head: 0,
      toTotalIncome: 0,
      unusedLoss: 0,
    })
  })
})
