import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import { lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { DomainEvent } from '#app/platform/db/domain-event.ts'
import { erasures, inboundMails, isSpamLead, leads, mails } from '#app/platform/db/schema.ts'
import { hashToken } from '#app/platform/http/secret-tokens.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'

const BATCH = 500

/**
 * An enquiry that was won or is being worked on is erased neither by its link nor by time, nor are those merged
 * with it. For a query that reads `leads` by that name.
 */
export const isCase = sql<boolean>`exists (select from leads l
  where coalesce(leads.merged_into, leads.id) in (l.id, l.merged_into)
    and (l.status = 'won' or l.stage is not null))`

type How = (typeof erasures.$inferInsert)['how']

/** These enquiries are erased, and what goes with them is still there, such as a call. */
export const erasingLeads = new DomainEvent<number[]>('enquiries are erased')

/**
 * Erases an enquiry and those merged into it: what was sent and the whole history. The audit log keeps
 * the number, and that it was erased. Returns how many were erased.
 * @throws NotFound
 */
export async function eraseLead(db: Database, id: number, actorId: number): Promise<number> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [id])
    const { mergedInto } = await lockLead(tx, id)
    const ids = mergedInto === null ? (await groupOf(tx, id)).ids : [id]
    await erase(tx, ids, 'staff')
    await recordActivity(tx, {
      actorId,
      verb: 'erased',
      subject: 'lead',
      label: ids.length === 1 ? 'an enquiry' : `${ids.length} enquiries`,
      detail: { ids },
    })
    return ids.length
  })
}

/** Erases rows and records the erasure for their receipts; the caller records the activity. */
export async function erase(tx: Executor, ids: number[], how: How): Promise<void> {
  await erasingLeads.publish(tx, ids)
  const rows = await tx
    .delete(leads)
    .where(inArray(leads.id, ids))
    .returning({ token: leads.receiptToken, email: leads.email })
  if (rows.length === 0) return
  await eraseSentLinks(tx, rows)
  // At the end of the retention period a new e-mail of the same person may be waiting to be sorted.
  if (how !== 'retention') await eraseUnsortedMail(tx, rows)
  await tx
    .insert(erasures)
    .values(rows.map(({ token }) => ({ receiptHash: hashToken(token), how })))
  await notifyDesk(tx, { kind: 'erased', ids: ids.slice(0, 50) })
}

/** E-mails with the links of several enquiries, one of which would otherwise keep those of the others. */
async function eraseSentLinks(tx: Executor, erased: { email: string }[]): Promise<void> {
  const emails = erased.flatMap(({ email }) => email.toLowerCase() || [])
  if (emails.length === 0) return
  await tx
    .delete(mails)
    .where(and(eq(mails.kind, 'enquiry-link'), inArray(sql`lower(${mails.toAddress})`, emails)))
}

/** The e-mails of people who have no other enquiry, which belonged to none. */
async function eraseUnsortedMail(tx: Executor, erased: { email: string }[]): Promise<void> {
  const emails = [...new Set(erased.flatMap(({ email }) => email.toLowerCase() || []))]
  if (emails.length === 0) return
  await tx
    .delete(inboundMails)
    .where(
      and(
        isNull(inboundMails.leadId),
        inArray(sql`lower(${inboundMails.fromAddress})`, emails),
        sql`not exists (select 1 from ${leads} where ${leads.emailKey} is not null and lower(${leads.email}) = lower(${inboundMails.fromAddress}))`,
      ),
    )
}

/** When the enquiry with this receipt token was erased, if it was. */
export async function erasureOf(db: Executor, token: string): Promise<Date | undefined> {
  const [found] = await db
    .select({ at: erasures.at })
    .from(erasures)
    .where(eq(erasures.receiptHash, hashToken(token)))
  return found?.at
}

/**
 * Erases the enquiries that were closed that many months ago, with those merged into them, unless
 * they became a case, their follow-up date or a call is still to come, or their client waits for an answer.
 * Returns how many were erased.
 * @param months 0 keeps them for ever
 */
export async function applyRetention(db: Database, months: number): Promise<number> {
  if (months === 0) return 0
  const before = sql`now() - make_interval(months => ${months})`
  const ofGroup = sql`${leads.id} in (l.id, l.merged_into)`
  const closed = sql`not ${isCase} and ${leads.closedAt} < ${before} and ${isNull(leads.mergedInto)}
    and (${leads.followUpAt} is null or ${leads.followUpAt} < now())
    and ${leads.clientRepliedAt} is null
    and not exists (select from leads l where ${ofGroup} and l.closed_at >= ${before})
    and not exists (select from appointments a join leads l on l.id = a.lead_id
      where ${ofGroup} and a.state = 'booked' and a.starts_at > now())`
  return eraseAll(db, closed, async (tx, ids) => {
    await erase(tx, ids, 'retention')
    await recordActivity(tx, { verb: 'retention', subject: 'lead', ...countOf(ids) })
  })
}

/**
 * Erases all spam, with what was merged into it, except enquiries whose client has written since. Returns how many
 * were erased.
 */
export async function eraseSpam(db: Database, actorId: number): Promise<number> {
  const unanswered = sql`${isSpamLead(leads)} and ${isNull(leads.clientRepliedAt)}`
  return eraseAll(db, unanswered, async (tx, ids) => {
    await erase(tx, ids, 'staff')
    await recordActivity(tx, { actorId, verb: 'erased', subject: 'lead', ...countOf(ids) })
  })
}

const countOf = (ids: number[]) => ({
  label: ids.length === 1 ? '1 enquiry' : `${ids.length} enquiries`,
  detail: { ids },
})

/** Erases in batches what matches, with what is merged into it. */
async function eraseAll(
  db: Database,
  which: SQL,
  eraseThese: (tx: Executor, ids: number[]) => Promise<void>,
): Promise<number> {
  let total = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const found = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(which)
        .orderBy(asc(leads.id))
        .limit(BATCH)
        .for('update', { skipLocked: true })
      if (found.length === 0) return 0
      const ids = found.map(({ id }) => id)
      const all = await tx
        .select({ id: leads.id })
        .from(leads)
        .where(or(inArray(leads.id, ids), inArray(leads.mergedInto, ids)))
      await eraseThese(
        tx,
        all.map(({ id }) => id),
      )
      return all.length
    })
    if (count === 0) return total
    total += count
  }
}
