import type { LeadEventRecord } from '#app/enquiries/model/events.ts'
import type { StoredWorking } from '#app/enquiries/model/working.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { DESK_CHANNEL } from '#app/platform/db/desk-channel.ts'
import { activity, leadEvents, leads, leadWorkings } from '#app/platform/db/schema.ts'
import { execute, insertFromJson, type Statement } from '#app/platform/db/statements.ts'
import {
  type MailQueue,
  mailsAsJson,
  mailWriting,
  type NewMail,
} from '#app/platform/mail/outbox.server.ts'

/** An enquiry that arrives from a visitor, with everything that is written about it. */
export interface NewRow {
  lead: Pick<typeof leads.$inferSelect, (typeof ARRIVING)[number]>
  working: StoredWorking | undefined
  events: LeadEventRecord[]
  mails: NewMail[]
}

/** What an enquiry arrives with; every other column of the table gets its default. */
export const ARRIVING = [
  'id',
  'name',
  'email',
  'phone',
  'service',
  'message',
  'source',
  'fingerprint',
  'sendKey',
  'emailKey',
  'phoneKey',
  'ownerId',
  'status',
  'spamReason',
  'closedAt',
  'tookMs',
  'noticeVersion',
  'fromPage',
  'fromAction',
  'receiptToken',
  'dueAt',
  'dueFrom',
] as const

/**
 * Writes enquiries, their events, their entries in the activity, their mails and the jobs of these, and
 * notifies the open desks: one statement, because each costs the server as much as what it writes.
 * Returns the ids of the events.
 */
export async function storeArrivals(
  tx: Executor,
  outbox: MailQueue,
  rows: NewRow[],
): Promise<number[]> {
  storing ??= { name: 'store-arrivals', text: await storingText(outbox) }
  const workings = rows.flatMap(({ lead, working }) =>
    working ? [{ leadId: lead.id, ...working }] : [],
  )
  const events = rows.flatMap(({ lead, events }) =>
    events.map(({ kind, detail }) => ({ leadId: lead.id, kind, detail })),
  )
  const [stored] = await execute<{ events: number[] }>(tx, storing, [
    JSON.stringify(rows.map(({ lead }) => lead)),
    JSON.stringify(workings),
    JSON.stringify(events),
    JSON.stringify(rows.flatMap(({ lead }) => (lead.spamReason ? [] : [entryOf(lead)]))),
    mailsAsJson(
      outbox,
      rows.flatMap(({ mails }) => mails),
    ),
    JSON.stringify(noticesOf(events)),
  ])
  return stored?.events ?? []
}
let storing: Statement | undefined

async function storingText(outbox: MailQueue): Promise<string> {
  return `with
    lead as (${insertFromJson(leads, ARRIVING, '$1')}),
    working as (${insertFromJson(leadWorkings, ['leadId', 'tool', 'input', 'answer', 'rulesVersion'], '$2')}),
    event as (${insertFromJson(leadEvents, ['leadId', 'kind', 'detail'], '$3')} returning id),
    entry as (${insertFromJson(activity, ['verb', 'subject', 'subjectId'], '$4')}),
    ${await mailWriting(outbox, '$5')}
    select (select json_agg(id order by id) from event) as events,
      (select count(pg_notify('${DESK_CHANNEL}', notice)) from jsonb_array_elements_text($6::jsonb) notice)`
}

/** One for each kind of event, as text: PostgreSQL passes on what it is given. */
function noticesOf(events: { leadId: number; kind: string }[]): string[] {
  return [...Map.groupBy(events, ({ kind }) => kind)].map(([kind, alike]) =>
    JSON.stringify({ kind, ids: alike.map(({ leadId }) => leadId) }),
  )
}

function entryOf({ id }: NewRow['lead']) {
  return { verb: 'received', subject: 'lead', subjectId: id }
}
