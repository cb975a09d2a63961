import { stringify } from 'csv-stringify/sync'
import type { Executor } from '#app/platform/db/database.ts'
import { BYTE_ORDER_MARK } from '#app/platform/http/csv.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { invoiceCopy } from '#content/en/clients/invoice.ts'
import { registerRows } from './invoices.server.ts'

const copy = invoiceCopy.register

/**
 * The register of invoices and credit notes as CSV. Amounts are rupees with two decimals; credit notes are
 * negative, so that the columns add up. Payments are shown in the row of the invoice that counts.
 */
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
  const lines = rows.map(({ number, kind, issuedOn, content, paid, creditedBy }) => {
    const sign = kind === 'invoice' ? 1 : -1
    const { client, sac, placeOfSupply, taxable, total } = content
    const isStanding = kind === 'invoice' && creditedBy === null
    const amounts = [
      taxable,
      content.centralTax,
      content.stateTax,
      content.integratedTax,
      total - taxable,
      total,
      isStanding && paid !== null ? paid * 100 : 0,
    ].map((paise) => rupees(paise === 0 ? 0 : sign * paise))
    return [
      ...[number, issuedOn, copy.kinds[kind], harmless(client.name), client.gstin, client.state],
      ...[placeOfSupply, sac, ...amounts, content.credits?.number ?? ''],
    ]
  })
  // Amounts below zero have to stay numbers, which the escape for formulas would end.
  return (
    BYTE_ORDER_MARK +
    stringify([Object.values(copy.columns), ...lines], { record_delimiter: 'windows' })
  )
}

/** A name that a spreadsheet would take for a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** `1694.06`, exactly. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2)
}
