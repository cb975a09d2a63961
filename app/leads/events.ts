import * as z from 'zod/mini'
import type { LeadStatus, SpamReason } from '#app/content/enums.ts'

/**
 * Everything that can happen to an enquiry, and what is kept about each: the timeline is made of
 * these, and an undo reads from them what was there before.
 */
export interface EventDetails {
  /** it came by a form; `detail` is empty, what was sent stands in the enquiry itself */
  received: Record<string, never>
  /** it came from a file of old enquiries */
  imported: { line: number }
  /** it was set aside on arrival, and why */
  suspected: { reason: SpamReason }
  /** somebody opened it for the first time, or put it back among the unread */
  read: Record<string, never>
  unread: Record<string, never>
  status: { from: LeadStatus; to: LeadStatus; closedAt: string | null }
  assigned: { from: Person | null; to: Person | null; how: 'by-hand' | 'in-turn' }
  /** `contactId`: the contact it was set with, which is taken back together with it */
  'follow-up': { from: string | null; to: string | null; contactId?: number }
  note: { text: string }
  contact: {
    channel: ContactChannel
    outcome: ContactOutcome
    note: string
    /** the mail that it was; should that fail, nobody has been in touch */
    mailId?: number
    /** what the contact changed besides stopping the clock, for an undo */
    status: { from: LeadStatus; to: LeadStatus } | null
    followUpAt: string | null
    chasedAt: string | null
  }
  /** the visitor pressed `Nobody has called me` */
  chased: { reopened: LeadStatus | null }
  /** it was joined to another enquiry of the same person; `moved` came along with it */
  joined: { into: number; moved: number[] }
  separated: { from: number }
  'not-spam': { dueAt: string | null; previousDueAt: string | null; reason: SpamReason | null }
  /** an earlier event was taken back */
  undone: { eventId: number; kind: EventKind }
}
export type EventKind = keyof EventDetails

export interface Person {
  id: number
  name: string
}

export const CONTACT_CHANNELS = ['call', 'whatsapp', 'email'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]
/** Either stops the clock: somebody got in touch, whether or not the phone was picked up. */
export const CONTACT_OUTCOMES = ['reached', 'no-answer'] as const
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number]

/** What staff may take back, as long as nothing later has changed the same thing. */
export const UNDOABLE = [
  'status',
  'assigned',
  'follow-up',
  'note',
  'contact',
  'joined',
  'separated',
  'not-spam',
] as const satisfies EventKind[]

/** One entry of the timeline. Entries of joined enquiries are among them, under their own `leadId`. */
export const leadEvent = z.object({
  id: z.int(),
  leadId: z.int(),
  /** one of `EventKind`, or what other parts of the product record, such as mails */
  kind: z.string(),
  at: z.string(),
  actor: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
  undone: z.boolean(),
  undoable: z.boolean(),
})
export type LeadEvent = z.infer<typeof leadEvent>

/** What open desks are told as it happens: kinds and numbers, never what anybody wrote. */
const deskEvent = z.object({
  kind: z.string(),
  /** the enquiries it is about; empty where it is about the desk as a whole */
  ids: z.array(z.int()),
})
export type DeskEvent = z.infer<typeof deskEvent>
