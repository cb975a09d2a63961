import type { Audit, AuditInput } from '#app/tax/engine/business/audit.ts'
import type { FnoTurnover } from '#app/tax/engine/business/fno-turnover.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import type { Table } from '#app/tax/working/answer.ts'
import { calendarFacts } from '#content/facts/calendar.ts'
import { dueDateFacts } from '#content/facts/due-dates.ts'
import type { TaxFact } from '#content/facts/tax-fact.ts'
import type { ToolContext } from '../form/tool-type.ts'

/** What a trader filled in, and what the engine makes of it. */
export interface Case {
  context: ToolContext
  input: AuditInput
  fno: Outcome<FnoTurnover>
  intraday: Outcome<FnoTurnover>
  otherTurnover: number
  /** of futures and options, after costs */
  profit: number
  decided: Outcome<Audit>
  isUnknown: boolean
  tables: Table[]
  /** how many lines were not read, totals aside */
  skipped: number
}

/** When the report and the return of the year are due. */
export function datesOf({ year }: ToolContext): Record<'report' | 'audited' | 'plain', TaxFact> {
  return year === '2026-27'
    ? {
        report: calendarFacts.auditReportDate2026,
        audited: dueDateFacts.dueDateAudit2026,
        plain: dueDateFacts.dueDateBusiness2026,
      }
    : {
        report: calendarFacts.auditReportDateAy2026,
        audited: dueDateFacts.dueDateAuditAy2026,
        plain: dueDateFacts.dueDateBusinessAy2026,
      }
}
