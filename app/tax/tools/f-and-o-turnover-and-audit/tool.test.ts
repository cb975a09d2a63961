import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { Answer } from '#app/tax/working/answer.ts'
import { answerIn } from '../../../../test/tool-answer.ts'
import { initialValues, sentValues, valuesFrom } from '../form/form-values.ts'
import type { FormValues } from '../form/tool-type.ts'
import { tool } from './tool.ts'

const context = { year: '2025-26', today: '2026-11-22' } as const

function respond(values: FormValues, inContext: Parameters<typeof tool.respond>[1] = context) {
  return tool.respond({ ...initialValues(tool), ...values }, inContext)
}

const answer = (...given: Parameters<typeof respond>) => answerIn(respond(...given))

const figureOf = ({ figures }: Answer, label: string) =>
  figures.find((figure) => figure.label === label)?.value

test('a trader sees the example: turnover, loss and no audit', () => {
  const found = answer(tool.example)
  expect(found.headline).toMatchObject({ value: 'No audit needed', tone: 'good' })
  // F&O 18,40,000 + 12,65,000 + 21,30,000 + 6,85,000 + 34,20,000 + 31,90,000; intraday 1,07,500
  expect(figureOf(found, 'Turnover')).toBe('₹1,26,37,500')
  expect(figureOf(found, 'F&O loss, after costs')).toBe('−₹7,25,000')
  expect(figureOf(found, 'Intraday loss (speculative)')).toBe('−₹23,500')
  expect(figureOf(found, 'Return by')).toBe('31 August 2026')
})

test('a trader sees that a loss keeps its own year only, once the due date has passed', () => {
  const late = 'The due date was 31 August 2026.'
  const inTime = { year: '2025-26', today: '2026-08-31' } as const
  expect(answer({ results: '-5000' }).notes.join()).toContain(late)
  expect(answer({ results: '-5000' }, inTime).notes.join()).not.toContain(late)
  const over = answer({ results: '-5000' }, { ...inTime, today: '2027-01-01' }).notes.join()
  expect(over).toContain('The last day for a belated return, 31 December 2026, has passed.')
  expect(over).not.toContain('In a belated return')
})

test.each(['3,000', '2 crore'])(
  'a trader sees at %s, once, that a low profit alone is no reason for an audit',
  (amount) => {
    const found = answer({ results: `${amount}\n-${amount}` })
    expect(found.notes.filter((note) => note.includes('mean an audit'))).toHaveLength(1)
  },
)

test('a trader sees an audit with its dates and its penalty when cash is more than 5%', () => {
  const found = answer({ results: '1,20,00,000', cashPayments: '6' })
  expect(found.headline).toMatchObject({ value: 'Audit needed', tone: 'bad' })
  expect(figureOf(found, 'Audit report by')).toBe('30 September 2026')
  expect(figureOf(found, 'Return by')).toBe('31 October 2026')
  expect(figureOf(found, 'Penalty without the report')).toBe('₹60,000')
  expect(figureOf(answer({ results: '11 crore' }), 'Penalty without the report')).toBe('₹1,50,000')
})

test('a trader sees the sections of the 2025 Act for the year that it governs', () => {
  const next = answer({ results: '5000' }, { year: '2026-27', today: '2026-11-22' })
  expect(next.notes.join()).toContain('section 58(2)')
  expect(answer({ results: '5000' }).notes.join()).not.toContain('2025 Act')
})

test('a trader sees the dates of the next year', () => {
  const found = answer({ results: '5000' }, { year: '2026-27', today: '2026-11-22' })
  expect(figureOf(found, 'Return by')).toBe('31 August 2027')
})

test('a trader sees other business added to the turnover that decides', () => {
  const values = { results: '1000', otherTurnover: '1 crore', cashReceipts: '50' }
  expect(answer(values).headline.value).toBe('Audit needed')
})

test('a trader sees no audit at a loss, and an audit after leaving section 44AD', () => {
  expect(answer({ results: '-50,000' }).headline.value).toBe('No audit needed')
  const left = answer({ results: '-50,000', presumptive: 'left' })
  expect(left.headline.value).toBe('Audit needed')
  expect(left.notes.join()).toContain('disputed')
  const low = answer({ results: '-50,000', presumptive: 'left', lowIncome: 'on' })
  expect(low.headline.value).toBe('No audit needed')
})

test('a trader sees a refusal where earlier returns decide', () => {
  expect(answer({ results: '-50,000', presumptive: 'unknown' }).headline.value).toBe(
    'We can’t tell from this',
  )
  expect(answer({ results: '12 crore', presumptive: 'unknown' }).headline.value).toBe(
    'Audit needed',
  )
})

test('a trader sees an audit by the words of the law where practice differs, and that it does', () => {
  const found = answer({ results: '1.5 crore', presumptive: 'left' })
  expect(found.headline).toMatchObject({ value: 'Audit needed', tone: 'bad' })
  expect(found.headline.text).toContain('Disputed, see “Good to know”.')
  expect(figureOf(found, 'Audit report by')).toBe('30 September 2026')
})

test('a trader sees above all that a line of either box was not read', () => {
  const skipped = { results: '500\n87345 NIFTY', intraday: '600' }
  expect(answer(skipped).headline.text).toMatch(/ 1 line not read\.$/)
  expect(answer({ ...skipped, presumptive: 'unknown' }).headline.text).toContain('1 line not read.')
  expect(answer({ results: '500', intraday: '600\n7 x' }).headline.text).toContain(
    '1 line not read.',
  )
  expect(answer({ results: '500' }).headline.text).not.toContain('not read')
})

test('a trader sees that a loss is not set off against salary, crypto or winnings', () => {
  expect(answer({ results: '-5000' }).notes.join()).toContain(
    'any income except salary, crypto gains and winnings',
  )
})

test('a trader sees whether a loss can still be kept', () => {
  const values = { results: '-5000', intraday: '-600' }
  const before = answer(values, { year: '2026-27', today: '2026-11-22' }).notes.join(' ')
  expect(before.match(/if you file by the due date/g)).toHaveLength(2)
  const after = answer(values, { year: '2025-26', today: '2026-11-22' }).notes.join(' ')
  expect(after).not.toMatch(/if you file\b/)
  expect(after.match(/if you filed by the due date/g)).toHaveLength(2)
  expect(after).toContain('The due date was 31 August 2026.')
})

test('a trader sees what was read and what was left out, with why', () => {
  const { headline, tables } = answer({ results: 'NIFTY  500\nClient: AB1\nTotal 500' })
  expect(headline.text).not.toContain('not read')
  expect(tables).toMatchObject([
    { rows: [['NIFTY 500', '₹500']], folds: true },
    {
      rows: [
        ['Client: AB1', 'A total, charge or balance'],
        ['Total 500', 'A total, charge or balance'],
      ],
    },
  ])
})

test('a trader sees the trades of a whole broker’s sheet, not its summary', async () => {
  const sheet = new URL('samples/zerodha-fno.csv', import.meta.url)
  const response = respond({ results: await readFile(sheet, 'utf8') })
  const found = answerIn(response)
  // 60,000 lost and 15,000 gained
  expect(figureOf(found, 'Turnover')).toBe('₹75,000')
  expect(figureOf(found, 'F&O loss, after costs')).toBe('−₹45,000')
  expect(found.headline.text).not.toContain('not read')
  expect(found.tables?.[0]?.caption).toBe('What we read, F&O, column “Realized P&L”')
  expect(response).toHaveProperty('asks', ['resultsColumn'])
})

describe('several numbers without a heading', () => {
  const rows = 'NIFTY 75 120000 115000\nTCS 5 200 -40'

  test('several numbers without a heading are asked about with a row of one’s own', () => {
    expect(respond({ results: rows })).toEqual({
      missing:
        'Which column has the profit or loss? A row of yours: 1 NIFTY · 2 75 · 3 120000 · 4 115000',
      asks: ['resultsColumn'],
    })
    expect(respond({ results: '5', intraday: rows })).toMatchObject({
      missing: expect.stringContaining('Which column has the intraday profit or loss?'),
      asks: ['intradayColumn'],
    })
  })

  test('several numbers without a heading are read by the column that is named', () => {
    const found = answer({ results: rows, resultsColumn: '4' })
    expect(figureOf(found, 'Turnover')).toBe('₹1,15,040')
    expect(respond({ results: rows, resultsColumn: '9' })).toMatchObject({
      faults: [{ path: 'resultsColumn', message: expect.stringContaining('no amounts') }],
    })
  })
})

test('a report that is of no use says why at its field', () => {
  const shares = 'Equity - Short Term\nSymbol\tValue\tProfit\nA\t5\t6'
  expect(respond({ results: shares })).toMatchObject({
    faults: [{ path: 'results', message: expect.stringContaining('“Equity - Short Term”') }],
  })
})

test('a long report goes along with an enquiry as its amounts, with the same answer', () => {
  const heading = 'Symbol\tQuantity\tBuy Value\tSell Value\tRealised P&L'
  const row = (index: number) =>
    `NIFTY${index}\t75\t120000\t115000\t${index % 2 ? index : -index}.5`
  const results = [heading, ...Array.from({ length: 5_000 }, (_, index) => row(index))].join('\n')
  const values = { ...initialValues(tool), results, intraday: '5' }
  const sent = sentValues(values, respond(values))
  expect(sent.intraday).toBe('5')
  expect(sent.results?.length).toBeLessThan(50_000)
  const { figures } = answer(values)
  expect(answer(sent).figures).toEqual(figures)
})

test('a trader who typed no amounts gets an error at the field', () => {
  expect(respond({ results: 'hello' })).toMatchObject({ faults: [{ path: 'results' }] })
  expect(respond({ results: '500', cashReceipts: '101' })).toMatchObject({
    faults: [{ path: 'cashReceipts' }],
  })
  expect(respond({})).toEqual({ missing: 'Enter your profits and losses to see your turnover.' })
})

test('every line of every working names a rule of the register', () => {
  const all = [
    answer(tool.example),
    answer({ results: '5', presumptive: 'now' }),
    answer({ results: '5' }, { year: '2026-27', today: '2026-11-22' }),
  ]
  for (const { workings } of all) {
    for (const { rule } of workings.flatMap(({ lines }) => lines)) {
      expect(tool.facts).toHaveProperty(rule)
    }
  }
})

test('a report that is too long is refused at its field and kept there', () => {
  const results = 'NIFTY 500\n'.repeat(100_001)
  const values = valuesFrom(tool, [['results', results]])
  expect(values.results).toBe(results)
  expect(respond(values)).toMatchObject({
    faults: [{ path: 'results', message: expect.stringContaining('too long') }],
  })
})

test('a report of more than 20,000 lines is refused at its field', () => {
  expect(respond({ results: '1\n'.repeat(19_999) })).toHaveProperty('answer')
  expect(respond({ results: '1\n'.repeat(20_001) })).toMatchObject({
    faults: [{ path: 'results', message: expect.stringContaining('20,000 lines') }],
  })
})
