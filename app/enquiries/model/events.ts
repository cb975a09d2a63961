import * as z from 'zod/mini'
import {
  CASE_STAGES,
  CORRECTABLE,
  INBOUND_STATES,
  LEAD_INTAKES,
  LEAD_STATUSES,
  type LeadIntake,
  type LeadStatus,
  LOST_REASONS,
  PHONE_FIELDS,
  SPAM_REASONS,
  type SpamReason,
} from '#content/enums.ts'

const person = z.object({ id: z.int(), name: z.string() })
export type Person = z.infer<typeof person>

export const CONTACT_CHANNELS = ['call', 'whatsapp', 'email'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]
/** Only `reached` is a response: it spoke to the visitor or delivered a message. The others are tries. */
export const CONTACT_OUTCOMES = [
  'reached',
  'no-answer',
  'wrong-number',
  'not-on-whatsapp',
  'bounced',
] as const
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number]

/** The outcomes that a contact by each channel can have. */
export const outcomesOf: Record<ContactChannel, readonly [ContactOutcome, ...ContactOutcome[]]> = {
  call: ['reached', 'no-answer', 'wrong-number'],
  whatsapp: ['reached', 'not-on-whatsapp'],
  email: ['reached', 'bounced'],
}

/** The outcome as it is stored today: messages too used to have `no-answer` where they reached no one. */
export function outcomeOf(channel: ContactChannel, outcome: ContactOutcome): ContactOutcome {
  if (outcome !== 'no-answer') return outcome
  return channel === 'whatsapp' ? 'not-on-whatsapp' : channel === 'email' ? 'bounced' : outcome
}

/** Whether a contact is followed by another try: not of a number that is someone else's. */
export function isTriedAgain(outcome: ContactOutcome, rightPhone = ''): boolean {
  return outcome === 'wrong-number' ? rightPhone.trim() !== '' : outcome !== 'reached'
}

const status = z.enum(LEAD_STATUSES)
const stage = z.nullable(z.enum(CASE_STAGES))
const outcome = z.object({
  fee: z.nullable(z.int()),
  lostReason: z.nullable(z.enum(LOST_REASONS)),
})
export type Outcome = z.infer<typeof outcome>
/** an ISO timestamp */
const timestamp = z.nullable(z.string())

function event<const K extends string, D extends z.core.$ZodLooseShape>(kind: K, detail: D) {
  return z.object({ kind: z.literal(kind), detail: z.object(detail) })
}

/** What a contact cleared, for an undo or a mail that fails. */
const clearedByContact = {
  followUpAt: timestamp,
  escalatedAt: timestamp,
  replyFailedAt: z.optional(timestamp),
  clientRepliedAt: z.optional(timestamp),
}
const clearedDetail = z.object(clearedByContact)
export type ClearedByContact = z.infer<typeof clearedDetail>

/** the digest of the form and its key, by which a repeat is known */
const sent = z.optional(z.string())

/** What staff may undo, as long as nothing later has changed the same thing. */
export const undoableEvent = z.discriminatedUnion('kind', [
  /** `outcome`: what is known of a won or lost one; `previous`: what was known before, for an undo */
  event('status', {
    from: status,
    to: status,
    closedAt: timestamp,
    outcome: z.optional(outcome),
    previous: z.optional(outcome),
  }),
  /** `ofLead`: followed the return of an enquiry that is merged into this one */
  event('stage', { from: stage, to: stage, ofLead: z.optional(z.int()) }),
  event('assigned', {
    from: z.nullable(person),
    to: z.nullable(person),
    how: z.enum(['by-hand', 'in-turn']),
  }),
  /**
   * `contactId`: the contact that it was set with, and is undone with; `mailId`: the reply that could
   * not be delivered and so set it; `inboundId`: the client's e-mail that set it
   */
  event('follow-up', {
    from: timestamp,
    to: timestamp,
    contactId: z.optional(z.int()),
    mailId: z.optional(z.int()),
    inboundId: z.optional(z.int()),
  }),
  /** `mentions`: who is named in it by `@` */
  event('note', { text: z.string(), mentions: z.optional(z.array(person)), sent }),
  event('contact', {
    channel: z.enum(CONTACT_CHANNELS),
    outcome: z.enum(CONTACT_OUTCOMES),
    note: z.string(),
    sent,
    /** which of two numbers was wrong */
    wrongPhone: z.optional(z.enum(PHONE_FIELDS)),
    /** the e-mail that it was; if that fails, it was no contact */
    mailId: z.optional(z.int()),
    /** the booked call that it was the result of, which is booked again when this is undone */
    appointmentId: z.optional(z.int()),
    /** how the client was answered, if staff added the enquiry as answered already */
    intake: z.optional(z.enum(LEAD_INTAKES)),
    /** the status that it changed, besides the response time */
    status: z.nullable(z.object({ from: status, to: status })),
    ...clearedByContact,
    /** what it cleared of the enquiry that its own was merged into */
    root: z.optional(z.extend(clearedDetail, { id: z.int() })),
  }),
  /** it was merged into another enquiry; `moved` were merged into it before, and moved along */
  event('merged', { into: z.int(), moved: z.array(z.int()) }),
  event('unmerged', { from: z.int() }),
  /** a detail was corrected; `confirmed`: to the address that the client had proposed */
  event('corrected', {
    field: z.enum(CORRECTABLE),
    from: z.string(),
    to: z.string(),
    by: z.enum(['staff', 'visitor']),
    confirmed: z.optional(z.literal(true)),
  }),
  /** `to`: the status that it had before staff marked it as spam */
  event('not-spam', {
    to: z.optional(status),
    dueAt: timestamp,
    previousDueAt: timestamp,
    reason: z.nullable(z.enum(SPAM_REASONS)),
  }),
  /**
   * the client answered by e-mail; `byHand`: staff said that it belongs here;
   * `clientRepliedAt`: the mark that it set; `previous`: what was there before; with it alone can this be undone
   */
  event('client-replied', {
    inboundId: z.int(),
    isAutomatic: z.boolean(),
    byHand: z.boolean(),
    clientRepliedAt: z.optional(z.string()),
    previous: z.optional(z.object({ state: z.enum(INBOUND_STATES), clientRepliedAt: timestamp })),
  }),
])
export type UndoableEvent = z.infer<typeof undoableEvent>

/** Everything that can happen to an enquiry, with what is stored about each: the timeline's entries. */
export type LeadEventRecord =
  | UndoableEvent
  /**
   * it was sent by a form, or added by staff (then `intake` says how it came in); its content is
   * stored in the enquiry itself
   */
  | { kind: 'received'; detail: { intake?: LeadIntake } }
  /** it was imported from a file of old enquiries */
  | { kind: 'imported'; detail: { line: number; importId: number | null } }
  /** it was flagged as spam on arrival */
  | { kind: 'suspected'; detail: { reason: SpamReason } }
  /** it was opened for the first time, or marked as unread */
  | { kind: 'read' | 'unread'; detail: Record<string, never> }
  /** the visitor pressed `No one has called me` */
  | { kind: 'escalated'; detail: { reopened: LeadStatus | null } }
  /** the client wants a case erased, which staff decide about */
  | { kind: 'withdrawal-asked'; detail: Record<string, never> }
  /** the client withdrew an enquiry that was merged into this one: it is erased, but for its number */
  | { kind: 'merged-withdrawn'; detail: { id: number } }
  /** the client wrote more on the enquiry's page */
  | { kind: 'client-note'; detail: { text: string } }
  /** the client changed the e-mail address, which counts once staff confirm it; or staff refused it */
  | { kind: 'email-proposed' | 'email-refused'; detail: { from: string; to: string } }
  /** staff found that the client's e-mail needs no answer */
  | { kind: 'reply-settled'; detail: Record<string, never> }
  /** a call was booked, moved or cancelled */
  | { kind: 'appointment-booked' | 'appointment-cancelled'; detail: CallDetail }
  | { kind: 'appointment-moved'; detail: CallDetail & { from: string; previous: Person | null } }
  /** it asked for a call while bookings came unusually fast: the call waits to be confirmed */
  | { kind: 'appointment-held'; detail: { startsAt: string } }
  /** it was flagged as spam on arrival, so the call that it asked for was not booked */
  | { kind: 'appointment-refused'; detail: { startsAt: string } }
  /** an earlier event was undone */
  | { kind: 'undone'; detail: { eventId: number; kind: UndoableEvent['kind'] } }
/** A call: when, and who makes it. */
interface CallDetail {
  by: 'visitor' | 'staff'
  startsAt: string
  person: Person | null
}
export type EventKind = LeadEventRecord['kind']
/** The detail of each kind. */
export type EventDetails = {
  [K in EventKind]: Extract<LeadEventRecord, { kind: K }>['detail']
}

/** One entry of the timeline. Entries of merged enquiries are among them, under their own `leadId`. */
export const leadEvent = z.object({
  id: z.int(),
  leadId: z.int(),
  /** one of `EventKind`, or what other parts of the product record, such as mails */
  kind: z.string(),
  at: z.string(),
  /** the account that did it; null for the site, the visitor and removed accounts */
  actorId: z.nullable(z.int()),
  actor: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  undone: z.boolean(),
  undoable: z.boolean(),
})
export type LeadEvent = z.infer<typeof leadEvent>

/** The live notification to open desks: kinds and ids, never any text. */
const deskEvent = z.object({
  kind: z.string(),
  /** the enquiries concerned; empty if it concerns the desk as a whole */
  ids: z.array(z.int()),
  /** of `refresh`: for how many milliseconds nothing happened that can have been missed */
  quietMs: z.optional(z.int()),
})
export type DeskEvent = z.infer<typeof deskEvent>
