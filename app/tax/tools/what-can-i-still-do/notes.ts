import type { Cost } from '#app/tax/engine/late-returns/cost.ts'
import { belatedDateOf } from '#app/tax/engine/late-returns/due-date.ts'
import { condonationEnd, type Way } from '#app/tax/engine/late-returns/ways.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import type { LateReturnWords } from '#content/en/tools/what-can-i-still-do/form.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { lateReturnFacts as facts } from '#content/facts/late-returns.ts'
import { dayIn } from './day.ts'
import { isNewRegimeYear, type LateReturn } from './read.ts'

/** What else somebody has to know, most important first. */
export function notesOf(
  input: LateReturn,
  way: Way,
  copy: LateReturnWords,
  cost?: Outcome<Cost>,
): string[] {
  const { notes } = copy.answer
  return [
    ...notesOfWay(input, way, copy, cost),
    ...(input.happened === 'not-filed' ? notesOfLateness(input, way, copy) : []),
    ...(input.lossTooLarge && way === 'updated'
      ? [notes.lossTooLarge(formatFact(facts.updatedNoticeFrom))]
      : []),
    ...(input.foreign ? [notes.foreign] : []),
    ...(cost && input.hasTax ? notesOfInterest(input, cost.result, notes) : []),
    ...(cost && way !== 'condonation' ? [notes.verify(formatFact(facts.verifyDays))] : []),
  ]
}

function notesOfWay(
  input: LateReturn,
  way: Way,
  copy: LateReturnWords,
  cost?: Outcome<Cost>,
): string[] {
  const { notes } = copy.answer
  switch (way) {
    case 'belated':
      return [belatedNext(input, copy)]
    case 'revised':
      return [revisedFee(input, copy, cost?.result), notes.assessment]
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

function belatedNext({ year, balance }: LateReturn, copy: LateReturnWords): string {
  const { notes } = copy.answer
  const day = dayIn(copy, belatedDateOf(year)?.day ?? '')
  return balance === 'refund'
    ? notes.refundNext(day)
    : notes.belatedNext(day, formatFact(facts.updatedExtraTaxYear1))
}

/** Both readings of section 234-I. */
function revisedFee({ year, hasTax }: LateReturn, copy: LateReturnWords, cost?: Cost): string {
  const { notes, figures } = copy.answer
  const [small, large] = [formatFact(facts.revisedFeeSmall), formatFact(facts.revisedFee)]
  if (cost?.disputedFee === null) return notes.revisedFeeNow(figures.feeRange(small, large), '')
  if (cost && cost.disputedFee > 0) {
    const inAll = hasTax ? notes.revisedFeeTotal(rupees(cost.total + cost.disputedFee)) : ''
    return notes.revisedFeeNow(rupees(cost.disputedFee), inAll)
  }
  const day = dayIn(copy, belatedDateOf(year)?.day ?? '')
  return notes.revisedFee(day, small, large, formatFact(facts.lateFeeIncome))
}

/** What a first return loses by being late. */
function notesOfLateness(
  { year, balance, business, loss, oldRegime }: LateReturn,
  way: Way,
  copy: LateReturnWords,
): string[] {
  if (way === 'on-time') return []
  const { notes } = copy.answer
  const regimeIfLate = business === 'none' ? notes.oldRegime : notes.oldRegimeBusiness
  return [
    ...(oldRegime ? [isNewRegimeYear(year) ? regimeIfLate : notes.oldRegimeBefore] : []),
    ...(loss === 'house' && way === 'belated' ? [notes.houseLoss] : []),
    ...(loss === 'other' ? [notes.otherLoss(dayIn(copy, condonationEnd(year)))] : []),
    ...(balance === 'refund' && way === 'belated' ? [notes.refundFee] : []),
  ]
}

function notesOfInterest(
  { happened, firstFiled }: LateReturn,
  cost: Cost,
  notes: LateReturnWords['answer']['notes'],
): string[] {
  return [
    ...(cost.interestC === null ? [notes.cUnknown] : []),
    ...(happened === 'late-mistake' && !firstFiled ? [notes.firstFiled] : []),
  ]
}
