import type { NotifyEscalation } from '#app/leads/lead-for-email.ts'
import { type Outbox, queueMail } from '#app/mail/outbox.server.ts'
import { escalated } from './emails/escalated.ts'
import { keyOf, staffSubscribedTo } from './new-lead.server.ts'

/** Notifies staff who want mails about new or due enquiries that a visitor reports no call. */
export function escalationNotifier(outbox: Outbox): NotifyEscalation {
  return async (tx, lead) => {
    for (const to of await staffSubscribedTo(tx, outbox, 'mailNew', 'mailDue')) {
      await queueMail(tx, outbox, {
        event: `lead-escalated:${lead.eventId}:${keyOf(to)}`,
        kind: 'escalated',
        to,
        content: escalated(lead, outbox.firm),
        leadId: lead.id,
      })
    }
  }
}
