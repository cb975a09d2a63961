import { type Cost, lateReturnCost } from '#app/tax/engine/late-returns/cost.ts'
import { updatedReturnPercent } from '#app/tax/engine/late-returns/updated-return.ts'
import { type OpenWay, openWay } from '#app/tax/engine/late-returns/ways.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { yearName } from '#content/en/tools/page.ts'
import { words } from '#content/en/tools/what-can-i-still-do/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { notesOf } from './notes.ts'
import type { LateReturn } from './read.ts'
import { lostTable, waitingChart, waitingFigure } from './waiting.ts'

export function answerOf(input: LateReturn): Answer {
  const outcome = openWay(input, input.filed)
  const refusal = refusalOf(input, outcome.result)
  if (refusal) return refuse(input, refusal, outcome)
  if (isNotNeeded(input)) {
    const text = words.text.notNeeded
    return plain(input, { value: words.ways.notNeeded, text, tone: 'good' }, outcome)
  }
  if (input.updatedBefore && outcome.result.way === 'updated') {
    const text = words.text.second
    return plain(input, { value: words.ways.closed, text, tone: 'bad' }, outcome)
  }
  if (outcome.result.way === 'closed') {
    const text = words.text.closed
    return plain(input, { value: words.ways.closed, text, tone: 'bad' }, outcome)
  }
  return open(input, outcome)
}

/** Why no way is named, where we would have to guess. */
function refusalOf(input: LateReturn, { way }: OpenWay): string | undefined {
  const { refusals } = words
  if (input.notice === '148A') return refusals.notice148A
  if (input.notice === 'other') return refusals.noticeOther
  if (input.assessed) return refusals.assessed
  if (input.notice && input.balance !== 'owe') return refusals.noticeBalance
  if (input.notice && way !== 'updated') return refusals.notice148
  if (way !== 'unclear' || isNotNeeded(input)) return undefined
  return input.happened === 'not-filed' ? refusals.notFiledNothing : refusals.filedNothing
}

/** No tax, no refund, and an income that asks for no return. */
function isNotNeeded({
  happened,
  balance,
  totalIncome,
  basicExemption,
  ...input
}: LateReturn): boolean {
  if (happened !== 'not-filed' || balance !== 'nothing' || totalIncome === undefined) return false
  return totalIncome <= basicExemption && !input.mustFileAnyway && !input.claimsLoss
}

function refuse(input: LateReturn, text: string, outcome: Outcome<OpenWay>): Answer {
  return plain(input, { value: words.ways.unclear, text }, outcome)
}

/** An answer without a price. */
function plain(
  input: LateReturn,
  headline: Omit<Headline, 'label'>,
  { lines, result }: Outcome<OpenWay>,
): Answer {
  return {
    headline: { label: labelOf(input), ...headline },
    figures: [],
    workings: [{ title: words.workings.way, lines }],
    notes: notesOf(input, result.way),
  }
}

function open(input: LateReturn, { lines, result }: Outcome<OpenWay>): Answer {
  const cost = lateReturnCost(input)
  const priced = input.hasTax && result.way !== 'on-time'
  const shownParts = cost.result.parts.filter(({ part }) => priced || part === 'fee')
  return {
    headline: headlineOf(input, result, cost.result),
    figures: figuresOf(input, result, cost.result),
    chart: priced ? waitingChart(input) : undefined,
    tables: lostTable(input, result.way),
    workings: [
      { title: words.workings.way, lines },
      ...shownParts
        .filter((part) => part.lines.length > 0)
        .map((part) => ({ title: words.workings[part.part], lines: part.lines })),
    ],
    notes: notesOf(input, result.way, cost),
    assumptions: assumptionsOf(input, priced),
  }
}

function headlineOf(input: LateReturn, { way, lastDay = '' }: OpenWay, cost: Cost): Headline {
  const label = labelOf(input)
  const text = textOf(input, way, cost)
  if (input.notice) return { label, value: words.ways.notice, text }
  const name = way as Exclude<OpenWay['way'], 'closed' | 'unclear'>
  const value = words.ways[name](formatDay(lastDay))
  return way === 'on-time' ? { label, value, text, tone: 'good' } : { label, value, text }
}

function textOf(input: LateReturn, way: OpenWay['way'], cost: Cost): string {
  const { text } = words
  if (way === 'on-time') return text.onTime
  if (way === 'condonation') return text.condonation
  if (input.hasTax) {
    const more = rupeesInFull(cost.total - input.unpaid)
    const say = leftOut(input, cost).length > 0 ? words.costsAtLeast : words.costs
    return say(formatDay(input.filed), more, rupeesInFull(input.unpaid))
  }
  if (input.balance === 'owe') return words.askFigures
  if (way === 'revised') return text.revised
  if (way === 'updated') return text.updatedLoss
  return input.balance === 'refund' ? text.belatedRefund : text.belatedNothing
}

function figuresOf(input: LateReturn, { way, lastDay = '' }: OpenWay, cost: Cost): Figure[] {
  const last = { label: words.figures.lastDay, value: formatDay(lastDay) }
  if (way === 'on-time' || way === 'condonation') return [last]
  if (input.balance === 'owe') {
    return input.hasTax ? priced(input, way, cost) : [last, ...rates(input, way, cost)]
  }
  return [last, ...feeFigure(input, way, cost)]
}

function priced(input: LateReturn, way: OpenWay['way'], cost: Cost): Figure[] {
  const { figures } = words
  const interest = cost.interestA + cost.interestB + (cost.interestC ?? 0)
  const missing = leftOut(input, cost)
  const c = cost.interestC === null ? figures.notIncluded : rupeesInFull(cost.interestC)
  const text = figures.interestText(rupeesInFull(cost.interestA), rupeesInFull(cost.interestB), c)
  const additional: Figure[] =
    way === 'updated'
      ? [
          {
            label: figures.additional,
            value: rupeesInFull(cost.additional),
            text: figures.additionalText(cost.additionalPercent),
          },
        ]
      : []
  return [
    { label: figures.tax, value: rupeesInFull(input.unpaid) },
    { label: figures.interest, value: rupeesInFull(interest), text },
    ...feeFigure(input, way, cost),
    ...additional,
    {
      label: figures.total(formatDay(input.filed)),
      value: rupeesInFull(cost.total),
      ...(missing.length > 0 && { text: figures.without(missing) }),
      strong: true,
    },
    ...waitingFigure(input),
  ]
}

/** What the total does not hold, because it depends on what was not entered. */
function leftOut({ happened, firstFiled }: LateReturn, { fee, interestC }: Cost): string[] {
  const { theFee, someInterest } = words.figures
  const lacksInterest = interestC === null || (happened === 'late-mistake' && !firstFiled)
  return [...(fee === null ? [theFee] : []), ...(lacksInterest ? [someInterest] : [])]
}

/** What there is to know before a figure is entered. */
function rates(input: LateReturn, way: OpenWay['way'], cost: Cost): Figure[] {
  const { figures } = words
  const rate = {
    label: figures.interest,
    value: figures.interestRate(formatFact(advanceTaxFacts.interestMonthly)),
  }
  if (way !== 'updated') return [...feeFigure(input, way, cost), rate]
  const share = {
    label: figures.additional,
    value: figures.additionalRate(percentOn(input)),
    text: figures.additionalText(percentOn(input)),
  }
  return [...feeFigure(input, way, cost), rate, share]
}

function percentOn({ year, filed, happened }: LateReturn): number {
  const after148 = happened === 'notice-148'
  return updatedReturnPercent({ ayEndYear: year + 2, filed, after148 }) ?? 0
}

function feeFigure({ balance }: LateReturn, way: OpenWay['way'], cost: Cost): Figure[] {
  const { figures } = words
  if (way === 'revised') {
    if (cost.disputedFee === 0) return []
    const range = figures.feeRange(formatFact(facts.revisedFeeSmall), formatFact(facts.revisedFee))
    const fee = cost.disputedFee === null ? range : rupeesInFull(cost.disputedFee)
    const value = figures.disputedValue(fee)
    return [{ label: figures.disputed, value, text: figures.disputedText }]
  }
  if (cost.fee === null) {
    const value = figures.feeRange(formatFact(facts.lateFeeSmall), formatFact(facts.lateFee))
    return [{ label: figures.fee, value, text: figures.feeText(formatFact(facts.lateFeeIncome)) }]
  }
  const value = cost.fee === 0 ? figures.noFee : rupeesInFull(cost.fee)
  const fee: Figure = { label: figures.fee, value }
  if (balance === 'refund' && cost.fee > 0) fee.text = figures.feeAfterDeduction
  return [fee]
}

function assumptionsOf({ advancePaid, balance }: LateReturn, priced: boolean): string[] {
  const { nothingSince, evenly, resident, extensions } = words.assumptions
  if (!priced) return [resident, extensions]
  const even = balance === 'owe' && advancePaid === 0 ? [evenly] : []
  return [nothingSince, ...even, resident, extensions]
}

function labelOf({ year }: LateReturn): string {
  return words.yearLabel(yearName(`${year}-${String((year + 1) % 100).padStart(2, '0')}`))
}
