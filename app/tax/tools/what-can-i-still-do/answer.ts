import { type Cost, lateReturnCost } from '#app/tax/engine/late-returns/cost.ts'
import { updatedReturnPercent } from '#app/tax/engine/late-returns/updated-return.ts'
import { type OpenWay, openWay, type Way } from '#app/tax/engine/late-returns/ways.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline } from '#app/tax/working/answer.ts'
import type { LateReturnWords } from '#content/en/tools/what-can-i-still-do/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { dayIn } from './day.ts'
import { notesOf } from './notes.ts'
import type { LateReturn } from './read.ts'
import { lostTable, waitingChart, waitingFigure } from './waiting.ts'

type FigureWords = LateReturnWords['answer']['figures']

export function answerOf(input: LateReturn, copy: LateReturnWords): Answer {
  const { answer: words } = copy
  const outcome = openWay(input, input.filed, copy.steps)
  const refusal = refusalOf(input, outcome.result, words)
  const say = (headline: Omit<Headline, 'label'>) => plain(input, headline, outcome, copy)
  if (refusal) return say({ value: words.ways.unclear, text: refusal })
  if (isNotNeeded(input)) {
    const text = words.text.notNeeded
    return say({ value: words.ways.notNeeded, text, tone: 'good' })
  }
  if (input.updatedBefore && outcome.result.way === 'updated') {
    const text = words.text.second
    return say({ value: words.ways.closed, text, tone: 'bad' })
  }
  if (outcome.result.way === 'closed') {
    const text = words.text.closed
    return say({ value: words.ways.closed, text, tone: 'bad' })
  }
  return open(input, outcome, copy)
}

/** Why no way is named, where we would have to guess. */
function refusalOf(
  input: LateReturn,
  { way }: OpenWay,
  { refusals }: LateReturnWords['answer'],
): string | undefined {
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

/** An answer without a price. */
function plain(
  input: LateReturn,
  headline: Omit<Headline, 'label'>,
  { lines, result }: Outcome<OpenWay>,
  copy: LateReturnWords,
): Answer {
  return {
    headline: { label: labelOf(input, copy), ...headline },
    figures: [],
    workings: [{ title: copy.answer.workings.way, lines }],
    notes: notesOf(input, result.way, copy),
  }
}

function open(
  input: LateReturn,
  { lines, result }: Outcome<OpenWay>,
  copy: LateReturnWords,
): Answer {
  const { workings } = copy.answer
  const cost = lateReturnCost(input, copy.steps)
  const priced = input.hasTax && result.way !== 'on-time'
  const shownParts = cost.result.parts.filter(({ part }) => priced || part === 'fee')
  return {
    headline: headlineOf(input, result, cost.result, copy),
    figures: figuresOf(input, result, cost.result, copy),
    chart: priced ? waitingChart(input, copy) : undefined,
    tables: lostTable(input, result.way, copy.answer.lost),
    workings: [
      { title: workings.way, lines },
      ...shownParts
        .filter((part) => part.lines.length > 0)
        .map((part) => ({ title: workings[part.part], lines: part.lines })),
    ],
    notes: notesOf(input, result.way, copy, cost),
    assumptions: assumptionsOf(input, priced, copy.answer.assumptions),
  }
}

function headlineOf(
  input: LateReturn,
  { way, lastDay = '' }: OpenWay,
  cost: Cost,
  copy: LateReturnWords,
): Headline {
  const { ways } = copy.answer
  const label = labelOf(input, copy)
  const text = textOf(input, way, cost, copy)
  if (input.notice) return { label, value: ways.notice, text }
  const name = way as Exclude<OpenWay['way'], 'closed' | 'unclear'>
  const value = ways[name](dayIn(copy, lastDay))
  return way === 'on-time' ? { label, value, text, tone: 'good' } : { label, value, text }
}

function textOf(input: LateReturn, way: Way, cost: Cost, copy: LateReturnWords): string {
  const { answer: words } = copy
  const { text } = words
  if (way === 'on-time') return text.onTime
  if (way === 'condonation') return text.condonation
  if (input.hasTax) {
    const more = rupeesInFull(cost.total - input.unpaid)
    const say = leftOut(input, cost, words.figures).length > 0 ? words.costsAtLeast : words.costs
    return say(dayIn(copy, input.filed), more, rupeesInFull(input.unpaid))
  }
  if (input.balance === 'owe') return words.askFigures
  if (way === 'revised') return text.revised
  if (way === 'updated') return text.updatedLoss
  return input.balance === 'refund' ? text.belatedRefund : text.belatedNothing
}

function figuresOf(
  input: LateReturn,
  { way, lastDay = '' }: OpenWay,
  cost: Cost,
  copy: LateReturnWords,
): Figure[] {
  const { figures } = copy.answer
  const last = { label: figures.lastDay, value: dayIn(copy, lastDay) }
  if (way === 'on-time' || way === 'condonation') return [last]
  if (input.balance === 'owe') {
    return input.hasTax
      ? priced(input, way, cost, copy)
      : [last, ...rates(input, way, cost, figures)]
  }
  return [last, ...feeFigure(input, way, cost, figures)]
}

function priced(input: LateReturn, way: Way, cost: Cost, copy: LateReturnWords): Figure[] {
  const { figures } = copy.answer
  const interest = cost.interestA + cost.interestB + (cost.interestC ?? 0)
  const missing = leftOut(input, cost, figures)
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
    ...feeFigure(input, way, cost, figures),
    ...additional,
    {
      label: figures.total(dayIn(copy, input.filed)),
      value: rupeesInFull(cost.total),
      ...(missing.length > 0 && { text: figures.without(missing) }),
      strong: true,
    },
    ...waitingFigure(input, copy),
  ]
}

/** What the total does not hold, because it depends on what was not entered. */
function leftOut(
  { happened, firstFiled }: LateReturn,
  { fee, interestC }: Cost,
  { theFee, someInterest }: FigureWords,
): string[] {
  const lacksInterest = interestC === null || (happened === 'late-mistake' && !firstFiled)
  return [...(fee === null ? [theFee] : []), ...(lacksInterest ? [someInterest] : [])]
}

/** What there is to know before a figure is entered. */
function rates(input: LateReturn, way: Way, cost: Cost, figures: FigureWords): Figure[] {
  const rate = {
    label: figures.interest,
    value: figures.interestRate(formatFact(advanceTaxFacts.interestMonthly)),
  }
  if (way !== 'updated') return [...feeFigure(input, way, cost, figures), rate]
  const share = {
    label: figures.additional,
    value: figures.additionalRate(percentOn(input)),
    text: figures.additionalText(percentOn(input)),
  }
  return [...feeFigure(input, way, cost, figures), rate, share]
}

function percentOn({ year, filed, happened }: LateReturn): number {
  const after148 = happened === 'notice-148'
  return updatedReturnPercent({ ayEndYear: year + 2, filed, after148 }) ?? 0
}

function feeFigure({ balance }: LateReturn, way: Way, cost: Cost, figures: FigureWords): Figure[] {
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

function assumptionsOf(
  { advancePaid, balance }: LateReturn,
  priced: boolean,
  { nothingSince, evenly, resident, extensions }: LateReturnWords['answer']['assumptions'],
): string[] {
  if (!priced) return [resident, extensions]
  const even = balance === 'owe' && advancePaid === 0 ? [evenly] : []
  return [nothingSince, ...even, resident, extensions]
}

function labelOf({ year }: LateReturn, { answer, yearName }: LateReturnWords): string {
  return answer.yearLabel(yearName(`${year}-${String((year + 1) % 100).padStart(2, '0')}`))
}
