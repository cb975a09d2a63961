import type { PresumptiveInput, Vehicle } from '#app/tax/engine/business/presumptive.ts'
import type { Age } from '#app/tax/engine/income-tax/taxpayer.ts'
import { words } from '#content/en/tools/presumptive-or-books/form.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'

export interface ReadForm {
  form: FormReader
  work: PresumptiveInput & { year: ToolContext['year'] }
  /** undefined if not entered */
  profit?: number
  /** the books show less than nothing, which counts as nothing */
  isLoss: boolean
  otherIncome: number
  deductions: number
  /** of books and an audit */
  cost: number
  age: Age
  individual: boolean
  used44ad: boolean
}

export function readForm(values: FormValues, { year }: ToolContext): ReadForm {
  const form = new FormReader(values)
  const profit = form.signedMoney('profit')
  const section = form.choice('work', ['44ADA', '44AD', '44AE'])
  const turnover = form.money('receipts')
  const cash = section === '44AE' ? 0 : form.money('cash')
  const unpaid = section === '44AD' ? form.money('unpaid') : 0
  const hasTurnover = !form.isEmpty('receipts') && !form.isWrong('receipts')
  if (hasTurnover && cash + unpaid > turnover) {
    form.fault(cash > turnover ? 'cash' : 'unpaid', words.tooMuch, undefined)
  }
  if (hasTurnover && section !== '44AE' && profit > turnover)
    form.fault('profit', words.profitTooMuch, undefined)
  return {
    form,
    work: {
      section,
      turnover,
      cash,
      digital: Math.max(0, turnover - cash - unpaid),
      vehicles: section === '44AE' ? readVehicles(form) : [],
      resident: !form.ticked('abroad'),
      year,
    },
    profit: form.isEmpty('profit') ? undefined : Math.max(0, profit),
    isLoss: profit < 0,
    otherIncome: form.money('otherIncome'),
    deductions: form.money('deductions'),
    cost: form.money('cost'),
    age: form.choice('age', ['lt60', '60to79', '80plus']),
    individual: form.choice('owner', ['individual', 'huf']) === 'individual',
    used44ad: section === '44AD' && form.ticked('used'),
  }
}

/** Vehicles with a weight and months; one that is only begun does not count yet. */
function readVehicles(form: FormReader): Vehicle[] {
  return form.rows('vehicles').flatMap((row) => {
    const tonnes = row.decimal('tonnes', MAX_TONNES)
    const months = row.whole('months', MAX_MONTHS)
    if (months === 0) row.fault('months', words.months, undefined)
    return tonnes && months ? { tonnes, months } : []
  })
}

const MAX_TONNES = 200
const MAX_MONTHS = 12
