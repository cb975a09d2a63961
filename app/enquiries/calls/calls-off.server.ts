import { and, eq, gt, inArray } from 'drizzle-orm'
import { erasingLeads } from '#app/enquiries/desk/changes/erasing.server.ts'
import { keyOf } from '#app/enquiries/notifications/new-lead.server.ts'
import { loadRecipients } from '#app/enquiries/notifications/recipients.server.ts'
import type { Subscriptions } from '#app/platform/db/domain-event.ts'
import { appointments } from '#app/platform/db/schema.ts'
import { type MailQueue, queueMails } from '#app/platform/mail/outbox.server.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { erasedCallMail as copy } from '#content/en/enquiry/booking.ts'

/**
 * Notifies the person who is to call that the enquiry is erased. An e-mail, and one that does not belong to the
 * enquiry: its notifications go with it.
 */
export function subscribeCalls(events: Subscriptions, outbox: MailQueue): void {
  events.on(erasingLeads, async (tx, ids) => {
    const calls = await tx
      .select()
      .from(appointments)
      .where(
        and(
          inArray(appointments.leadId, ids),
          eq(appointments.state, 'booked'),
          gt(appointments.startsAt, new Date()),
        ),
      )
    if (calls.length === 0) return
    const recipients = await loadRecipients(tx, outbox)
    const mails = calls.flatMap(({ id, leadId, userId, startsAt }) => {
      const time = formatTimestamp(startsAt.toISOString())
      const content = {
        subject: copy.subject(time),
        parts: [
          { is: 'title' as const, text: copy.title },
          { is: 'text' as const, text: copy.text(leadId, time) },
        ],
      }
      return recipients
        .addresses(userId, ({ mailAssigned }) => mailAssigned)
        .map((to) => ({
          event: `call-erased:${id}:${keyOf(to)}`,
          kind: 'notification' as const,
          to,
          content,
          expiresAt: startsAt,
        }))
    })
    await queueMails(tx, outbox, mails)
  })
}
