import * as z from 'zod/mini'
import type { LEAD_SOURCES } from '#app/content/enums.ts'
import { paths } from '#app/paths.ts'
import {
  EMAIL_MAX,
  email as emailRule,
  multiLine,
  NAME_MAX,
  NAME_MIN,
  singleLine,
} from '#app/text/fields.ts'

/**
 * The rules of an enquiry, shared by the forms and the API: what a field must hold, in which
 * words a visitor is told otherwise, and how the two bodies that may be sent become one enquiry.
 */

const PHONE_MIN = 10
export const PHONE_MAX = 40
export const SERVICE_MAX = 100
const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000

export const GENERAL_INQUIRY = 'General Inquiry'
/** What the pricing form's select may hold, and the service each stands for. */
export const PRICING_FORM_SERVICES = {
  basic: 'Basic Plan',
  professional: 'Professional Plan',
  premium: 'Premium Plan',
  custom: 'Custom',
} as const

const name = line('Name', NAME_MIN, NAME_MAX, 'Name must be at least 2 characters')
const email = emailRule(
  'Please enter a valid email address',
  `Email must be at most ${EMAIL_MAX} characters`,
)
const service = line('Service', 1, SERVICE_MAX, 'Please select a service')
const message = multiLine({
  max: MESSAGE_MAX,
  tooShort: 'Message must be text',
  tooLong: `Message must be at most ${MESSAGE_MAX} characters`,
  unstorable: 'Message contains characters that cannot be stored',
})

/**
 * What a form sends besides the enquiry: a field that no person sees, how long filling it took (a
 * duration, for a visitor's clock may be wrong), and the notice about data that it showed. Each may
 * be missing, which is no sign of anything; one that makes no sense is passed over.
 */
const surroundings = {
  website: z.optional(z.unknown()),
  tookMs: z.catch(z.optional(z.number().check(z.gte(0), z.lte(7 * 24 * 3_600_000))), undefined),
  noticeVersion: z.catch(z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))), undefined),
}

/** Body of the contact form and of the pricing form. */
export const contactBody = z
  .object({
    ...surroundings,
    name,
    email,
    phone: phone('Phone number must be at least 10 digits'),
    message: z._default(message, ''),
    service: z._default(service, GENERAL_INQUIRY),
  })
  .check(
    z.refine((body) => body.service !== GENERAL_INQUIRY || body.message.length >= MESSAGE_MIN, {
      path: ['message'],
      error: 'Message must be at least 10 characters',
      // Told together with the other fields' errors, not only once those are mended.
      when: ({ value }) => typeof (value as { message?: unknown } | null)?.message === 'string',
    }),
  )

/** Body of the plan dialog. */
export const dialogBody = z.object({
  ...surroundings,
  fullName: name,
  email,
  phoneNumber: phone('Please enter a valid phone number'),
  incomeSource: service,
  message: z._default(message, ''),
})

/** A row of a file of old enquiries, as far as it is an enquiry. */
export const oldLead = z.object({
  name,
  email,
  phone: phone('Phone number must be at least 10 digits'),
  message: z._default(message, ''),
  service: z._default(service, GENERAL_INQUIRY),
})

export const leadBody = z.union([contactBody, dialogBody])

/** What the contact form checks in the browser: the body's rules and the accepted terms. */
export const contactForm = z.object({
  name,
  email,
  phone: phone('Phone number must be at least 10 digits'),
  message: message.check(z.minLength(MESSAGE_MIN, 'Message must be at least 10 characters')),
  acceptTerms: z
    .boolean()
    .check(z.refine(Boolean, 'You must accept the privacy policy and terms of service')),
})
export type ContactFormValues = z.infer<typeof contactForm>
export const EMPTY_CONTACT_FORM: ContactFormValues = {
  name: '',
  email: '',
  phone: '',
  message: '',
  acceptTerms: false,
}

export type LeadBody = z.infer<typeof leadBody>
export type LeadSource = (typeof LEAD_SOURCES)[number]

/** One enquiry in its normal form, whichever form it came from. */
export interface LeadInput {
  name: string
  email: string
  phone: string
  service: string
  message: string
  source: LeadSource
}

/** The rules a sent body is to be judged by, told from its field names. */
export function bodyRulesFor(body: unknown): typeof contactBody | typeof dialogBody {
  const isDialog =
    typeof body === 'object' &&
    body !== null &&
    ['fullName', 'phoneNumber', 'incomeSource'].some((field) => field in body)
  return isDialog ? dialogBody : contactBody
}

/** How a body came to be, as far as its form tells. */
export interface SpamSignals {
  /** whether the field that no person sees was filled in */
  honeypotFilled: boolean
  tookMs: number | undefined
  noticeVersion: string | undefined
}

export function spamSignalsFromBody({ website, tookMs, noticeVersion }: LeadBody): SpamSignals {
  return {
    honeypotFilled: website !== undefined && website !== null && website !== '',
    tookMs: tookMs === undefined ? undefined : Math.round(tookMs),
    noticeVersion,
  }
}

export function leadFromBody(body: LeadBody): LeadInput {
  if ('fullName' in body) {
    return {
      name: body.fullName,
      email: body.email,
      phone: body.phoneNumber,
      service: body.incomeSource,
      message: body.message,
      source: 'plan-dialog',
    }
  }
  const { name, email, phone, message } = body
  const chosen = pricingService(body.service)
  return chosen
    ? { name, email, phone, message, service: chosen, source: 'pricing-form' }
    : { name, email, phone, message, service: body.service, source: 'contact-form' }
}

/** The page that a form sent without script came from, told from what it says. */
export function pageOfForm(values: Record<string, string>): string {
  return pricingService(values.service ?? '') ? paths.pricing : paths.contact
}

function pricingService(service: string): string | undefined {
  const entry = Object.entries(PRICING_FORM_SERVICES).find((pair) => pair.includes(service))
  return entry?.[1]
}

/** What the API answers to a stored enquiry; `receiptUrl` is where its sender can follow it. */
export const leadReceipt = z.object({
  id: z.int(),
  receivedAt: z.string(),
  dueAt: z.string(),
  receiptUrl: z.string(),
})
export type LeadReceipt = z.infer<typeof leadReceipt>

/** Text of one line; `tooShort` is also what is said when it is missing. */
function line(label: string, min: number, max: number, tooShort: string) {
  return singleLine({
    min,
    max,
    tooShort,
    tooLong: `${label} must be at most ${max} characters`,
    unstorable: `${label} contains characters that cannot be stored`,
  })
}

function phone(tooShort: string) {
  return line('Phone number', PHONE_MIN, PHONE_MAX, tooShort)
}
