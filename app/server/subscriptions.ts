import type pg from 'pg'
import { subscribeReturns } from '#app/clients/returns/handover.server.ts'
import { subscribeCalls } from '#app/enquiries/calls/calls-off.server.ts'
import { subscribeHandover } from '#app/enquiries/calls/handover/transfer-work.server.ts'
import { subscribeReplies } from '#app/enquiries/desk/changes/failed-replies.server.ts'
import { subscribeNotifications } from '#app/enquiries/notifications/lead-events.server.ts'
import { subscribeClientMails } from '#app/enquiries/replies/inbound/client-mail.server.ts'
import { Subscriptions } from '#app/platform/db/domain-event.ts'
import type { MailQueue } from '#app/platform/mail/outbox.server.ts'
import { subscribeDrafts } from '#app/writing/publishing/drafts/drafts.server.ts'

/** Which rooms act on what happens elsewhere, in this order: what an event changes, then who is notified of it. */
export function subscribeRooms(pool: pg.Pool, outbox: MailQueue): void {
  const events = new Subscriptions(pool)
  subscribeHandover(events, outbox.roles)
  subscribeDrafts(events)
  subscribeReturns(events)
  subscribeReplies(events)
  subscribeClientMails(events)
  subscribeCalls(events, outbox)
  subscribeNotifications(events, outbox)
}
