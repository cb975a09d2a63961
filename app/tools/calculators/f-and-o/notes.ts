import { businessFacts } from '#app/content/tax-facts/business.ts'
import { formatFact, rupees } from '#app/content/tax-facts/format.ts'
import { idInYear, valueInYear } from '#app/content/tax-facts/in-year.ts'
import { tradingFacts } from '#app/content/tax-facts/trading.ts'
import { words } from '#app/content/tools/f-and-o-turnover-and-audit/form.ts'
import { percentOf, wholeRupees } from '#app/tax/amount.ts'
import type { AuditInput } from '#app/tax/business/audit.ts'
import type { ToolContext } from '../../tool.ts'
import { type Case, datesOf } from './case.ts'

/** What the reader has to know besides: losses, the least presumptive income, dates. */
export function notesFor(found: Case): string[] {
  const { context, input, fno, intraday, profit, decided } = found
  const { notes: say } = words
  const due = datesOf(context)[decided.result.audit ? 'audited' : 'plain']
  const hasLoss = profit < 0 || intraday.result.profit < 0
  const [least, share] = presumptiveLeast(input, fno.result.turnover)
  return [
    ...decided.notes,
    ...(input.uses44ad && profit < least ? [say.presumptiveLeast(rupees(least))] : []),
    ...(profit < least && !decided.result.audit && !input.uses44ad && !input.left44adEarly
      ? [say.belowShare(share)]
      : []),
    ...(profit < 0
      ? [say.fnoLoss(rupees(-profit), yearsOf('businessLossCarryForward', context))]
      : []),
    ...(intraday.result.profit < 0
      ? [
          say.intradayLoss(
            rupees(-intraday.result.profit),
            yearsOf('speculativeLossCarryForward', context),
          ),
        ]
      : []),
    ...(hasLoss && context.today > String(due.value) ? [say.late(formatFact(due))] : []),
    ...fno.notes,
    ...(context.year >= '2026-27' ? [say.newAct] : []),
    say.dates,
  ]
}

function presumptiveLeast({ year = '2025-26' }: AuditInput, turnover: number): [number, string] {
  const rule = idInYear(businessFacts, 'presumptiveDigitalProfit', year)
  const share = valueInYear(businessFacts, rule, year)
  return [wholeRupees(percentOf(share, turnover)), formatFact(businessFacts[rule])]
}

function yearsOf(
  id: 'businessLossCarryForward' | 'speculativeLossCarryForward',
  { year }: ToolContext,
): string {
  return formatFact(tradingFacts[idInYear(tradingFacts, id, year)])
}
