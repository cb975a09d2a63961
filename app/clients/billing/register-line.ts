import type { InvoiceContent } from '#app/clients/model/invoice.ts'
import { invoiceCopy } from '#content/en/clients/invoice.ts'
import type { InvoiceKind } from '#content/enums.ts'

interface RegisterRow {
  number: string
  kind: InvoiceKind
  issuedOn: string
  content: InvoiceContent
  /** in rupees; null where the return is erased */
  paid: number | null
  creditedBy: string | null
}

/**
 * A line of the register. Amounts are rupees with two decimals; credit notes are negative, so that the columns
 * add up. Payments are shown in the row of the invoice that counts.
 */
export function registerLine({ number, kind, issuedOn, content, paid, creditedBy }: RegisterRow) {
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
  ].map((paise) => rupees(sign * paise))
  return [
    ...[number, issuedOn, invoiceCopy.register.kinds[kind]],
    ...[harmless(client.name), client.gstin, client.state],
    ...[placeOfSupply, sac, ...amounts, content.credits?.number ?? ''],
  ]
}

/** A name that a spreadsheet would take for a formula. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

/** `1694.06`, exactly. */
function rupees(paise: number): string {
  return (paise / 100).toFixed(2)
}
