import { describe, expect, test } from 'vitest'
import { residenceFacts } from '#content/facts/residence.ts'
import { residence } from './residence.ts'
import { changesAhead, type ResidenceInput } from './residence-rules.ts'

const nobody: ResidenceInput = {
  days: 0,
  last4: 0,
  last7: 0,
  nrYearsOf10: 0,
  citizen: true,
  pio: false,
  leftForWork: false,
  visiting: false,
  indianIncome: 0,
  taxedElsewhere: true,
}
const of = (input: Partial<ResidenceInput>) => residence({ ...nobody, ...input })
const status = (input: Partial<ResidenceInput>) => of(input).result.status

const longHere = { last4: 1200, last7: 2000 }
const LAKH_15 = 15_00_000

describe('somebody to whom no exception applies', () => {
  test.each([
    [59, 365, 'NR'],
    [60, 364, 'NR'],
    [60, 365, 'ROR'],
    [181, 364, 'NR'],
    [182, 0, 'ROR'],
    [366, 1461, 'ROR'],
  ])('somebody with %i days, and %i in the four years before, is %s', (days, last4, expected) => {
    expect(status({ days, last4, last7: 2000 })).toBe(expected)
  })
})

describe('a citizen who leaves for work', () => {
  test.each([
    [181, 'NR'],
    [182, 'ROR'],
  ])('somebody with %i days is %s, however long the years before', (days, expected) => {
    expect(status({ ...longHere, days, leftForWork: true })).toBe(expected)
  })

  test('a citizen who leaves for work has 182 days, also when visiting with a large income', () => {
    const both = { leftForWork: true, visiting: true, indianIncome: LAKH_15 + 1 }
    expect(status({ ...longHere, ...both, days: 150 })).toBe('NR')
  })

  test('somebody who is no citizen has no exception when leaving for work', () => {
    const foreign = { ...longHere, days: 60, leftForWork: true, citizen: false, pio: true }
    expect(status(foreign)).toBe('ROR')
    expect(of(foreign).notes).toContain(
      'Only a citizen who leaves for work gets 182 days. For you, 60 days are enough, with 365 in the 4 years before.',
    )
  })

  test('a visiting person of Indian origin sees nothing of a shorter stay', () => {
    const visiting = { leftForWork: true, citizen: false, pio: true, visiting: true }
    expect(of({ ...longHere, ...visiting, days: 100 }).result.status).toBe('NR')
    expect(of({ ...longHere, ...visiting, days: 100 }).notes.join()).not.toContain('60 days')
  })
})

describe('a visitor', () => {
  const visitor = { ...longHere, visiting: true }

  test.each([
    [181, LAKH_15, 'NR'],
    [182, LAKH_15, 'ROR'],
    [119, LAKH_15 + 1, 'NR'],
    [120, LAKH_15 + 1, 'RNOR'],
    [181, LAKH_15 + 1, 'RNOR'],
    [182, LAKH_15 + 1, 'ROR'],
  ])('a visitor with %i days and an Indian income of %i is %s', (days, indianIncome, expected) => {
    expect(status({ ...visitor, days, indianIncome })).toBe(expected)
    expect(status({ ...visitor, days, indianIncome, citizen: false, pio: true })).toBe(expected)
  })

  test('a visitor with a large income but few days before stays a non-resident', () => {
    const days = { days: 150, last4: 364, indianIncome: 2 * LAKH_15 }
    expect(status({ ...visitor, ...days })).toBe('NR')
  })

  test('a visitor who is neither citizen nor of Indian origin has the 60 days of everybody', () => {
    expect(status({ ...visitor, days: 60, citizen: false })).toBe('ROR')
    expect(status({ ...visitor, days: 59, citizen: false })).toBe('NR')
  })
})

describe('a citizen with a large Indian income whom no country taxes', () => {
  const untaxed = { indianIncome: LAKH_15 + 1, taxedElsewhere: false }

  test.each([
    [0, untaxed, 'RNOR (deemed)'],
    [0, { ...untaxed, indianIncome: LAKH_15 }, 'NR'],
    [0, { ...untaxed, taxedElsewhere: true }, 'NR'],
    [0, { ...untaxed, citizen: false, pio: true }, 'NR'],
    [119, { ...untaxed, visiting: true, ...longHere }, 'RNOR (deemed)'],
    [120, { ...untaxed, visiting: true, ...longHere }, 'RNOR'],
    [182, { ...untaxed, ...longHere }, 'ROR'],
  ])('somebody with %i days and %j is %s', (days, input, expected) => {
    expect(status({ days, ...input })).toBe(expected)
  })
})

describe('a resident', () => {
  test.each([
    [729, 0, 'RNOR'],
    [730, 0, 'ROR'],
    [730, 8, 'ROR'],
    [730, 9, 'RNOR'],
    [729, 9, 'RNOR'],
  ])(
    'somebody with %i days in seven years and %i non-resident years is %s',
    (last7, nrYearsOf10, expected) => {
      expect(status({ days: 200, last7, nrYearsOf10 })).toBe(expected)
    },
  )
})

test('the same days are the same status in each year, under the Act of that year', () => {
  const input = { ...longHere, days: 100 }
  for (const year of ['2023-24', '2024-25', '2025-26', '2026-27'] as const) {
    expect(status({ ...input, year })).toBe('ROR')
  }
  const rules = of({ ...input, year: '2026-27' }).lines.map(({ rule }) => rule)
  expect(rules.every((rule) => rule.endsWith('2026'))).toBe(true)
})

test('every line names a rule of the register', () => {
  const inputs = [
    { days: 10 },
    { ...longHere, days: 100 },
    { ...longHere, days: 100, leftForWork: true },
    { ...longHere, days: 150, visiting: true, indianIncome: LAKH_15 + 1 },
    { days: 0, indianIncome: LAKH_15 + 1, taxedElsewhere: false },
  ]
  for (const { rule, label } of inputs.flatMap((input) => of(input).lines)) {
    expect(Object.keys(residenceFacts), label).toContain(rule)
  }
})

describe('what lies ahead', () => {
  test('a visitor with a large income has 120 days, and then 182', () => {
    const visitor = { ...nobody, ...longHere, days: 100, visiting: true, indianIncome: LAKH_15 + 1 }
    expect(changesAhead(visitor)).toEqual([
      { days: 120, status: 'RNOR' },
      { days: 182, status: 'ROR' },
    ])
    expect(residence(visitor).notes).toContain(
      'You can stay 19 more days in the year. From your 120th day in India, you’re RNOR.',
    )
  })

  test('a forecast of residence does not name limits that change nothing', () => {
    expect(changesAhead({ ...nobody, days: 10 })).toEqual([{ days: 182, status: 'RNOR' }])
    expect(changesAhead({ ...nobody, ...longHere, days: 70 })).toEqual([])
    expect(changesAhead({ ...nobody, ...longHere, days: 10 })).toEqual([
      { days: 60, status: 'ROR' },
    ])
  })

  test('a forecast of residence says when not one day is left', () => {
    expect(of({ days: 181 }).notes).toContain(
      'You have no days left in the year. From your 182nd day in India, you’re RNOR.',
    )
    expect(of({ days: 180 }).notes[0]).toMatch(/^You can stay 1 more day in/)
  })
})

test('a visitor near the larger income hears what it would change', () => {
  const visitor = { ...longHere, days: 150, visiting: true }
  expect(of({ ...visitor, indianIncome: LAKH_15 }).notes).toContain(
    'With Indian income above ₹15 lakh you’d be RNOR.',
  )
  expect(of({ ...visitor, indianIncome: LAKH_15 + 1 }).notes).toContain(
    'With Indian income of at most ₹15 lakh you’d be NR.',
  )
})
