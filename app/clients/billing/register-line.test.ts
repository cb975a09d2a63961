import { expect, test } from 'vitest'
import type { InvoiceContent } from '#app/clients/model/invoice.ts'
import { registerLine } from './register-line.ts'

const content: InvoiceContent = {
  supplier: {
    name: 'Rao',
    address: '',
    state: 'Telangana',
    stateCode: '36',
    gstin: '36AABCU9603R1ZM',
  },
  client: {
    name: 'Asha Rao',
    address: '',
    state: 'Karnataka',
    stateCode: '29',
    gstin: '29AABCU9603R1ZJ',
  },
  description: 'Return',
  sac: '998232',
  rate: 18,
  split: 'state',
  taxable: 169_406,
  centralTax: 15_247,
  stateTax: 15_247,
  integratedTax: 0,
  total: 199_900,
  placeOfSupply: 'Karnataka (29)',
  underLut: false,
  country: '',
}
type Row = Parameters<typeof registerLine>[0]
const row: Row = {
  number: 'TX/2026-27/0001',
  kind: 'invoice',
  issuedOn: '2026-11-01',
  content,
  paid: 999,
  creditedBy: null,
}
const paidIn = (given: Partial<Row>) => registerLine({ ...row, ...given }).at(-2)

test('an invoice has its particulars and its amounts in rupees with two decimals', () => {
  expect(registerLine(row)).toEqual([
    ...['TX/2026-27/0001', '2026-11-01', 'Invoice', 'Asha Rao', '29AABCU9603R1ZJ', 'Karnataka'],
    ...['Karnataka (29)', '998232', '1694.06', '152.47', '152.47', '0.00', '304.94', '1999.00'],
    ...['999.00', ''],
  ])
})

test('a credit note has its amounts below zero, no payment, and the number of its invoice', () => {
  const credits = { number: 'TX/2026-27/0001', issuedOn: '2026-11-01', reason: 'Wrong address' }
  const between = {
    ...content,
    centralTax: 0,
    stateTax: 0,
    integratedTax: 30_493,
    taxable: 169_407,
  }
  const line = registerLine({
    ...row,
    number: 'CN/2026-27/0001',
    kind: 'credit-note',
    content: { ...between, credits },
  })
  expect(line).toEqual([
    ...['CN/2026-27/0001', '2026-11-01', 'Credit note', 'Asha Rao', '29AABCU9603R1ZJ', 'Karnataka'],
    ...['Karnataka (29)', '998232', '-1694.07', '0.00', '0.00', '-304.93', '-304.93', '-1999.00'],
    ...['0.00', 'TX/2026-27/0001'],
  ])
})

test('a payment stands with the invoice that counts: not with one taken back, nor of an erased return', () => {
  expect(paidIn({})).toBe('999.00')
  expect(paidIn({ paid: 0 })).toBe('0.00')
  expect(paidIn({ paid: null })).toBe('0.00')
  expect(paidIn({ creditedBy: 'CN/2026-27/0001' })).toBe('0.00')
  expect(paidIn({ kind: 'credit-note' })).toBe('0.00')
})

test.each(['=1+1', '+91', '-5', '@home', '\tA', '\rA'])(
  'a spreadsheet takes no client’s name for a formula: %j',
  (name) => {
    expect(registerLine({ ...row, content: withName(name) })[3]).toBe(`'${name}`)
  },
)

test.each(['Asha', 'A=B', 'Rao-Shah', "'Quoted'", ''])(
  'a client’s name stays as it is: %j',
  (name) => {
    expect(registerLine({ ...row, content: withName(name) })[3]).toBe(name)
  },
)

function withName(name: string): InvoiceContent {
  return { ...content, client: { ...content.client, name } }
}
