import * as z from 'zod'

const SERIES = /^[A-Z\d]{1,3}$/

/** The settings of fees and invoices, part of those in `platform/config/env.ts`. */
export const billingSettings = {
  INVOICE_PREFIX: z
    .string()
    .trim()
    .regex(SERIES, 'must be one to three capital letters or digits')
    .default('TX')
    .meta({
      description:
        'what the numbers of invoices begin with (`TX/2026-27/0001`). Change it with the start of a financial year',
    }),
  CREDIT_NOTE_PREFIX: z
    .string()
    .trim()
    .regex(SERIES, 'must be one to three capital letters or digits')
    .default('CN')
    .meta({ description: 'the same of credit notes, which have a series of their own' }),
  UPI_ID: z
    .string()
    .trim()
    .regex(/^[\w.-]{2,100}@[a-z\d.]{2,40}$/i, 'must be a UPI ID such as rao@okhdfcbank')
    .optional()
    .meta({
      description:
        'where clients pay their fee by UPI; without it their page shows no UPI link or QR code',
      example: 'rao@okhdfcbank',
    }),
  UPI_NAME: z.string().trim().max(60).optional().meta({
    description: 'the name of the payee that UPI apps show',
    shown: '`FIRM_LEGAL_NAME`, or `FIRM_NAME`',
    example: 'Rao & Company LLP',
  }),
  BANK_DETAILS: z.string().trim().max(300).optional().meta({
    description: 'the account for bank transfers, shown to clients; `;` begins a new line',
    example:
      'Rao & Company LLP; HDFC Bank, Banjara Hills; account 50100012345678; IFSC HDFC0000123',
  }),
}
type Values = z.infer<z.ZodObject<typeof billingSettings>>

export function toBillingEnv(
  values: Values & { FIRM_NAME: string; FIRM_LEGAL_NAME?: string | undefined },
) {
  return {
    prefixes: { invoice: values.INVOICE_PREFIX, 'credit-note': values.CREDIT_NOTE_PREFIX },
    upi: values.UPI_ID
      ? { id: values.UPI_ID, name: values.UPI_NAME ?? values.FIRM_LEGAL_NAME ?? values.FIRM_NAME }
      : undefined,
    bank: values.BANK_DETAILS?.split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  }
}

/** The two series must differ. */
export function distinctSeries(
  { INVOICE_PREFIX, CREDIT_NOTE_PREFIX }: Values,
  context: z.RefinementCtx,
) {
  if (INVOICE_PREFIX !== CREDIT_NOTE_PREFIX) return
  context.addIssue({
    code: 'custom',
    path: ['CREDIT_NOTE_PREFIX'],
    message: 'must differ from INVOICE_PREFIX',
  })
}
