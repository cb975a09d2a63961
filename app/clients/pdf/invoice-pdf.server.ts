import type { InvoiceRow } from '#app/clients/billing/invoices.server.ts'
import {
  exportNote,
  inWords,
  money,
  taxLines,
  taxNote,
  titleOf,
} from '#app/clients/billing/wording.ts'
import type { Party } from '#app/clients/model/invoice.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { invoiceCopy as copy } from '#content/en/clients/invoice.ts'
import { INK, LINE, MUTED, type Parts, renderPdf } from './document.server.ts'

/** The name of its file: a number without slashes. */
export function invoiceFile({ number }: Pick<InvoiceRow, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`
}

/** An invoice or credit note as PDF: the particulars of rules 46 and 53 of the CGST Rules. */
export function invoicePdf({ kind, number, issuedOn, content }: InvoiceRow): Promise<Buffer> {
  const { supplier, client, credits } = content
  const title = titleOf(kind, supplier)
  const note = exportNote(content)
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
      amounts(parts, content),
      box(
        { marginTop: 14 },
        row(copy.inWords, inWords(content.total)),
        text({ marginTop: 10, color: MUTED }, taxNote(supplier)),
        ...(note ? [text({ marginTop: 4 }, note)] : []),
      ),
      box(
        { marginTop: 56, alignItems: 'flex-end' },
        text({}, copy.signature(supplier.name)),
        text({ marginTop: 44, color: MUTED }, copy.signatory),
      ),
    ]
  })
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

function amounts({ text, box }: Parts, content: InvoiceRow['content']) {
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
      text({ width: 90, textAlign: 'right' }, money(content.taxable)),
    ),
    ...taxLines(content).map(({ name, paise }) => line(name, money(paise))),
    line(copy.total, money(content.total), true),
  )
}
