import { formatDay } from '#app/ui/time/dates.ts'
import { type LateReturnSteps, lateReturnSteps } from '#content/en/tools/late-return-steps.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { addDays, addMonths } from '../days.ts'
import type { Line, Outcome } from '../outcome.ts'
import {
  belatedDateOf,
  type DatedRule,
  type DueDateKind,
  dueDateOf,
  revisedDateOf,
} from './due-date.ts'
import { updatedReturnPercent, updatedReturnSteps, updatedReturnTime } from './updated-return.ts'

/** Who missed or got wrong which return, as far as it decides which way is still open. */
export interface Situation {
  /** the calendar year in which the financial year began: 2025 for AY 2026-27 */
  year: number
  happened: 'not-filed' | 'mistake' | 'late-mistake' | 'notice-148'
  /** what the return that is to be filed comes to */
  balance: 'owe' | 'refund' | 'nothing'
  due: DueDateKind
  /** the mistake is a loss that was declared too large */
  lossTooLarge?: boolean
  /** there is a loss that is to be carried forward */
  claimsLoss?: boolean
}

export type Way =
  | 'on-time'
  | 'belated'
  | 'revised'
  | 'updated'
  | 'condonation'
  | 'closed'
  | 'unclear'

export interface OpenWay {
  way: Way
  /** YYYY-MM-DD; none where no way is open or none can be named */
  lastDay?: string
}

/**
 * The way in which a return can still be filed or put right on a day, and its last day. `closed`
 * where the law leaves none, `unclear` where we would guess.
 * Sections 139(1), (4), (5), (8A) and 119(2)(b) of the 1961 Act, section 263 of the 2025 Act.
 */
export function openWay(
  situation: Situation,
  day: string,
  steps: LateReturnSteps = lateReturnSteps,
): Outcome<OpenWay> {
  const result = findWay(situation, day)
  return { result, lines: linesOf(situation, result.way, day, steps), notes: [] }
}

/** The same without its steps. */
export function findWay(situation: Situation, day: string): OpenWay {
  return situation.happened === 'not-filed' ? notFiled(situation, day) : filed(situation, day)
}

function notFiled(situation: Situation, day: string): OpenWay {
  const due = dueDateOf(situation.year, situation.due)
  if (due && day <= due.day) return { way: 'on-time', lastDay: due.day }
  const belated = belatedDateOf(situation.year)
  if (belated && day <= belated.day) return { way: 'belated', lastDay: belated.day }
  return afterTheYear(situation, day)
}

function filed(situation: Situation, day: string): OpenWay {
  const revised = revisedDateFor(situation)
  if (revised && day <= revised.day) return { way: 'revised', lastDay: revised.day }
  return afterTheYear(situation, day)
}

/** What is left when belated and revised returns are over. */
function afterTheYear(situation: Situation, day: string): OpenWay {
  const { balance, happened, claimsLoss, lossTooLarge } = situation
  if (balance === 'refund' || (balance === 'nothing' && claimsLoss)) {
    return condonation(situation, day)
  }
  const lowersLoss = happened === 'mistake' && lossTooLarge
  if (balance === 'nothing' && !lowersLoss) return { way: 'unclear' }

  if (updatedPercent(situation, day) !== undefined) {
    return { way: 'updated', lastDay: updatedReturnTime(situation.year + 2, day).closes }
  }
  return { way: happened === 'notice-148' ? 'unclear' : 'closed' }
}

function condonation({ year, happened }: Situation, day: string): OpenWay {
  if (happened === 'notice-148') return { way: 'unclear' }
  const lastDay = condonationEnd(year)
  return day <= lastDay ? { way: 'condonation', lastDay } : { way: 'closed' }
}

/** The last day to ask for a delay to be condoned, so that a refund or loss can still be claimed. */
export function condonationEnd(year: number): string {
  return addMonths(`${year + 2}-03-31`, facts.condonationWindow.value * 12)
}

function revisedDateFor({ happened, year }: Situation): DatedRule | undefined {
  return happened === 'notice-148' ? undefined : revisedDateOf(year)
}

function updatedPercent({ year, happened }: Situation, filed: string): number | undefined {
  const after148 = happened === 'notice-148'
  return updatedReturnPercent({ ayEndYear: year + 2, filed, after148 })
}

/** The dates that decided, up to the one that is still to come. */
function linesOf(
  situation: Situation,
  way: Way,
  day: string,
  { ways: words, times }: LateReturnSteps,
): Line[] {
  const { year, happened, due } = situation
  const inWords = (one: string) => formatDay(one, times.own)
  const lines: Line[] = []
  const add = (label: string, end: DatedRule | undefined) => {
    if (end) lines.push({ label, amount: inWords(end.day), rule: end.rule })
  }
  if (happened === 'not-filed') {
    add(words.due, dueDateOf(year, due))
    if (way === 'on-time') return lines
    add(words.belated, belatedDateOf(year))
  } else add(words.revised, revisedDateFor(situation))
  if (way === 'belated' || way === 'revised') return lines

  if (way === 'condonation' || (way === 'closed' && situation.balance !== 'owe')) {
    const amount = inWords(condonationEnd(year))
    return [...lines, { label: words.condonation, amount, rule: 'condonationWindow' }]
  }
  const { opens, closes } = updatedReturnTime(year + 2, day)
  return [
    ...lines,
    { label: words.opens, amount: inWords(opens), rule: 'updatedReturnFrom' },
    { label: words.updated, amount: inWords(closes), rule: 'updatedReturnWindow' },
  ]
}

/** The days after a day from which another way applies, or the same one costs more. */
export function changesAfter(situation: Situation, day: string): string[] {
  const { year, due } = situation
  const ends = [dueDateOf(year, due), belatedDateOf(year), revisedDateOf(year)].map(
    (end) => end?.day,
  )
  const { closes } = updatedReturnTime(year + 2, day)
  const days = [...ends, closes, condonationEnd(year)]
    .filter((end) => end !== undefined)
    .map((end) => addDays(end, 1))
  return [...new Set([...days, ...updatedReturnSteps(year + 2)])]
    .filter((one) => one > day && stateOn(situation, one) !== stateOn(situation, addDays(one, -1)))
    .sort()
}

function stateOn(situation: Situation, day: string): string {
  const { way } = findWay(situation, day)
  return way === 'updated' ? `${way} ${updatedPercent(situation, day)}` : way
}
