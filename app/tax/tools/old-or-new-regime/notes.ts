import type { Comparison } from '#app/tax/engine/regimes/compare.ts'
import type { YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/old-or-new-regime/form.ts'
import type { ToolContext } from '../form/tool-type.ts'
import { returnDueDay } from '../parts/return-due-day.ts'
import { ratesOf } from './read-year.ts'

const { notes: text, assumptions } = words

/** How the regime is chosen, then what the engine says of either tax. */
export function notesOf(
  person: YearOfIncome,
  comparison: Comparison,
  { year, today }: ToolContext,
): string[] {
  const hasBusiness = person.business > 0
  return [
    ...choiceNotes(hasBusiness, returnDueDay(year, hasBusiness ? 'business' : 'plain'), today),
    ...engineNotes(comparison),
    ...(orderMatters(person, comparison) ? [text.houseLoss] : []),
    ...(person.resident ? [] : [text.nonResident]),
  ]
}

/** The due date is that of a return without audit. */
function choiceNotes(hasBusiness: boolean, due: string, today: string): string[] {
  const day = formatDay(due)
  if (today > due) return [hasBusiness ? text.passedBusiness(day) : text.passed(day)]
  return [hasBusiness ? text.chooseBusiness : text.choose, text.deadline(day)]
}

/** A note of both taxes once, a note of one with the name of its regime. */
function engineNotes({ new: inNew, old }: Comparison): string[] {
  const both = inNew.notes.filter((note) => old.notes.includes(note))
  const only = (notes: string[], regime: string) =>
    notes.filter((note) => !both.includes(note)).map((note) => text.inRegime(regime, note))
  return [...both, ...only(inNew.notes, words.regimes.new), ...only(old.notes, words.regimes.old)]
}

/** Gains allow no deductions, so a loss that met them would leave income for those left over. */
function orderMatters(person: YearOfIncome, { old }: Comparison): boolean {
  const { unused, houses } = old.income
  const gains = person.stcg111a + person.stcg111a15 + person.ltcg112a + person.ltcg112a10
  const isLoss = houses.result.toTotalIncome < 0
  return unused > 0 && isLoss && gains + person.ltcg112 + person.ltcg11220 > 0
}

export function assumptionsOf(person: YearOfIncome): string[] {
  const { gains, plain, indexed, own, let: letHouse, deductions, excluded } = assumptions
  const { stcg111a, stcg111a15, ltcg112a, ltcg112a10, ltcg112, ltcg11220 } = person
  const isBefore = ratesOf(person.year) === 'before'
  return [
    deductions,
    ...(stcg111a + stcg111a15 + ltcg112a + ltcg112a10 > 0 ? [gains] : []),
    ...(ltcg112 > 0 || (isBefore && ltcg11220 > 0) ? [isBefore ? indexed : plain] : []),
    ...(person.ownInterest > 0 ? [own] : []),
    ...(person.letRent > 0 ? [letHouse] : []),
    excluded,
  ]
}
