import { firstDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import type { RefundInput } from '#app/tax/engine/refunds/refund-interest.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { REFUND_STATUS, REFUND_YEARS, words } from '#content/en/tools/refund-and-interest/form.ts'
import { FormReader } from '../form/form-values.ts'
import type { Fault, FormValues, Response } from '../form/tool-type.ts'

export interface RefundClaim extends RefundInput {
  year: (typeof REFUND_YEARS)[number]
  status: (typeof REFUND_STATUS)[number]
  noBank: boolean
  oldDemand: boolean
  noPan: boolean
}

/** @returns no claim while the day of filing is missing, and what is asked of a number that is too small */
export function readRefund(
  values: FormValues,
  today: string,
): { claim: RefundClaim | undefined; faults: Fault[]; meant: Response | undefined } {
  const form = new FormReader(values)
  const filed = form.date('filed')
  const claim = {
    year: form.choice('year', REFUND_YEARS),
    due: form.choice('business', ['plain', 'business', 'audit']),
    refund: form.money('refund'),
    tax: form.isEmpty('tax') ? undefined : form.money('tax'),
    selfAssessment: form.money('self'),
    paid: form.date('paid'),
    verified: form.date('verified'),
    granted: form.date('granted') ?? today,
    delay: form.whole('delay', 120) ?? 0,
    status: form.choice('status', REFUND_STATUS),
    noBank: form.ticked('bank'),
    oldDemand: form.ticked('demand'),
    noPan: form.ticked('pan'),
  }
  const meant = form.meant('refund', 'thousand') ?? form.meant('tax')
  if (!filed) return { claim: undefined, faults: form.faults, meant }
  const first = firstDayOf(yearsFrom(claim.year, 1))
  if (filed < first) form.fault('filed', words.faults.early(formatDay(first)), undefined)
  if (filed > today) form.fault('filed', words.faults.future, undefined)
  for (const name of ['granted', 'verified'] as const) {
    const day = claim[name]
    if (day && day < filed) form.fault(name, words.faults.beforeFiling, undefined)
  }
  return { claim: { ...claim, filed }, faults: form.faults, meant }
}
