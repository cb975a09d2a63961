import { inArray } from 'drizzle-orm'
import { byPersonAndKind, type Notice } from '#app/enquiries/notifications/notice.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { pushSubscriptions } from '#app/platform/db/schema.ts'
import type { MailQueue } from '#app/platform/mail/outbox.server.ts'
import type { PushPayload } from './push.ts'

/** One push message to one browser, as a job holds it. */
export interface PushJob {
  subscription: number
  payload: PushPayload
  /** how often it was tried before */
  attempt: number
}

/** Something came in from the client of a return. */
interface ClientNotice {
  userId: number
  kind: 'client-sent'
  returnId: number
}

/** Queues one push message for each person and kind and each of the person's browsers. */
export async function queuePushes(
  tx: Executor,
  { jobs }: Pick<MailQueue, 'jobs'>,
  notices: (Pick<Notice, 'userId' | 'kind' | 'leadId'> | ClientNotice)[],
): Promise<void> {
  const people = [...new Set(notices.map(({ userId }) => userId))]
  const subscriptions = await tx
    .select({ id: pushSubscriptions.id, userId: pushSubscriptions.userId })
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.userId, people))
  if (subscriptions.length === 0) return
  for (const group of byPersonAndKind(notices)) {
    const [first] = group
    if (!first) continue
    const one = 'leadId' in first ? { lead: first.leadId } : { return: first.returnId }
    const about = group.length === 1 ? one : { count: group.length }
    for (const { id } of subscriptions.filter(({ userId }) => userId === first.userId)) {
      await queuePush(tx, jobs, id, { kind: first.kind, ...about })
    }
  }
}

export function queuePush(
  tx: Executor,
  jobs: MailQueue['jobs'],
  subscription: number,
  payload: PushPayload,
): Promise<void> {
  const job: PushJob = { subscription, payload, attempt: 0 }
  return jobs.send(tx, 'push', job)
}
