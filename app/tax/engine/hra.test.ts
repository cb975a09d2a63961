import { describe, expect, test } from 'vitest'
import { type HraInput, type HraPeriod, hra } from './hra.ts'

const DELHI: HraPeriod = { months: 12, salary: 50000, hra: 20000, rent: 22000, city: 'Delhi' }

function exempt(period: Partial<HraPeriod>, year: HraInput['year'] = '2025-26'): number {
  return hra({ year, regime: 'old', periods: [{ ...DELHI, ...period }] }).result.exempt
}

function leastOf(period: Partial<HraPeriod>) {
  return hra({ year: '2025-26', regime: 'old', periods: [{ ...DELHI, ...period }] }).result
    .stretches[0]?.least
}

test('the exempt part is the least of HRA, rent less a tenth of salary, and the share of salary', () => {
  expect(exempt({})).toBe(204000)
  expect(leastOf({})).toBe('rent')
  expect(exempt({ rent: 30000 })).toBe(240000)
  expect(leastOf({ rent: 30000 })).toBe('hra')
  expect(exempt({ rent: 40000, hra: 30000 })).toBe(300000)
  expect(leastOf({ rent: 40000, hra: 30000 })).toBe('salary')
})

test('the exempt part is nothing without rent, and up to a tenth of salary', () => {
  expect(exempt({ rent: 0 })).toBe(0)
  expect(exempt({ rent: 4999 })).toBe(0)
  expect(exempt({ rent: 5000 })).toBe(0)
  expect(exempt({ rent: 5001 })).toBe(12)
  expect(exempt({ hra: 0 })).toBe(0)
  expect(exempt({ salary: 0 })).toBe(0)
})

test('the exempt part is nothing in the new regime, with the old regime’s figure beside it', () => {
  const { result, notes } = hra({ year: '2026-27', regime: 'new', periods: [DELHI] })
  expect(result).toMatchObject({ exempt: 0, taxable: 240000 })
  expect(notes[0]).toBe('In the old regime, ₹2.04 lakh would be exempt.')
})

test('the exempt part drops paise of the year once', () => {
  // a tenth of 50,001 is 5,000.10: two stretches of one month have 16,999.90 each
  const month = { ...DELHI, months: 1, salary: 50001 }
  const { result } = hra({ year: '2025-26', regime: 'old', periods: [month, month] })
  expect(result.exempt).toBe(33999)
})

describe('the share of salary', () => {
  const high: Partial<HraPeriod> = { hra: 50000, rent: 60000 }

  test.each(['Delhi', 'Mumbai', 'Kolkata', 'Chennai'])(
    'the share of salary is half in %s in every year',
    (city) => {
      expect(exempt({ ...high, city }, '2023-24')).toBe(300000)
      expect(exempt({ ...high, city }, '2026-27')).toBe(300000)
    },
  )

  test.each(['Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'])(
    'rises from two fifths to half in %s with tax year 2026-27',
    (city) => {
      expect(exempt({ ...high, city }, '2023-24')).toBe(240000)
      expect(exempt({ ...high, city }, '2024-25')).toBe(240000)
      expect(exempt({ ...high, city }, '2025-26')).toBe(240000)
      expect(exempt({ ...high, city }, '2026-27')).toBe(300000)
    },
  )

  test('the share of salary stays at two fifths beside a listed city, and says so', () => {
    const { result, notes } = hra({
      year: '2026-27',
      regime: 'old',
      periods: [{ ...DELHI, ...high, city: 'Gurugram' }],
    })
    expect(result.exempt).toBe(240000)
    expect(notes.join(' ')).toContain('Gurugram is outside the limits of the metro city')
  })
})

test('a year with changes takes the least of each stretch, which may be less than of the whole year', () => {
  const periods = [
    { ...DELHI, months: 6, rent: 0 },
    { ...DELHI, months: 6, rent: 44000 },
  ]
  const { result, lines } = hra({ year: '2025-26', regime: 'old', periods })
  expect(result.exempt).toBe(120000)
  expect(result.stretches.map(({ least }) => least)).toEqual(['rent', 'hra'])
  expect(lines.at(-1)).toMatchObject({ label: 'HRA exempt in the year', amount: 120000 })
})

test('a year with changes has its city by stretch', () => {
  const moved = [
    { ...DELHI, months: 5, hra: 40000, rent: 60000 },
    { ...DELHI, months: 7, hra: 40000, rent: 60000, city: 'Jaipur' },
  ]
  const { result } = hra({ year: '2025-26', regime: 'old', periods: moved })
  expect(result.exempt).toBe(5 * 25000 + 7 * 20000)
})

test('a year with changes is refused beyond twelve months', () => {
  const periods = [DELHI, { ...DELHI, months: 1 }]
  expect(() => hra({ year: '2025-26', regime: 'old', periods })).toThrow('exceed a year')
})

describe('the notes', () => {
  const notesOf = (period: Partial<HraPeriod>, year: HraInput['year'] = '2025-26') =>
    hra({ year, regime: 'old', periods: [{ ...DELHI, ...period }] }).notes.join(' ')

  test('ask for the landlord’s PAN above 1 lakh a year, in the form of the year', () => {
    expect(notesOf({ months: 10, rent: 10000 })).not.toContain('PAN')
    expect(notesOf({ months: 10, rent: 10001 })).toMatch(/₹1 lakh.*PAN in Form 12BB/)
    expect(notesOf({ rent: 10000 }, '2026-27')).toContain('PAN in Form 124')
  })

  test('ask for no PAN where no HRA is claimed', () => {
    expect(notesOf({ hra: 0, rent: 25000 })).not.toContain('PAN')
    expect(hra({ year: '2025-26', regime: 'new', periods: [DELHI] }).notes.join()).not.toContain(
      'PAN',
    )
  })

  test('the notes say that a city which is not in the list has 40%, as it may be misspelt', () => {
    expect(notesOf({ city: 'Mumbia' })).toMatch(/Mumbia isn’t in our list.*Mumbai.*40%.*spelling/)
    expect(notesOf({ city: 'Mumbai' })).not.toContain('spelling')
    expect(notesOf({ city: 'Gurugram' })).not.toContain('spelling')
    expect(notesOf({ city: 'Pune' })).not.toContain('spelling')
  })

  test('the notes name the tax to be deducted from rent above 50,000 a month', () => {
    expect(notesOf({ rent: 50000 })).not.toContain('₹50,000')
    expect(notesOf({ rent: 50001 })).toContain('you deduct TDS from rent above ₹50,000 a month')
  })

  test('the notes name section 80GG where there is rent and no HRA', () => {
    expect(notesOf({ hra: 0 })).toMatch(/80GG.*₹5,000 a month, 25%/)
    expect(notesOf({ hra: 0 }, '2026-27')).toMatch(/₹5,000 a month, 25%/)
    expect(notesOf({ hra: 0 }, '2026-27')).not.toContain('80GG')
    expect(notesOf({})).not.toContain('80GG')
  })
})
