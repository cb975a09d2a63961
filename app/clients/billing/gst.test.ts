import { describe, expect, test } from 'vitest'
import { type Billed, invoiceContent, isGstState, taxIn } from './gst.ts'

const firm = { name: 'Rao LLP', address: 'Banjara Hills, Hyderabad', gstin: '36AABCU9603R1ZM' }
const asha: Billed = { name: 'Asha', kind: 'individual', address: '', state: '', gstin: '' }
const abroad: Billed = { ...asha, address: 'Unter den Linden 1, Berlin', state: 'Outside India' }
const fee = { total: 199_900, description: 'Return for 2025-26' }
const billed = (client: Partial<Billed>, given = {}) =>
  invoiceContent(firm, { ...asha, ...client }, { ...fee, ...given })

describe('18 % GST contained in a fee, worked out by hand as 18 in 118', () => {
  test.each([
    ['₹118 in one state: ₹9 and ₹9', 11_800, 'state', [10_000, 900, 900, 0]],
    ['₹118 in a union territory: ₹9 and ₹9', 11_800, 'union-territory', [10_000, 900, 900, 0]],
    ['₹118 between states: ₹18', 11_800, 'between-states', [10_000, 0, 0, 1_800]],
    ['₹118 without tax: none', 11_800, 'none', [11_800, 0, 0, 0]],
    ['₹1,999 in one state: 152.466 becomes 152.47', 199_900, 'state', [169_406, 15_247, 15_247, 0]],
    [
      '₹1,999 between states: 304.932 becomes 304.93',
      199_900,
      'between-states',
      [169_407, 0, 0, 30_493],
    ],
    [
      '₹8,999 in a union territory: 686.364 becomes 686.36',
      899_900,
      'union-territory',
      [762_628, 68_636, 68_636, 0],
    ],
    [
      '₹3,499 between states: 533.745 becomes 533.75',
      349_900,
      'between-states',
      [296_525, 0, 0, 53_375],
    ],
    ['nothing: none', 0, 'state', [0, 0, 0, 0]],
  ] as const)('%s', (_, total, split, [taxable, centralTax, stateTax, integratedTax]) => {
    expect(taxIn(total, split)).toEqual({ taxable, centralTax, stateTax, integratedTax })
  })

  test('taxes and taxable value add up to the paisa for every fee up to ₹20,000', () => {
    const fees = Array.from({ length: 20_000 }, (_, at) => (at + 1) * 100)
    for (const split of ['state', 'union-territory', 'between-states', 'none'] as const) {
      const wrong = fees.filter((total) => {
        const { taxable, centralTax, stateTax, integratedTax } = taxIn(total, split)
        const sum = taxable + centralTax + stateTax + integratedTax
        return sum !== total || centralTax !== stateTax
      })
      expect(wrong, split).toEqual([])
    }
  })
})

test('a client in the firm’s state pays 9 % CGST and 9 % SGST, and the invoice has all that it has to say', () => {
  const address = '4 Park Lane, Secunderabad'
  expect(billed({ address, state: 'Telangana' })).toEqual({
    supplier: { ...firm, state: 'Telangana', stateCode: '36' },
    client: { name: 'Asha', address, gstin: '', state: 'Telangana', stateCode: '36' },
    description: 'Return for 2025-26',
    sac: '998232',
    rate: 18,
    split: 'state',
    taxable: 169_406,
    centralTax: 15_247,
    stateTax: 15_247,
    integratedTax: 0,
    total: 199_900,
    placeOfSupply: 'Telangana (36)',
    underLut: false,
    country: '',
  })
})

test('a client in another state pays 18 % IGST', () => {
  expect(billed({ state: 'Karnataka' })).toMatchObject({
    ...{ split: 'between-states', rate: 18, placeOfSupply: 'Karnataka (29)' },
    ...{ taxable: 169_407, centralTax: 0, stateTax: 0, integratedTax: 30_493 },
    client: { state: 'Karnataka', stateCode: '29' },
  })
})

test('a client without an address is supplied where the firm is, and the invoice names no state of theirs', () => {
  expect(billed({})).toMatchObject({
    ...{ split: 'state', placeOfSupply: 'Telangana (36)' },
    client: { state: '', stateCode: '' },
  })
})

test('a registered client is supplied where their GSTIN was given, wherever they live', () => {
  const gstin = '29AABCU9603R1ZJ'
  for (const state of ['', 'Telangana', 'Outside India']) {
    expect(billed({ gstin, state }, { country: 'Germany' }), state).toMatchObject({
      ...{ split: 'between-states', placeOfSupply: 'Karnataka (29)', country: '' },
      client: { gstin, state: 'Karnataka', stateCode: '29' },
    })
  }
  expect(billed({ gstin: '36AABCU9603R1ZM', state: 'Karnataka' })).toMatchObject({
    ...{ split: 'state', placeOfSupply: 'Telangana (36)' },
  })
})

describe('a client abroad', () => {
  test('a client abroad pays 18 % IGST, and the invoice names the country', () => {
    expect(billed(abroad, { country: 'Germany' })).toMatchObject({
      ...{ split: 'between-states', rate: 18, taxable: 169_407, integratedTax: 30_493 },
      ...{ placeOfSupply: 'Outside India (96)', underLut: false, country: 'Germany' },
      client: { state: 'Outside India', stateCode: '96' },
    })
  })

  test('a client abroad pays 18 % IGST on an invoice without a country, where none was given', () => {
    expect(billed(abroad)).toMatchObject({ split: 'between-states', country: '' })
  })

  test('a client abroad pays no tax under a letter of undertaking', () => {
    expect(billed(abroad, { underLut: true, country: 'Germany' })).toMatchObject({
      ...{ split: 'none', rate: 0, taxable: 199_900, integratedTax: 0 },
      ...{ placeOfSupply: 'Outside India (96)', underLut: true, country: 'Germany' },
    })
  })
})

test('a letter of undertaking makes no difference for a client in India, and no country is named', () => {
  expect(billed({ state: 'Telangana' }, { underLut: true, country: 'Germany' })).toMatchObject({
    ...{ split: 'state', rate: 18, underLut: false, country: '' },
  })
  expect(billed({ state: 'Karnataka' }, { underLut: true })).toMatchObject({
    ...{ split: 'between-states', rate: 18, underLut: false },
  })
})

test.each([
  ['Andaman and Nicobar Islands', '35'],
  ['Chandigarh', '04'],
  ['Dadra and Nagar Haveli and Daman and Diu', '26'],
  ['Ladakh', '38'],
  ['Lakshadweep', '31'],
])('within %s the tax beside CGST is UTGST', (state, code) => {
  const there = { ...firm, gstin: `${code}AABCU9603R1Z0` }
  expect(invoiceContent(there, { ...asha, state }, fee)).toMatchObject({
    ...{ split: 'union-territory', rate: 18, centralTax: 15_247, stateTax: 15_247 },
  })
  expect(invoiceContent(there, { ...asha, state: 'Goa' }, fee).split).toBe('between-states')
  expect(billed({ state }).split).toBe('between-states')
})

test.each([
  ['Delhi', '07'],
  ['Jammu and Kashmir', '01'],
  ['Puducherry', '34'],
])('within %s, which has a legislature, the tax beside CGST is SGST', (state, code) => {
  const there = { ...firm, gstin: `${code}AABCU9603R1Z0` }
  expect(invoiceContent(there, { ...asha, state }, fee).split).toBe('state')
})

test('a firm that is not registered charges no tax and names no state of its own or of supply', () => {
  const small = { ...firm, gstin: undefined }
  expect(invoiceContent(small, { ...asha, state: 'Karnataka' }, fee)).toMatchObject({
    ...{ split: 'none', rate: 0, taxable: 199_900, total: 199_900, placeOfSupply: '' },
    supplier: { gstin: '', state: '', stateCode: '' },
    client: { state: 'Karnataka', stateCode: '29' },
  })
  const exported = invoiceContent(small, abroad, { ...fee, underLut: true, country: 'Germany' })
  expect(exported).toMatchObject({ split: 'none', underLut: false, placeOfSupply: '' })
  expect(invoiceContent(small, asha, fee).placeOfSupply).toBe('')
})

test('a return of a company has the code of corporate tax services, any other that of individual ones', () => {
  expect(billed({ kind: 'company' }).sac).toBe('998231')
  for (const kind of ['individual', 'huf', 'firm'] as const)
    expect(billed({ kind }).sac, kind).toBe('998232')
})

test('a GSTIN is of a state by its first two digits', () => {
  expect(isGstState('36AABCU9603R1ZM')).toBe(true)
  expect(isGstState('01AABCU9603R1ZM')).toBe(true)
  expect(isGstState('00AABCU9603R1ZM')).toBe(false)
  expect(isGstState('39AABCU9603R1ZM')).toBe(false)
  expect(isGstState('')).toBe(false)
})
