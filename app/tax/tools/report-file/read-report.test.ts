import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Cells, workbook } from '../../../../test/workbook.ts'
import { readProfitLines } from '../f-and-o-turnover-and-audit/profit-lines.ts'
import { readReport } from './read-report.ts'

const SAMPLES = new URL('../f-and-o-turnover-and-audit/samples/', import.meta.url)

const profits = (text: string) => readProfitLines(text).read.map(({ amount }) => amount)
const refusal = (file: Uint8Array) => readReport(file).then(String, ({ why }) => why)

describe.each([
  'zerodha-fno',
  'zerodha-tax',
  'groww-fno',
  'upstox-fno',
  'angel-one-fno',
  'icici-direct-fno',
])('the report %s gives the same trades', (name) => {
  test('a report is read as CSV and as XLSX', async () => {
    const csv = await readFile(new URL(`${name}.csv`, SAMPLES), 'utf8')
    const rows: string[][] = parse(csv, {
      delimiter: csv.includes(';') ? ';' : ',',
      relax_column_count: true,
    })
    const cells = rows.map((row) =>
      row.map((cell) => (/^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell)),
    )
    const [fromCsv] = await readReport(strToU8(csv))
    const [fromXlsx] = await readReport(workbook({ 'F&O': cells }))
    expect(profits(csv).length).toBeGreaterThan(1)
    expect(profits(fromCsv?.text ?? '')).toEqual(profits(csv))
    expect(profits(fromXlsx?.text ?? '')).toEqual(profits(csv))
    expect(fromXlsx?.name).toBe('F&O')
  })
})

test('each sheet with something in it can be chosen', async () => {
  const sheets = await readReport(workbook({ Equity: [['A', 1]], Empty: [], 'F&O': [['B', 2.5]] }))
  expect(sheets).toEqual([
    { name: 'Equity', text: 'A\t1', rows: 1 },
    { name: 'F&O', text: 'B\t2.5', rows: 1 },
  ])
})

test('cells keep their columns, without tabs, line ends and quotes of their own', async () => {
  const file = workbook({ One: [['', 'A "b"\n\tc', '', 0.1 + 0.2]] })
  expect(await readReport(file)).toMatchObject([{ text: '\tA b c\t\t0.3' }])
  const csv = strToU8('\ufeffName;P&L\n"A\nb";"1,20,000"\n')
  expect(await readReport(csv)).toMatchObject([{ text: 'Name\tP&L\nA b\t1,20,000' }])
})

describe('a file is refused', () => {
  const big = new Uint8Array(21 * 1024 * 1024)

  test.each([
    ['that is larger than 20 MB', big, 'size'],
    ['that unpacks to more', workbook({ One: [] }, { 'xl/media/a.xml': big }), 'unpacked'],
    ['that is an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'old'],
    ['that is a PDF', strToU8('%PDF-1.7'), 'pdf'],
    ['that is no workbook', zipSync({ 'a.txt': strToU8('a') }), 'broken'],
    ['that is cut off', workbook({ One: [['A', 1]] }).slice(0, 400), 'broken'],
    ['with pictures only', new Uint8Array([1, 2, 0, 4]), 'broken'],
    ['without lines', strToU8(' \n'), 'empty'],
    ['with too many lines', strToU8('1\n'.repeat(20_001)), 'long'],
    ['with too many characters', strToU8('x'.repeat(1_000_001)), 'long'],
    [
      'with a cell far down',
      workbook({ One: [] }, { 'xl/worksheets/sheet1.xml': cellAt('A1048576') }),
      'rows',
    ],
    [
      'with a cell far right',
      workbook({ One: [] }, { 'xl/worksheets/sheet1.xml': cellAt('XFD1') }),
      'rows',
    ],
  ])('%s', async (_, file, why) => {
    expect(await refusal(file)).toBe(why)
  })

  test('a file that unpacks to far more is refused, before its end was looked at', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) })
    expect(await refusal(bomb.slice(0, bomb.length / 2))).toBe('unpacked')
  })
})

function cellAt(place: string): Uint8Array {
  return strToU8(
    `<worksheet><sheetData><row><c r="${place}"><v>1</v></c></row></sheetData></worksheet>`,
  )
}

test('20,000 rows are read', async () => {
  const [sheet] = await readReport(longReport())
  expect(sheet?.rows).toBe(20_000)
})

test('20,000 rows are read on a device that takes long for each piece', async () => {
  let now = Date.now()
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 100))
  onTestFinished(() => clock.mockRestore())
  const read = await Promise.all([readReport(longReport()), readReport(longReport())])
  expect(read.map(([sheet]) => sheet?.rows)).toEqual([20_000, 20_000])
  expect(Date.now).toBe(clock)
})

function longReport(): Uint8Array {
  const rows: Cells = Array.from({ length: 20_000 }, (_, index) => [`A${index}`, index])
  return workbook({ One: rows })
}
