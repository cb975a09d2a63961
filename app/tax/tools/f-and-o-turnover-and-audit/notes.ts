import { percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import type { AuditInput } from '#app/tax/engine/business/audit.ts'
import { words } from '#content/en/tools/f-and-o-turnover-and-audit/form.ts'
import { businessFacts } from '#content/facts/business.ts'
import { calendarFacts } from '#content/facts/calendar.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { idInYear, valueInYear } from '#content/facts/in-year.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import { tradingFacts } from '#content/facts/trading.ts'
import type { ToolContext } from '../form/tool-type.ts'
import { type Case, datesOf } from './case.ts'

const { notes: say } = words

/** What else the reader has to know: losses, the least presumptive income, dates. */
export function notesFor(found: Case): string[] {
  const { context, input, fno, intraday, profit, decided } = found
  const due = datesOf(context)[decided.result.audit ? 'audited' : 'plain']
  const ifFiled = say.ifFiled[context.today > String(due.value) ? 'late' : 'inTime']
  const hasLoss = profit < 0 || intraday.result.profit < 0
  const [least, share] = presumptiveLeast(input, fno.result.turnover)
  return [
    ...decided.notes,
    ...(input.uses44ad && profit < least ? [say.presumptiveLeast(rupees(least))] : []),
    ...(profit < least && isAboveLimit(input) && !decided.result.audit && isWithoutSection(input)
      ? [say.belowShare(share)]
      : []),
    ...(profit < 0
      ? [say.fnoLoss(rupees(-profit), yearsOf('businessLossCarryForward', context), ifFiled)]
      : []),
    ...(intraday.result.profit < 0
      ? [
          say.intradayLoss(
            rupees(-intraday.result.profit),
            yearsOf('speculativeLossCarryForward', context),
            ifFiled,
          ),
        ]
      : []),
    ...(hasLoss ? lateNotes(context, due) : []),
    ...fno.notes,
    ...(context.year >= '2026-27' ? [say.newAct] : []),
    say.dates,
  ]
}

/** After the due date, and after the last day of a belated return. */
function lateNotes({ today, year }: ToolContext, due: TaxFact): string[] {
  if (today <= String(due.value)) return []
  const belated =
    year === '2025-26' ? dueDateFacts.belatedDateAy2026 : calendarFacts.belatedDate2026
  return [today <= belated.value ? say.late(formatFact(due)) : say.tooLate(formatFact(belated))]
}

function isWithoutSection({ uses44ad, left44adEarly }: AuditInput): boolean {
  return !uses44ad && !left44adEarly
}

/** Up to the limit the engine says itself what a low profit means. */
function isAboveLimit({ turnover, year = '2025-26' }: AuditInput): boolean {
  return turnover > valueInYear(businessFacts, 'auditTurnover', year)
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
