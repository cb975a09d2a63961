import { rateFacts } from '#content/facts/rates.ts'
import { type Amount, amount, leftOf, percentOf, roundToTen, sum, ZERO } from '../amount.ts'
import { type Rebate, type RebateBase, rebate } from './rebate.ts'
import { basicExemption, type SlabTable, slabTable, slabTaxWithAgriculture } from './slab-tax.ts'
import { SPECIAL_KINDS, type SpecialTax, specialIncome, specialTaxes } from './special-rates.ts'
import { cappedRate, cutBack, surchargeOn, type TaxToSurcharge } from './surcharge.ts'
import { type SurchargeStep, surchargeStep } from './surcharge-step.ts'
import type { Incomes, RebateView, Taxpayer } from './taxpayer.ts'

/** How the law is read where readings differ. */
export interface Reading {
  view: RebateView
  rebateBase: RebateBase
  /** the order in which the unused exemption comes off gains */
  kinds: readonly (typeof SPECIAL_KINDS)[number][]
}

export const READING: Reading = { view: 'statute', rebateBase: 'text', kinds: SPECIAL_KINDS }

/** Tax up to and including the rebate. */
interface BeforeSurcharge {
  table: SlabTable
  slab: number
  slabTax: Amount
  specials: SpecialTax[]
  tax: Amount
  rebate: Rebate
  afterRebate: Amount
  toSurcharge: TaxToSurcharge
}

export interface Surcharge {
  step: SurchargeStep
  onFull: Amount
  onCapped: Amount
  cappedRate: number
  relief: Amount
  afterRelief: Amount
  /** what the tax at the step is worked out from */
  atStep: BeforeSurcharge
  excess: number
}

export interface Computation extends BeforeSurcharge {
  taxpayer: Taxpayer
  incomes: Incomes
  totalIncome: number
  surcharge?: Surcharge
  cess: Amount
  payable: number
}

/**
 * Every figure of the tax on a year's income, in the order of the law: total income, tax at slab and
 * special rates, rebate, surcharge with its relief, cess, rounding.
 */
export function compute(taxpayer: Taxpayer, given: Incomes, reading = READING): Computation {
  const totalIncome = roundToTen(given.slab + specialIncome(given))
  const incomes = roundedIncomes(given, totalIncome)
  const before = beforeSurcharge(taxpayer, incomes, totalIncome, reading)
  const surcharge = surchargeOf(taxpayer, incomes, totalIncome, before, reading)
  const withSurcharge = sum(before.afterRebate, surcharge?.afterRelief ?? ZERO)
  const cess = percentOf(rateFacts.cess.value, withSurcharge)
  const payable = roundToTen(sum(withSurcharge, cess))
  return { ...before, taxpayer, incomes, totalIncome, surcharge, cess, payable }
}

/** What rounding changes in total income falls on income at slab rates. */
function roundedIncomes(given: Incomes, totalIncome: number): Incomes {
  const slab = Math.max(0, totalIncome - specialIncome(given))
  return { ...given, slab, dividend: Math.min(given.dividend, slab) }
}

function beforeSurcharge(
  taxpayer: Taxpayer,
  incomes: Incomes,
  totalIncome: number,
  reading: Reading,
): BeforeSurcharge {
  const table = slabTable(taxpayer)
  const { slab } = incomes
  const slabTax = slabTaxWithAgriculture(slab, incomes.agri, table.slabs)
  const unused = taxpayer.resident ? Math.max(0, basicExemption(table.slabs) - slab) : 0
  const specials = specialTaxes(incomes, unused, taxpayer.year, reading.kinds)
  const tax = sum(slabTax, ...specials.map((special) => special.tax))
  const taken = rebate(
    taxpayer,
    { totalIncome, slab, slabTax, specials },
    reading.view,
    reading.rebateBase,
  )
  return {
    table,
    slab,
    slabTax,
    specials,
    tax,
    rebate: taken,
    afterRebate: leftOf(tax, taken.amount),
    toSurcharge: taxToSurcharge(incomes, slabTax, specials, taken.amount),
  }
}

/** Tax on dividends is the share of slab tax that dividends have in income at slab rates. */
function taxToSurcharge(
  { slab, dividend }: Incomes,
  slabTax: Amount,
  specials: readonly SpecialTax[],
  rebate: Amount,
): TaxToSurcharge {
  const onSlab = leftOf(slabTax, rebate)
  const onDividend = dividend > 0 ? onSlab.mul(dividend).div(slab) : ZERO
  const taxes = (isCapped: boolean) =>
    specials.filter(({ kind }) => (kind.section !== undefined) === isCapped).map(({ tax }) => tax)
  const ordinary = sum(onSlab.sub(onDividend), ...taxes(false))
  const gains = sum(onDividend, ...taxes(true))
  // Only a rebate of the other reading of its limit meets surcharge, and slab tax may not exhaust it.
  const rebateLeft = leftOf(rebate, slabTax)
  return { full: leftOf(ordinary, rebateLeft), capped: leftOf(gains, leftOf(rebateLeft, ordinary)) }
}

function surchargeOf(
  taxpayer: Taxpayer,
  incomes: Incomes,
  totalIncome: number,
  { afterRebate, toSurcharge }: BeforeSurcharge,
  reading: Reading,
): Surcharge | undefined {
  const withoutCapped = totalIncome - incomes.dividend - gainsOf(incomes)
  const step = surchargeStep(taxpayer.regime, totalIncome, withoutCapped)
  if (!step) return undefined
  const excess = (step.isWithoutCapped ? withoutCapped : totalIncome) - step.from
  const cut = cutBack(incomes, excess, step.isWithoutCapped)
  const atStep = beforeSurcharge(taxpayer, cut, totalIncome - excess, reading)
  const most = sum(atStep.afterRebate, surchargeOn(atStep.toSurcharge, step.rateBelow), excess)
  const onFull = percentOf(step.rate, toSurcharge.full)
  const onCapped = percentOf(cappedRate(step.rate), toSurcharge.capped)
  const whole = sum(onFull, onCapped)
  const relief = leftOf(sum(afterRebate, whole), most)
  return {
    step,
    onFull,
    onCapped,
    cappedRate: cappedRate(step.rate),
    relief,
    afterRelief: leftOf(whole, relief),
    atStep,
    excess,
  }
}

function gainsOf(incomes: Incomes): number {
  return SPECIAL_KINDS.reduce((sum, { id, section }) => sum + (section ? incomes[id] : 0), 0)
}

/** Tax rounded to ten of an amount before cess, for the figure of another method. */
export function withCess(tax: number | Amount): number {
  return roundToTen(sum(tax, percentOf(rateFacts.cess.value, amount(tax))))
}
