import * as z from 'zod'
import { isEmail } from '#app/ui/text/fields.ts'
import type { InboundEnv } from './inbound.server.ts'

/** The settings of mail, part of those in `platform/config/env.ts`. */
export const mailSettings = {
  SMTP_URL: z.string().transform(toSmtpServer).optional().meta({
    description:
      'the mail server: `smtps://` (TLS, port 465) or `smtp://` with port 587 (STARTTLS); special characters of the password as `%xx`. Without one, mails wait in an outbox that staff can read',
    example: 'smtps://user:password@mail.your-firm.in',
  }),
  MAIL_FROM: z.string().trim().transform(toSender).optional().meta({
    description:
      'the address that mails come from; the server must accept it. Their sender is called by `FIRM_NAME`, or by another name before the address: `Your Firm <desk@your-firm.in>`',
    shown: '`FIRM_EMAIL`',
    example: 'desk@your-firm.in',
  }),
  MAIL_STAFF: z.string().transform(toAddresses).default([]).meta({
    description:
      'addresses, separated by commas, for emails about enquiries without an owner while no one is available for new enquiries',
    example: 'desk@your-firm.in,meera@your-firm.in',
  }),
  DIGEST_HOUR: z.coerce
    .number('must be an hour')
    .int('must be a whole hour')
    .min(0, 'must be 0 to 23')
    .max(23, 'must be 0 to 23')
    .default(8)
    .meta({
      description:
        'the hour in India from which on the daily summary is sent to the accounts that want it',
    }),
}
type Values = z.infer<z.ZodObject<typeof mailSettings>>

/** A mail server, as `SMTP_URL` names it. */
export interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte (smtps); otherwise STARTTLS where the server offers it */
  secure: boolean
  user: string | undefined
  password: string | undefined
}

export function toMailEnv(values: Values & { FIRM_EMAIL: string }) {
  return {
    /** the mail server; without one, mails wait in the outbox */
    smtp: values.SMTP_URL,
    from: values.MAIL_FROM?.address ?? values.FIRM_EMAIL,
    /** what the sender is called, where that is not the firm's name */
    fromName: values.MAIL_FROM?.name,
    /** addresses that are notified of enquiries, besides those of staff accounts */
    staff: values.MAIL_STAFF,
    /** the hour in India, 0 to 23, from which on the daily digest is sent */
    digestHour: values.DIGEST_HOUR,
  }
}
export type MailEnv = ReturnType<typeof toMailEnv> & { inbound: InboundEnv }

/** Reads `desk@firm.in` or `Firm <desk@firm.in>`. */
function toSender(text: string, context: z.RefinementCtx) {
  const open = text.endsWith('>') ? text.lastIndexOf('<') : -1
  const address = open < 0 ? text : text.slice(open + 1, -1).trim()
  if (!isEmail(address)) {
    const message = 'must be an email address, or a name with one: Your Firm <desk@your-firm.in>'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  const name = text
    .slice(0, Math.max(0, open))
    .trim()
    .replace(/^"(.*)"$/, '$1')
  return { address, name: name || undefined }
}

/** Reads `smtp://user:password@host:587` or `smtps://user:password@host`. */
function toSmtpServer(text: string, context: z.RefinementCtx): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const decoded = url && [decode(url.username), decode(url.password)]
  if (
    !url?.hostname ||
    !decoded ||
    decoded.includes(undefined) ||
    !/^smtps?:$/.test(url.protocol) ||
    url.pathname.replace('/', '') !== '' ||
    url.search ||
    url.hash
  ) {
    context.addIssue({
      code: 'custom',
      // The text itself is not repeated: it holds a password.
      message:
        'must look like smtp://user:password@mail.your-firm.in:587 or smtps://user:password@mail.your-firm.in (special characters of a password as %xx)',
    })
    return z.NEVER
  }
  const secure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decoded[0] || undefined,
    password: decoded[1] || undefined,
  }
}

function toAddresses(text: string, context: z.RefinementCtx): string[] {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  for (const address of addresses) {
    if (isEmail(address)) continue
    context.addIssue({
      code: 'custom',
      message: `must be email addresses separated by commas; "${address}" is none`,
    })
  }
  return addresses
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
