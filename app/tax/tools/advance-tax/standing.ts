import { type ByInstalment, INSTALMENTS, lastDayInTime } from '#app/tax/engine/advance-tax/dates.ts'
import {
  type Interest234BToDay,
  interest234BToDay,
} from '#app/tax/engine/advance-tax/interest-234b.ts'
import { type Interest234C, interest234C } from '#app/tax/engine/advance-tax/interest-234c.ts'
import { percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { lastDayOf } from '#app/tax/engine/days.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { advanceTaxFacts as facts } from '#content/facts/advance-tax.ts'
import { type AdvanceTaxForm, byInstalment, laterGains, paidBy, paidByInstalment } from './read.ts'

/** Where somebody stands with the advance tax of a year on a day. */
export interface Standing {
  /** in all up to each date, in whole rupees */
  due: ByInstalment
  paid: ByInstalment
  /** what each date asks for alone */
  instalments: number[]
  datesPassed: number
  /** the last day to pay each instalment in time */
  lastDays: string[]
  c: Outcome<Interest234C>
  /** the interest for late instalments if gains counted for every date */
  withoutRelief: number
  paidBy31March: number
  b: Outcome<Interest234BToDay>
}

export function standingOf(form: AdvanceTaxForm): Standing {
  const { tax, year, today, payments, who } = form
  const presumptiveOnly = who === 'presumptive'
  const later = laterGains(form)
  const paid = paidByInstalment(form)
  const due = byInstalment((index) => {
    if (presumptiveOnly && index < 3) return 0
    return wholeRupees(percentOf(facts[INSTALMENTS[index].share].value, tax - later[index]))
  })
  const lastDays = INSTALMENTS.map((instalment) => lastDayInTime(instalment, year))
  const datesPassed = lastDays.filter((day) => day < today).length
  const asked = { tax, paid, presumptiveOnly, datesPassed, year }
  const c = interest234C({ ...asked, later })
  const end = lastDayOf(year)
  const paidBy31March = paidBy(end, payments)
  return {
    due,
    paid,
    instalments: due.map((upTo, index) => Math.max(upTo - (due[index - 1] ?? 0), 0)),
    datesPassed,
    lastDays,
    c,
    withoutRelief: interest234C(asked).result.interest,
    paidBy31March,
    b: interest234BToDay({
      tax,
      paidBy31March,
      payments: payments.filter(({ day }) => day > end && day <= today),
      otherInterest: c.result.interest,
      year,
      today,
    }),
  }
}
