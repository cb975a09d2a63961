import type { Attachment } from 'postal-mime'
import { toSingleLine } from '#app/text/fields.ts'
import type { Headers } from './automatic.ts'
import { type Bounce, cleaned, cut } from './received-mail.ts'

const REASON_MAX = 300
const MAX_IDS = 20

/**
 * What a mail server says about e-mails that it could not deliver: a report by the standard (RFC 3464),
 * or a letter with `X-Failed-Recipients`. One that is only late is none.
 */
export function readBounce(
  headers: Headers,
  attachments: Attachment[],
  text: string,
): Bounce | undefined {
  const status = attachments
    .filter(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
    .map(contentOf)
    .join('\n')
  const hasFailed = /^action:\s*failed\b/im.test(status) || headers.has('x-failed-recipients')
  if (!hasFailed) return undefined
  const originals = attachments
    .filter(({ mimeType }) => /^(message\/(rfc822|global)|text\/rfc822-headers)/.test(mimeType))
    .map(contentOf)
  const messageIds = [...originals, text].flatMap(
    (part) => part.slice(0, PART_SEEN).match(/(?<=^message-id:\s{0,3})<[^\s<>]{3,250}>/gim) ?? [],
  )
  return { messageIds: [...new Set(messageIds)].slice(0, MAX_IDS), reason: reasonIn(status, text) }
}

const PART_SEEN = 100_000

function contentOf({ content }: Attachment): string {
  return typeof content === 'string'
    ? content
    : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString()
}

function reasonIn(status: string, text: string): string {
  const said = /^diagnostic-code:\s*(?:[\w-]+;)?\s*((?:.|\r?\n[ \t])+)/im.exec(status)?.[1]
  const code = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(status)?.[1]
  const line = text.split('\n').find((one) => /\b5\d\d[ -]/.test(one.slice(0, 500)))
  const reason = toSingleLine(cleaned(said ?? code ?? line ?? ''))
  return cut(reason, REASON_MAX)
}
