import { randomUUID } from 'node:crypto'
import type { Env } from '#app/platform/config/env.ts'
import { asHtml, type EmailContent, plainText } from './email-content.ts'
import { deliverOverSmtp, type Outcome } from './smtp.server.ts'

/**
 * Sends an e-mail past the outbox, once: for what has to be reported while the database, in which the
 * outbox lies, is away, and for what is stored nowhere.
 */
export async function sendDirectly(
  { firm, mail: { smtp, from, fromName } }: Pick<Env, 'firm' | 'mail'>,
  to: string,
  content: EmailContent,
): Promise<Outcome | undefined> {
  if (!smtp) return undefined
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
  const host = new URL(firm.origin).hostname
  const raw = await new MailComposer({
    from: { name: fromName ?? firm.name, address: from },
    to: { name: '', address: to },
    subject: content.subject,
    text: plainText(content, firm),
    html: asHtml(content, firm),
    messageId: `<${randomUUID()}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
  return deliverOverSmtp(smtp, host, { from, to, raw, beforeEnd: async () => {}, atEnd: () => {} })
}
