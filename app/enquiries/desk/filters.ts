import * as z from 'zod/mini'
import { SERVICE_MAX } from '#app/enquiries/model/lead.ts'
import { day } from '#app/ui/text/day.ts'
import { ID_MAX, isStorable } from '#app/ui/text/fields.ts'
import { CASE_STAGES, LEAD_SOURCES, LEAD_STATUSES, TEMPLATE_LANGUAGES } from '#content/enums.ts'

/** The desk's list: its views, order and filters. Shared by the screens and the API. */

/**
 * The views of the desk. `needs-answer`: open, without a response and not from a file of old enquiries, or
 * its follow-up date has come.
 * `client-replied`: the client has sent an e-mail that no one has answered, whatever the status.
 * `mine`: open and mine. `due-soon`: four hours or less are left. `overdue`: the due time has passed
 * without a response. `answered`: open, with a response. `cases`: won, with a return that isn't filed.
 * `closed`: won or lost. `all`: everything, spam too.
 */
export const VIEWS = [
  'needs-answer',
  'client-replied',
  'mine',
  'due-soon',
  'overdue',
  'answered',
  'cases',
  'closed',
  'spam',
  'all',
] as const
export type View = (typeof VIEWS)[number]

/**
 * `match`: in a search, what fits it best, then as the view has it. `urgency`: the escalated, then the
 * overdue, then what is due within two hours or to be followed up, then what is due earliest; what was
 * tried comes after what is as urgent and untried, until its next try.
 */
export const SORTS = [
  'match',
  'urgency',
  'received',
  'due',
  'follow-up',
  'name',
  'service',
  'status',
  'stage',
  'owner',
] as const
export type Sort = (typeof SORTS)[number]
const ORDERS = ['asc', 'desc'] as const

/** The default order: a search by what fits best, working views by urgency, the others newest first. */
export function defaultOrder(
  q: string | undefined,
  view: View,
): { sort: Sort; order: 'asc' | 'desc' } {
  if (q) return { sort: 'match', order: 'asc' }
  return ['needs-answer', 'client-replied', 'mine', 'due-soon', 'overdue'].includes(view)
    ? { sort: 'urgency', order: 'asc' }
    : { sort: 'received', order: 'desc' }
}

const idText = z.string().check(
  z.regex(/^[1-9]\d{0,9}$/),
  z.refine((text) => Number(text) <= ID_MAX),
)

/** The filters of the list; the desk's address bar uses the same names. */
export const leadFilters = z.object({
  view: z.optional(z.enum(VIEWS)),
  q: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(200),
        z.refine(isStorable, 'Search text contains characters that cannot be searched'),
      ),
  ),
  service: z.optional(z.string().check(z.trim(), z.maxLength(SERVICE_MAX), z.refine(isStorable))),
  source: z.optional(z.enum(LEAD_SOURCES)),
  language: z.optional(z.enum(TEMPLATE_LANGUAGES)),
  status: z.optional(z.enum(LEAD_STATUSES)),
  stage: z.optional(z.enum([...CASE_STAGES, 'none'])),
  /** an account's number, `me`, or `none` */
  owner: z.optional(
    z.union([z.enum(['me', 'none']), idText], 'The owner is an account’s number, me or none'),
  ),
  /** their follow-up date comes today in India, or came before */
  due: z.optional(z.enum(['today'])),
  without: z.optional(z.enum(['spam', 'spam-and-imports'])),
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.enum(SORTS)),
  order: z.optional(z.enum(ORDERS)),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})
export type LeadFilters = z.infer<typeof leadFilters>

export const viewCounts = z.record(z.enum(VIEWS), z.int())
export type ViewCounts = z.infer<typeof viewCounts>
/**
 * What the menu counts: the views, the enquiries with a reply that could not be delivered, and the
 * e-mails that came in and belong to no enquiry by themselves.
 */
export const deskCounts = z.record(z.enum([...VIEWS, 'failed-replies', 'unmatched-mails']), z.int())
export type DeskCounts = z.infer<typeof deskCounts>

export const neighbours = z.object({
  previous: z.nullable(z.int()),
  next: z.nullable(z.int()),
})
export type Neighbours = z.infer<typeof neighbours>
