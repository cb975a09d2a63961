import { describe, expect, test } from 'vitest'
import {
  candidates,
  distinctStatuses,
  type KnownDays,
  type KnownPerson,
  openQuestion,
} from './possible-residence.ts'

const foreigner: KnownPerson = {
  ...{ citizen: false, pio: false, leftForWork: false, visiting: false },
  ...{ indianIncome: 0, taxedElsewhere: true },
}
const possible = (known: KnownDays, person: Partial<KnownPerson> = {}) =>
  distinctStatuses(candidates(known, { ...foreigner, ...person }))

describe('the statuses that open questions leave', () => {
  test('a stay of 182 days leaves nothing but the years before open', () => {
    expect(possible({ days: 182 })).toEqual(['RNOR', 'ROR'])
    expect(possible({ days: 181 })).toEqual(['NR', 'RNOR', 'ROR'])
    expect(possible({ days: 59 })).toEqual(['NR'])
  })

  test('365 days in the four years before decide about a stay of 60 to 181', () => {
    expect(possible({ days: 100, last4: 364 })).toEqual(['NR'])
    expect(possible({ days: 100, last4: 365 })).toEqual(['RNOR', 'ROR'])
  })

  test('days of seven years leave at most 1,096 for the three that are not among the four', () => {
    expect(possible({ days: 100, last7: 364 })).toEqual(['NR'])
    expect(possible({ days: 100, last7: 365 })).toEqual(['NR', 'RNOR'])
    // 1,460 − 1,096 = 364
    expect(possible({ days: 100, last7: 1_460 })).toEqual(['NR', 'ROR'])
    expect(possible({ days: 100, last7: 1_461 })).toEqual(['ROR'])
  })

  test('days of four years are among those of seven', () => {
    // Of nine non-resident years in ten, six of the last seven had at most 181 days, the other 366: 1,452
    expect(possible({ days: 200, last4: 1_452 })).toEqual(['RNOR', 'ROR'])
    expect(possible({ days: 200, last4: 1_453 })).toEqual(['ROR'])
    expect(possible({ days: 200, last4: 0 })).toEqual(['RNOR', 'ROR'])
  })

  test('729 days in seven years are an RNOR’s, and from 1,453 on they are none’s', () => {
    expect(possible({ days: 200, last7: 729 })).toEqual(['RNOR'])
    expect(possible({ days: 200, last7: 730 })).toEqual(['RNOR', 'ROR'])
    expect(possible({ days: 200, last7: 1_452 })).toEqual(['RNOR', 'ROR'])
    expect(possible({ days: 200, last7: 1_453 })).toEqual(['ROR'])
  })

  test('known non-resident years decide where the days do not', () => {
    const days = { days: 200, last4: 500, last7: 1_000 }
    const years = (least: number, most: number) => possible({ ...days, nrYears: { least, most } })
    expect(years(0, 8)).toEqual(['ROR'])
    expect(years(8, 9)).toEqual(['RNOR', 'ROR'])
    expect(years(9, 10)).toEqual(['RNOR'])
  })

  test('an open income and an open tax elsewhere make a citizen a possible deemed resident', () => {
    const citizen = { citizen: true, indianIncome: undefined, taxedElsewhere: undefined }
    expect(possible({ days: 0 }, citizen)).toEqual(['NR', 'RNOR (deemed)'])
    expect(possible({ days: 0 }, { ...citizen, indianIncome: 15_00_000 })).toEqual(['NR'])
    expect(possible({ days: 0 }, { ...citizen, taxedElsewhere: true })).toEqual(['NR'])
    expect(possible({ days: 0 }, { ...citizen, indianIncome: 15_00_001 })).toEqual([
      'NR',
      'RNOR (deemed)',
    ])
  })
})

describe('the question that turns the status', () => {
  const known = { days: 150, last4: 1_200, last7: 2_000, nrYears: { least: 0, most: 0 } }
  const visitor = { ...foreigner, citizen: true, visiting: true }

  test('a visitor between 120 and 182 days is asked for the Indian income', () => {
    expect(openQuestion(known, { ...visitor, indianIncome: undefined })).toEqual({
      field: 'indianIncome',
      ends: 'With Indian income up to ₹15 lakh, you’re NR. With more, RNOR.',
    })
    expect(openQuestion(known, { ...visitor, indianIncome: 1 })).toBeUndefined()
  })

  test('a citizen who was not here is asked for a tax elsewhere', () => {
    const away = { ...visitor, indianIncome: 20_00_000, taxedElsewhere: undefined }
    expect(openQuestion({ ...known, days: 0 }, away)).toEqual({
      field: 'taxedElsewhere',
      ends: 'If another country taxes you as its resident, you’re NR. If none does, RNOR.',
    })
    expect(openQuestion({ ...known, days: 0 }, { ...away, indianIncome: 1 })).toBeUndefined()
    expect(openQuestion({ ...known, days: 0 }, { ...away, taxedElsewhere: true })).toBeUndefined()
  })

  test('a resident by 182 days is asked nothing', () => {
    const open = { ...visitor, indianIncome: undefined, taxedElsewhere: undefined }
    expect(openQuestion({ ...known, days: 182 }, open)).toBeUndefined()
  })
})
