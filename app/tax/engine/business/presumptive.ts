import { businessFacts as facts } from '#content/facts/business.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { type Amount, amount, isMore, percentOf, shown, sum, wholeRupees } from '../amount.ts'
import type { Line, Outcome } from '../outcome.ts'
import { shownCashShare } from './cash-share.ts'

type PresumptiveSection = '44AD' | '44ADA' | '44AE'

export interface Vehicle {
  /** gross weight */
  tonnes: number
  /** of ownership in the year; a part of a month counts as a whole one */
  months: number
}

export interface PresumptiveInput {
  section: PresumptiveSection
  /** rupees: sales, or the gross receipts of a profession; section 44AE does not ask for it */
  turnover: number
  /** the part of it that was received by bank or digitally; at least this part has the lower rate */
  digital: number
  /** the part received in cash, or by a cheque that was not account payee */
  cash: number
  vehicles: readonly Vehicle[]
  resident: boolean
  year?: FinancialYear
}

export interface Presumptive {
  eligible: boolean
  /** the least that may be declared, in whole rupees; 0 where the section is not open */
  income: number
}

/**
 * Income of a business (44AD), a listed profession (44ADA) or goods carriages (44AE) as the law
 * presumes it. What was received neither way, such as an unpaid bill, counts at the higher rate but
 * not as cash. Cash may settle bills of an earlier year, so that it and digital receipts together are
 * more than the turnover. Sections 44AD, 44ADA and 44AE of the 1961 Act, section 58(2) of the 2025 Act.
 */
export function presumptive(input: PresumptiveInput): Outcome<Presumptive> {
  return input.section === '44AE' ? goodsCarriages(input) : businessOrProfession(input)
}

function businessOrProfession(input: PresumptiveInput): Outcome<Presumptive> {
  const lines = limitLines(input)
  const refusal = refusalOf(input)
  if (refusal) return { result: { eligible: false, income: 0 }, lines, notes: [refusal] }

  const shares = input.section === '44AD' ? businessShares(input) : professionShare(input)
  return {
    result: { eligible: true, income: wholeRupees(shares.total) },
    lines: [...lines, ...shares.lines],
    notes: [noteOnMore, ...(input.section === '44AD' ? [noteOnDigital] : [])],
  }
}

const noteOnMore = 'This is the least you can declare. If you earned more, declare what you earned.'
const noteOnDigital =
  'Payments that reach your bank after the year, but by the due date of the return, count as received through the bank. A cheque that isn’t account payee counts as cash.'

/** The cash share, and the limit that follows from it. */
function limitLines(input: PresumptiveInput): Line[] {
  const { year = '2025-26' } = input
  return [
    {
      label: 'Received in cash, as a share of turnover or receipts',
      ...cashShareOf(input),
      rule: idInYear(facts, 'cashShare', year),
    },
    {
      label: `Limit of section ${input.section}`,
      amount: valueInYear(facts, limitOf(input), year),
      rule: idInYear(facts, limitOf(input), year),
    },
  ]
}

function refusalOf(input: PresumptiveInput): string | undefined {
  const { section, turnover, resident, year = '2025-26' } = input
  if (!resident) return `Section ${section} is for residents only.`
  const limit = valueInYear(facts, limitOf(input), year)
  if (turnover <= limit) return undefined
  const { higher } = LIMITS[section === '44AD' ? '44AD' : '44ADA']
  const above = `${rupees(turnover)} is above the limit of ${rupees(limit)}.`
  return hasLittleCash(input) || turnover > facts[higher].value
    ? above
    : `${above} The limit is ${formatFact(facts[higher])} only if you receive at most ${formatFact(facts.cashShare)} in cash.`
}

const LIMITS = {
  '44AD': { usual: 'presumptiveTurnover', higher: 'presumptiveTurnoverDigital' },
  '44ADA': { usual: 'professionReceipts', higher: 'professionReceiptsDigital' },
} as const

function limitOf(input: PresumptiveInput) {
  const { usual, higher } = LIMITS[input.section === '44AD' ? '44AD' : '44ADA']
  return hasLittleCash(input) ? higher : usual
}

/** Exactly the share is still inside. */
function hasLittleCash({ turnover, cash, year = '2025-26' }: PresumptiveInput): boolean {
  return !isMore(cash, percentOf(valueInYear(facts, 'cashShare', year), turnover))
}

function cashShareOf({ turnover, cash, year = '2025-26' }: PresumptiveInput) {
  const percent = turnover === 0 ? 0 : (cash / turnover) * 100
  return shownCashShare(percent, valueInYear(facts, 'cashShare', year))
}

interface Shares {
  total: Amount
  lines: Line[]
}

function businessShares({ turnover, digital, year = '2025-26' }: PresumptiveInput): Shares {
  const rest = turnover - digital
  const low = idInYear(facts, 'presumptiveDigitalProfit', year)
  const high = idInYear(facts, 'presumptiveCashProfit', year)
  const ofDigital = percentOf(valueInYear(facts, low, year), digital)
  const ofRest = percentOf(valueInYear(facts, high, year), rest)
  const total = sum(ofDigital, ofRest)
  return {
    total,
    lines: [
      {
        label: `${formatFact(facts[low])} of ${rupeesInFull(digital)} received through the bank or digitally`,
        amount: shown(ofDigital),
        rule: low,
      },
      {
        label: `${formatFact(facts[high])} of the other ${rupeesInFull(rest)}`,
        amount: shown(ofRest),
        rule: high,
      },
      { label: 'Least income you can declare', amount: wholeRupees(total), rule: low },
    ],
  }
}

function professionShare({ turnover, year = '2025-26' }: PresumptiveInput): Shares {
  const rule = idInYear(facts, 'professionProfit', year)
  const total = percentOf(valueInYear(facts, rule, year), turnover)
  return {
    total,
    lines: [
      {
        label: `${formatFact(facts[rule])} of ${rupeesInFull(turnover)}, the least income you can declare`,
        amount: wholeRupees(total),
        rule,
      },
    ],
  }
}

/** The law asks for no residence here, and sets no limit of turnover. */
function goodsCarriages({ vehicles }: PresumptiveInput): Outcome<Presumptive> {
  const owned: Line = {
    label: 'Goods carriages',
    amount: String(vehicles.length),
    rule: 'goodsCarriages',
  }
  if (vehicles.length > facts.goodsCarriages.value) {
    const most = formatFact(facts.goodsCarriages)
    const refusal = `Section 44AE applies only if you own at most ${most} at any time in the year.`
    return { result: { eligible: false, income: 0 }, lines: [owned], notes: [refusal] }
  }
  const total = sum(...vehicles.map(incomeOf))
  const lines = vehicles.map((vehicle, index) => vehicleLine(vehicle, index + 1))
  const last = {
    label: 'Least income you can declare',
    amount: wholeRupees(total),
    rule: 'goodsCarriageMonthly',
  }
  return {
    result: { eligible: true, income: wholeRupees(total) },
    lines: [owned, ...lines, last],
    notes: [noteOnMore],
  }
}

function vehicleLine(vehicle: Vehicle, number: number): Line {
  const { tonnes } = vehicle
  const months = monthsOf(vehicle)
  return {
    label: `Vehicle ${number}: ${tonnes} tonnes, ${months} ${months === 1 ? 'month' : 'months'}`,
    amount: wholeRupees(incomeOf(vehicle)),
    rule: isHeavy(vehicle) ? 'goodsCarriagePerTonne' : 'goodsCarriageMonthly',
  }
}

function incomeOf(vehicle: Vehicle): Amount {
  const monthly = isHeavy(vehicle)
    ? amount(vehicle.tonnes).mul(facts.goodsCarriagePerTonne.value)
    : amount(facts.goodsCarriageMonthly.value)
  return monthly.mul(monthsOf(vehicle))
}

function monthsOf({ months }: Vehicle): number {
  return Math.ceil(months)
}

function isHeavy({ tonnes }: Vehicle): boolean {
  return tonnes > facts.goodsCarriageHeavy.value
}
