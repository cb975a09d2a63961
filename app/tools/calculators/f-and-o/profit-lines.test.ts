import { describe, expect, test } from 'vitest'
import { readProfitLines } from './profit-lines.ts'

const amounts = (pasted: string) => readProfitLines(pasted).read.map(({ amount }) => amount)

describe('a pasted line is read as its profit or loss', () => {
  test.each([
    ['plain numbers', '120000\n-90000', [120_000, -90_000]],
    ['Indian commas', '1,20,000\n-90,000.50', [120_000, -90_000.5]],
    ['a loss in brackets', '(90,000)', [-90_000]],
    ['a loss with a long minus', '−1,250.50', [-1_250.5]],
    ['lakh and Hindi digits', '1.2 lakh\n१२५०००', [120_000, 125_000]],
    ['a name before the amount', 'NIFTY JUN FUT: 1,20,500\nBank Nifty -350', [120_500, -350]],
    ['a strike is not the result', 'NIFTY 22000 CE 50 -1,250.50', [-1_250.5]],
    ['columns between commas', 'NIFTY25JUN22000CE,50,110.5,98.25,-612.50', [-612.5]],
    ['columns between tabs', 'NIFTY\t50\t1,20,000\t1,15,000\t-5,000', [-5_000]],
    ['quoted amounts', '"NIFTY","50","1,20,000.00"', [120_000]],
    ['a name and a typed amount', 'NIFTY,1,20,000', [120_000]],
    ['empty lines and double spaces', '\n\n  500  \n\t\n', [500]],
    ['debit and credit', 'NIFTY\t45,000.00 Cr\nBANKNIFTY\t1,250 Dr', [45_000, -1_250]],
    [
      'a credit and a debit behind a name',
      'NIFTY24AUG 1,23,456 Cr\nX 1,23,456 Dr',
      [123_456, -123_456],
    ],
    [
      'a credit behind a comma',
      'NIFTY,1,23,456 Cr\nX,36,980 Dr\nX 45000 Cr',
      [123_456, -36_980, 45_000],
    ],
    ['crores, with or without a name', '1.2 cr\nNIFTY 1.2 cr\nX 1.2 crore', [1.2e7, 1.2e7, 1.2e7]],
    ['Hindi digits behind a name', 'RELIANCE ३६,९८०\nRELIANCE ३६९८०', [36_980, 36_980]],
    ['a name and thousands', 'RELIANCE,36,980\nX,-36,980\nX,(36,980)', [36_980, -36_980, -36_980]],
    ['a name and lakhs', 'NIFTY -2.1533 lakh\nX 2 लाख\nX 1 करोड़', [-215_330, 200_000, 1e7]],
    ['rupees behind a name', 'X -₹ 500\nX Rs. 36,980/-\nX (₹500)', [-500, 36_980, -500]],
    ['a date and an amount', '01-08-2025 500\n2025-08-01,-600', [500, -600]],
    ['columns between semicolons', 'NIFTY;50;36,980', [36_980]],
    ['no amount at all', 'hello\n---', []],
  ])('%s', (_, pasted, expected) => {
    expect(amounts(pasted)).toEqual(expected)
  })
})

test.each([
  '87345 -42110',
  '87345 42110',
  '87,345; -42,110',
  '87345,-42110',
  '87345,42110',
  '50,110.5,98.25,-612.50',
  'RELIANCE 87,345 -42,110',
  'RELIANCE 1 20 000',
  'RELIANCE - 500',
  'RELIANCE,50,110,980',
  'RELIANCE,50,110.5,36,980',
  'RELIANCE 36,980 profit',
  '36,980 NIFTY',
  'RELIANCE,87,000,-42,000',
  'RELIANCE,36,980,1-8-25',
  '"NIFTY",36,980',
  'RELIANCE 36,980 net of costs',
])('a line that may be read in two ways is left out: %s', (line) => {
  expect(readProfitLines(line)).toEqual({ read: [], left: [line] })
})

test.each([
  ['an empty cell', 'Symbol,Note,P&L,Pct\nNIFTY,,-612,-11', [-612]],
  ['semicolons', 'Symbol;Buy;P&L;Pct\nNIFTY;1,20,000;-5,000;4', [-5_000]],
  ['commas that were typed', 'Symbol,P&L\nRELIANCE,36,980', [36_980]],
  ['typed commas before another column', 'Symbol,P&L,Pct\nRELIANCE,36,980,5', []],
])('below a heading a row is read with %s', (_, pasted, expected) => {
  expect(amounts(pasted)).toEqual(expected)
})

test('below a heading its column of results counts, not the last one', () => {
  const report = [
    'Symbol,Quantity,Buy Value,Sell Value,Realized P&L,Realized P&L Pct.,Unrealized P&L',
    'NIFTY25JUN22000CE,50,5525,4912.5,-612.5,-11.09,0',
    'RELIANCE25JUNFUT,250,340000,345000,5000,1.47,0',
  ].join('\n')
  expect(amounts(report)).toEqual([-612.5, 5_000])
})

test('totals and lines without an amount are left out and shown', () => {
  const { read, left } = readProfitLines('NIFTY 500\nClient ID: AB\nTotal 500\nGrand Total,500')
  expect(read).toEqual([{ text: 'NIFTY 500', amount: 500 }])
  expect(left).toEqual(['Client ID: AB', 'Total 500', 'Grand Total,500'])
})

test('empty columns at the end of a line and spaces in a row change nothing', () => {
  expect(amounts('NIFTY;;500;;;')).toEqual([500])
  expect(amounts('NIFTY     36,980')).toEqual([36_980])
  expect(readProfitLines('Sub  -  total   500').read).toEqual([])
})

test.each([
  ['spaces in a total', `sub${' '.repeat(49_990)}1`],
  ['spaces in a heading', `p${' '.repeat(49_980)}z,b`],
  ['empty columns', `1${','.repeat(49_990)}x`],
  ['quotes', '"a'.repeat(25_000)],
  ['tabs', `p${'\t'.repeat(49_980)}l1`],
])('a report of 50,000 characters with many %s is read without a hang', (_, pasted) => {
  const began = Date.now()
  readProfitLines(pasted)
  expect(Date.now() - began).toBeLessThan(500)
})

test('a line that is far too long counts as not read', () => {
  const { read, left } = readProfitLines(`${'NIFTY '.repeat(100)} 500\n700`)
  expect(read.map(({ amount }) => amount)).toEqual([700])
  expect(left).toHaveLength(1)
})
