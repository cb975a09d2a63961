import * as z from 'zod/mini'
import { paths } from '#app/paths.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import { westernDigits } from '#app/ui/text/digits.ts'
import {
  email as emailRule,
  multiLine,
  NAME_MAX,
  NAME_MIN,
  optionalEmail as optionalEmailRule,
  PHONE_MAX,
  singleLine,
} from '#app/ui/text/fields.ts'
import { twoPhones } from '#app/ui/text/phone-number.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { fieldErrors } from '#content/en/forms.ts'
import type { ActionName } from '#content/en/insights/actions.ts'
import { messages } from '#content/en/messages.ts'
import { type LEAD_SOURCES, TEMPLATE_LANGUAGES, type TemplateLanguage } from '#content/enums.ts'
import { storedService } from '#content/plans.ts'

/**
 * The rules of an enquiry, shared by the forms and the API: the validation of each field with its
 * error message, and how the three kinds of body become one enquiry.
 */

export const PHONE_MIN = 10
export const TOO_FEW_DIGITS = fieldErrors.phone.tooShort
export const SERVICE_MAX = 100
const MESSAGE_MIN = 10
export const MESSAGE_MAX = 5000

export const GENERAL_INQUIRY = 'General Inquiry'
/** Stored as the phone of an enquiry that staff added with an e-mail address alone: it is never empty. */
export const NO_PHONE = 'No phone number'
/** The values of the pricing form's select, with the service each stands for. */
export const PRICING_FORM_SERVICES = {
  basic: 'Basic Plan',
  professional: 'Professional Plan',
  premium: 'Premium Plan',
  custom: 'Custom',
} as const

const name = singleLine({ ...fieldErrors.name, min: NAME_MIN, max: NAME_MAX })
export const emailMessages = [fieldErrors.email.invalid, fieldErrors.email.tooLong] as const
const email = emailRule(...emailMessages)
const optionalEmail = z._default(optionalEmailRule(...emailMessages), '')
const service = singleLine({ ...fieldErrors.service, min: 1, max: SERVICE_MAX }).check(
  z.overwrite(storedService),
)
const messageRule = multiLine({
  ...fieldErrors.message,
  tooShort: fieldErrors.message.notText,
  max: MESSAGE_MAX,
})

/** What every body may contain besides contact details and service: a new field of the enquiry is added here. */
const sharedFields = z.object({ message: z._default(messageRule, '') })
type SharedFields = z.infer<typeof sharedFields>

/** The same as staff read them: what is stored may be older than a rule. */
export const storedFields = { message: z.string() } satisfies Record<
  keyof SharedFields,
  z.ZodMiniType
>

/**
 * What a form sends besides the enquiry: the honeypot, how long filling it in took (a duration, since a
 * visitor's clock may be wrong), the version of the data notice that it showed, and its key. Each may
 * be missing, which is no spam signal; an invalid one is ignored.
 */
const formSignals = {
  website: z.optional(z.unknown()),
  /** 'on': the sender was asked about a number that can't be called from here, and keeps it */
  phoneChecked: z.optional(z.unknown()),
  tookMs: z.catch(z.optional(z.number().check(z.gte(0), z.lte(7 * DAY_MS))), undefined),
  noticeVersion: z.catch(z.optional(z.string().check(z.regex(/^[\w.-]{1,20}$/))), undefined),
  /** random, the same with each try: a sender who repeats an enquiry with it gets the receipt again */
  sendKey: z.catch(z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))), undefined),
  /** of the page that the form is on; English where it is missing */
  language: z.catch(z.optional(z.enum(TEMPLATE_LANGUAGES)), undefined),
  /** the page and the call to action that led to the form; an empty page: not to be stored */
  fromPage: z.catch(z.optional(z.string().check(z.maxLength(2000))), undefined),
  fromAction: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined),
}

/** Body of the contact form and of the pricing form; like every body, with the fields in the order of the form. */
export const contactBody = z
  .object({
    ...formSignals,
    name,
    email,
    phone: phone(TOO_FEW_DIGITS),
    service: z._default(service, GENERAL_INQUIRY),
    ...sharedFields.shape,
  })
  .check(
    z.refine((body) => body.service !== GENERAL_INQUIRY || body.message.length >= MESSAGE_MIN, {
      path: ['message'],
      error: fieldErrors.message.tooShort,
      // Checked together with the other fields, not only once those are valid.
      when: ({ value }) => typeof (value as { message?: unknown } | null)?.message === 'string',
    }),
  )

/** Body of the plan dialog. */
export const dialogBody = z.object({
  ...formSignals,
  fullName: name,
  email,
  phoneNumber: phone(fieldErrors.dialogPhone),
  incomeSource: service,
  ...sharedFields.shape,
})

/** A tool sends a longer report as its amounts alone. */
const SENT_MAX = 150_000

/** The working of a tool that comes with an enquiry: what was filled in, which the server works out again. */
const sentWorking = z.object(
  {
    tool: z.string().check(z.maxLength(100)),
    year: z.string().check(z.maxLength(10)),
    input: z.record(z.string().check(z.maxLength(100)), z.string().check(z.maxLength(SENT_MAX))),
  },
  messages.tools.unreadable,
)
export type SentWorking = z.infer<typeof sentWorking>

/** A form without script sends it as JSON, and as nothing where there is none. */
function parsedJson(given: unknown): unknown {
  if (given === '' || given === undefined) return undefined
  if (typeof given !== 'string') return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/**
 * Body of the callback form and of the tax tools: the telephone stands in for the e-mail address,
 * which may be missing, so it has to be a number that can be called.
 */
export const callbackFields = z.object({
  ...formSignals,
  name,
  phone: phone(TOO_FEW_DIGITS).check(z.refine(hasTenDigits, TOO_FEW_DIGITS)),
  email: optionalEmail,
  service,
  ...sharedFields.shape,
})

/** The same with where it comes from; a working is taken only with the visitor's consent. */
export const callbackBody = z
  .extend(callbackFields, {
    source: z.enum(['callback', 'tool']),
    working: z.optional(z.pipe(z.transform(parsedJson), z.optional(sentWorking))),
    /** 'on' from a form without script */
    consent: z.catch(z.optional(z.union([z.literal(true), z.literal('on')])), undefined),
  })
  .check(
    z.refine((body) => !body.working || body.consent !== undefined, {
      path: ['consent'],
      error: fieldErrors.workingConsent,
      // Checked together with the other fields, not only once those are valid.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  )

/** The fields of an enquiry in a row of an imported file, and of one that staff add. */
export const oldLead = z.object({
  name,
  email: optionalEmail,
  phone: phone(TOO_FEW_DIGITS),
  ...sharedFields.shape,
  service: z._default(service, GENERAL_INQUIRY),
})

export const leadBody = z.union([callbackBody, contactBody, dialogBody])

/** What the contact form sends, with the accepted terms, which the API's body does not contain. */
export const contactForm = z.object({
  name,
  email,
  phone: phone(TOO_FEW_DIGITS),
  ...sharedFields.shape,
  message: messageRule.check(z.minLength(MESSAGE_MIN, fieldErrors.message.tooShort)),
  acceptTerms: z.literal('on', fieldErrors.acceptTerms),
})

export type LeadBody = z.infer<typeof leadBody>
export type LeadSource = (typeof LEAD_SOURCES)[number]

/** One enquiry in its normal form, whichever form it came from. */
export interface LeadInput extends SharedFields {
  name: string
  /** empty where none was given */
  email: string
  phone: string
  /** another one, where two were given in one field */
  secondPhone?: string
  service: string
  source: LeadSource
  language?: TemplateLanguage | undefined
}

/** What makes an enquiry another one than those before, whatever its case or phone format. */
export function distinguishing(input: LeadInput): string[] {
  const { name, email, phone, secondPhone = '', service, message, source, ...others } = input
  const { language: _language, ...undecided } = others
  // Whether enquiries that differ in it alone are repeats has to be decided for each field.
  undecided satisfies Record<string, never>
  return [
    name.toLowerCase(),
    email.toLowerCase(),
    `${phone}${secondPhone}`.replace(/\D/g, ''),
    service,
    message,
    source,
  ]
}

/** The schema that applies to a body, recognised by its field names. */
export function bodyRulesFor(
  body: unknown,
): typeof contactBody | typeof dialogBody | typeof callbackBody {
  if (typeof body !== 'object' || body === null) return contactBody
  if (['fullName', 'phoneNumber', 'incomeSource'].some((field) => field in body)) return dialogBody
  return isCallback(body) ? callbackBody : contactBody
}

/** Whether a body says that it comes from the callback form or from a tool. */
export function isCallback(body: { source?: unknown }): boolean {
  return callbackBody.shape.source.safeParse(body.source).success
}

/** The page and the call to action that an enquiry came from. */
export interface LeadOrigin {
  page: string
  action: ActionName | null
}

/** What the spam filter looks at besides the enquiry itself. */
export interface SpamSignals {
  /** whether the field that is hidden from people was filled in */
  honeypotFilled: boolean
  tookMs: number | undefined
  noticeVersion: string | undefined
}

export function spamSignalsFromBody({
  website,
  tookMs,
  noticeVersion,
}: Pick<LeadBody, 'website' | 'tookMs' | 'noticeVersion'>): SpamSignals {
  return {
    honeypotFilled: website !== undefined && website !== null && website !== '',
    tookMs: tookMs === undefined ? undefined : Math.round(tookMs),
    noticeVersion,
  }
}

/** One enquiry from any body; that of a booked call says so as its source. */
export function leadFromBody(body: LeadBody | CallBody): LeadInput {
  const { email, language } = body
  const about = { ...sharedOf(body), email, language }
  if ('fullName' in body) {
    const { fullName: name, phoneNumber, incomeSource: service } = body
    return { ...about, name, ...twoPhones(phoneNumber), service, source: 'plan-dialog' }
  }
  const { name, service } = body
  const sender = { ...about, name, ...twoPhones(body.phone) }
  if ('source' in body) return { ...sender, service, source: body.source }
  const chosen = pricingService(service)
  return chosen
    ? { ...sender, service: chosen, source: 'pricing-form' }
    : { ...sender, service, source: 'contact-form' }
}

function sharedOf(body: SharedFields): SharedFields {
  const names = Object.keys(sharedFields.shape) as (keyof SharedFields)[]
  return Object.fromEntries(names.map((name) => [name, body[name]])) as unknown as SharedFields
}

type CallBody = z.infer<typeof callbackFields> & { source: 'booking' }

/** The page of a form that was sent without script, recognised by what it sent. */
export function pageOfForm({ language, ...values }: Record<string, string>): string {
  const page =
    !isCallback(values) && pricingService(values.service ?? '') ? paths.pricing : paths.contact
  return language === 'hi' ? inLanguage(page, language) : page
}

function pricingService(service: string): string | undefined {
  const entry = Object.entries(PRICING_FORM_SERVICES).find((pair) => pair.includes(service))
  return entry?.[1]
}

/** The response to a stored enquiry; `receiptUrl` is where its sender can follow it. */
export const leadReceipt = z.object({
  id: z.int(),
  receivedAt: z.string(),
  dueAt: z.string(),
  receiptUrl: z.string(),
})
export type LeadReceipt = z.infer<typeof leadReceipt>

/** The same for what a form sent: a repeat that is not known to be the sender's own gets the times alone. */
export const sentLead = z.object({
  ...z.partial(leadReceipt).shape,
  receivedAt: z.string(),
  dueAt: z.string(),
})
export type SentLead = z.infer<typeof sentLead>

/** Digits of any script; visitors type Devanagari ones too. */
export function hasTenDigits(phone: string): boolean {
  return (phone.match(/\p{Nd}/gu)?.length ?? 0) >= PHONE_MIN
}

/** In the digits that are dialled, whatever script they are typed in. */
function phone(tooShort: string) {
  return singleLine({ ...fieldErrors.phone, tooShort, min: PHONE_MIN, max: PHONE_MAX }).check(
    z.overwrite(westernDigits),
  )
}
