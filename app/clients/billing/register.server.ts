import { stringify } from 'csv-stringify/sync'
import type { Executor } from '#app/platform/db/database.ts'
import { BYTE_ORDER_MARK } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { invoiceCopy } from '#content/en/clients/invoice.ts'
import { registerRows } from './invoices.server.ts'
import { registerLine } from './register-line.ts'

const copy = invoiceCopy.register

/** The register of invoices and credit notes as CSV. */
export async function exportRegister(
  db: Executor,
  days: { from?: string | undefined; to?: string | undefined },
  userId: number,
): Promise<string> {
  const rows = await registerRows(db, days)
  await recordActivity(db, {
    ...{ actorId: userId, verb: 'exported', subject: 'export', label: copy.logged },
    detail: { rows: rows.length, ...days },
  })
  const lines = rows.map(registerLine)
  // Amounts below zero have to stay numbers, which the escape for formulas would end.
  return (
    BYTE_ORDER_MARK +
    stringify([Object.values(copy.columns), ...lines], { record_delimiter: 'windows' })
  )
}
