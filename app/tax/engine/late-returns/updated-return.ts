import { formatDay } from '#app/ui/time/dates.ts'
import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { rupees } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { percentOf, sum, wholeRupees } from '../amount.ts'
import { addDays, addMonths } from '../days.ts'
import type { Line, Outcome } from '../outcome.ts'

export interface UpdatedReturnInput {
  /** the year in which the assessment year ends: 2026 for AY 2025-26 */
  ayEndYear: number
  /** YYYY-MM-DD, from 1 April 2022, when updated returns began */
  filed: string
  /** tax still to pay and interest on it, in whole rupees */
  tax?: number
  interest?: number
  /** in answer to a notice under section 148 */
  after148?: boolean
}

export interface UpdatedReturn {
  open: boolean
  /** null while it is not open */
  percent: number | null
  /** in rupees; null while it is not open */
  additional: number | null
}

const SHARES = [
  'updatedExtraTaxYear1',
  'updatedExtraTaxYear2',
  'updatedExtraTaxYear3',
  'updatedExtraTaxYear4',
] as const

/**
 * Whether a year can be put right with an updated return on a day, and the additional tax on it.
 * It opens when belated returns end, on 1 January of the assessment year, and closes 48 months after
 * the assessment year (24 months before 1 April 2025). The shares rise with each year after it.
 * Sections 139(8A) and 140B of the 1961 Act, sections 263(6) and 267 of the 2025 Act.
 */
export function updatedReturn(input: UpdatedReturnInput): Outcome<UpdatedReturn> {
  const { opens, closes } = updatedReturnTime(input.ayEndYear, input.filed)
  const lines: Line[] = [
    { label: 'Opens on', amount: formatDay(opens), rule: 'updatedReturnFrom' },
    { label: 'Last day', amount: formatDay(closes), rule: windowOn(input.filed) },
  ]
  const closed = whyClosed(input)
  if (closed) {
    return { result: { open: false, percent: null, additional: null }, lines, notes: [closed] }
  }
  const open = additionalTax(input)
  return { ...open, result: { open: true, ...open.result }, lines: [...lines, ...open.lines] }
}

/** The additional tax on an updated return, on a day on which it is open. */
export function additionalTax(
  input: UpdatedReturnInput,
  steps: LateReturnSteps = lateReturnSteps,
): Outcome<{ percent: number; additional: number }> {
  const { updated: words } = steps
  const { ayEndYear, filed, tax = 0, interest = 0, after148 = false } = input
  const share = shareOn(filed, ayEndYear)
  const extra = extraOf(after148)
  const percent = facts[share].value + extra
  const base = sum(tax, interest)
  const additional = wholeRupees(percentOf(percent, base))
  const lines: Line[] = [
    { label: words.rate, amount: facts[share].value, unit: 'percent', rule: share },
  ]
  if (after148) {
    const rule = 'updatedNoticeExtra'
    lines.push({ label: words.extra, amount: extra, unit: 'percent', rule })
  }
  lines.push(
    { label: words.base, amount: base.valueOf(), rule: 'updatedExtraTaxBase' },
    { label: words.additional(percent), amount: additional, rule: share },
  )
  return { result: { percent, additional }, lines, notes: notesOf(input, steps) }
}

/** The first and the last day for an updated return, by the law of a day. */
export function updatedReturnTime(ayEndYear: number, today: string) {
  const opens = `${ayEndYear}-01-01`
  return { opens, closes: addMonths(endOf(ayEndYear), facts[windowOn(today)].value) }
}

function windowOn(day: string): 'updatedReturnWindow' | 'updatedReturnWindowBefore' {
  const isLonger = day >= facts.updatedReturnLonger.value
  return isLonger ? 'updatedReturnWindow' : 'updatedReturnWindowBefore'
}

/** The days from which the share is higher. */
export function updatedReturnSteps(ayEndYear: number): string[] {
  return [12, 24, 36].map((months) => addDays(addMonths(endOf(ayEndYear), months), 1))
}

function shareOn(filed: string, ayEndYear: number): (typeof SHARES)[number] {
  const risen = updatedReturnSteps(ayEndYear).filter((step) => step <= filed).length
  return SHARES[risen] ?? 'updatedExtraTaxYear4'
}

function endOf(ayEndYear: number): string {
  return `${ayEndYear}-03-31`
}

function whyClosed({ ayEndYear, filed, after148 }: UpdatedReturnInput): string | undefined {
  const { opens, closes } = updatedReturnTime(ayEndYear, filed)
  if (filed < opens) return `You can file an updated return for this year from ${formatDay(opens)}.`
  if (filed > closes) return `The time for an updated return ended on ${formatDay(closes)}.`
  if (!isTooEarlyForNotice(filed, after148)) return undefined
  const from = formatDay(facts.updatedNoticeFrom.value)
  return `You can answer a notice under section 148 with an updated return from ${from}.`
}

function isTooEarlyForNotice(filed: string, after148 = false): boolean {
  return after148 && filed < facts.updatedNoticeFrom.value
}

/** The additional tax on a day, in percent; undefined while no updated return is open. */
export function updatedReturnPercent(
  input: Pick<UpdatedReturnInput, 'ayEndYear' | 'filed' | 'after148'>,
): number | undefined {
  const { ayEndYear, filed, after148 } = input
  const { opens, closes } = updatedReturnTime(ayEndYear, filed)
  if (filed < opens || filed > closes || isTooEarlyForNotice(filed, after148)) return undefined
  return facts[shareOn(filed, ayEndYear)].value + extraOf(after148)
}

function extraOf(after148 = false): number {
  return after148 ? facts.updatedNoticeExtra.value : 0
}

function notesOf(
  { ayEndYear, filed, tax = 0, interest = 0, after148 }: UpdatedReturnInput,
  { updated: words, times }: LateReturnSteps,
): string[] {
  const { closes } = updatedReturnTime(ayEndYear, filed)
  const next = updatedReturnSteps(ayEndYear).find((step) => step > filed && step <= closes)
  if (!next) return [words.over(formatDay(closes, times.own))]
  const percent = facts[shareOn(next, ayEndYear)].value + extraOf(after148)
  const more = wholeRupees(percentOf(percent, sum(tax, interest)))
  const day = formatDay(next, times.own)
  return [
    tax + interest > 0 ? words.risesTo(day, percent, rupees(more)) : words.rises(day, percent),
  ]
}
