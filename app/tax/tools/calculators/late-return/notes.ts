import type { Cost } from '#app/tax/engine/late-returns/cost.ts'
import { belatedDateOf } from '#app/tax/engine/late-returns/due-date.ts'
import { condonationEnd, type Way } from '#app/tax/engine/late-returns/ways.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/what-can-i-still-do/form.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { isNewRegimeYear, type LateReturn } from './read.ts'

/** What somebody has to know besides, most important first. */
export function notesOf(input: LateReturn, way: Way, cost?: Outcome<Cost>): string[] {
  return [
    ...notesOfWay(input, way, cost),
    ...(input.happened === 'not-filed' ? notesOfLateness(input, way) : []),
    ...(input.lossTooLarge && way === 'updated'
      ? [words.notes.lossTooLarge(formatFact(facts.updatedNoticeFrom))]
      : []),
    ...(input.foreign ? [words.notes.foreign] : []),
    ...(cost && input.hasTax ? notesOfInterest(input, cost.result) : []),
    ...(cost && way !== 'condonation' ? [words.notes.verify(formatFact(facts.verifyDays))] : []),
  ]
}

function notesOfWay(input: LateReturn, way: Way, cost?: Outcome<Cost>): string[] {
  const { notes } = words
  switch (way) {
    case 'belated':
      return [belatedNext(input)]
    case 'revised':
      return [revisedFee(input, cost?.result), notes.assessment]
    case 'updated':
      return [
        ...(cost?.notes ?? []),
        ...(input.happened === 'notice-148'
          ? [notes.notice148(String(facts.updatedNoticeExtra.value))]
          : []),
        notes.updatedLimits,
        notes.updatedOnce,
        notes.notice148A,
      ]
    case 'condonation':
      return [notes.condonation(formatFact(facts.condonationWindow))]
    default:
      return []
  }
}

function belatedNext({ year, balance }: LateReturn): string {
  const day = formatDay(belatedDateOf(year)?.day ?? '')
  return balance === 'refund'
    ? words.notes.refundNext(day)
    : words.notes.belatedNext(day, formatFact(facts.updatedExtraTaxYear1))
}

/** Both readings of section 234-I. */
function revisedFee({ year, hasTax }: LateReturn, cost?: Cost): string {
  const { notes } = words
  const [small, large] = [formatFact(facts.revisedFeeSmall), formatFact(facts.revisedFee)]
  if (cost?.disputedFee === null)
    return notes.revisedFeeNow(words.figures.feeRange(small, large), '')
  if (cost && cost.disputedFee > 0) {
    const inAll = hasTax ? notes.revisedFeeTotal(rupees(cost.total + cost.disputedFee)) : ''
    return notes.revisedFeeNow(rupees(cost.disputedFee), inAll)
  }
  const day = formatDay(belatedDateOf(year)?.day ?? '')
  return notes.revisedFee(day, small, large, formatFact(facts.lateFeeIncome))
}

/** What a first return loses by being late. */
function notesOfLateness(
  { year, balance, business, loss, oldRegime }: LateReturn,
  way: Way,
): string[] {
  if (way === 'on-time') return []
  const { notes } = words
  const lateRegime = business === 'none' ? notes.oldRegime : notes.oldRegimeBusiness
  return [
    ...(oldRegime ? [isNewRegimeYear(year) ? lateRegime : notes.oldRegimeBefore] : []),
    ...(loss === 'house' && way === 'belated' ? [notes.houseLoss] : []),
    ...(loss === 'other' ? [notes.otherLoss(formatDay(condonationEnd(year)))] : []),
    ...(balance === 'refund' && way === 'belated' ? [notes.refundFee] : []),
  ]
}

function notesOfInterest({ happened, firstFiled }: LateReturn, cost: Cost): string[] {
  return [
    ...(cost.interestC === null ? [words.notes.cUnknown] : []),
    ...(happened === 'late-mistake' && !firstFiled ? [words.notes.firstFiled] : []),
  ]
}
