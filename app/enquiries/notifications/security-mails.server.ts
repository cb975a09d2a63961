import { randomUUID } from 'node:crypto'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { sendDirectly } from '#app/platform/mail/send-directly.server.ts'
import type { SecurityEvent, SecurityMails } from '#app/team/auth/security-mails.server.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { invitation, securityMail } from './emails/security.ts'

/** E-mails to the person of an account about its sign-in, written in the transaction of their cause. */
export function securityMails(outbox: MailQueue): SecurityMails {
  const site = { firm: outbox.firm, mail: outbox.settings }
  return {
    ...(site.mail.smtp && {
      invite: async ({ email, ...user }, url) => {
        const outcome = await sendDirectly(site, email, invitation(user, url, outbox.firm))
        return outcome?.is === 'refused' ? outcome : undefined
      },
    }),
    ready: () => outbox.jobs.start(),
    queue: async (tx, { id, name, email }, event) => {
      if (!email) return
      await queueMail(tx, outbox, {
        event: `security:${id}:${event.is}:${occasion(event)}`,
        kind: 'security',
        to: email,
        content: securityMail(name, event, new Date(), outbox.firm),
      })
    },
  }
}

const DAILY: ReadonlySet<SecurityEvent['is']> = new Set(['wrong-codes', 'guessed-codes'])

/** Who guesses at codes writes one e-mail a day, however often. */
function occasion(event: SecurityEvent): string {
  return DAILY.has(event.is) ? indianDate(new Date()) : randomUUID()
}
