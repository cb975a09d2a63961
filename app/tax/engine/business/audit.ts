import { businessFacts as facts } from '#content/facts/business.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import type { Line, Outcome } from '../outcome.ts'
import { shownCashShare } from './cash-share.ts'

export interface AuditInput {
  /** rupees, all businesses together */
  turnover: number
  /** cash in percent of all receipts, and of all payments */
  cashReceiptsPct: number
  cashPaymentsPct: number
  /** section 44AD was used in one of the five years before, and less than its share is declared now */
  left44adEarly: boolean
  totalIncomeAboveExemption: boolean
  /** section 44AD is used this year */
  uses44ad: boolean
  year?: FinancialYear
}

export interface Audit {
  audit: boolean
  /** whether practice differs on the clause that asks for the audit */
  disputed: boolean
}

/**
 * Whether a business has to have its accounts audited: by its turnover, by its cash, and below the
 * lower limit only by what happened with section 44AD. Exactly a limit or a share is still inside.
 * Section 44AB of the 1961 Act, section 63 of the 2025 Act.
 */
export function audit(input: AuditInput): Outcome<Audit> {
  const { turnover, year = '2025-26' } = input
  const first: Line = { label: 'Turnover', amount: turnover, rule: rule('auditTurnover', year) }
  const { needed, lines, notes } = decision(input)
  const decided: Line = {
    label: 'Audit',
    amount: needed ? 'Yes' : 'No',
    rule: lines.at(-1)?.rule ?? first.rule,
  }
  return {
    result: { audit: needed, disputed: isByLeavingAlone(input) },
    lines: [first, ...lines, decided],
    notes: [...notes, ...disputeNotes(input, needed)],
  }
}

interface Decision {
  needed: boolean
  lines: Line[]
  notes: string[]
}

function decision(input: AuditInput): Decision {
  const { turnover, year = '2025-26' } = input
  if (input.uses44ad && turnover <= presumptiveLimit(input)) return withinPresumptive(input)
  if (turnover <= valueInYear(facts, 'auditTurnover', year)) return belowLimit(input)
  return aboveLimit(input)
}

/** A business that declares the presumed income needs no audit, whatever its payments. */
function withinPresumptive(input: AuditInput): Decision {
  return {
    needed: false,
    lines: [
      {
        label: 'You use section 44AD, and turnover is within its limit',
        amount: presumptiveLimit(input),
        rule: 'auditPresumptive',
      },
    ],
    notes: [],
  }
}

/** Only leaving section 44AD early leads to an audit here, never a loss or a thin profit by itself. */
function belowLimit(input: AuditInput): Decision {
  return {
    needed: input.left44adEarly && input.totalIncomeAboveExemption,
    lines: leavingLines(input),
    notes: input.left44adEarly
      ? [lockOutNote()]
      : [
          `Up to this limit a loss, or a profit of less than ${formatFact(facts.auditProfit)}, doesn’t by itself mean an audit.`,
        ],
  }
}

function leavingLines({ left44adEarly, totalIncomeAboveExemption }: AuditInput): Line[] {
  return [
    {
      label: 'You used section 44AD in the last five years, and declare less now',
      amount: left44adEarly ? 'Yes' : 'No',
      rule: 'auditAfterPresumptive',
    },
    {
      label: 'Total income is above the basic exemption',
      amount: totalIncomeAboveExemption ? 'Yes' : 'No',
      rule: 'auditAfterPresumptive',
    },
  ]
}

function lockOutNote(): string {
  return `You can’t use section 44AD for the next ${formatFact(facts.presumptiveLockOut)}.`
}

function aboveLimit(input: AuditInput): Decision {
  const { turnover, cashReceiptsPct, cashPaymentsPct, year = '2025-26' } = input
  const share = valueInYear(facts, 'cashShare', year)
  const isDigital = isWithinCashShare(input)
  const isByLeaving = isByLeavingAlone(input)
  const limit = isDigital ? 'auditTurnoverDigital' : 'auditTurnover'
  const isAboveAll = turnover > valueInYear(facts, 'auditTurnoverDigital', year)
  const cash = rule('cashShare', year)
  return {
    needed: isByLeaving || turnover > valueInYear(facts, limit, year),
    lines: [
      { label: 'Received in cash', ...shownCashShare(cashReceiptsPct, share), rule: cash },
      { label: 'Paid in cash', ...shownCashShare(cashPaymentsPct, share), rule: cash },
      {
        label: 'Limit without an audit',
        amount: valueInYear(facts, limit, year),
        rule: rule(limit, year),
      },
      ...(isByLeaving ? leavingLines(input) : []),
    ],
    notes: isByLeaving ? [lockOutNote()] : isDigital || isAboveAll ? [] : [noteOnCash(share)],
  }
}

function noteOnCash(share: number): string {
  return `The limit is ${formatFact(facts.auditTurnoverDigital)} only if at most ${share}% of receipts and at most ${share}% of payments are in cash, across all your businesses.`
}

function disputeNotes(input: AuditInput, needed: boolean): string[] {
  if (isByLeavingAlone(input)) {
    return [
      `The law is disputed: the clause on leaving section 44AD early names no turnover, so by its text it means an audit at ${rupees(input.turnover)} too. Others apply the higher limit for business without cash. Show a chartered accountant your last five returns.`,
    ]
  }
  return isAfterPresumptive(input, needed)
    ? [
        'The law is disputed on whether F&O qualifies for section 44AD at all, and on whether a later year without it counts as leaving. Show a chartered accountant your last five returns.',
      ]
    : []
}

/** An audit that is needed only because section 44AD was left early. */
function isAfterPresumptive({ turnover, year = '2025-26' }: AuditInput, needed: boolean): boolean {
  return needed && turnover <= valueInYear(facts, 'auditTurnover', year)
}

/**
 * Whether only the clause on leaving section 44AD early asks for an audit above the lower limit: it
 * names no turnover, clause (e) of section 44AB of the 1961 Act, and the higher limit for business
 * without cash belongs to clause (a) alone.
 */
function isByLeavingAlone(input: AuditInput): boolean {
  const { turnover, left44adEarly, totalIncomeAboveExemption, uses44ad, year = '2025-26' } = input
  return (
    !uses44ad &&
    left44adEarly &&
    totalIncomeAboveExemption &&
    isWithinCashShare(input) &&
    turnover > valueInYear(facts, 'auditTurnover', year) &&
    turnover <= presumptiveLimit(input)
  )
}

function isWithinCashShare({ cashReceiptsPct, cashPaymentsPct, year = '2025-26' }: AuditInput) {
  const share = valueInYear(facts, 'cashShare', year)
  return cashReceiptsPct <= share && cashPaymentsPct <= share
}

function presumptiveLimit({ cashReceiptsPct, year = '2025-26' }: AuditInput): number {
  const isDigital = cashReceiptsPct <= valueInYear(facts, 'cashShare', year)
  return valueInYear(facts, isDigital ? 'presumptiveTurnoverDigital' : 'presumptiveTurnover', year)
}

function rule(id: keyof typeof facts, year: FinancialYear): string {
  return idInYear(facts, id, year)
}
