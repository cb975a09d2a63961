import { describe, expect, test } from 'vitest'
import { exportNote, inWords, money, taxLines, taxNote, titleOf } from './wording.ts'

const registered = { gstin: '36AABCU9603R1ZM' }
const unregistered = { gstin: '' }
const none = { rate: 0, centralTax: 0, stateTax: 0, integratedTax: 0, underLut: false }
const inState = { ...none, rate: 18, centralTax: 15_247, stateTax: 15_247 }

test('a registered firm issues tax invoices, any other bills, and both issue credit notes', () => {
  expect(titleOf('invoice', registered)).toBe('Tax invoice')
  expect(titleOf('invoice', unregistered)).toBe('Bill')
  expect(titleOf('credit-note', registered)).toBe('Credit note')
  expect(titleOf('credit-note', unregistered)).toBe('Credit note')
})

test('a tax invoice says whether tax is payable on reverse charge, a bill that it is no tax invoice', () => {
  expect(taxNote(registered)).toBe('Tax payable on reverse charge: No')
  expect(taxNote(unregistered)).toMatch(/^Not a tax invoice: .* no GST is charged\.$/)
})

describe('an export, by rule 46, says that it is meant for export', () => {
  const germany = { country: 'Germany', underLut: false }
  test('an export with tax is on payment of integrated tax', () => {
    expect(exportNote({ ...germany, split: 'between-states' })).toBe(
      'Supply meant for export on payment of integrated tax',
    )
  })

  test('an export without tax is under a letter of undertaking', () => {
    expect(exportNote({ ...germany, underLut: true, split: 'none' })).toBe(
      'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
    )
  })

  test('an invoice without a country, within India or without GST doesn’t call itself an export', () => {
    expect(exportNote({ ...germany, country: '', split: 'between-states' })).toBeUndefined()
    expect(exportNote({ ...germany, country: '', split: 'state' })).toBeUndefined()
    expect(exportNote({ ...germany, split: 'none' })).toBeUndefined()
  })
})

describe('the taxes on an invoice', () => {
  test('the taxes within a state are CGST and SGST of half the rate each', () => {
    expect(taxLines({ ...inState, split: 'state' })).toEqual([
      { name: 'CGST 9%', paise: 15_247 },
      { name: 'SGST 9%', paise: 15_247 },
    ])
  })

  test('the taxes within a union territory are CGST and UTGST of half the rate each', () => {
    expect(taxLines({ ...inState, split: 'union-territory' })).toEqual([
      { name: 'CGST 9%', paise: 15_247 },
      { name: 'UTGST 9%', paise: 15_247 },
    ])
  })

  test('the tax between states is IGST of the whole rate', () => {
    const between = { ...none, rate: 18, integratedTax: 30_493 }
    expect(taxLines({ ...between, split: 'between-states' })).toEqual([
      { name: 'IGST 18%', paise: 30_493 },
    ])
  })

  test('the tax under a letter of undertaking is IGST of nothing', () => {
    expect(taxLines({ ...none, underLut: true, split: 'none' })).toEqual([
      { name: 'IGST 0%', paise: 0 },
    ])
  })

  test('a bill names no tax', () => {
    expect(taxLines({ ...none, split: 'none' })).toEqual([])
  })
})

test('an amount has two decimals and is grouped as in India', () => {
  expect(money(199_900)).toBe('₹1,999.00')
  expect(money(15_247)).toBe('₹152.47')
  expect(money(5)).toBe('₹0.05')
  expect(money(123_456_789)).toBe('₹12,34,567.89')
})

test('an amount in words names rupees, and paise where there are some', () => {
  expect(inWords(199_900)).toBe('One Thousand Nine Hundred Ninety Nine Rupees Only')
  expect(inWords(10_000_050)).toBe('One Lakh Rupees And Fifty Paise Only')
})
