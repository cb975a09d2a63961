import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { leadsChanged, newLeads } from '#app/enquiries/model/events.server.ts'
import { type Person, undoableEvent } from '#app/enquiries/model/events.ts'
import type { Executor } from '#app/platform/db/database.ts'
import type { Payload, Subscriptions } from '#app/platform/db/domain-event.ts'
import { leadEvents, leads, mails, notifications } from '#app/platform/db/schema.ts'
import { type MailQueue, replyUndeliverable } from '#app/platform/mail/outbox.server.ts'
import { newEnquiryEvent, queueNewLeadMails } from './new-lead.server.ts'
import type { Notice } from './notice.ts'
import { mailThePerson, mailThePersonInCharge } from './notification-mails.server.ts'
import { notifyStaff } from './notify.server.ts'
import { loadRecipients, type Recipients } from './recipients.server.ts'

/** Queues the e-mails about new enquiries, and notifies staff of what was assigned to them, who mentioned them, who replied and who was not called. */
export function subscribeNotifications(events: Subscriptions, outbox: MailQueue): void {
  events.on(replyUndeliverable, (tx, reply) => notifyOfFailedReply(tx, outbox, reply))
  events.on(newLeads, (tx, about) => queueNewLeadMails(tx, outbox, about))
  events.on(leadsChanged, (tx, eventIds) => notifyOfEvents(tx, outbox, eventIds))
}

const CALLS = ['appointment-booked', 'appointment-moved', 'appointment-cancelled'] as const
/** What a client writes on the page of the enquiry. */
const OF_CLIENT = ['corrected', 'email-proposed', 'client-note']
const NOTIFYING = [
  'assigned',
  'note',
  'escalated',
  'client-replied',
  'withdrawal-asked',
  'undone',
  ...OF_CLIENT,
  ...CALLS,
]

async function notifyOfEvents(tx: Executor, outbox: MailQueue, eventIds: number[]): Promise<void> {
  if (eventIds.length === 0) return
  const events = await tx
    .select()
    .from(leadEvents)
    .where(and(inArray(leadEvents.id, eventIds), inArray(leadEvents.kind, NOTIFYING)))
    .orderBy(leadEvents.id)
  if (events.length === 0) return
  const recipients = await loadRecipients(tx, outbox)
  await withdraw(tx, events)
  await withdrawAssigned(tx, events)
  const personal = await notifyStaff(
    tx,
    outbox,
    events.flatMap((event) => personalNotices(event, recipients)),
  )
  const toMail = await withoutNewEnquiries(tx, personal, events, recipients)
  await mailThePerson(tx, outbox, toMail, recipients)
  const notified = new Set<string>()
  for (const event of events) {
    const kind = clientNotice(event)
    // Several corrections at once are one piece of news.
    if (!kind || notified.has(`${event.leadId} ${kind}`)) continue
    notified.add(`${event.leadId} ${kind}`)
    const { id, leadId, actorId } = event
    await notifyOfClient(tx, outbox, { kind, leadId, actorId, event: `event:${id}` }, recipients)
  }
}

type StoredEvent = typeof leadEvents.$inferSelect

/** What the client said, for the person in charge. */
function clientNotice({
  kind,
  actorId,
  detail,
}: StoredEvent): 'escalated' | 'client-replied' | 'corrected' | 'withdrawal-asked' | undefined {
  if (kind === 'escalated' || kind === 'withdrawal-asked') return kind
  if (OF_CLIENT.includes(kind)) return actorId === null ? 'corrected' : undefined
  return kind === 'client-replied' && detail.isAutomatic === false ? kind : undefined
}

/** Who was assigned or mentioned, other than by themselves. */
function personalNotices(event: StoredEvent, recipients: Recipients): Notice[] {
  const { id, leadId, actorId } = event
  const known = undoableEvent.safeParse(event).data
  const about = { leadId, actorId, event: `event:${id}` }
  const to = (people: Person[], kind: 'assigned' | 'mentioned') =>
    people
      .filter((person) => person.id !== actorId && recipients.isActive(person.id))
      .map((person) => ({ ...about, kind, userId: person.id }))
  if (known?.kind === 'assigned' && known.detail.to) return to([known.detail.to], 'assigned')
  if (known?.kind === 'note') return to(known.detail.mentions ?? [], 'mentioned')
  return callNotices(event, recipients)
}

/** Who is to call, or was until then, unless they changed it themselves. */
function callNotices({ id, leadId, actorId, ...event }: StoredEvent, recipients: Recipients) {
  const kind = CALLS.find((one) => one === event.kind)
  if (!kind) return []
  const { person, previous } = event.detail as { person?: Person | null; previous?: Person | null }
  return [
    { kind, person },
    // For whom it was moved away from, there is no call any more.
    { kind: 'appointment-cancelled' as const, person: previous },
  ].flatMap(({ kind, person }): Notice[] =>
    person && person.id !== actorId && recipients.isActive(person.id)
      ? [{ kind, leadId, actorId, userId: person.id, event: `event:${id}` }]
      : [],
  )
}

/** Removes unread notifications together with the events that they are about. */
async function withdraw(tx: Executor, events: StoredEvent[]): Promise<void> {
  const undoing = events.filter(({ kind }) => kind === 'undone')
  if (undoing.length === 0) return
  const { leadId, event, readAt } = notifications
  const cause = sql`split_part(${event}, ':', 1) || ':' || split_part(${event}, ':', 2)`
  await tx.delete(notifications).where(
    and(
      inArray(
        leadId,
        undoing.map((one) => one.leadId),
      ),
      inArray(
        cause,
        undoing.map(({ detail }) => `event:${Number(detail.eventId)}`),
      ),
      isNull(readAt),
    ),
  )
}

/** What has an owner now is no news for the others any more. */
async function withdrawAssigned(tx: Executor, events: StoredEvent[]): Promise<void> {
  const ids = events.flatMap(({ kind, leadId }) => (kind === 'assigned' ? [leadId] : []))
  if (ids.length === 0) return
  const { leadId, kind, readAt } = notifications
  await tx
    .delete(notifications)
    .where(and(inArray(leadId, ids), eq(kind, 'new-enquiry'), isNull(readAt)))
}

/** A person who just got the e-mail about a new enquiry gets no second one about its assignment on arrival. */
async function withoutNewEnquiries(
  tx: Executor,
  notices: Notice[],
  events: StoredEvent[],
  recipients: Recipients,
): Promise<Notice[]> {
  const onArrival = notices.filter(
    ({ kind, event }) =>
      kind === 'assigned' &&
      events.some(
        ({ id, actorId, detail }) =>
          event === `event:${id}` && actorId === null && detail.from === null,
      ),
  )
  const mailed = new Set<Notice>()
  for (const notice of onArrival) {
    const to = recipients.addressOf(notice.userId, () => true)
    if (!to) continue
    const [mail] = await tx
      .select({ id: mails.id })
      .from(mails)
      .where(eq(mails.event, newEnquiryEvent(notice.leadId, to)))
    if (mail) mailed.add(notice)
  }
  return notices.filter((notice) => !mailed.has(notice))
}

async function notifyOfClient(
  tx: Executor,
  outbox: MailQueue,
  { leadId, ...about }: Omit<Notice, 'userId'>,
  recipients: Recipients,
): Promise<void> {
  // A merged enquiry is shown with the one that it was merged into.
  const [lead] = await tx
    .select({
      id: sql<number>`coalesce(${leads.mergedInto}, ${leads.id})`,
      ownerId: sql<
        number | null
      >`case when merged_into is null then owner_id else (select r.owner_id from leads r where r.id = leads.merged_into) end`,
    })
    .from(leads)
    .where(eq(leads.id, leadId))
  if (!lead) return
  const notice = { ...about, leadId: lead.id }
  await notifyThePersonInCharge(tx, outbox, notice, recipients, lead.ownerId)
}

/** Notifies the sender of a reply that could not be delivered, once for each try. */
async function notifyOfFailedReply(
  tx: Executor,
  outbox: MailQueue,
  { leadId, mailId }: Payload<typeof replyUndeliverable>,
): Promise<void> {
  const [failed] = await tx
    .select({ claim: mails.claim, actorId: mails.actorId, ownerId: leads.ownerId })
    .from(mails)
    .innerJoin(leads, eq(leads.id, mails.leadId))
    .where(eq(mails.id, mailId))
  if (!failed) return
  const { claim, actorId, ownerId } = failed
  const recipients = await loadRecipients(tx, outbox)
  const sender = actorId !== null && recipients.isActive(actorId) ? actorId : ownerId
  const event = `reply-failed:${mailId}:${claim}`
  const notice = { kind: 'reply-failed' as const, leadId, actorId: null, event }
  await notifyThePersonInCharge(tx, outbox, notice, recipients, sender)
}

/** The e-mail goes out even where it concerns no account: `MAIL_STAFF` is not an account. */
async function notifyThePersonInCharge(
  tx: Executor,
  outbox: MailQueue,
  notice: Omit<Notice, 'userId'>,
  recipients: Recipients,
  ownerId: number | null,
): Promise<void> {
  const people = recipients.people(ownerId).filter((id) => id !== notice.actorId)
  await notifyStaff(
    tx,
    outbox,
    people.map((userId) => ({ ...notice, userId })),
  )
  await mailThePersonInCharge(tx, outbox, [notice], recipients, () => ownerId)
}
