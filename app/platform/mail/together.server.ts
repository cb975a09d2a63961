import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockText } from '#app/platform/db/locks.ts'
import { mails } from '#app/platform/db/schema.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { type Outbox, queueMail } from './outbox.server.ts'

/** How long after an e-mail about a new enquiry the next ones to the same address are gathered. */
export const GATHERING_MS = 2 * MINUTE_MS
/** How many enquiries one e-mail lists. */
const MAX_TOGETHER = 100

const { id, kind, leadId, toAddress, state, claimedAt, createdAt, nextTryAt, actorId, expiresAt } =
  mails

/** The e-mails about one new enquiry each whose turn has not come. */
const UNSENT_SINGLES = and(
  eq(kind, 'new-enquiry'),
  eq(state, 'waiting'),
  isNotNull(leadId),
  isNull(claimedAt),
  isNull(actorId),
  gt(expiresAt, sql`now()`),
)

/**
 * After a quiet spell an e-mail to staff about a new enquiry is sent at once, by itself. Those that follow
 * soon wait for the end of that time, and are then one e-mail that lists them, which takes their place in
 * one transaction. Returns whether there is nothing left to send for this one.
 */
export async function holdOrGroup(
  { db, ...outbox }: Outbox & { db: Database },
  mailId: number,
): Promise<boolean> {
  const [mail] = await db
    .select({ to: toAddress })
    .from(mails)
    .where(and(eq(id, mailId), UNSENT_SINGLES))
  if (!mail) return false
  return db.transaction(async (tx) => {
    await lockText(tx, `new enquiries ${mail.to.toLowerCase()}`)
    const sameAddress = sql`lower(${toAddress}) = ${mail.to.toLowerCase()}`
    const until = await gatheredUntil(tx, sameAddress)
    if (until) {
      const held = await tx
        .update(mails)
        .set({ nextTryAt: until })
        .where(and(eq(id, mailId), UNSENT_SINGLES))
        .returning({ id })
      const key = `${mailId}:together`
      if (held.length > 0) await outbox.jobs.send(tx, 'mail', { id: mailId }, { key, after: until })
      return true
    }
    const line = await tx
      .select({ id, leadId })
      .from(mails)
      .where(and(UNSENT_SINGLES, sameAddress))
      .orderBy(asc(id))
    if (line.length > 1) {
      for (let at = 0; at < line.length; at += MAX_TOGETHER) {
        await sendTogether(tx, outbox, mail.to, line.slice(at, at + MAX_TOGETHER))
      }
      return true
    }
    if (line[0]?.id !== mailId) return true
    // Its turn has come, which stays true if this process dies.
    await tx.update(mails).set({ claimedAt: sql`now()` }).where(eq(id, mailId))
    return false
  })
}

/** The end of the time that began with the last e-mail to the address, while it lasts. */
async function gatheredUntil(tx: Executor, sameAddress: SQL): Promise<Date | undefined> {
  const sentAt = sql`case when ${leadId} is null then ${createdAt} else ${claimedAt} end`
  const until = sql`max(${sentAt}) + make_interval(secs => ${GATHERING_MS / 1000})`
  const [last] = await tx
    .select({
      until: until.mapWith(nextTryAt),
      isOver: sql<boolean>`coalesce(${until} <= now(), true)`,
    })
    .from(mails)
    .where(
      and(
        eq(kind, 'new-enquiry'),
        isNull(actorId),
        sameAddress,
        gt(createdAt, new Date(Date.now() - DAY_MS)),
      ),
    )
  return last?.isOver ? undefined : last?.until
}

async function sendTogether(
  tx: Executor,
  outbox: Outbox,
  to: string,
  line: { id: number; leadId: number | null }[],
): Promise<void> {
  const leadIds = line.flatMap((one) => one.leadId ?? [])
  await queueMail(tx, outbox, {
    event: `leads-received:${line[0]?.id}`,
    kind: 'new-enquiry',
    to,
    content: await outbox.lead.describeNewLeads(tx, leadIds),
  })
  const taken = line.map((one) => one.id)
  await tx.delete(mails).where(inArray(id, taken))
}
