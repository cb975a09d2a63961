import { expect, test } from 'vitest'
import { rentTds } from './rent-tds.ts'

function tdsOf(monthly: number, months: number, rate?: number) {
  return rentTds({ stretches: [{ monthly, months }], rate }).result.tds
}

test('a tenant deducts from rent above 50,000 a month, not at it', () => {
  expect(tdsOf(49999, 12)).toBe(0)
  expect(tdsOf(50000, 12)).toBe(0)
  expect(tdsOf(50001, 12)).toBe(12000)
})

test('a tenant deducts from rent 2% of the year’s rent, once', () => {
  expect(tdsOf(80000, 8)).toBe(12800)
  expect(tdsOf(80000, 12)).toBe(19200)
  expect(tdsOf(80000, 1)).toBe(1600)
})

test('a tenant deducts from rent 5% up to September 2024', () => {
  const stretches = [{ monthly: 60000, months: 12 }]
  expect(rentTds({ stretches, year: '2023-24' }).result.tds).toBe(36000)
  expect(rentTds({ stretches, year: '2024-25' }).result.tds).toBe(14400)
  expect(tdsOf(60000, 12, 5)).toBe(36000)
})

test('a tenant deducts from rent never more than the rent of the last month', () => {
  expect(tdsOf(80000, 5, 20)).toBe(80000)
  expect(tdsOf(80000, 12, 20)).toBe(80000)
  const { lines } = rentTds({ stretches: [{ monthly: 80000, months: 12 }], rate: 20 })
  expect(lines.map(({ rule }) => rule)).toContain('rentTdsMost')
})

test.each([
  [2, 'rentTdsRate'],
  [5, 'rentTdsRate2023'],
  [20, 'noPanTdsRate'],
  [3, 'rentTdsRate'],
])('a tenant deducts from rent at %i%%, the rate names its own rule', (rate, rule) => {
  const { lines } = rentTds({ stretches: [{ monthly: 80000, months: 4 }], rate })
  expect(lines.find(({ label }) => label === `${rate}% of it`)?.rule).toBe(rule)
})

test('a tenant deducts from all the rent where only some months are above the limit, with the other reading', () => {
  const stretches = [
    { monthly: 45000, months: 6 },
    { monthly: 52000, months: 6 },
  ]
  const { result, notes } = rentTds({ stretches })
  expect(result.tds).toBe(11640)
  expect(notes).toEqual([
    'Another reading counts only the months above ₹50,000. The TDS is then ₹6,240.',
  ])
  expect(rentTds({ stretches: stretches.toReversed() }).result.tds).toBe(11640)
  expect(rentTds({ stretches: [{ monthly: 52000, months: 12 }] }).notes).toEqual([])
})

test('a tenant deducts at most the rent of the last month that has any', () => {
  const stretches = [
    { monthly: 60000, months: 6 },
    { monthly: 45000, months: 5 },
    { monthly: 0, months: 1 },
  ]
  expect(rentTds({ stretches, noPan: true }).result.tds).toBe(45000)
})

test('a tenant deducts from rent nothing under these rules for a landlord abroad, whatever the rent', () => {
  for (const monthly of [10000, 80000]) {
    const { result, notes } = rentTds({
      stretches: [{ monthly, months: 12 }],
      landlordResident: false,
    })
    expect(result.tds).toBeNull()
    expect(notes[0]).toContain('section 195')
  }
})
