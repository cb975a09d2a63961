import { and, desc, eq, inArray, isNull, lte, max, sql } from 'drizzle-orm'
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#app/platform/db/database.ts'
import {
  clientNotices,
  clients,
  leads,
  notifications,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import { GATHERING_MS } from '#app/platform/mail/together.server.ts'
import type { NotificationList, ReadBody } from './notification.ts'

const MAX_LISTED = 100

const { kind, actorId, at, readAt } = notifications

/**
 * By which notifications are one: what one action caused for many enquiries is of one time, and what was
 * assigned in turn on arrival, or came unassigned, is one for every two minutes by the clock.
 */
const occasionOf = ({ kind, actorId, at }: Record<'kind' | 'actorId' | 'at', AnyPgColumn>) =>
  sql`case when ${kind} in ('assigned', 'new-enquiry') and ${actorId} is null
    then date_bin(make_interval(secs => ${sql.raw(String(GATHERING_MS / 1000))}), ${at}, 'epoch') else ${at} end`

/** What a person was notified of, the newest first. */
export async function listNotifications(db: Executor, userId: number): Promise<NotificationList> {
  const own = eq(notifications.userId, userId)
  const occasion = occasionOf(notifications)
  const actions = db
    .select({
      newest: max(notifications.id).as('newest'),
      read: sql<boolean>`bool_and(${readAt} is not null)`.as('read'),
      enquiries: sql<number>`count(*)::int`.as('enquiries'),
    })
    .from(notifications)
    .where(own)
    .groupBy(kind, actorId, occasion)
    .orderBy(desc(max(notifications.at)), desc(max(notifications.id)))
    .limit(MAX_LISTED)
    .as('actions')
  const [rows, unread, ofClients] = await Promise.all([
    db
      .select({
        id: notifications.id,
        kind,
        leadId: notifications.leadId,
        leadName: leads.name,
        service: leads.service,
        actor: users.name,
        at,
        read: actions.read,
        enquiries: actions.enquiries,
      })
      .from(actions)
      .innerJoin(notifications, eq(notifications.id, actions.newest))
      .innerJoin(leads, eq(leads.id, notifications.leadId))
      .leftJoin(users, eq(users.id, actorId))
      .orderBy(desc(at), desc(notifications.id)),
    db
      .select({ total: sql<number>`count(distinct (kind, actor_id, ${occasion}))::int` })
      .from(notifications)
      .where(and(own, isNull(readAt))),
    db
      .select({
        returnId: clientNotices.returnId,
        clientName: clients.name,
        at: clientNotices.at,
        read: sql<boolean>`${clientNotices.readAt} is not null`,
      })
      .from(clientNotices)
      .innerJoin(returns, eq(returns.id, clientNotices.returnId))
      .innerJoin(clients, eq(clients.id, returns.clientId))
      .where(eq(clientNotices.userId, userId))
      .orderBy(desc(clientNotices.at), desc(clientNotices.id))
      .limit(MAX_LISTED),
  ])
  return {
    unread: (unread[0]?.total ?? 0) + ofClients.filter(({ read }) => !read).length,
    items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    ...(ofClients.length > 0 && {
      returns: ofClients.map((row) => ({ ...row, at: row.at.toISOString() })),
    }),
  }
}

/** Marks one's own notifications as read. */
export async function markRead(
  db: Executor,
  userId: number,
  { id, leadId, returnId }: ReadBody,
): Promise<void> {
  if (id === undefined && leadId === undefined) {
    await db
      .update(clientNotices)
      .set({ readAt: sql`now()` })
      .where(
        and(
          eq(clientNotices.userId, userId),
          isNull(clientNotices.readAt),
          returnId === undefined ? undefined : eq(clientNotices.returnId, returnId),
        ),
      )
  }
  if (returnId !== undefined) return
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        id === undefined ? undefined : inArray(notifications.id, sameAction(db, id)),
        leadId === undefined ? undefined : eq(notifications.leadId, leadId),
      ),
    )
}

/** The notifications that are one with this one, which is the newest of those that were shown. */
function sameAction(db: Executor, id: number) {
  const one = alias(notifications, 'one')
  return db
    .select({ id: notifications.id })
    .from(notifications)
    .innerJoin(
      one,
      and(
        eq(one.userId, notifications.userId),
        eq(one.kind, notifications.kind),
        lte(notifications.id, one.id),
        sql`${occasionOf(one)} = ${occasionOf(notifications)}`,
        sql`${one.actorId} is not distinct from ${notifications.actorId}`,
      ),
    )
    .where(eq(one.id, id))
}
