import * as z from 'zod/mini'
import { day } from '#app/ui/text/day.ts'
import { id } from '#app/ui/text/fields.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import {
  CLIENT_KINDS,
  DOCUMENT_STATES,
  REQUEST_KINDS,
  REQUEST_STATES,
  RETURN_KINDS,
  RETURN_STAGES,
  SCAN_RESULTS,
  TEMPLATE_LANGUAGES,
  WAITING_ON,
} from '#content/enums.ts'
import { FEE_MAX } from '#content/plans.ts'
import { line, lines, NOTES_MAX, searchInAddress, searchInBody } from './client.ts'
import { draft } from './draft.ts'
import { filing } from './filing.ts'
import { invoice, payment } from './invoice.ts'
import { isYear } from './year.ts'

/** Returns, requests and documents as the screens and the API have them. */

export const PLANS = ['basic', 'professional', 'premium'] as const
export const TITLE_MAX = 200
export const TEXT_MAX = 2000

const year = z
  .string()
  .check(z.refine((text) => isYear(text), 'A year looks like 2025-26, and has begun'))
const fee = z
  .int('The fee is in whole rupees')
  .check(z.gte(0, 'The fee is in whole rupees'), z.lte(FEE_MAX, 'That fee is too high'))

export const LAST_PLANNED_DAY = '2100-12-31'
const plannedDay = day.check(
  z.refine((text) => text >= '2020-01-01' && text <= LAST_PLANNED_DAY, {
    error: 'The year must be from 2020 to 2100',
    // What is no day at all gets that message alone.
    when: ({ issues }) => issues.length === 0,
  }),
)
const reminderDay = plannedDay.check(
  z.refine((text) => text >= indianDate(new Date()), {
    error: 'A reminder goes out today or later, not on a past day',
    when: ({ issues }) => issues.length === 0,
  }),
)

export const returnBody = z.strictObject({
  clientId: id,
  year,
  kind: z.optional(z.enum(RETURN_KINDS)),
  plan: z.optional(z.enum(PLANS)),
  fee,
  feeReason: z.optional(line('Reason', TITLE_MAX)),
  leadId: z.optional(id),
  preparerId: z.optional(z.nullable(id)),
  reviewerId: z.optional(z.nullable(id)),
  dueOn: z.optional(z.nullable(plannedDay)),
})
export type ReturnBody = z.infer<typeof returnBody>

/** Any day: one that stands there may be past. */
const storedDay = z.optional(z.nullable(z.string()))
const changes = {
  stage: z.optional(z.enum(RETURN_STAGES)),
  kind: z.optional(z.enum(RETURN_KINDS)),
  plan: z.optional(z.nullable(z.enum(PLANS))),
  fee: z.optional(fee),
  feeReason: z.optional(line('Reason', TITLE_MAX)),
  preparerId: z.optional(z.nullable(id)),
  reviewerId: z.optional(z.nullable(id)),
  dueOn: z.optional(z.nullable(plannedDay)),
  remindOn: z.optional(z.nullable(reminderDay)),
  remindersStopped: z.optional(z.boolean()),
  notes: z.optional(lines('Notes', NOTES_MAX)),
}
export const returnChange = z.strictObject({
  ...changes,
  version: z.optional(z.int()),
  /** what stood there before, as it was seen: where something else stands by now, nothing is changed */
  was: z.optional(z.strictObject({ ...changes, dueOn: storedDay, remindOn: storedDay })),
})
export type ReturnChange = z.infer<typeof returnChange>

const BULK_MAX = 200
export const bulkChange = z.strictObject({
  ids: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX, `At most ${BULK_MAX} at once`)),
  preparerId: z.optional(z.nullable(id)),
  reviewerId: z.optional(z.nullable(id)),
  remindOn: z.optional(z.nullable(reminderDay)),
  /** whom each had before: one that somebody else has by now is not changed */
  was: z.optional(z.strictObject({ preparerId: z.nullable(id) })),
  /** sends the reminder of what is missing now */
  remind: z.optional(z.boolean()),
})

/** Starts a year for clients who had a return of the year before. */
export const startMany = z.strictObject({
  year,
  clientIds: z.array(id).check(z.minLength(1), z.maxLength(BULK_MAX)),
  /** whether each gets an e-mail with the link */
  email: z.optional(z.boolean()),
})

export const requestBody = z.strictObject({
  kind: z.enum(REQUEST_KINDS),
  title: line('Title', TITLE_MAX, 2),
  why: z.optional(lines('Why', TEXT_MAX)),
  where: z.optional(lines('Where', TEXT_MAX)),
})
export type RequestBody = z.infer<typeof requestBody>

/**
 * What staff decide about a request or a document that the client sent; `sent` takes a decision back, and what was
 * sent waits to be looked at again.
 */
const decision = {
  state: z.enum(['open', 'sent', 'accepted', 'sent-back', 'not-needed']),
  reason: z.optional(lines('Reason', TEXT_MAX)),
}
const saysWhy = z.refine<{ state: string; reason?: string | undefined }>(
  ({ state, reason }) => state !== 'sent-back' || Boolean(reason),
  { path: ['reason'], error: 'Say what is missing, in words that the client reads' },
)
export const verdict = z.strictObject(decision).check(saysWhy)
/** `was`: in which state it was seen; in another one it stays as it is. */
export const requestVerdict = z
  .strictObject({ ...decision, was: z.optional(z.enum(REQUEST_STATES)) })
  .check(saysWhy)
export type Verdict = z.infer<typeof requestVerdict>

export const VIEWS = [
  'waiting-on-us',
  'waiting-on-client',
  'due-soon',
  'to-review',
  'to-file',
  'to-verify',
  'all',
] as const
export type ReturnView = (typeof VIEWS)[number]
const RETURN_SORTS = ['due', 'client', 'stage', 'updated', 'year'] as const

export const returnFilters = z.object({
  view: z.optional(z.enum(VIEWS)),
  stage: z.optional(z.enum(RETURN_STAGES)),
  waitingOn: z.optional(z.enum(WAITING_ON)),
  year: z.optional(year),
  person: z.optional(z.string().check(z.regex(/^(?:me|none|\d{1,10})$/))),
  plan: z.optional(z.enum(PLANS)),
  kind: z.optional(z.enum(RETURN_KINDS)),
  q: searchInAddress,
  sort: z.optional(z.enum(RETURN_SORTS)),
  order: z.optional(z.enum(['asc', 'desc'])),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))),
})
export const returnSearch = z.extend(returnFilters, { q: searchInBody })
export type ReturnFilters = z.infer<typeof returnFilters>

const person = z.nullable(z.object({ id: z.int(), name: z.string() }))
const waitingOn = z.nullable(storedValue(WAITING_ON))

const summary = z.object({
  id: z.int(),
  clientId: z.int(),
  clientName: z.string(),
  panMasked: z.string(),
  year: z.string(),
  kind: storedValue(RETURN_KINDS),
  stage: storedValue(RETURN_STAGES),
  waitingOn,
  plan: z.nullable(storedValue(PLANS)),
  fee: z.int(),
  preparer: person,
  reviewer: person,
  dueOn: z.nullable(z.string()),
  openRequests: z.int(),
  /** documents and answers that nobody has looked at */
  toLookAt: z.int(),
  remindOn: z.nullable(z.string()),
  remindersStopped: z.boolean(),
  version: z.int(),
})
export type ReturnSummary = z.infer<typeof summary>

export const returnList = z.object({
  items: z.array(summary),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** how many each view holds, whatever is filtered */
  counts: z.record(z.enum(VIEWS), z.int()),
})
export type ReturnList = z.infer<typeof returnList>

export const request = z.object({
  id: z.int(),
  kind: storedValue(REQUEST_KINDS),
  title: z.string(),
  why: z.string(),
  where: z.string(),
  state: storedValue(REQUEST_STATES),
  answer: z.string(),
  reason: z.string(),
  /** whether the client sees that we wait for it */
  isAsked: z.boolean(),
})
export type ReturnRequest = z.infer<typeof request>

/** What staff and the client see of a document. */
export const documentFields = {
  id: z.int(),
  requestId: z.nullable(z.int()),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  sha256: z.string(),
  state: storedValue(DOCUMENT_STATES),
  reason: z.string(),
  createdAt: z.string(),
}
const document = z.object({
  ...documentFields,
  scan: storedValue(SCAN_RESULTS),
  readable: z.nullable(storedValue(['yes', 'password', 'no'])),
  hasPassword: z.boolean(),
  from: z.string(),
  byClient: z.boolean(),
})
export type ReturnDocument = z.infer<typeof document>

const event = z.object({
  id: z.int(),
  kind: z.string(),
  detail: z.record(z.string(), z.unknown()),
  by: z.nullable(z.string()),
  byClient: z.boolean(),
  at: z.string(),
})
export type ReturnEvent = z.infer<typeof event>

export const returnDetail = z.extend(summary, {
  clientKind: storedValue(CLIENT_KINDS),
  /** the client is supplied outside India, perhaps under a letter of undertaking */
  isExport: z.boolean(),
  feeReason: z.string(),
  stoppedIn: z.nullable(storedValue(RETURN_STAGES)),
  stageSince: z.string(),
  reviewedAt: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
  lead: z.nullable(z.object({ id: z.int(), name: z.string() })),
  notes: z.string(),
  createdAt: z.string(),
  contacts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      language: storedValue(TEMPLATE_LANGUAGES),
    }),
  ),
  requests: z.array(request),
  documents: z.array(document),
  /** the newest first */
  drafts: z.array(draft),
  filing: z.nullable(filing),
  payments: z.array(payment),
  invoices: z.array(invoice),
  events: z.array(event),
  /** whether this account may open the documents */
  mayOpen: z.boolean(),
})
export type ReturnDetail = z.infer<typeof returnDetail>
