import { businessFacts as facts } from '#content/facts/business.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import type { Line, Outcome } from '../outcome.ts'
import { audit } from './audit.ts'
import type { PresumptiveInput } from './presumptive.ts'

export interface BooksInput
  extends Pick<PresumptiveInput, 'section' | 'turnover' | 'cash' | 'resident'> {
  /** whether the section is open to this taxpayer, and the least income it lets them declare */
  eligible: boolean
  presumed: number
  /** what the books show, in whole rupees */
  profit: number
  totalIncomeAboveExemption: boolean
  /** section 44AD was used in one of the five years before */
  used44ad: boolean
  year: FinancialYear
}

/**
 * Whether someone who declares the profit of the books instead of the presumed income needs an
 * audit. Cash payments are taken to be within their share. Section 44AB of the 1961 Act, section 63
 * of the 2025 Act.
 */
export function auditWithBooks(input: BooksInput): Outcome<{ audit: boolean; disputed: boolean }> {
  const isLess = input.eligible && input.profit < input.presumed
  if (input.section === '44AE') return goodsCarriages(isLess)
  return input.section === '44ADA' ? profession(input, isLess) : business(input, isLess)
}

function business(input: BooksInput, isLess: boolean) {
  const { turnover, cash, totalIncomeAboveExemption, used44ad, year } = input
  return audit({
    turnover,
    cashReceiptsPct: turnover === 0 ? 0 : (cash / turnover) * 100,
    cashPaymentsPct: 0,
    left44adEarly: used44ad && isLess,
    totalIncomeAboveExemption,
    uses44ad: false,
    year,
  })
}

function profession(input: BooksInput, isLess: boolean) {
  const { turnover, totalIncomeAboveExemption, year } = input
  const limit = valueInYear(facts, 'auditProfession', year)
  const isLarge = turnover > limit
  const needed = isLarge || (isLess && totalIncomeAboveExemption)
  const rule = idInYear(facts, 'auditProfession', year)
  const lines: Line[] = [
    { label: 'Receipts', amount: turnover, rule },
    { label: 'Limit without an audit', amount: limit, rule },
  ]
  if (!isLarge && isLess) {
    lines.push({
      label: 'Less than the presumptive income, and total income above the basic exemption',
      amount: totalIncomeAboveExemption ? 'Yes' : 'No',
      rule: 'auditProfessionLess',
    })
  }
  return decided(needed, lines, isLarge ? rule : 'auditProfessionLess')
}

function goodsCarriages(isLess: boolean) {
  return decided(isLess, [], 'auditGoodsCarriages')
}

function decided(needed: boolean, lines: Line[], rule: string) {
  return {
    result: { audit: needed, disputed: false },
    lines: [...lines, { label: 'Audit', amount: needed ? 'Yes' : 'No', rule }],
    notes: [],
  }
}
