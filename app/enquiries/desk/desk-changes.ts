import * as z from 'zod/mini'
import { corrections, phoneOrNone } from '#app/enquiries/model/details/correction.ts'
import {
  CONTACT_CHANNELS,
  CONTACT_OUTCOMES,
  outcomeOf,
  outcomesOf,
} from '#app/enquiries/model/events.ts'
import { CLIENT_PAGE, GAP_MAX } from '#app/enquiries/templates/placeholders.ts'
import { EMAIL_MAX, id, isEmail, isStorable, multiLine } from '#app/ui/text/fields.ts'
import { named } from '#app/ui/text/stored-value.ts'
import { isoTimestamp } from '#app/ui/time/timestamps.ts'
import {
  CASE_STAGES,
  CORRECTABLE,
  LEAD_STATUSES,
  type LeadStatus,
  LOST_REASONS,
  OPEN_STATUSES,
  PHONE_FIELDS,
} from '#content/enums.ts'
import { FEE_MAX } from '#content/plans.ts'
import { leadFilters } from './filters.ts'

/** The actions of staff at the desk: the rules and bodies of every change, shared by the screens and the API. */

/** Which status may follow which by hand. Only an undo or `Not spam` leads back to `new`. */
export const transitions: Record<LeadStatus, readonly LeadStatus[]> = named(
  {
    new: ['contacted', 'in progress', 'won', 'lost', 'spam'],
    contacted: ['in progress', 'won', 'lost', 'spam'],
    'in progress': ['contacted', 'won', 'lost', 'spam'],
    won: ['in progress', 'lost'],
    lost: ['in progress', 'won', 'spam'],
    spam: [],
  },
  [],
)

export function isOpen(status: LeadStatus): boolean {
  return (OPEN_STATUSES as readonly LeadStatus[]).includes(status)
}

export const NOTE_MAX = 5000
const BULK_MAX = 200
/** All that match a filter. */
export const BULK_MATCHING_MAX = 2000

const note = multiLine({
  max: NOTE_MAX,
  tooShort: 'Please write a note',
  tooLong: `A note can have at most ${NOTE_MAX} characters`,
  unstorable: 'The note contains characters that cannot be stored',
})
const timestamp = isoTimestamp('Times look like 2026-07-31T09:00:00Z')

/** When an enquiry comes back to the desk; null for never. */
const followUpAt = z.optional(z.nullable(timestamp))

/** In whole rupees. */
export const feeRule = z
  .int('The fee is in whole rupees')
  .check(
    z.minimum(0, 'The fee can’t be negative'),
    z.maximum(FEE_MAX, 'The fee can be at most ₹1 crore'),
  )

/** What is noted with the status `won` (the fee in rupees) or `lost` (the reason). */
const outcome = {
  fee: z.optional(z.nullable(feeRule)),
  lostReason: z.optional(z.nullable(z.enum(LOST_REASONS, 'There is no such reason'))),
}
interface WithOutcome {
  status?: LeadStatus | undefined
  fee?: number | null | undefined
  lostReason?: string | null | undefined
}
const feeIsOfWon = z.refine<WithOutcome>(
  ({ fee, status }) => fee === undefined || status === 'won',
  { path: ['fee'], error: 'A fee goes with the status won' },
)
const reasonIsOfLost = z.refine<WithOutcome>(
  ({ lostReason, status }) => lostReason === undefined || status === 'lost',
  { path: ['lostReason'], error: 'A reason goes with the status lost' },
)

/** What may be changed; `version` is the one that was read, so that no change overwrites another. */
export const leadChange = z
  .object({
    status: z.optional(z.enum(LEAD_STATUSES, 'There is no such status')),
    ...outcome,
    /** how far the case is; null takes it back to the beginning */
    stage: z.optional(z.nullable(z.enum(CASE_STAGES, 'There is no such stage'))),
    ownerId: z.optional(z.nullable(id)),
    followUpAt,
    read: z.optional(z.boolean()),
    ...corrections.shape,
    /** null: the address that the client proposed is not taken over */
    proposedEmail: z.optional(z.null('Refuse an address by null, or confirm it as email')),
    version: z.optional(z.int()),
  })
  .check(
    z.refine(
      (change) => Object.keys(change).some((key) => key !== 'version'),
      `Say what to change: status, stage, ownerId, followUpAt, read, ${CORRECTABLE.join(', ')} or proposedEmail`,
    ),
    feeIsOfWon,
    reasonIsOfLost,
  )
export type LeadChange = z.infer<typeof leadChange>

/**
 * A change of several enquiries: those named by `ids`, or all that match `filters`. `expected` is the
 * number that was shown for the filters: nothing is changed when it is another by now.
 */
export const bulkChange = z
  .object({
    ids: z.optional(
      z
        .array(id)
        .check(
          z.minLength(1, 'Select at least one enquiry'),
          z.maxLength(BULK_MAX, `At most ${BULK_MAX} enquiries at once`),
        ),
    ),
    filters: z.optional(z.omit(leadFilters, { page: true })),
    expected: z.optional(z.int()),
    status: z.optional(z.enum(LEAD_STATUSES, 'There is no such status')),
    ...outcome,
    stage: z.optional(z.nullable(z.enum(CASE_STAGES, 'There is no such stage'))),
    ownerId: z.optional(z.nullable(id)),
    followUpAt,
    read: z.optional(z.boolean()),
    /** true: each goes to the next person on duty */
    assignInTurn: z.optional(z.literal(true)),
    /** true: brings them back from Spam */
    notSpam: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ ids, filters }) => (ids === undefined) !== (filters === undefined),
      'Say which enquiries: ids or filters',
    ),
    z.refine(
      ({ ids: _ids, filters: _filters, expected: _expected, ...change }) =>
        Object.keys(change).length > 0,
      'Say what to change: status, stage, ownerId, followUpAt, read, assignInTurn or notSpam',
    ),
    feeIsOfWon,
    reasonIsOfLost,
  )
export type BulkChange = z.infer<typeof bulkChange>
/** `changed`: the events to undo it by; `skipped`: those whose status does not allow the change. */
export const bulkChanged = z.object({
  updated: z.int(),
  changed: z.array(z.int()),
  skipped: z.array(z.object({ id: z.int(), message: z.string() })),
})
export type BulkChanged = z.infer<typeof bulkChanged>

/** `key` identifies the sending, so that a repeat stores and sends nothing more. */
const key = z.string('Send a key that is unique to this message').check(z.regex(/^[\w-]{8,64}$/))
export const noteBody = z.object({
  text: note.check(z.minLength(1, 'Please write a note')),
  key: z.optional(key),
})
export type NoteInput = z.infer<typeof noteBody>
export const contactLogBody = z
  .object({
    kind: z.enum(CONTACT_CHANNELS, 'A contact is a call, whatsapp or email'),
    outcome: z._default(
      z.enum(CONTACT_OUTCOMES, `The outcome is one of: ${CONTACT_OUTCOMES.join(', ')}`),
      'reached',
    ),
    note: z._default(note, ''),
    /** after a wrong number: the right one, if it is known */
    rightPhone: z.optional(phoneOrNone),
    /** after a wrong number, which of two was rung */
    wrongPhone: z.optional(z.enum(PHONE_FIELDS)),
    /**
     * Set in the same transaction. If it is left out, it stays unchanged after a contact that reached
     * the visitor or a wrong number, and any other is followed by the next try (`nextTry`).
     */
    followUpAt,
    key: z.optional(key),
  })
  .check(
    z.refine(({ kind, outcome }) => outcomesOf[kind].includes(outcomeOf(kind, outcome)), {
      path: ['outcome'],
      error: ({ input }) => {
        const { kind } = input as { kind: keyof typeof outcomesOf }
        return `The outcome of ${kind} is one of: ${outcomesOf[kind].join(', ')}`
      },
    }),
  )
export type ContactInput = z.infer<typeof contactLogBody>
export const REPLY_MAX = 10_000
const CC_MAX = 5

/** The addresses in a field, separated by commas, semicolons or spaces. */
export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]/).filter(Boolean)
}

const replyFields = z.object({
  /** who gets a copy: addresses separated by commas */
  cc: z._default(
    z.string('Cc holds email addresses').check(
      z.maxLength(CC_MAX * EMAIL_MAX, `Cc can hold at most ${CC_MAX} addresses`),
      z.refine(
        (text) => addressesIn(text).length <= CC_MAX,
        `Cc can hold at most ${CC_MAX} addresses`,
      ),
      z.refine(
        (text) => addressesIn(text).every(isEmail),
        'Please enter valid email addresses, separated by commas',
      ),
    ),
    '',
  ),
  subject: z.string('Please write a subject').check(
    z.trim(),
    z.minLength(1, 'Please write a subject'),
    z.maxLength(150, 'The subject can have at most 150 characters'),
    z.refine(
      (text) => isStorable(text) && !/[\r\n\t]/.test(text),
      'The subject must be one line of plain text',
    ),
  ),
  text: multiLine({
    min: 1,
    max: REPLY_MAX,
    tooShort: 'Please write a text',
    tooLong: `The text can have at most ${REPLY_MAX} characters`,
    unstorable: 'The text contains characters that cannot be sent',
  }),
  /** the places in square brackets that stand there on purpose, such as `[price]` */
  kept: z._default(
    z.array(z.string().check(z.maxLength(GAP_MAX))).check(z.maxLength(REPLY_MAX)),
    [],
  ),
  key,
  /**
   * the newest contact that the writer knew of; null for none. With a newer one by a colleague
   * nothing is sent. Left out: not checked
   */
  lastContactId: z.optional(z.nullable(z.int())),
})
const linkIsForOne = z.refine<{ cc: string; text: string }>(
  ({ cc, text }) => cc.trim() === '' || !text.includes(CLIENT_PAGE),
  {
    path: ['cc'],
    error:
      'The link to the client’s page is for the client alone: take out the Cc, or the link in the text',
  },
)
const linkIsInText = z.refine<{ subject: string }>(
  ({ subject }) => !subject.includes(CLIENT_PAGE),
  {
    path: ['subject'],
    error: 'The link to the client’s page can stand in the text only',
  },
)
export const replyBody = replyFields.check(linkIsForOne, linkIsInText)
/** What is typed in the form. */
export const replyForm = z
  .omit(replyFields, { key: true, kept: true, lastContactId: true })
  .check(linkIsForOne, linkIsInText)
export type ReplyInput = z.infer<typeof replyBody>
export const mergeBody = z.object({ into: id })
export const undoBody = z.object({ eventId: id })
export const undoManyBody = z.object({
  eventIds: z.array(id).check(z.minLength(1), z.maxLength(2 * BULK_MATCHING_MAX)),
})
export const undoneMany = z.object({ undone: z.int() })
export const erased = z.object({ erased: z.int() })
