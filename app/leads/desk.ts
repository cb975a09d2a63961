import * as z from 'zod/mini'
import {
  LEAD_SOURCES,
  LEAD_STATUSES,
  type LeadStatus,
  OPEN_STATUSES,
  SPAM_REASONS,
} from '#app/content/enums.ts'
import { mailSummary } from '#app/mail/mail.ts'
import { isoTimestamp } from '#app/time/timestamps.ts'
import { CONTACT_CHANNELS, CONTACT_OUTCOMES, leadEvent } from './events.ts'
import { isPlainText, SERVICE_MAX } from './lead.ts'

/** The desk: how enquiries are listed, shown and changed. Shared by the screens and the API. */

/** Which status may follow which by hand. `new` comes back by an undo or by `Not spam` only. */
export const transitions: Record<LeadStatus, readonly LeadStatus[]> = {
  new: ['contacted', 'in progress', 'won', 'lost', 'spam'],
  contacted: ['in progress', 'won', 'lost', 'spam'],
  'in progress': ['contacted', 'won', 'lost', 'spam'],
  won: ['in progress', 'lost'],
  lost: ['in progress', 'won', 'spam'],
  spam: [],
}

export function isOpen(status: LeadStatus): boolean {
  return (OPEN_STATUSES as readonly LeadStatus[]).includes(status)
}

/**
 * The views of the desk. `needs-answer`: open and nobody has been in touch yet, or its follow-up
 * date has come. `mine`: open and mine. `due-soon`: four hours or less are left. `overdue`: the
 * promised time has passed without an answer. `answered`: open, and somebody was in touch.
 * `closed`: won or lost. `all`: everything, spam too.
 */
export const VIEWS = [
  'needs-answer',
  'mine',
  'due-soon',
  'overdue',
  'answered',
  'closed',
  'spam',
  'all',
] as const
export type View = (typeof VIEWS)[number]

/** `urgency`: what a visitor chased, then the unread, then by the time left. */
const SORTS = [
  'urgency',
  'received',
  'due',
  'follow-up',
  'name',
  'service',
  'status',
  'owner',
] as const
export type Sort = (typeof SORTS)[number]
const ORDERS = ['asc', 'desc'] as const

/** The order of a view when none is asked for: working views by urgency, the others newest first. */
export function defaultOrder(view: View): { sort: Sort; order: 'asc' | 'desc' } {
  return ['needs-answer', 'mine', 'due-soon', 'overdue'].includes(view)
    ? { sort: 'urgency', order: 'asc' }
    : { sort: 'received', order: 'desc' }
}

export const LEADS_PAGE_SIZE = 25
export const NOTE_MAX = 5000
const BULK_MAX = 200

const day = z
  .string()
  .check(
    z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Dates look like 2026-07-31'),
    z.refine(isRealDay, 'There is no such day'),
  )
const ID_MAX = 2_147_483_647
const leadId = z.int().check(z.gte(1), z.lte(ID_MAX))
const idText = z.string().check(
  z.regex(/^[1-9]\d{0,9}$/),
  z.refine((text) => Number(text) <= ID_MAX),
)

/** How the list of enquiries is narrowed; the same names stand in the desk's address bar. */
export const leadFilters = z.object({
  view: z.optional(z.enum(VIEWS)),
  q: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(200),
        z.refine(isPlainText, 'Search text contains characters that cannot be searched'),
      ),
  ),
  service: z.optional(z.string().check(z.trim(), z.maxLength(SERVICE_MAX), z.refine(isPlainText))),
  source: z.optional(z.enum(LEAD_SOURCES)),
  status: z.optional(z.enum(LEAD_STATUSES)),
  /** an account's number, `me`, or `none` */
  owner: z.optional(
    z.union([z.enum(['me', 'none']), idText], 'The owner is an account’s number, me or none'),
  ),
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(SORTS)),
  order: z.optional(z.enum(ORDERS)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})
export type LeadFilters = z.infer<typeof leadFilters>

const person = z.object({ id: z.int(), name: z.string() })

/** One enquiry as the list shows it. Moments are ISO texts in UTC. */
export const lead = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  source: z.enum(LEAD_SOURCES),
  receivedAt: z.string(),
  status: z.enum(LEAD_STATUSES),
  owner: z.nullable(person),
  unread: z.boolean(),
  /** null: nothing was promised (an old enquiry from a file) */
  dueAt: z.nullable(z.string()),
  /** the first contact; null: the clock runs */
  answeredAt: z.nullable(z.string()),
  /** the visitor says that nobody called; cleared by the next contact */
  chasedAt: z.nullable(z.string()),
  followUpAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  spamReason: z.nullable(z.enum(SPAM_REASONS)),
  /** grows with every change of status, owner, follow-up date, contact and joining */
  version: z.int(),
})
export type Lead = z.infer<typeof lead>

export const viewCounts = z.record(z.enum(VIEWS), z.int())
export type ViewCounts = z.infer<typeof viewCounts>

export const leadsPage = z.object({
  items: z.array(lead),
  /** how many fit the view and every filter */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** in a search by a number, 1 where the first of the items has it: the others only contain it */
  exact: z.optional(z.int()),
  /** how many each view holds without filters; `mine` is of whoever asks */
  counts: viewCounts,
  services: z.array(z.string()),
})
export type LeadsPage = z.infer<typeof leadsPage>

const otherLead = z.object({
  id: z.int(),
  name: z.string(),
  service: z.string(),
  message: z.string(),
  source: z.enum(LEAD_SOURCES),
  status: z.enum(LEAD_STATUSES),
  receivedAt: z.string(),
})

/** One enquiry with everything about it. */
export const leadDetail = z.extend(lead, {
  receiptUrl: z.string(),
  noticeVersion: z.nullable(z.string()),
  /** how long filling the form took, where the form could tell */
  tookMs: z.nullable(z.int()),
  /** the enquiry that this one was joined to */
  joinedInto: z.nullable(z.int()),
  /** the enquiries that were joined to this one */
  joined: z.array(otherLead),
  /** others with the same normalised e-mail or phone that are not joined to it, newest first, at most 20 */
  duplicates: z.array(z.extend(otherLead, { same: z.array(z.enum(['email', 'phone'])) })),
  events: z.array(leadEvent),
  /** the oldest first */
  mails: z.array(mailSummary),
})
export type LeadDetail = z.infer<typeof leadDetail>

/** What a change answers: the enquiry as it is now, and the events to undo it by. */
export const changedLead = z.extend(leadDetail, { changed: z.array(z.int()) })
export type ChangedLead = z.infer<typeof changedLead>

const note = z.string('Please write a note').check(
  z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
  z.maxLength(NOTE_MAX, `A note has at most ${NOTE_MAX} characters`),
  z.refine(isPlainText, 'The note contains characters that cannot be stored'),
)
const moment = isoTimestamp('Moments look like 2026-07-31T09:00:00Z')

/** When an enquiry comes back; null for not at all. */
const followUpAt = z.optional(z.nullable(moment))

/** What may be changed; `version` is the one that was read, so that nobody overwrites another. */
export const leadChange = z
  .object({
    status: z.optional(z.enum(LEAD_STATUSES, 'There is no such status')),
    ownerId: z.optional(z.nullable(leadId)),
    followUpAt,
    read: z.optional(z.boolean()),
    version: z.optional(z.int()),
  })
  .check(
    z.refine(
      (change) => Object.keys(change).some((key) => key !== 'version'),
      'Say what is to be changed: status, ownerId, followUpAt or read',
    ),
  )
export type LeadChange = z.infer<typeof leadChange>

export const bulkChange = z
  .object({
    ids: z
      .array(leadId)
      .check(
        z.minLength(1, 'Choose at least one enquiry'),
        z.maxLength(BULK_MAX, `At most ${BULK_MAX} enquiries at once`),
      ),
    status: z.optional(z.enum(LEAD_STATUSES, 'There is no such status')),
    ownerId: z.optional(z.nullable(leadId)),
    read: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ status, ownerId, read }) => (status ?? ownerId ?? read) !== undefined || ownerId === null,
      'Say what is to be changed: status, ownerId or read',
    ),
  )
export type BulkChange = z.infer<typeof bulkChange>
/** `changed`: the events to undo it by; `skipped`: those whose status does not allow the change. */
export const bulkChanged = z.object({
  updated: z.int(),
  changed: z.array(z.int()),
  skipped: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type BulkChanged = z.infer<typeof bulkChanged>

export const noteBody = z.object({
  text: note.check(z.minLength(1, 'Please write a note')),
})
export const contactLogBody = z.object({
  kind: z.enum(CONTACT_CHANNELS, 'A contact is a call, whatsapp or email'),
  outcome: z._default(z.enum(CONTACT_OUTCOMES, 'The outcome is reached or no-answer'), 'reached'),
  note: z._default(note, ''),
  /** set in the same step; what is not sent stays as it is */
  followUpAt,
})
export type ContactInput = z.infer<typeof contactLogBody>
export const REPLY_MAX = 10_000
/** A reply by e-mail; `key` tells one sending from another, so that a repeat sends nothing more. */
export const replyBody = z.object({
  subject: z.string('Please write a subject').check(
    z.trim(),
    z.minLength(1, 'Please write a subject'),
    z.maxLength(150, 'The subject has at most 150 characters'),
    z.refine(
      (text) => isPlainText(text) && !/[\n\t]/.test(text),
      'The subject has only one line, of plain text',
    ),
  ),
  text: z.string('Please write a text').check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, 'Please write a text'),
    z.maxLength(REPLY_MAX, `The text has at most ${REPLY_MAX} characters`),
    z.refine(isPlainText, 'The text contains characters that cannot be sent'),
  ),
  key: z.string('A key tells one sending from another').check(z.regex(/^[\w-]{8,64}$/)),
})
export type ReplyInput = z.infer<typeof replyBody>
export const mergeBody = z.object({ into: leadId })
export const undoBody = z.object({ eventId: leadId })
export const undoManyBody = z.object({
  eventIds: z.array(leadId).check(z.minLength(1), z.maxLength(2 * BULK_MAX)),
})
export const undoneMany = z.object({ undone: z.int() })
export const erased = z.object({ erased: z.int() })

/** Where an enquiry stands among those that fit the filters. */
export const neighbourFilters = z.extend(leadFilters, {
  /** whether the enquiry was unread when it was opened: opening it has moved it since */
  wasUnread: z.optional(z.enum(['true', 'false'])),
})
export const neighbours = z.object({
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
})
export type Neighbours = z.infer<typeof neighbours>

/** Who works at the desk. */
export const deskPeople = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    username: z.string(),
    onDuty: z.boolean(),
    /** open enquiries of theirs */
    open: z.int(),
  }),
)
export type DeskPeople = z.infer<typeof deskPeople>
export const dutyBody = z.object({ onDuty: z.boolean('Say true or false') })

function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
