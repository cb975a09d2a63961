import * as z from 'zod'
import { isEmail } from '#app/ui/text/fields.ts'
import { isGstin } from '#app/ui/text/gstin.ts'
import { withoutTitle } from '#app/ui/text/person-name.ts'

const NO_GSTIN = 'none'

/** The settings that say who is behind the site in law, part of those in `platform/config/env.ts`. */
export const identitySettings = {
  FIRM_LEGAL_NAME: z.string().trim().max(120, 'must be at most 120 characters').optional().meta({
    description: 'the name of the firm in law, in the footer and on the contact and legal pages',
    example: 'Rao & Company LLP',
  }),
  FIRM_GSTIN: z
    .string()
    .trim()
    .refine(
      (text) => text === NO_GSTIN || isGstin(text),
      `must be a GSTIN of 15 characters with its right check digit, or ${NO_GSTIN} for a firm that is not registered`,
    )
    .optional()
    .meta({
      description:
        'in the footer and on invoices, which can’t be issued without it; `none` for a firm that is not registered for GST: then no price says that it includes GST',
      example: 'none',
    }),
  FIRM_REGISTRATION: z
    .string()
    .trim()
    .regex(
      /^\d{6}[A-Z](\/[A-Z]\d{6})?$/,
      "must be the Institute's firm registration number, such as 012345S",
    )
    .optional()
    .meta({
      description: "the Institute's firm registration number, in the footer",
      example: '012345S',
    }),
  GRIEVANCE_OFFICER: z.string().transform(toOfficer).optional().meta({
    description:
      'who answers complaints, on the contact and legal pages; without an address, `FIRM_EMAIL`',
    example: 'Meera Rao <grievance@your-firm.in>',
  }),
  PRIVACY_CONTACT: z.email('must be an email address').optional().meta({
    description:
      'the email address for personal data, in the notice at the forms and on the contact and legal pages',
    shown: '`FIRM_EMAIL`',
    example: 'privacy@your-firm.in',
  }),
  MEMBER_NUMBERS: z.string().transform(toMemberNumbers).default({}).meta({
    description:
      "the accountants' membership numbers, by the names on the cards without CA; each card shows its number",
    example: 'Rajesh Kumar=123456,Priya Sharma=234567',
  }),
}
type Values = z.infer<z.ZodObject<typeof identitySettings>>

/** Who answers complaints; the e-mail address where it is not the firm's. */
export interface GrievanceOfficer {
  name: string
  email?: string
}

/** What has to be shown of the firm by law, as far as it is set. */
export function toIdentity(values: Values) {
  const { FIRM_GSTIN: gstin } = values
  return {
    legalName: values.FIRM_LEGAL_NAME,
    gstin: gstin === NO_GSTIN ? undefined : gstin,
    /** not registered for GST: no price says that it includes GST */
    noGst: gstin === NO_GSTIN,
    /** the firm's number in the register of the Institute of Chartered Accountants */
    registration: values.FIRM_REGISTRATION,
    grievanceOfficer: values.GRIEVANCE_OFFICER,
    /** whom to write to about personal data */
    privacyEmail: values.PRIVACY_CONTACT,
    /** the membership number of each accountant, by name without the title CA */
    memberNumbers: values.MEMBER_NUMBERS,
  }
}

/** Reads `Meera Rao` or `Meera Rao <grievance@your-firm.in>`. */
function toOfficer(text: string, context: z.RefinementCtx): GrievanceOfficer {
  const [, written = '', email] = /^([^<>]{2,100})(?:<([^<>]+)>)?$/.exec(text.trim()) ?? []
  const name = written.trim()
  if (name && (email === undefined || isEmail(email))) return { name, ...(email && { email }) }
  context.addIssue({
    code: 'custom',
    message: 'must be a name such as Meera Rao, or Meera Rao <grievance@your-firm.in>',
  })
  return z.NEVER
}

/** Reads `Rajesh Kumar=123456,Priya Sharma=234567`. */
function toMemberNumbers(text: string, context: z.RefinementCtx): Record<string, string> {
  const pairs = text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => /^([^=]{2,100})=\s{0,9}(\d{5,6})$/.exec(pair))
  const numbers = pairs.map(
    (pair) => [withoutTitle(pair?.[1]?.trim() ?? ''), pair?.[2] ?? ''] as const,
  )
  if (pairs.every((pair) => pair !== null)) return Object.fromEntries(numbers)
  context.addIssue({
    code: 'custom',
    message:
      'must be names with membership numbers of five or six digits, such as Rajesh Kumar=123456,Priya Sharma=234567',
  })
  return z.NEVER
}
