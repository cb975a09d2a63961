import * as z from 'zod/mini'
import { email, idFromText, isStorable } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { MAIL_STATES, type MailState } from '#content/enums.ts'
import { MAIL_KINDS } from './mail-kinds.ts'

/** The rules of the outbox, shared by the desk's screens and the API. */

export const MAILS_PAGE_SIZE = 25

const timestamp = z.nullable(z.string())

/** A mail as a list shows it. Timestamps are ISO 8601. */
export const mailSummary = z.object({
  id: z.int(),
  kind: storedValue(MAIL_KINDS),
  leadId: z.nullable(z.int()),
  to: z.string(),
  subject: z.string(),
  state: storedValue(MAIL_STATES),
  attempts: z.int(),
  /** why it failed, or why it still waits after an attempt */
  reason: z.nullable(z.string()),
  createdAt: z.string(),
  /** when it is tried next, while it waits */
  nextTryAt: timestamp,
  sentAt: timestamp,
  /** who sent it by hand */
  actor: z.nullable(z.string()),
})
export type MailSummary = z.infer<typeof mailSummary>

export const mail = z.extend(mailSummary, {
  cc: z.nullable(z.string()),
  replyTo: z.nullable(z.string()),
  text: z.string(),
  html: z.string(),
})
export type Mail = z.infer<typeof mail>

export const searchText = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200),
    z.refine(isStorable, 'Search text contains characters that cannot be searched'),
  )

/** The filters of the outbox; the address bar uses the same names. */
export const mailFilters = z.object({
  state: z.optional(z.enum(MAIL_STATES)),
  /** a kind, or all but those about accounts and the site itself */
  kind: z.optional(z.enum([...MAIL_KINDS, 'desk'])),
  q: z.optional(searchText),
  lead: z.optional(idFromText()),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})
export type MailFilters = z.infer<typeof mailFilters>

const stateCounts = z.record(z.string(), z.int()) as unknown as z.ZodMiniType<
  Record<MailState, number>
>

export const mailsPage = z.object({
  items: z.array(mailSummary),
  /** how many of each state the other filters leave */
  counts: stateCounts,
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type MailsPage = z.infer<typeof mailsPage>

/** The state of the outbox. */
export const mailStatus = z.object({
  /** whether a mail server is set up; without one mails wait */
  configured: z.boolean(),
  counts: stateCounts,
  /** e-mails to visitors that wait because too many are due at once, and when the last one is */
  heldBack: z.object({ count: z.int(), until: timestamp }),
  /** the newest reason why a mail still waits; else the newest why one failed */
  lastError: z.nullable(z.object({ reason: z.string(), at: z.string() })),
})
export type MailStatus = z.infer<typeof mailStatus>

/** The notifications of a member of staff. Without an address nothing is sent to them. */
export const mailPreferences = z.object({
  email: z.nullable(
    email('Please enter a valid email address', 'An email address can have at most 254 characters'),
  ),
  mailNew: z.boolean(),
  mailAssigned: z.boolean(),
  mailMentioned: z.boolean(),
  mailDue: z.boolean(),
  mailDigest: z.boolean(),
})
export type MailPreferences = z.infer<typeof mailPreferences>
export const mailPreferencesChange = z.partial(mailPreferences)
/** The form of the preferences, in which no address is an empty field. */
export const mailPreferencesForm = z.extend(mailPreferences, {
  email: z.pipe(
    z.pipe(
      z.string().check(z.trim()),
      z.transform((text: string) => text || null),
    ),
    mailPreferences.shape.email,
  ),
})
export type MailPreferencesChange = z.infer<typeof mailPreferencesChange>
