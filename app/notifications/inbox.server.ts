import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '#app/db/database.ts'
import { leads, notifications, users } from '#app/db/schema.ts'
import type { NotificationList, ReadBody } from './notification.ts'

const MAX_LISTED = 100

/** What a person was notified of, the newest first. */
export async function listNotifications(db: Executor, userId: number): Promise<NotificationList> {
  const own = eq(notifications.userId, userId)
  const [rows, unread] = await Promise.all([
    db
      .select({
        id: notifications.id,
        kind: notifications.kind,
        leadId: notifications.leadId,
        leadName: leads.name,
        service: leads.service,
        actor: users.name,
        at: notifications.at,
        readAt: notifications.readAt,
      })
      .from(notifications)
      .innerJoin(leads, eq(leads.id, notifications.leadId))
      .leftJoin(users, eq(users.id, notifications.actorId))
      .where(own)
      .orderBy(desc(notifications.at), desc(notifications.id))
      .limit(MAX_LISTED),
    db
      .select({ total: count() })
      .from(notifications)
      .where(and(own, isNull(notifications.readAt))),
  ])
  return {
    unread: unread[0]?.total ?? 0,
    items: rows.map(({ readAt, ...row }) => ({
      ...row,
      at: row.at.toISOString(),
      read: readAt !== null,
    })),
  }
}

/** Marks one's own notifications as read. */
export async function markRead(
  db: Executor,
  userId: number,
  { id, leadId }: ReadBody,
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        id === undefined ? undefined : eq(notifications.id, id),
        leadId === undefined ? undefined : eq(notifications.leadId, leadId),
      ),
    )
}
