import { ToWords } from 'to-words/en-IN'
import type { InvoiceRow } from '#app/clients/billing/invoices.server.ts'
import type { Party } from '#app/clients/model/invoice.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { invoiceCopy as copy } from '#content/en/clients/invoice.ts'
import { INK, LINE, MUTED, type Parts, renderPdf } from './document.server.ts'

const words = new ToWords({ converterOptions: { currency: true } })

/** `₹1,00,000.00`, of paise. */
function money(paise: number): string {
  const text = (paise / 100).toLocaleString('en-IN', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `₹${text}`
}

/** The name of its file: a number without slashes. */
export function invoiceFile({ number }: Pick<InvoiceRow, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`
}

/** An invoice or credit note as PDF: the particulars of rules 46 and 53 of the CGST Rules. */
export function invoicePdf({ kind, number, issuedOn, content }: InvoiceRow): Promise<Buffer> {
  const { supplier, client, credits } = content
  const isBill = supplier.gstin === ''
  const title = kind === 'invoice' && isBill ? copy.bill : copy.titles[kind]
  return renderPdf({ title: `${title} ${number}`, author: supplier.name }, (parts) => {
    const { text, box, row } = parts
    return [
      box(
        {
          flexDirection: 'row',
          justifyContent: 'space-between',
          borderBottomWidth: 1.5,
          borderBottomColor: INK,
          paddingBottom: 10,
        },
        parts.title(supplier.name),
        text({ fontSize: 13, fontWeight: 600 }, title),
      ),
      box(
        { marginTop: 14 },
        row(copy.number, number),
        row(copy.date, formatDay(issuedOn)),
        ...(credits
          ? [
              row(
                copy.titles['credit-note'],
                copy.credits(credits.number, formatDay(credits.issuedOn)),
              ),
              row(copy.reason, credits.reason),
            ]
          : []),
      ),
      box(
        { flexDirection: 'row', gap: 24, marginTop: 18 },
        party(parts, copy.from, supplier),
        party(parts, copy.to, client),
      ),
      box(
        { marginTop: 16 },
        ...(content.placeOfSupply ? [row(copy.placeOfSupply, content.placeOfSupply)] : []),
        ...(content.country ? [row(copy.country, content.country)] : []),
      ),
      amounts(parts, { kind, content }),
      box(
        { marginTop: 14 },
        row(copy.inWords, words.convert(content.total / 100)),
        ...(isBill
          ? [text({ marginTop: 10, color: MUTED }, copy.billText)]
          : [text({ marginTop: 10, color: MUTED }, copy.reverseCharge)]),
        ...exportLine(parts, content),
      ),
      box(
        { marginTop: 56, alignItems: 'flex-end' },
        text({}, copy.signature(supplier.name)),
        text({ marginTop: 44, color: MUTED }, copy.signatory),
      ),
    ]
  })
}

function exportLine({ text }: Parts, { underLut, country, split }: InvoiceRow['content']) {
  if (underLut) return [text({ marginTop: 4 }, copy.lut)]
  return split === 'between-states' && country !== ''
    ? [text({ marginTop: 4 }, copy.exportWithTax)]
    : []
}

function party(
  { text, box }: Parts,
  head: string,
  { name, address, state, stateCode, gstin }: Party,
) {
  return box(
    { flex: 1 },
    text({ color: MUTED }, head),
    text({ fontWeight: 600, marginTop: 2 }, name),
    ...(address ? [text({}, address)] : []),
    ...(state ? [text({}, `${copy.state}: ${state} (${stateCode})`)] : []),
    ...(gstin ? [text({}, `${copy.gstin}: ${gstin}`)] : []),
  )
}

function amounts({ text, box }: Parts, { content }: Pick<InvoiceRow, 'kind' | 'content'>) {
  const { rate, split, centralTax, stateTax, integratedTax, taxable, total } = content
  const line = (name: string, value: string, isBold = false) =>
    box(
      {
        flexDirection: 'row',
        justifyContent: 'space-between',
        paddingVertical: 5,
        borderTopWidth: 0.75,
        borderTopColor: isBold ? INK : LINE,
        ...(isBold && { fontWeight: 600, fontSize: 11 }),
      },
      text({}, name),
      text({}, value),
    )
  const half = rate / 2
  return box(
    { marginTop: 16, borderBottomWidth: 0.75, borderBottomColor: LINE },
    box(
      { flexDirection: 'row', paddingBottom: 6, color: MUTED },
      text({ flex: 1 }, copy.service),
      text({ width: 70 }, copy.sac),
      text({ width: 90, textAlign: 'right' }, copy.taxable),
    ),
    box(
      { flexDirection: 'row', paddingVertical: 6, borderTopWidth: 0.75, borderTopColor: LINE },
      text({ flex: 1, paddingRight: 12 }, content.description),
      text({ width: 70 }, content.sac),
      text({ width: 90, textAlign: 'right' }, money(taxable)),
    ),
    ...(split === 'state' || split === 'union-territory'
      ? [
          line(copy.taxes.central(half), money(centralTax)),
          line(
            split === 'state' ? copy.taxes.state(half) : copy.taxes.territory(half),
            money(stateTax),
          ),
        ]
      : []),
    ...(split === 'between-states'
      ? [line(copy.taxes.integrated(rate), money(integratedTax))]
      : []),
    ...(content.underLut ? [line(copy.taxes.integrated(0), money(0))] : []),
    line(copy.total, money(total), true),
  )
}
