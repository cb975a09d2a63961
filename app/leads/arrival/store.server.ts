import type { Executor } from '#app/db/database.ts'
import { DESK_CHANNEL } from '#app/db/desk-channel.ts'
import { activity, leadEvents, leads, leadWorkings } from '#app/db/schema.ts'
import { execute, insertFromJson, type Statement } from '#app/db/statements.ts'
import type { LeadEventRecord } from '#app/leads/events.ts'
import { serviceName } from '#app/leads/labels.ts'
import type { StoredWorking } from '#app/leads/working.ts'
import { type MailQueue, mailsAsJson, mailWriting, type NewMail } from '#app/mail/outbox.server.ts'

/** An enquiry that arrives from a visitor, with everything that is written about it. */
export interface NewRow {
  lead: Pick<typeof leads.$inferSelect, (typeof LEAD)[number]>
  working: StoredWorking | undefined
  events: LeadEventRecord[]
  mails: NewMail[]
}

const LEAD = [
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
  'receiptToken',
] as const

/**
 * Writes an enquiry, its events, its entry in the activity, its mails and their jobs, and notifies the open
 * desks: one statement, because each costs the server as much as what it writes. Returns the ids of the
 * events.
 */
export async function storeArrival(
  tx: Executor,
  outbox: MailQueue,
  { lead, working, events, mails }: NewRow,
): Promise<number[]> {
  storing ??= { name: 'store-arrival', text: await storingText(outbox) }
  const leadId = lead.id
  const [stored] = await execute<{ events: number[] }>(tx, storing, [
    JSON.stringify([lead]),
    JSON.stringify(working ? [{ leadId, ...working }] : []),
    JSON.stringify(events.map(({ kind, detail }) => ({ leadId, kind, detail }))),
    JSON.stringify(lead.spamReason ? [] : [entryOf(lead)]),
    mailsAsJson(outbox, mails),
    JSON.stringify(events.map(({ kind }) => JSON.stringify({ kind, ids: [leadId] }))),
  ])
  return stored?.events ?? []
}
let storing: Statement | undefined

async function storingText(outbox: MailQueue): Promise<string> {
  return `with
    lead as (${insertFromJson(leads, LEAD, '$1')}),
    working as (${insertFromJson(leadWorkings, ['leadId', 'tool', 'input', 'answer', 'rulesVersion'], '$2')}),
    event as (${insertFromJson(leadEvents, ['leadId', 'kind', 'detail'], '$3')} returning id),
    entry as (${insertFromJson(activity, ['verb', 'subject', 'subjectId', 'label'], '$4')}),
    ${await mailWriting(outbox, '$5')}
    select (select json_agg(id order by id) from event) as events,
      (select count(pg_notify('${DESK_CHANNEL}', notice)) from jsonb_array_elements_text($6::jsonb) notice)`
}

function entryOf({ id, service }: NewRow['lead']) {
  return { verb: 'received', subject: 'lead', subjectId: id, label: serviceName(service) }
}
