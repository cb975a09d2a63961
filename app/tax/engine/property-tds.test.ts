import { describe, expect, test } from 'vitest'
import { propertyTds } from './property-tds.ts'

describe('the buyer of a house deducts', () => {
  test.each([
    [4999999, 0],
    [5000000, 50000],
    [5000001, 50000],
    [5000100, 50001],
  ])('at a price of %d: %d', (price, tds) => {
    expect(propertyTds({ price }).result.tds).toBe(tds)
  })

  test('1% of the stamp duty value where that is higher', () => {
    expect(propertyTds({ price: 4500000, stamp: 5200000 }).result.tds).toBe(52000)
    expect(propertyTds({ price: 6000000, stamp: 5200000 }).result.tds).toBe(60000)
    expect(propertyTds({ price: 4500000, stamp: 4999999 }).result.tds).toBe(0)
    expect(propertyTds({ price: 0, stamp: 5000000 }).result.tds).toBe(50000)
  })

  test('a buyer of a share deducts where the price of the whole property is 50 lakh or more', () => {
    expect(propertyTds({ price: 4000000, wholePrice: 8000000 }).result.tds).toBe(40000)
    expect(propertyTds({ price: 2500000, wholePrice: 5000000 }).result.tds).toBe(25000)
    expect(propertyTds({ price: 2000000, wholePrice: 4999999 }).result.tds).toBe(0)
  })

  test('20% where the seller gives no PAN', () => {
    expect(propertyTds({ price: 6000000, noPan: true }).result.tds).toBe(1200000)
  })

  test('nothing under these rules from a seller abroad, and without a TAN from October 2026', () => {
    const { result, notes } = propertyTds({ price: 100000, sellerResident: false })
    expect(result.tds).toBeNull()
    expect(notes.join(' ')).toMatch(/section 195.*12.5%.*no TAN for this from 1 October 2026/)
  })
})
