import { ToWords } from 'to-words/en-IN'
import type { InvoiceContent, Party } from '#app/clients/model/invoice.ts'
import { invoiceCopy as copy } from '#content/en/clients/invoice.ts'
import type { InvoiceKind } from '#content/enums.ts'

/** The words of an invoice or credit note that depend on what it is for. */

const words = new ToWords({ converterOptions: { currency: true } })

/** `₹1,00,000.00`, of paise. */
export function money(paise: number): string {
  const text = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `₹${text}`
}

export const inWords = (paise: number) => words.convert(paise / 100)

type Supplier = Pick<Party, 'gstin'>

export function titleOf(kind: InvoiceKind, { gstin }: Supplier): string {
  return kind === 'invoice' && gstin === '' ? copy.bill : copy.titles[kind]
}

export function taxNote({ gstin }: Supplier): string {
  return gstin === '' ? copy.billText : copy.reverseCharge
}

/** What an export has to say: the third proviso to rule 46. */
export function exportNote({
  underLut,
  country,
  split,
}: Pick<InvoiceContent, 'underLut' | 'country' | 'split'>): string | undefined {
  if (underLut) return copy.lut
  return split === 'between-states' && country !== '' ? copy.exportWithTax : undefined
}

/** The taxes one by one; amounts in paise. */
export function taxLines({
  rate,
  split,
  centralTax,
  stateTax,
  integratedTax,
  underLut,
}: Pick<
  InvoiceContent,
  'rate' | 'split' | 'centralTax' | 'stateTax' | 'integratedTax' | 'underLut'
>): { name: string; paise: number }[] {
  if (underLut) return [{ name: copy.taxes.integrated(0), paise: 0 }]
  if (split === 'none') return []
  if (split === 'between-states') {
    return [{ name: copy.taxes.integrated(rate), paise: integratedTax }]
  }
  const second = split === 'state' ? copy.taxes.state : copy.taxes.territory
  return [
    { name: copy.taxes.central(rate / 2), paise: centralTax },
    { name: second(rate / 2), paise: stateTax },
  ]
}
