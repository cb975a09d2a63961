import { roundToTen } from '#app/tax/engine/amount.ts'
import type { CostInput } from '#app/tax/engine/late-returns/cost.ts'
import type { DueDateKind } from '#app/tax/engine/late-returns/due-date.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import { type LateReturnWords, yearsBackFrom } from '#content/en/tools/what-can-i-still-do/form.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { newRegimeSlabs, oldRegimeSlabs } from '#content/facts/slabs.ts'
import { FormReader } from '../form/form-values.ts'
import type { Fault, FormValues, Response } from '../form/tool-type.ts'
import { filedYear } from '../form/years.ts'
import { dayIn } from './day.ts'

type Business = 'none' | 'presumptive' | 'books' | 'audit'
type Age = 'lt60' | '60to79' | '80plus'

/** What a visitor said about a late or wrong return. */
export interface LateReturn extends CostInput {
  /** which notice, where one came */
  notice?: '148' | '148A' | 'other'
  business: Business
  loss: 'none' | 'house' | 'other' | 'too-large'
  oldRegime: boolean
  foreign: boolean
  assessed: boolean
  updatedBefore: boolean
  /** whether a tax was entered, so that a price can be named */
  hasTax: boolean
}

/** @param today as YYYY-MM-DD: the day of filing unless another is chosen */
export function readLateReturn(
  values: FormValues,
  today: string,
  copy: LateReturnWords,
  words?: ToolWords,
): { input: LateReturn; faults: Fault[]; meant: Response | undefined } {
  const form = new FormReader(values, words)
  const happened = form.choice('happened', ['not-filed', 'mistake', 'late-mistake', 'notice'])
  const year = Number(form.choice('year', yearsBackFrom(filedYear(today))))
  const balance = form.choice('balance', ['owe', 'refund', 'nothing'])
  const business: Business = form.choice('business', ['none', 'presumptive', 'books', 'audit'])
  const age: Age = form.choice('age', ['lt60', '60to79', '80plus'])
  const loss = form.choice('loss', ['none', 'house', 'other', 'too-large'])
  const owes = balance === 'owe'
  const money = (name: string) => (owes ? form.money(name) : 0)
  const filed = readFiled(form, today, copy)
  const knowsC = owes && !form.isEmpty('interestC')
  const input: LateReturn = {
    happened: happened === 'notice' ? 'notice-148' : happened,
    notice: happened === 'notice' ? form.choice('notice', ['148', '148A', 'other']) : undefined,
    year,
    balance,
    due: dueKindOf(business),
    business,
    loss,
    lossTooLarge: loss === 'too-large',
    claimsLoss: loss === 'house' || loss === 'other',
    filed,
    totalIncome: form.isEmpty('income') ? undefined : roundToTen(form.money('income')),
    basicExemption: basicExemptionOf(year, age),
    mustFileAnyway: form.ticked('mustFile'),
    unpaid: money('unpaid'),
    hasTax: owes && !form.isEmpty('unpaid'),
    advancePaid: money('advance'),
    knownInterestC: knowsC ? form.money('interestC') : undefined,
    noAdvanceTax: age !== 'lt60' && business === 'none',
    presumptive: business === 'presumptive',
    firstFiled: happened === 'late-mistake' ? readFirstFiled(form, filed, copy) : undefined,
    neverFiled: happened === 'notice' && form.ticked('neverFiled'),
    oldRegime: form.ticked('oldRegime'),
    foreign: form.ticked('foreign'),
    assessed: form.ticked('assessed'),
    updatedBefore: form.ticked('updatedBefore'),
  }
  if (
    input.totalIncome !== undefined &&
    !form.isWrong('income') &&
    input.unpaid > input.totalIncome
  )
    form.fault('unpaid', copy.answer.faults.unpaid, undefined)
  return { input, faults: form.faults, meant: form.meant('income') }
}

/** The law of the ways is that of the register, which begins with the Finance Act 2026. */
function readFiled(form: FormReader, today: string, copy: LateReturnWords): string {
  const filed = form.date('filed') ?? today
  const first = dueDateFacts.newActFrom.value
  return filed >= first
    ? filed
    : form.fault('filed', copy.answer.faults.tooEarly(dayIn(copy, first)), today)
}

function readFirstFiled(
  form: FormReader,
  filed: string,
  { answer }: LateReturnWords,
): string | undefined {
  const day = form.date('firstFiled')
  if (day === undefined || day <= filed) return day
  return form.fault('firstFiled', answer.faults.firstFiledLater, undefined)
}

function dueKindOf(business: Business): DueDateKind {
  if (business === 'none') return 'plain'
  return business === 'audit' ? 'audit' : 'business'
}

/** A late return is in the new regime from FY 2023-24; before it, the old one was the default. */
export function isNewRegimeYear(year: number): boolean {
  return year >= Number(FIRST_OF_REGISTER.slice(0, 4))
}

const FIRST_OF_REGISTER: FinancialYear = '2023-24'

function basicExemptionOf(year: number, age: Age): number {
  if (!isNewRegimeYear(year)) return oldRegimeSlabs['FY 2023-24'][AGES[age]][0].upTo
  if (year === 2023) return newRegimeSlabs['FY 2023-24'][0].upTo
  return newRegimeSlabs[SLABS[year] ?? 'FY 2026-27'][0].upTo
}

const SLABS: Record<number, keyof typeof newRegimeSlabs> = {
  2024: 'FY 2024-25',
  2025: 'FY 2025-26',
}

const AGES = { lt60: 'below60', '60to79': 'from60To79', '80plus': 'from80' } as const
