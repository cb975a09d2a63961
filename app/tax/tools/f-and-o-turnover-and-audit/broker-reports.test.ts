import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fnoTurnover } from '#app/tax/engine/business/fno-turnover.ts'
import { countUnread, readProfitLines } from './profit-lines.ts'

// Reports of our own making with two trades each: an option that lost 60,000 and a future that gained
// 15,000, or shares within a day that lost 800 and gained 1,200.
const FNO = { results: [-60_000, 15_000], turnover: 75_000, profit: -45_000 }
const INTRADAY = { results: [-800, 1_200], turnover: 2_000, profit: 400 }

describe.each([
  // Its option lost 60,000.50, which whole rupees drop; a position that is open has no result.
  ['zerodha-fno', 'fno', { results: [-60_000.5, 15_000, 0], turnover: 75_000, profit: -45_000 }],
  ['zerodha-tax', 'fno', FNO],
  ['groww-fno', 'fno', { ...FNO, results: [15_000, -60_000] }],
  ['upstox-fno', 'fno', FNO],
  ['angel-one-fno', 'fno', FNO],
  ['icici-direct-fno', 'fno', FNO],
  ['zerodha-tax', 'intraday', INTRADAY],
  ['groww-stocks', 'intraday', INTRADAY],
  ['icici-direct-gains', 'intraday', INTRADAY],
] as const)('the report %s gives its %s trades alone', (name, segment, expected) => {
  test.each(['commas', 'tabs'])('between %s', async (separator) => {
    const csv = await sample(name)
    const { read } = readProfitLines(separator === 'tabs' ? tabbed(csv) : csv, { segment })
    const results = read.map(({ amount }) => amount)
    const { turnover, profit } = fnoTurnover({ results }).result
    expect({ results, turnover, profit }).toEqual(expected)
  })
})

test.each(['groww-stocks', 'icici-direct-gains'])(
  'nothing of a report on shares counts as futures and options: %s',
  async (name) => {
    const { read, left } = readProfitLines(await sample(name), { segment: 'fno' })
    expect(read).toEqual([])
    expect(left.some(({ why }) => why === 'section')).toBe(true)
  },
)

test('only a sum without a name is counted as a line that was not read', async () => {
  const found = readProfitLines(await sample('upstox-fno'))
  expect(countUnread(found)).toBe(1)
  expect(countUnread(readProfitLines(await sample('zerodha-fno')))).toBe(0)
})

function sample(name: string): Promise<string> {
  return readFile(new URL(`samples/${name}.csv`, import.meta.url), 'utf8')
}

/** As cells are pasted from a spreadsheet. */
function tabbed(csv: string): string {
  const cells = csv.includes(';') ? /;/g : /"[^"]*"|,/g
  return csv.replace(cells, (part) => (part.length > 1 ? part.slice(1, -1) : '\t'))
}
