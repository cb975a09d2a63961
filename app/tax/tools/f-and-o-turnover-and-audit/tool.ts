import { percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { type AuditInput, audit } from '#app/tax/engine/business/audit.ts'
import { type FnoTurnover, fnoTurnover } from '#app/tax/engine/business/fno-turnover.ts'
import type { Line } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { answerWords } from '#content/en/tools/answer.ts'
import { basics, example, more, words } from '#content/en/tools/f-and-o-turnover-and-audit/form.ts'
import { businessFacts } from '#content/facts/business.ts'
import { calendarFacts } from '#content/facts/calendar.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { valueInYear } from '#content/facts/in-year.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { tradingFacts } from '#content/facts/trading.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { type Case, datesOf } from './case.ts'
import { notesFor } from './notes.ts'
import { countUnread, type ProfitLine, type ReadLines, readProfitLines } from './profit-lines.ts'
import { readTables } from './read-tables.ts'
import type { Segment } from './report-headings.ts'

const facts = { ...businessFacts, ...tradingFacts, ...dueDateFacts, ...calendarFacts }

export const tool: Tool = {
  id: 'f-and-o-turnover-and-audit',
  years: ['2026-27', '2025-26'],
  basics,
  more,
  example,
  facts,
  respond,
}

function respond(values: Record<string, string>, context: ToolContext): Response {
  const read = new FormReader(values)
  const lines = readBox(read, 'results', 'fno')
  const intradayLines = readBox(read, 'intraday', 'intraday')
  const presumptive = read.choice('presumptive', ['never', 'now', 'left', 'unknown'])
  const input = {
    cashReceiptsPct: read.decimal('cashReceipts', 100) ?? 0,
    cashPaymentsPct: read.decimal('cashPayments', 100) ?? 0,
    totalIncomeAboveExemption: !read.ticked('lowIncome'),
    left44adEarly: presumptive === 'left',
    uses44ad: presumptive === 'now',
    year: context.year,
  }
  const costs = read.money('costs')
  const otherTurnover = read.money('otherTurnover')
  if (read.faults.length > 0) return { faults: read.faults }
  if (read.isEmpty('results') && read.isEmpty('intraday')) return { missing: words.missing }
  if (lines.asks) return askColumn('results', lines.asks)
  if (intradayLines.asks) return askColumn('intraday', intradayLines.asks)

  const fno = fnoTurnover({ results: lines.read.map(amountOf) })
  const intraday = fnoTurnover({ results: intradayLines.read.map(amountOf) }, 'intraday')
  const turnover = fno.result.turnover + intraday.result.turnover + otherTurnover
  const decided = audit({ ...input, turnover })
  const isUnknown =
    presumptive === 'unknown' && mayTurn({ ...input, turnover }, decided.result.audit)
  return {
    answer: answerOf({
      context,
      input: { ...input, turnover },
      fno,
      intraday,
      otherTurnover,
      profit: fno.result.profit - costs,
      decided,
      isUnknown,
      tables: readTables(lines, intradayLines),
      skipped: countUnread(lines) + countUnread(intradayLines),
    }),
    asks: [
      ...(lines.column === undefined ? [] : [columnOf('results')]),
      ...(intradayLines.column === undefined ? [] : [columnOf('intraday')]),
    ],
    brief: {
      ...briefOf('results', lines, read.text('results').length),
      ...briefOf('intraday', intradayLines, read.text('intraday').length),
    },
  }
}

/** Of the numbers in a row. */
function askColumn(box: 'results' | 'intraday', row: string[]): Response {
  return { missing: words.whichColumn[box](columnsIn(row)), asks: [columnOf(box)] }
}

function columnOf(box: 'results' | 'intraday') {
  return `${box}Column`
}

/** What a box holds; a fault where nothing of it can be read, at the column where that decides. */
function readBox(read: FormReader, box: 'results' | 'intraday', segment: Segment): ReadLines {
  const column = read.whole(columnOf(box), MAX_COLUMNS) || undefined
  const lines = readProfitLines(read.longText(box), { column, segment })
  if (!lines.asks && lines.read.length === 0 && !read.isEmpty(box) && !read.isWrong(box)) {
    if (column === undefined) read.fault(box, whyNothing(lines), undefined)
    else read.fault(columnOf(box), words.emptyColumn, undefined)
  }
  return lines
}

const MAX_COLUMNS = 100

function whyNothing({ left }: ReadLines): string {
  const section = left.find(({ why }) => why === 'section')?.section
  if (section !== undefined) return words.otherSection(section)
  return left.some(({ why }) => why === 'noColumn') ? words.noColumn : words.nothingRead
}

/** '1 NIFTY · 2 75 · 3 1,20,000' */
function columnsIn(cells: string[]): string {
  return cells
    .slice(0, COLUMNS_SHOWN)
    .map((cell, index) => `${index + 1} ${cell === '' ? '–' : cell.slice(0, CELL_SHOWN)}`)
    .join(' · ')
}

const COLUMNS_SHOWN = 20
const CELL_SHOWN = 20

/** Of a long report, its amounts alone. */
function briefOf(box: 'results' | 'intraday', { read }: ReadLines, length: number): FormValues {
  if (length < BRIEF_FROM) return {}
  return { [box]: read.map(amountOf).join('\n'), [columnOf(box)]: '' }
}

const BRIEF_FROM = 5_000

/** Whether an earlier use of section 44AD would change the answer. */
function mayTurn(input: AuditInput, now: boolean): boolean {
  return audit({ ...input, left44adEarly: true }).result.audit !== now
}

function answerOf(found: Case): Answer {
  const { fno, intraday, decided } = found
  const hasIntraday = intraday.result.turnover > 0
  return {
    headline: withSkipped(headline(found), found.skipped),
    figures: figures(found),
    tables: found.tables,
    workings: [
      { title: words.fno, lines: [...fno.lines, ...costLines(found)] },
      ...(hasIntraday ? [{ title: words.intraday, lines: intraday.lines }] : []),
      { title: words.audit, lines: decided.lines },
    ],
    notes: notesFor(found),
    assumptions: Object.values(words.assumptions),
  }
}

/** Costs lower the profit, never the turnover. */
function costLines({ fno, profit }: Case): Line[] {
  const costs = fno.result.profit - profit
  if (costs === 0) return []
  return [
    { label: words.costs, amount: -costs, rule: 'fnoBusiness' },
    { label: profit < 0 ? words.fnoLoss : words.fnoProfit, amount: profit, rule: 'fnoBusiness' },
  ]
}

function headline({ input, decided, isUnknown }: Case): Headline {
  const label = words.audit
  if (isUnknown) return { label, value: words.unsure, text: words.why.unknown }
  return decided.result.audit
    ? {
        label,
        value: words.needed,
        text: decided.result.disputed
          ? `${words.why.left} ${answerWords.disputed}.`
          : whyNeeded(input),
        tone: 'bad',
      }
    : { label, value: words.notNeeded, text: whyNot(input), tone: 'good' }
}

function withSkipped(headline: Headline, skipped: number): Headline {
  return skipped > 0
    ? { ...headline, text: `${headline.text} ${words.notRead(skipped)}` }
    : headline
}

function whyNeeded({ turnover, cashReceiptsPct, cashPaymentsPct, year }: AuditInput): string {
  const [low, high, share] = limits(year)
  if (turnover <= low) return words.why.left
  const isCash = cashReceiptsPct > share || cashPaymentsPct > share
  return isCash
    ? words.why.cash(rupees(turnover), rupees(low), `${share}%`)
    : words.why.above(rupees(turnover), rupees(high))
}

function whyNot({ turnover, uses44ad, left44adEarly, year }: AuditInput): string {
  const [low, high, share] = limits(year)
  if (turnover > low && !uses44ad) {
    return words.why.digital(rupees(turnover), rupees(high), `${share}%`)
  }
  if (uses44ad) return words.why.presumptive
  return left44adEarly
    ? words.why.lowIncome(rupees(turnover), rupees(low))
    : words.why.within(rupees(turnover), rupees(low))
}

function limits(year: AuditInput['year'] = '2025-26'): [low: number, high: number, share: number] {
  return [
    valueInYear(businessFacts, 'auditTurnover', year),
    valueInYear(businessFacts, 'auditTurnoverDigital', year),
    valueInYear(businessFacts, 'cashShare', year),
  ]
}

function figures(found: Case): Figure[] {
  const { input, fno, intraday, otherTurnover, profit } = found
  const parts = [
    { name: words.parts.fno, amount: fno.result.turnover },
    { name: words.parts.intraday, amount: intraday.result.turnover },
    { name: words.parts.other, amount: otherTurnover },
  ].filter(({ amount }) => amount > 0)
  const share = fno.result.turnover > 0 ? (profit / fno.result.turnover) * 100 : undefined
  return [
    {
      label: words.turnover,
      value: money(input.turnover),
      text:
        parts.length > 1
          ? parts.map(({ name, amount }) => `${name} ${money(amount)}`).join(', ')
          : undefined,
      strong: true,
    },
    {
      label: profit < 0 ? words.fnoLoss : words.fnoProfit,
      value: money(profit),
      text: share === undefined ? undefined : words.share(`${share.toFixed(1)}%`.replace('-', '−')),
    },
    ...intradayFigures(intraday.result),
    ...dateFigures(found),
  ]
}

function intradayFigures({ turnover, profit }: FnoTurnover): Figure[] {
  if (turnover === 0) return []
  return [{ label: profit < 0 ? words.intradayLoss : words.intradayProfit, value: money(profit) }]
}

function dateFigures({ context, input, decided, isUnknown }: Case): Figure[] {
  if (isUnknown) return []
  const { report, audited, plain } = datesOf(context)
  const figure = (label: string, fact: TaxFact) => ({
    label,
    value: formatFact(fact),
    text: context.today > String(fact.value) ? words.passed : undefined,
  })
  if (!decided.result.audit) return [figure(words.return, plain)]
  return [
    figure(words.report, report),
    figure(words.return, audited),
    // The Act of 2025 has no such penalty: a bill of 2026 put a fee in its place.
    ...(context.year === '2026-27'
      ? []
      : [
          {
            label: words.penalty,
            value: money(penaltyOn(input.turnover)),
            text: words.penaltyText,
          },
        ]),
  ]
}

function penaltyOn(turnover: number): number {
  const share = wholeRupees(percentOf(businessFacts.auditPenaltyShare.value, turnover))
  return Math.min(share, businessFacts.auditPenaltyMost.value)
}

function amountOf({ amount }: ProfitLine): number {
  return amount
}
