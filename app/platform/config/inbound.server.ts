import * as z from 'zod'

/** The settings of clients' replies, part of those in `platform/config/settings.ts`. */
export const inboundSettings = {
  INBOUND_ADDRESS: z.string().trim().transform(toReplyAddress).optional().meta({
    description:
      'where clients’ replies go, so that they appear in the enquiry: each email gets an address of its own, `replies+…@your-firm.in`. For a domain that delivers every address, `{token}@replies.your-firm.in`. Needs `IMAP_URL` or `INBOUND_WEBHOOK_SECRET`',
    example: 'replies@your-firm.in',
  }),
  IMAP_URL: z.string().transform(toImapServer).optional().meta({
    description:
      'the mailbox that these replies arrive in, one of its own: `imaps://` (TLS, port 993) or `imap://` (STARTTLS, port 143), the folder as the path; special characters of the password as `%xx`. It is read every minute',
    example: 'imaps://user:password@mail.your-firm.in/INBOX',
  }),
  INBOUND_AFTER_IMPORT: z
    .enum(['delete', 'seen', 'move'], 'must be delete, seen or move')
    .default('delete')
    .meta({
      description:
        'what happens to an email in the mailbox once it is stored: `delete`, `seen` (marks it as read) or `move` (into the folder `Imported`)',
    }),
  INBOUND_WEBHOOK_SECRET: z
    .string()
    .min(32, 'must be at least 32 characters')
    .max(200, 'must be at most 200 characters')
    .optional()
    .meta({
      description:
        'with it, a mail provider may deliver replies to `/api/inbound-mail`; each delivery is signed with it',
      example: 'a-long-random-text-of-your-own-for-this',
    }),
}
type Values = z.infer<z.ZodObject<typeof inboundSettings>>

/** A mailbox, as `IMAP_URL` names it. */
export interface ImapServer {
  host: string
  port: number
  /** TLS from the first byte (imaps); otherwise STARTTLS */
  secure: boolean
  user: string
  password: string
  folder: string
}

/** What stands before and after the token in the address of a reply. */
export interface ReplyAddress {
  before: string
  after: string
}

export function toInboundEnv(values: Values) {
  return {
    /** where replies go; without it, to the firm and its staff as for any e-mail */
    address: values.INBOUND_ADDRESS,
    imap: values.IMAP_URL,
    afterImport: values.INBOUND_AFTER_IMPORT,
    webhookSecret: values.INBOUND_WEBHOOK_SECRET,
  }
}
export type InboundEnv = ReturnType<typeof toInboundEnv>

/** An address without a way to read it would swallow replies; a way needs the address. */
export function wholeInbound(values: Values, context: z.RefinementCtx): void {
  const isRead = values.IMAP_URL !== undefined || values.INBOUND_WEBHOOK_SECRET !== undefined
  if (isRead === (values.INBOUND_ADDRESS !== undefined)) return
  context.addIssue({
    code: 'custom',
    path: ['INBOUND_ADDRESS'],
    message: isRead
      ? 'must be set with IMAP_URL or INBOUND_WEBHOOK_SECRET'
      : 'needs IMAP_URL or INBOUND_WEBHOOK_SECRET, or no one would see the replies',
  })
}

/** Room for the token before the at sign: a local part has 64 characters at most. */
const LOCAL_MAX = 24

function toReplyAddress(text: string, context: z.RefinementCtx): ReplyAddress {
  const whole = text.includes('{token}') ? text : text.replace('@', '+{token}@')
  const [before = '', after = '', ...more] = whole.toLowerCase().split('{token}')
  const plain = /^[a-z0-9._+-]*$/.test(before) && /^@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(after)
  if (plain && more.length === 0 && before.length <= LOCAL_MAX) return { before, after }
  context.addIssue({
    code: 'custom',
    message: `must be an address such as replies@your-firm.in (at most ${LOCAL_MAX - 1} characters before the @) or {token}@replies.your-firm.in`,
  })
  return z.NEVER
}

function toImapServer(text: string, context: z.RefinementCtx): ImapServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const [user, password, folder] = [url?.username, url?.password, url?.pathname.slice(1)].map(
    (part) => decode(part ?? ''),
  )
  if (
    !url?.hostname ||
    !/^imaps?:$/.test(url.protocol) ||
    !user ||
    !password ||
    folder === undefined
  ) {
    context.addIssue({
      code: 'custom',
      // The text itself is not repeated: it holds a password.
      message:
        'must look like imaps://user:password@mail.your-firm.in/INBOX (special characters of a user or password as %xx)',
    })
    return z.NEVER
  }
  const secure = url.protocol === 'imaps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    user,
    password,
    folder: folder || 'INBOX',
  }
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
