import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { myErrors } from '#content/en/clients/my-page.ts'
import { type GstSplit, INVOICE_KINDS, PAYMENT_METHODS } from '#content/enums.ts'
import { line } from './client.ts'

/** Payments, invoices and credit notes. Amounts of payments are in rupees, those of invoices in paise. */

const AMOUNT_MAX = 10_000_000
const REFERENCE_MAX = 40

const reference = line('Reference', REFERENCE_MAX).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
)
const amount = z
  .int('The amount is in whole rupees')
  .check(z.gte(1, 'The amount is at least ₹1'), z.lte(AMOUNT_MAX, 'That amount is too high'))
const paidOn = day.check(
  z.refine((text) => text <= indianDate(new Date()), 'This date is in the future'),
)

export const paidBody = z
  .strictObject({
    method: z.enum(PAYMENT_METHODS, `How it was paid: ${PAYMENT_METHODS.join(', ')}`),
    reference: z.optional(reference),
    amount,
    paidOn,
    /** whether one payment covered another return too, which has the same reference */
    coversOthers: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ method, reference }) => method === 'cash' || Boolean(reference), {
      path: ['reference'],
      error: 'Enter the reference number of the payment',
    }),
  )
export type PaidBody = z.infer<typeof paidBody>

/** What a client says they have paid; a form sends texts. */
export const claimBody = z.object({
  reference: reference.check(z.minLength(4, myErrors.reference)),
})

export const payment = z.object({
  id: z.int(),
  method: storedValue(PAYMENT_METHODS),
  reference: z.string(),
  amount: z.int(),
  paidOn: z.string(),
  /** of the staff; null while nobody has confirmed it */
  confirmedBy: z.nullable(z.string()),
  isConfirmed: z.boolean(),
})
export type Payment = z.infer<typeof payment>

/** What is still to be paid of a fee, in rupees: payments count once they are confirmed. */
export function outstanding({ fee, payments }: { fee: number; payments: Payment[] }): number {
  return payments.reduce((open, one) => open - (one.isConfirmed ? one.amount : 0), fee)
}

/** The link that UPI apps open, by NPCI's linking specification. @param rupees the amount */
export function upiLink(
  { id, name }: { id: string; name: string },
  rupees: number,
  reference: string,
  note: string,
): string {
  const fields = { pa: id, pn: name, am: rupees.toFixed(2), cu: 'INR', tr: reference, tn: note }
  const query = Object.entries(fields).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replace('%40', '@')}`,
  )
  return `upi://pay?${query.join('&')}`
}

/** A name, its address and number for GST, as they are printed. */
export interface Party {
  name: string
  address: string
  state: string
  /** two digits; empty where there is no state */
  stateCode: string
  gstin: string
}

/** Everything that an invoice or credit note says; amounts in paise. */
export interface InvoiceContent {
  supplier: Party
  client: Party
  description: string
  /** by the list of services for GST */
  sac: string
  /** in per cent */
  rate: number
  split: GstSplit
  taxable: number
  /** CGST, and SGST or UTGST, of the same amount */
  centralTax: number
  stateTax: number
  integratedTax: number
  total: number
  placeOfSupply: string
  /** an export without tax, under a letter of undertaking */
  underLut: boolean
  /** of an export */
  country: string
  /** of a credit note: number and date of the invoice, and why */
  credits?: { number: string; issuedOn: string; reason: string }
}

const REASON_MAX = 200
export const invoiceBody = z.nullish(
  z
    .strictObject({
      /** a client abroad, without tax under a letter of undertaking */
      underLut: z.optional(z.boolean()),
      /** of an export: its destination */
      country: z.optional(line('Country', 60)),
    })
    .check(
      z.refine(({ underLut, country }) => !underLut || Boolean(country), {
        path: ['country'],
        error: 'Enter the country of destination',
      }),
    ),
)
export const creditBody = z.strictObject({ reason: line('Reason', REASON_MAX, 3) })

export const invoice = z.object({
  id: z.int(),
  kind: storedValue(INVOICE_KINDS),
  number: z.string(),
  issuedOn: z.string(),
  /** in paise */
  total: z.int(),
  /** the number of the credit note that takes it back */
  creditedBy: z.nullable(z.string()),
  url: z.string(),
})
export type Invoice = z.infer<typeof invoice>

export const registerQuery = z.object({ from: z.optional(day), to: z.optional(day) })
