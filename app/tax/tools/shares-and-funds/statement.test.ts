import { readFile } from 'node:fs/promises'
import { strToU8 } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues, sentValues } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { readReport } from '../report-file/read-report.ts'
import { countUnread, readStatement } from './statement.ts'
import { tool } from './tool.ts'

beforeAll(() => tool.later?.load())

const sample = (name: string) => readFile(new URL(`samples/${name}.csv`, import.meta.url), 'utf8')

const read = (pasted: string, choices: Partial<Parameters<typeof readStatement>[1]> = {}) =>
  readStatement(pasted, { year: '2025-26', ...choices })

const respond = (values: FormValues, year: '2024-25' | '2025-26' = '2025-26') =>
  tool.respond({ ...initialValues(tool), ...values }, { year, today: '2026-11-23' })

const HEADING = 'Symbol,ISIN,Buy Date,Sell Date,Quantity,Buy Value,Sell Value,Profit'
const gains = (rows: string, ...choices: [Parameters<typeof read>[1]?]) =>
  read(`${HEADING}\n${rows}`, ...choices).read.map(({ sold }) => sold.gain)
const reasons = (rows: string, ...choices: [Parameters<typeof read>[1]?]) =>
  read(`${HEADING}\n${rows}`, ...choices).left.map(({ why }) => why)

// Statements of our own making, for FY 2025-26. Trades within a day, in F&O and those still open are none.
describe.each([
  // Cost of 2016: the value of 31 January 2018, 46,000, in place of 24,000, so 14,000 and not 36,000.
  [
    'zerodha-tax',
    [
      ['HDFCBANK', 'stcg111a', 7_000],
      ['SBIN', 'stcg111a', -1_000],
      ['INFY', 'ltcg112a', 14_000],
    ],
  ],
  [
    'groww-stocks',
    [
      ['HDFCBANK', 'stcg111a', 7_000],
      ['SBIN', 'stcg111a', -1_000],
      ['INFY', 'ltcg112a', 36_000],
    ],
  ],
  [
    'upstox-shares',
    [
      ['HDFC BANK LTD', 'stcg111a', 7_000],
      ['STATE BANK OF INDIA', 'stcg111a', -1_000],
      ['INFOSYS LTD', 'ltcg112a', 15_000],
    ],
  ],
  [
    'angel-one-shares',
    [
      ['HDFC BANK LTD', 'stcg111a', 7_000],
      ['STATE BANK OF INDIA', 'stcg111a', -1_000],
      ['INFOSYS LTD', 'ltcg112a', 15_000],
    ],
  ],
  [
    'icici-direct-shares',
    [
      ['HDFBAN', 'stcg111a', 7_000],
      ['STABAN', 'stcg111a', -1_000],
      ['INFTEC', 'ltcg112a', 15_000],
    ],
  ],
  // One redemption of 300 units from two purchases. 100 at 50 less the NAV of 2018, 36; 200 at 50 less 46. A
  // debt fund bought on 3 April 2023 is short-term, however long it was held.
  [
    'cams-funds',
    [
      ['Sample Flexi Cap Fund, ISIN : INF000A01AA1', 'ltcg112a', 1_400],
      ['Sample Flexi Cap Fund, ISIN : INF000A01AA1', 'stcg111a', 800],
      ['Sample Bond Fund, ISIN : INF000A01BB2', 'slab', 1_000],
    ],
  ],
  [
    'kfintech-funds',
    [
      ['Sample Equity Fund Growth', 'ltcg112a', 3_000],
      ['Sample Equity Fund Growth', 'stcg111a', 800],
    ],
  ],
] as const)('The statement %s gives its sales alone', (name, expected) => {
  test('a statement is read as CSV and as a sheet', async () => {
    const csv = await sample(name)
    const [file] = await readReport(strToU8(csv))
    for (const text of [csv, file?.text ?? '']) {
      const found = read(text, { funds: 'equity' })
      expect(found.read.map((one) => [one.name, one.sold.band, one.sold.gain])).toEqual(expected)
      expect(countUnread(found)).toBe(0)
    }
  })
})

test.each([
  ['2025-04-02', '2025-09-11'],
  ['02-04-2025', '11/09/2025'],
  ['2-Apr-2025', '11 September 2025'],
  ['02.04.2025', '2025-09-11 00:00:00'],
])('A row has its days as %s and %s', (bought, sold) => {
  const found = read(`${HEADING}\nTCS,INE1,${bought},${sold},5,900,1000,100`)
  expect(found.read[0]?.sale).toMatchObject({ bought: '2025-04-02', sold: '2025-09-11' })
})

test('A row has its month first where another day could not be one otherwise', () => {
  const found = read(`${HEADING}\nA,,4/2/2025,9/5/2025,5,9,10,1\nB,,4/2/2025,9/25/2025,5,9,10,1`)
  expect(found.read.map(({ sale }) => sale.sold)).toEqual(['2025-09-05', '2025-09-25'])
})

test('A row counts only if its gain is the price less the cost', () => {
  expect(gains('TCS,INE1,2025-04-02,2025-09-11,5,900,1000,100')).toEqual([100])
  expect(reasons('TCS,INE1,2025-04-02,2025-09-11,5,900,1000,1000')).toEqual(['gain'])
  expect(reasons('TCS,INE1,2025-04-02,2025-09-11,5,,1000,100')).toEqual(['amounts'])
})

test.each([
  ['sold in another year', 'A,INE1,2024-04-02,2025-03-31,5,9,10,1', 'year'],
  ['sold before it was bought', 'A,INE1,2025-09-11,2025-04-02,5,9,10,1', 'dates'],
  ['without a day', 'A,INE1,,2025-04-02,5,9,10,1', 'dates'],
  ['of one day', 'A,INE1,2025-04-02,2025-04-02,5,9,10,1', 'intraday'],
  ['of a gold bond', 'SGBDEC31,IN0020230168,2024-04-02,2025-09-11,5,9,10,1', 'other'],
  ['of totals', 'Total,,,,,9,10,1', 'total'],
])('A row: %s is left out, with why', (_, row, why) => {
  expect(reasons(row)).toEqual([why])
})

test('a row of another table is no row of the statement', () => {
  const other = 'Symbol,Quantity,Realized P&L\nTCS,5,100'
  expect(reasons(`A,INE1,2025-04-02,2025-09-11,5,9,10,1\n${other}`)).toEqual(['above'])
})

test('An investor sees the tax of a statement, and what was read of it', async () => {
  // 20% of 7,000 less 1,000; the long-term gain of 14,000 is exempt.
  const found = answerIn(respond({ statement: await sample('zerodha-tax') }))
  expect(found.headline.value).toBe('₹1,200 before surcharge and cess')
  const [, sales, left] = found.tables ?? []
  expect(sales).toMatchObject({ caption: 'What we read from your statement', folds: true })
  expect(sales?.rows[2]).toEqual(['INFY', '4 May 2016', '20 Aug 2025', '₹14,000'])
  expect(left?.rows[1]?.[1]).toBe('Under “Equity - Intraday”')
})

test('An investor says how many lines were not read', () => {
  const statement = `${HEADING}\nA,INE1,2025-04-02,2025-09-11,5,9,10,1\nB,INE1,2025-04-02,2025-09-11,5,9,10,7`
  expect(answerIn(respond({ statement })).headline.text).toContain('1 line not read.')
})

test('An investor is asked what the funds are where the statement doesn’t say it', async () => {
  const statement = await sample('kfintech-funds')
  expect(respond({ statement })).toEqual({
    missing: expect.stringContaining('equity funds or debt funds'),
    asks: ['funds'],
  })
  // 800 at 20%, and 3,000 within the exempt amount; as debt funds bought since April 2023 3,800 at 30%.
  const tax = (funds: string) => answerIn(respond({ statement, funds })).headline.value
  expect(tax('equity')).toBe('₹160 before surcharge and cess')
  expect(tax('debt')).toBe('₹1,140 before surcharge and cess')
  expect(respond({ statement, funds: 'mixed' })).toHaveProperty('missing')
})

test('An investor is asked for headings where there are none, and for the year', async () => {
  const pasted = respond({ statement: 'TCS 5 900 1000 100' })
  expect(pasted).toMatchObject({ missing: expect.stringContaining('with its headings') })
  const other = respond({ statement: await sample('zerodha-tax') }, '2024-25')
  expect(other).toMatchObject({ missing: expect.stringContaining('Check the year') })
})

test('An investor sends a long statement as sums with the same figures', () => {
  const row = (index: number) =>
    `A${index},INE1,${index % 3 ? '2016-05-04' : '2025-05-05'},2025-09-11,5,${900.25 + index},1000.5,${100.25 - index}`
  const statement = [HEADING, ...Array.from({ length: 400 }, (_, index) => row(index))].join('\n')
  const values = { ...initialValues(tool), statement }
  const sent = sentValues(values, respond(values))
  expect(sent.statement?.length).toBeLessThan(1_000)
  expect(answerIn(respond(sent)).figures).toEqual(answerIn(respond(values)).figures)
})

test('Every line of a statement’s working opens to a rule', async () => {
  const { workings } = answerIn(respond({ statement: await sample('cams-funds') }))
  for (const { rule } of workings.flatMap(({ lines }) => lines))
    expect(tool.facts).toHaveProperty(rule)
})
