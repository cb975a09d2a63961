import { describe, expect, test } from 'vitest'
import { countUnread, readProfitLines } from './profit-lines.ts'

const amounts = (pasted: string, ...choices: [Parameters<typeof readProfitLines>[1]?]) =>
  readProfitLines(pasted, ...choices).read.map(({ amount }) => amount)
const reasons = (pasted: string) => readProfitLines(pasted).left.map(({ why }) => why)

describe('a pasted line is read as its profit or loss', () => {
  test.each([
    ['plain numbers', '120000\n-90000', [120_000, -90_000]],
    ['Indian commas', '1,20,000\n-90,000.50', [120_000, -90_000.5]],
    ['a loss in brackets', '(90,000)', [-90_000]],
    ['a loss with a long minus', '−1,250.50', [-1_250.5]],
    ['a minus behind the amount', '1,250.50-\nNIFTY FUT 500-', [-1_250.5, -500]],
    ['lakh and Hindi digits', '1.2 lakh\n१२५०००', [120_000, 125_000]],
    ['a name before the amount', 'NIFTY JUN FUT: 1,20,500\nBank Nifty -350', [120_500, -350]],
    ['a strike and an expiry in the name', 'NIFTY 26 JUN 2025 22000 CE -1,250.50', [-1_250.5]],
    ['a name and an amount between tabs', 'NIFTY 22000 PE\t-5,000', [-5_000]],
    ['a name and a typed amount', 'NIFTY,1,20,000', [120_000]],
    ['empty lines and double spaces', '\n\n  500  \n\t\n', [500]],
    ['debit and credit', 'NIFTY\t45,000.00 Cr\nBANKNIFTY\t1,250 Dr', [45_000, -1_250]],
    ['a small credit beside a debit', 'NIFTY 450.00 Cr\nX 36 Dr.\nX Dr 40', [450, -36, -40]],
    [
      'a credit and a debit behind a name',
      'NIFTY24AUG 1,23,456 Cr\nX 1,23,456 Dr',
      [123_456, -123_456],
    ],
    [
      'a credit behind a comma',
      'NIFTY,1,23,456 Cr\nX,36,980 (Dr)\nX 45000 Cr',
      [123_456, -36_980, 45_000],
    ],
    [
      'words for the sign',
      'RELIANCE 36,980 profit\nNIFTY 500 loss\nLoss of 5,000\nX\t700 Loss\nTCS loss 1,200\nX नुकसान 40',
      [36_980, -500, -5_000, -700, -1_200, -40],
    ],
    ['crores, with or without a name', '1.2 cr\nNIFTY 1.2 cr\nX 1.2 crore', [1.2e7, 1.2e7, 1.2e7]],
    ['Hindi digits behind a name', 'RELIANCE ३६,९८०\nRELIANCE ३६९८०', [36_980, 36_980]],
    ['a name and thousands', 'RELIANCE,36,980\nX,-36,980\nX,(36,980)', [36_980, -36_980, -36_980]],
    ['a name and lakhs', 'NIFTY -2.1533 lakh\nX 2 लाख\nX 1 करोड़', [-215_330, 200_000, 1e7]],
    ['rupees behind a name', 'X -₹ 500\nX Rs. 36,980/-\nX (₹500)', [-500, 36_980, -500]],
    ['a date and an amount', '01-08-2025 500\n2025-08-01,-600', [500, -600]],
    ['no amount at all', 'hello\n---', []],
  ])('%s', (_, pasted, expected) => {
    expect(amounts(pasted)).toEqual(expected)
  })
})

test.each([
  'Charges 12345.67',
  'Other Credit & Debit 0',
  'Realized P&L -45000.50',
  'Unrealized P&L 0',
  'Net Profit 2000',
  'Futures Turnover 2,00,000',
  'Futures profit 2,000',
  'Options 5,000',
  'Closing balance 45000',
  'Brokerage -200',
  'Profit/Loss 500',
  'Total 500',
  'Grand Total,500',
  'Client code 12345',
  'GST @18%: 36',
])('a total, charge or balance is no trade: %s', (line) => {
  const { read, left } = readProfitLines(`NIFTY 500\n${line}`)
  expect(read).toEqual([{ text: 'NIFTY 500', amount: 500 }])
  expect(left).toEqual([{ text: line, why: 'total' }])
})

test.each([
  'NIFTY 75 120000 115000',
  'NIFTY 22000 CE 50 -1,250.50',
  'NIFTY25JUN22000CE,50,110.5,98.25,-612.50',
  'NIFTY\t50\t1,20,000\t1,15,000\t-5,000',
  '"NIFTY","50","1,20,000.00"',
  'NIFTY;50;36,980',
  '87345 -42110',
  '87,345; -42,110',
  '87345,42110',
  'RELIANCE 87,345 -42,110',
  'RELIANCE 1 20 000',
  'RELIANCE,50,110,980',
  'RELIANCE,50,110.5,36,980',
  'RELIANCE,87,000,-42,000',
  '"NIFTY",36,980',
])('several numbers without a heading are not read, and the column is asked: %s', (line) => {
  const { read, left, asks } = readProfitLines(line)
  expect(read).toEqual([])
  expect(left).toEqual([{ text: line, why: 'several' }])
  expect(asks?.length).toBeGreaterThan(1)
})

test.each(['RELIANCE - 500', '36,980 NIFTY', 'RELIANCE 36,980 net of costs', 'X,36,980,1-8-25'])(
  'a line without a clear amount is left out and counted: %s',
  (line) => {
    const found = readProfitLines(line)
    expect(found.read).toEqual([])
    expect(countUnread(found)).toBe(1)
  },
)

test('the column that is named counts, by tabs or by spaces', () => {
  expect(amounts('NIFTY\t75\t120000\t-115000\nTCS\t5\t1\t40', { column: 4 })).toEqual([
    -115_000, 40,
  ])
  expect(amounts('NIFTY 75 120000 115000\nTCS 500', { column: 3 })).toEqual([120_000, 500])
  const { read, left, asks } = readProfitLines('NIFTY 75 120000', { column: 9 })
  expect([read, left[0]?.why, asks]).toEqual([[], 'noAmount', undefined])
})

describe('in a table', () => {
  test.each([
    ['an empty cell', 'Symbol,Note,P&L,Pct\nNIFTY,,-612,-11', [-612]],
    ['semicolons', 'Symbol;Buy;P&L;Pct\nNIFTY;1,20,000;-5,000;4', [-5_000]],
    ['commas that were typed', 'Symbol,P&L\nRELIANCE,36,980', [36_980]],
    ['typed commas before another column', 'Symbol,P&L,Pct\nRELIANCE,36,980,5', []],
    ['an empty first column', '\tSymbol\tP&L\tPct\n\tNIFTY\t-612\t-11', [-612]],
    ['a column of debits and credits', 'Scrip\tP&L\tDr/Cr\nA\t500\tDr\nB\t700\tCr', [-500, 700]],
    ['profits and losses apart', 'Scrip\tProfit\tLoss\nA\t0\t500\nB\t700\t0', [-500, 700]],
    ['small credits', 'Scrip\tP&L\nA\t500.00 Cr\nB\t5 Dr', [500, -5]],
  ])('a row is read with %s', (_, pasted, expected) => {
    expect(amounts(pasted)).toEqual(expected)
  })

  test('the column counts that its heading names, never the last one', () => {
    const rows =
      'Symbol,Quantity,Buy Value,Sell Value,Realized P&L,Realized P&L Pct.,Unrealized P&L'
    const report = `${rows}\nNIFTY25JUN22000CE,50,5525,4912.5,-612.5,-11.09,0\nX,1,2,3,5000,1.47,9`
    expect(readProfitLines(report)).toMatchObject({ column: 'Realized P&L' })
    expect(amounts(report)).toEqual([-612.5, 5_000])
    expect(amounts(report, { column: 3 })).toEqual([5_525, 2])
  })

  test('results before charges count, where both stand there', () => {
    expect(amounts('Scrip\tNet P&L\tCharges\tGross P&L\nA\t90\t10\t100')).toEqual([100])
  })

  test('two columns that may both be it are asked about', () => {
    const report = 'Scrip\tShort term gain\tLong term gain\nA\t90\t10'
    expect(readProfitLines(report)).toMatchObject({ read: [], asks: ['A', '90', '10'] })
    expect(amounts(report, { column: 2 })).toEqual([90])
  })

  test('lines above a table, its totals and charges are no trades', () => {
    const report = [
      'Charges\t12345.67',
      'Other Credit & Debit\t0',
      'Realized P&L\t-45000.50',
      'Symbol\tBuy Value\tRealized P&L',
      'NIFTY\t100\t500',
      'Total\t100\t500',
      '\t100\t500',
      'Brokerage\t\t-200',
    ].join('\n')
    expect(amounts(report)).toEqual([500])
    expect(reasons(report)).toEqual(['above', 'above', 'above', 'total', 'noAmount', 'total'])
  })

  test('rows of open positions and of another table are no results', () => {
    const report = [
      'Realised trades',
      'Stock name\tBuy value\tRealised P&L',
      'A\t100\t500',
      'Unrealised trades',
      'Stock name\tBuy value\tUnrealised P&L',
      'B\t100\t900',
    ].join('\n')
    expect(amounts(report, { segment: 'intraday' })).toEqual([500])
  })

  test('each section of a report counts for its own box', () => {
    const heading = 'Symbol\tBuy Value\tProfit'
    const report = [
      'Equity - Intraday',
      heading,
      'A\t1\t1',
      'Equity - Short Term',
      heading,
      'B\t1\t2',
    ]
    const whole = [...report, 'F&O', heading, 'C\t1\t4'].join('\n')
    expect(amounts(whole, { segment: 'fno' })).toEqual([4])
    expect(amounts(whole, { segment: 'intraday' })).toEqual([1])
    expect(readProfitLines(whole).left).toContainEqual({
      text: 'B\t1\t2',
      why: 'section',
      section: 'Equity - Short Term',
    })
  })
})

test('lines that may hold a trade are counted, totals and words without a number are not', () => {
  const found = readProfitLines('NIFTY 500\nClient\nTotal 500\n36,980 NIFTY')
  expect(countUnread(found)).toBe(1)
})

test('empty columns at the end of a line and spaces in a row change nothing', () => {
  expect(amounts('NIFTY;;500;;;')).toEqual([500])
  expect(amounts('NIFTY     36,980')).toEqual([36_980])
  expect(readProfitLines('Sub  -  total   500').read).toEqual([])
})

test.each([
  ['spaces in a total', `sub${' '.repeat(999_990)}1`],
  ['spaces in a heading', `p${' '.repeat(999_980)}z,b`],
  ['empty columns', `1${','.repeat(999_990)}x`],
  ['quotes', '"a'.repeat(500_000)],
  ['tabs', `p${'\t'.repeat(999_980)}l1`],
  ['long lines', `NIFTY ${'5 '.repeat(490)}\n`.repeat(1_000)],
  ['names', `${'jan 5 loss '.repeat(90)}500\n`.repeat(1_000)],
])('a report of a million characters with many %s is read without a hang', (_, pasted) => {
  const began = Date.now()
  readProfitLines(pasted)
  expect(Date.now() - began).toBeLessThan(3_000)
})

test('a line that is far too long counts as not read', () => {
  const found = readProfitLines(`${'NIFTY '.repeat(200)} 500\n700`)
  expect(found.read.map(({ amount }) => amount)).toEqual([700])
  expect(countUnread(found)).toBe(1)
})
