import { describe, expect, test } from 'vitest'
import { endpoints } from './endpoints.ts'

/** The names of the fields that an input is refused for. */
function refused(tool: string, input: object): string[] {
  const { success, error } = endpoints[tool]!.input.safeParse(input)
  return success ? [] : error.issues.map(({ path }) => path.join('.'))
}

const house = { price: 11000000, cost: 4000000, bought: '2010-06-15', sold: '2025-08-10' }
const houseWith = (more: object) => refused('property-gain', { ...house, ...more })

describe('the sale of a house is refused', () => {
  test('outside the years that have rules, by the day of the sale', () => {
    expect(houseWith({ sold: '2023-03-31' })).toEqual(['sold'])
    expect(houseWith({ sold: '2023-04-01' })).toEqual([])
    expect(houseWith({ sold: '2027-03-31' })).toEqual([])
    expect(houseWith({ sold: '2027-04-01' })).toEqual(['sold'])
  })

  test('a house that was bought after its sale is refused, one that was bought on that day is not', () => {
    expect(houseWith({ bought: '2025-08-10' })).toEqual([])
    expect(houseWith({ bought: '2025-08-11' })).toEqual(['bought'])
  })

  test('amounts below zero or with paise in the sale of a house are refused, each named', () => {
    expect(houseWith({ price: -1, cost: 1.5, stamp: '5' })).toEqual(['price', 'cost', 'stamp'])
  })

  test('days that do not exist in the sale of a house are refused', () => {
    expect(houseWith({ bought: '2010-02-30', sold: '2025-13-01' })).toEqual(
      expect.arrayContaining(['bought', 'sold']),
    )
  })

  test('a sale of a house with fields it doesn’t know, or without those it needs, is refused', () => {
    expect(houseWith({ buyer: 'A' })).toEqual([''])
    expect(refused('property-gain', { price: 1, cost: 1 })).toEqual(['bought', 'sold'])
  })

  test('improvements of years that are none, or in which the house wasn’t owned, are refused', () => {
    const year = (fy: string) => houseWith({ improvements: [{ fy, amount: 1 }] })
    expect(year('2012-13')).toEqual([])
    expect(year('2010-11')).toEqual([])
    expect(year('2025-26')).toEqual([])
    for (const fy of ['2012', '2012-14', '2012-2013', '2026-27', '2009-10', '']) {
      expect(year(fy), fy).toEqual(['improvements.0.fy'])
    }
    expect(
      houseWith({ bought: '1990-01-01', improvements: [{ fy: '1999-00', amount: 1 }] }),
    ).toEqual([])
  })
})

test('faults between fields are named together with those of single fields', () => {
  expect(
    houseWith({
      price: '5',
      bought: '2026-01-01',
      improvements: [{ fy: '2031-32', amount: 'x' }, { fy: '2020' }],
    }),
  ).toEqual([
    'price',
    'improvements.0.amount',
    'improvements.1.fy',
    'improvements.1.amount',
    'bought',
    'improvements.0.fy',
  ])
  expect(refused('gain-exemption', { section: '54F', gain: 'x' })).toEqual([
    'gain',
    'invested',
    'netPrice',
  ])
  expect(refused('gain-exemption', { section: '54F', gain: 1, netPrice: -5 })).toEqual([
    'invested',
    'netPrice',
  ])
  expect(refused('holding-term', { asset: 'x', bought: '2025-01-02', sold: '2025-01-01' })).toEqual(
    ['asset', 'bought'],
  )
  expect(refused('presumptive', { section: '44AD', cash: 'x' })).toEqual(['cash', 'turnover'])
  expect(refused('presumptive', { section: '44AD', turnover: 5, digital: 6, cash: 'x' })).toEqual([
    'cash',
    'digital',
  ])
  expect(refused('presumptive', { section: '44AE', resident: 1 })).toEqual(['resident', 'vehicles'])
})

describe('an exemption is refused', () => {
  test('an exemption is refused without the net price that section 54F needs', () => {
    const plan = { section: '54F', gain: 1, invested: 1 }
    expect(refused('gain-exemption', plan)).toEqual(['netPrice'])
    expect(refused('gain-exemption', { ...plan, netPrice: 0 })).toEqual(['netPrice'])
    expect(refused('gain-exemption', { ...plan, section: '54' })).toEqual([])
  })

  test('an exemption of a gain above the net price of which it is a part is refused', () => {
    const plan = { section: '54F', gain: 500000, invested: 100000, netPrice: 400000 }
    expect(refused('gain-exemption', plan)).toEqual(['gain'])
    expect(refused('gain-exemption', { ...plan, netPrice: 500000 })).toEqual([])
  })

  test('an exemption is refused for another section', () => {
    expect(refused('gain-exemption', { section: '54B', gain: 1, invested: 1 })).toEqual(['section'])
  })
})

describe('a holding period is refused', () => {
  test('a holding period is refused for an asset without rules, or sold before it was bought', () => {
    const days = { bought: '2025-01-02', sold: '2025-01-01' }
    expect(refused('holding-term', { asset: 'art', ...days })).toEqual(['asset', 'bought'])
    expect(refused('holding-term', { asset: 'gold', ...days })).toEqual(['bought'])
  })
})
