import type { Attachment } from 'postal-mime'
import { boundedText } from '#app/ui/text/bounded-text.ts'
import { toSingleLine } from '#app/ui/text/fields.ts'
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
    .flatMap(linesOf)
  const hasFailed =
    status.some((line) => /^action: ?failed\b/i.test(line)) || headers.has('x-failed-recipients')
  if (!hasFailed) return undefined
  const originals = attachments
    .filter(({ mimeType }) => /^(message\/(rfc822|global)|text\/rfc822-headers)/.test(mimeType))
    .flatMap(linesOf)
  const lines = linesIn(text)
  const messageIds = [...originals, ...lines].flatMap((line, index, all) =>
    /^message-id:/i.test(line)
      ? (/^[^<]{0,20}(<[^\s<>]{3,250}>)/.exec(`${line}${all[index + 1]}`)?.[1] ?? [])
      : [],
  )
  return { messageIds: [...new Set(messageIds)].slice(0, MAX_IDS), reason: reasonIn(status, lines) }
}

const PART_SEEN = 100_000
const PART_LINES = 5_000
const LINE_SEEN = 1_000

function linesOf({ content }: Attachment): string[] {
  return linesIn(
    typeof content === 'string'
      ? content.slice(0, PART_SEEN)
      : Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content).toString(
          'utf8',
          0,
          PART_SEEN,
        ),
  )
}

function linesIn(text: string): string[] {
  return boundedText(text, {
    max: PART_SEEN,
    lines: PART_LINES,
    lineMax: LINE_SEEN,
    collapse: true,
  }).lines
}

function reasonIn(status: string[], text: string[]): string {
  const code = status.flatMap(
    (line) => /^status: ?(\d\.\d{1,3}\.\d{1,3})/i.exec(line)?.[1] ?? [],
  )[0]
  const line = text.find((one) => /\b5\d\d[ -]/.test(one.slice(0, 500)))
  const reason = toSingleLine(cleaned(diagnosisIn(status) ?? code ?? line ?? ''))
  return cut(reason, REASON_MAX)
}

/** What the header says, and the lines that continue it. */
function diagnosisIn(status: string[]): string | undefined {
  const at = status.findIndex((line) => /^diagnostic-code:/i.test(line))
  if (at < 0) return undefined
  const end = status.findIndex((line, index) => index > at && !line.startsWith(' '))
  const header = status.slice(at, end < 0 ? at + REASON_MAX : end).join('')
  return header.replace(/^[^:]*: ?([\w-]{1,40};)? ?/, '')
}
