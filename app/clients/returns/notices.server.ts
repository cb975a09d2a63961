import { lt, sql } from 'drizzle-orm'
import { queuePushes } from '#app/enquiries/notifications/push/queue.server.ts'
import { loadRecipients } from '#app/enquiries/notifications/recipients.server.ts'
import type { Database } from '#app/platform/db/database.ts'
import { clientNotices } from '#app/platform/db/schema.ts'
import type { MailQueue } from '#app/platform/mail/outbox.server.ts'

/** The bell's notices of what came in from a client: one for each quarter of an hour, unread again if more comes in. */

const LOOKED_BACK = sql`interval '30 minutes'`
const KEPT = sql`interval '90 days'`

interface News {
  returnId: number
  clientId: number
  preparerId: number | null
  quarter: string
  /** in milliseconds */
  at: number
}

/** Notifies the preparer of a return, or else the admins, of what came in from its client. It can run any time. */
export async function noticeOfClients(context: MailQueue & { db: Database }): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<Record<keyof News, unknown>>(sql`
      select distinct on (r.client_id, quarter) r.id as "returnId", r.client_id as "clientId",
        r.preparer_id as "preparerId", date_bin('15 minutes', e.at, 'epoch')::text as quarter, (extract(epoch from e.at) * 1000)::float8 as at
      from return_events e join returns r on r.id = e.return_id
      where e.contact_id is not null and e.kind <> 'document-taken-back' and e.at > now() - ${LOOKED_BACK}
      order by r.client_id, quarter, e.at desc, e.id desc`)
    const news = rows as unknown as News[]
    if (news.length > 0) {
      const recipients = await loadRecipients(tx, context)
      const notices = news.flatMap(({ returnId, clientId, preparerId, quarter, at }) => {
        const people =
          preparerId !== null && recipients.isActive(preparerId)
            ? [preparerId]
            : recipients.admins()
        return people.map((userId) => ({
          ...{ userId, returnId, at: new Date(at), event: `${clientId} ${quarter} ${userId}` },
        }))
      })
      if (notices.length > 0) {
        const written = await tx
          .insert(clientNotices)
          .values(notices)
          .onConflictDoUpdate({
            target: clientNotices.event,
            set: { at: sql`excluded.at`, returnId: sql`excluded.return_id`, readAt: null },
            setWhere: sql`${clientNotices.at} < excluded.at`,
          })
          .returning({
            userId: clientNotices.userId,
            returnId: clientNotices.returnId,
            isNew: sql<boolean>`xmax = 0`,
          })
        const fresh = written.filter(({ isNew }) => isNew)
        await queuePushes(
          tx,
          context,
          fresh.map(({ userId, returnId }) => ({ userId, returnId, kind: 'client-sent' })),
        )
      }
    }
    await tx.delete(clientNotices).where(lt(clientNotices.at, sql`now() - ${KEPT}`))
  })
}
