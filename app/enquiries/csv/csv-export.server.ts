import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns/format'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { LeadFilters } from '#app/enquiries/desk/filters.ts'
import { conditions } from '#app/enquiries/desk/views.server.ts'
import { undoneEvents } from '#app/enquiries/model/events.server.ts'
import { lostReasons, sourceNames, statusNames } from '#app/enquiries/model/labels.ts'
import { type LeadInput, storedFields } from '#app/enquiries/model/lead.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leadEvents, leads, leadWorkings, users } from '#app/platform/db/schema.ts'
import { csvFile, csvLines } from '#app/platform/http/csv.server.ts'
import type { Headline } from '#app/tax/working/answer.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { INDIA_ZONE } from '#app/ui/time/india.ts'
import { leadForms } from '#content/en/forms.ts'
import { storedService } from '#content/plans.ts'

const BATCH = 500

/**
 * The enquiries that match, newest first, as CSV that Excel opens: UTF-8 with a byte order mark, lines
 * ended by CR LF, formulas escaped. Read in batches with keyset pagination, so that only one batch is
 * in memory and no connection is held for a slow reader.
 */
export async function* leadsAsCsv(
  db: Executor,
  filters: LeadFilters,
  userId: number,
): AsyncGenerator<string> {
  yield csvFile([CSV_HEADINGS])
  let last: { receivedAt: string; id: number } | undefined
  for (;;) {
    const batch = await readBatch(db, filters, userId, last)
    if (batch.length > 0) {
      const notes = await notesOf(
        db,
        batch.map(({ row }) => row.id),
      )
      yield csvLines(batch.map((one) => cells(one, notes.get(one.row.id) ?? [])))
    }
    const end = batch.at(-1)
    if (!end || batch.length < BATCH) return
    last = { receivedAt: end.receivedAt, id: end.row.id }
  }
}

/** How many rows an export has and how it was filtered; what was searched for may be a name. */
export async function loggedExport(db: Executor, filters: LeadFilters, userId: number) {
  const { q, service, page: _page, sort: _sort, order: _order, ...others } = filters
  return {
    rows: await db.$count(leads, conditions(filters, userId)),
    filters: { ...others, ...(service && { service: true }), ...(q && { search: true }) },
  }
}

function readBatch(
  db: Executor,
  filters: LeadFilters,
  userId: number,
  after: { receivedAt: string; id: number } | undefined,
) {
  return db
    .select({
      row: leads,
      owner: users.name,
      tool: sql<string | null>`${leadWorkings.answer} ->> 'title'`,
      headline: sql<Headline | null>`${leadWorkings.answer} #> '{answer,headline}'`,
      // As text with its microseconds, which a JavaScript Date would cut off.
      receivedAt: sql<string>`${leads.receivedAt}::text`,
    })
    .from(leads)
    .leftJoin(users, eq(users.id, leads.ownerId))
    .leftJoin(leadWorkings, eq(leadWorkings.leadId, leads.id))
    .where(
      and(
        conditions(filters, userId),
        after &&
          sql`(${leads.receivedAt}, ${leads.id}) < (${after.receivedAt}::timestamptz, ${after.id}::int)`,
      ),
    )
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(BATCH)
}

/** The notes of enquiries and of their contacts, the oldest first, without those that were undone. */
async function notesOf(db: Executor, ids: number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({
      id: leadEvents.id,
      leadId: leadEvents.leadId,
      at: leadEvents.at,
      actor: users.name,
      text: sql<string>`coalesce(${leadEvents.detail} ->> 'text', ${leadEvents.detail} ->> 'note')`,
    })
    .from(leadEvents)
    .leftJoin(users, eq(users.id, leadEvents.actorId))
    .where(
      and(
        inArray(leadEvents.leadId, ids),
        // The note of a reply is its subject.
        sql`(${leadEvents.kind} = 'note' or ${leadEvents.kind} = 'contact' and ${leadEvents.detail} ->> 'note' <> '' and ${leadEvents.detail} ->> 'mailId' is null)`,
      ),
    )
    .orderBy(asc(leadEvents.at), asc(leadEvents.id))
  const undone = await undoneEvents(db, ids)
  const notes = new Map<number, string[]>()
  for (const { id, leadId, at, actor, text } of rows) {
    if (undone.has(id)) continue
    const head = [indianTime(at).slice(0, 'yyyy-MM-dd HH:mm'.length), actor].filter(Boolean)
    notes.set(leadId, [...(notes.get(leadId) ?? []), `${head.join(' ')}: ${text}`])
  }
  return notes
}

type Read = Awaited<ReturnType<typeof readBatch>>[number]

interface Column {
  heading: string
  cell(one: Read, notes: string[]): string
}

/** What visitors fill in, which no export may lack. */
const contact: Record<
  Exclude<keyof LeadInput, 'secondPhone' | 'language' | keyof typeof storedFields>,
  Column
> = {
  name: { heading: 'Name', cell: ({ row }) => row.name },
  email: { heading: 'Email', cell: ({ row }) => row.email },
  phone: { heading: 'Phone', cell: ({ row }) => shownPhone(row.phone) },
  service: { heading: 'Service', cell: ({ row }) => storedService(row.service) },
  source: { heading: 'Source', cell: ({ row }) => sourceNames[row.source] },
}

const shared = Object.keys(storedFields) as (keyof typeof storedFields)[]

/** The columns of an exported file. Times are Indian. */
const COLUMNS: Column[] = [
  { heading: 'Enquiry', cell: ({ row }) => String(row.id) },
  { heading: 'Received (IST)', cell: ({ row }) => indianTime(row.receivedAt) },
  ...Object.values(contact),
  ...shared.map(
    (name): Column => ({ heading: leadForms.fields[name], cell: ({ row }) => row[name] }),
  ),
  { heading: 'Status', cell: ({ row }) => statusNames[row.status] },
  { heading: 'Owner', cell: ({ owner }) => owner ?? '' },
  { heading: 'Due (IST)', cell: ({ row }) => indianTime(row.dueAt) },
  { heading: 'Answered (IST)', cell: ({ row }) => indianTime(row.firstResponseAt) },
  { heading: 'Follow-up (IST)', cell: ({ row }) => indianTime(row.followUpAt) },
  { heading: 'Closed (IST)', cell: ({ row }) => indianTime(row.closedAt) },
  { heading: 'Fee (₹)', cell: ({ row }) => row.fee?.toString() ?? '' },
  {
    heading: 'Reason lost',
    cell: ({ row }) => (row.lostReason ? lostReasons[row.lostReason] : ''),
  },
  { heading: 'Case stage', cell: ({ row }) => row.stage ?? '' },
  { heading: 'Came in via', cell: ({ row }) => row.intake ?? '' },
  // One after the other, each with when and by whom it was written.
  { heading: 'Notes', cell: (_one, notes) => notes.join('\n') },
  // The tax tool whose calculation came along, with its year: 'HRA by month, tax year 2026-27'.
  { heading: 'Tool', cell: ({ tool }) => tool ?? '' },
  // The answer in a line: 'Exempt HRA, in the year: ₹1,82,000'.
  {
    heading: 'Tool result',
    cell: ({ headline }) => (headline ? `${headline.label}: ${headline.value}` : ''),
  },
]
export const CSV_HEADINGS = COLUMNS.map(({ heading }) => heading)

function cells(one: Read, notes: string[]): string[] {
  return COLUMNS.map(({ cell }) => cell(one, notes))
}

function indianTime(timestamp: Date | null): string {
  if (!timestamp) return ''
  return format(new TZDate(timestamp.getTime(), INDIA_ZONE), 'yyyy-MM-dd HH:mm:ss')
}
