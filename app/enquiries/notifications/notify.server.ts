import { notifyDesk } from '#app/enquiries/model/events.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { notifications } from '#app/platform/db/schema.ts'
import type { MailQueue } from '#app/platform/mail/outbox.server.ts'
import type { Notice } from './notice.ts'
import { queuePushes } from './push/queue.server.ts'

/**
 * Writes notifications and queues their push messages, in the transaction of their cause. Returns
 * those that are new: a cause that was notified of before writes nothing.
 * @param at when they came about, for dates
 */
export async function notifyStaff(
  tx: Executor,
  outbox: MailQueue,
  notices: Notice[],
  at = new Date(),
): Promise<Notice[]> {
  if (notices.length === 0) return []
  const written = await tx
    .insert(notifications)
    .values(notices.map(({ event, ...notice }) => ({ ...notice, event: keyOf(event, notice), at })))
    .onConflictDoNothing({ target: notifications.event })
    .returning({ event: notifications.event })
  const events = new Set(written.map(({ event }) => event))
  const fresh = notices.filter((notice) => events.has(keyOf(notice.event, notice)))
  if (fresh.length === 0) return []
  await notifyDesk(tx, { kind: 'notification', ids: [...new Set(fresh.map((one) => one.leadId))] })
  await queuePushes(tx, outbox, fresh)
  return fresh
}

function keyOf(event: string, { userId }: Pick<Notice, 'userId'>): string {
  return `${event}:${userId}`
}
