import {
  type ByInstalment,
  INSTALMENTS,
  instalmentDay,
  lastDayInTime,
} from '#app/tax/engine/advance-tax/dates.ts'
import { firstDayOf, lastDayOf } from '#app/tax/engine/days.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/advance-tax/form.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { FormReader } from '../form/form-values.ts'
import type { Fault, FormValues, Response, ToolContext } from '../form/tool-type.ts'

export interface DatedAmount {
  /** YYYY-MM-DD */
  day: string
  amount: number
}

export interface AdvanceTaxForm {
  year: FinancialYear
  today: string
  tax: number
  who: 'usual' | 'presumptive' | 'senior'
  /** in the order of their days */
  payments: DatedAmount[]
  gains: DatedAmount[]
}

/** The form, and undefined in place of the tax while it is empty. */
export function readAdvanceTax(
  values: FormValues,
  { year, today }: ToolContext,
): { input: AdvanceTaxForm; hasTax: boolean; faults: Fault[]; meant: Response | undefined } {
  const form = new FormReader(values)
  const tax = form.money('tax')
  const [first, last] = [firstDayOf(year), lastDayOf(year)]
  const tooEarly = words.faults.tooEarly(formatDay(first))
  const latest = today > last ? today : last
  const tooLate = words.faults.tooLate(formatDay(latest))
  const payments = datedAmounts(form, 'payments', (day) => {
    if (day < first) return tooEarly
    return day > latest ? tooLate : undefined
  })
  const outside = words.faults.notInYear(formatDay(first), formatDay(last))
  const gains = datedAmounts(form, 'gains', (day) =>
    day < first || day > last ? outside : undefined,
  )
  const hasTax = !form.isEmpty('tax')
  const ofGains = gains.reduce((sum, { amount }) => sum + amount, 0)
  if (hasTax && form.faults.length === 0 && ofGains > tax) form.fault('tax', words.faults.gains, 0)
  const who = form.choice('who', ['usual', 'presumptive', 'senior'])
  const input = { year, today, tax, who, payments, gains }
  return { input, hasTax, faults: form.faults, meant: form.meant('tax') }
}

function datedAmounts(
  form: FormReader,
  name: string,
  faultOf: (day: string) => string | undefined,
): DatedAmount[] {
  const read = form.rows(name).flatMap((row) => {
    if (row.isEmpty('amount') && row.isEmpty('day')) return []
    if (row.isEmpty('amount')) row.fault('amount', words.faults.amount, undefined)
    const amount = row.money('amount')
    if (row.isEmpty('day')) return row.fault('day', words.faults.day, [])
    const day = row.date('day')
    if (day === undefined) return []
    const fault = faultOf(day)
    return fault ? row.fault('day', fault, []) : [{ day, amount }]
  })
  return read.sort((a, b) => a.day.localeCompare(b.day))
}

/** What was paid up to a day. */
export function paidBy(day: string, payments: readonly DatedAmount[]): number {
  return payments.reduce((sum, payment) => (payment.day <= day ? sum + payment.amount : sum), 0)
}

export function paidByInstalment({ payments, year }: AdvanceTaxForm): ByInstalment {
  return byInstalment((index) => paidBy(lastDayInTime(INSTALMENTS[index], year), payments))
}

/** The tax on gains that came after each date. */
export function laterGains({ gains, year }: AdvanceTaxForm): ByInstalment {
  return byInstalment((index) => {
    const day = instalmentDay(INSTALMENTS[index], year)
    return gains.reduce((sum, gain) => (gain.day > day ? sum + gain.amount : sum), 0)
  })
}

export function byInstalment(of: (index: 0 | 1 | 2 | 3) => number): ByInstalment {
  return [of(0), of(1), of(2), of(3)]
}
