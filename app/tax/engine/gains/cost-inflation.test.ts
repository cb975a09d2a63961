import { expect, test } from 'vitest'
import { costInflationOf } from './cost-inflation.ts'

test('the index of each year from FY 2001-02 to tax year 2026-27', () => {
  const years = Array.from({ length: 26 }, (_, number) => 2001 + number)
  expect(years.map((year) => costInflationOf(`${year}-`).index)).toEqual([
    100, 105, 109, 113, 117, 122, 129, 137, 148, 167, 184, 200, 220, 240, 254, 264, 272, 280, 289,
    301, 317, 331, 348, 363, 376, 384,
  ])
})

test('years before FY 2001-02 have its index', () => {
  expect(costInflationOf('1984-85')).toEqual({
    index: 100,
    year: '2001-02',
    rule: 'inflationIndexBase',
  })
})

test('a year without an index is refused', () => {
  expect(() => costInflationOf('2027-28')).toThrow('no cost inflation index for FY 2027-28')
})
