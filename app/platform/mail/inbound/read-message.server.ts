import { createHash } from 'node:crypto'
import type { Attachment, Email, Header } from 'postal-mime'
import { boundedText } from '#app/ui/text/bounded-text.ts'
import { EMAIL_MAX, toSingleLine } from '#app/ui/text/fields.ts'
import { type Headers, isAutomatic } from './automatic.ts'
import { htmlToText } from './html-text.ts'
import { splitQuoted } from './quoted.ts'
import { readBounce } from './read-bounce.ts'
import {
  CONSIDERED,
  cleaned,
  cut,
  MAX_LINES,
  type ReceivedMail,
  TEXT_MAX,
} from './received-mail.ts'

/** What is read of an e-mail; beyond it there are attachments only. */
export const READ_BYTES = 1024 * 1024
const SUBJECT_MAX = 300
const NAME_MAX = 200
const MESSAGE_ID_MAX = 250
const MAX_HEADERS = 500
const HEADER_MAX = 10_000

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

/**
 * Reads an e-mail that anyone may have sent. Attachments are counted and dropped, archives never
 * opened; one that cannot be read as an e-mail is kept with what its headers say.
 * @param attachments how many there are, where not all of the message is given
 */
export async function readMessage(raw: Uint8Array, attachments?: number): Promise<ReceivedMail> {
  const begin = beginOf(raw)
  try {
    return await parsed(begin, attachments ?? attachmentsIn(raw, begin.length))
  } catch {
    return headersAlone(raw)
  }
}

const MAX_PARTS = 2_000

/** As far as it has as many lines and parts as a person would send; the parser's time grows faster. */
function beginOf(raw: Uint8Array): Buffer {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, READ_BYTES))
  let parts = 0
  let at = -1
  for (let lines = 0; lines < MAX_LINES; lines++) {
    at = bytes.indexOf('\n', at + 1)
    if (at < 0) return bytes
    if (bytes[at + 1] === DASH && bytes[at + 2] === DASH && ++parts === MAX_PARTS) break
  }
  return bytes.subarray(0, at)
}
const DASH = 0x2d

async function parsed(raw: Buffer, more: number): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime')
  const email = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true })
  const headers = headersOf(email.headers)
  const from = await senderOf(headers)
  const subject = subjectOf(email.subject)
  const whole = bodyOf(email)
  const body = cleaned(whole)
  const { text, quoted } = splitQuoted(body)
  return {
    messageId: messageIdOf(headers, raw),
    recipients: await recipientsOf(headers),
    from,
    subject,
    text: cut(text, TEXT_MAX),
    quoted: cut(quoted, TEXT_MAX),
    shortened: text.length > TEXT_MAX || quoted.length > TEXT_MAX || whole.length > CONSIDERED,
    attachments: email.attachments.filter(isAttachment).length + more,
    sentAt: dateOf(email.date),
    isAutomatic: isAutomatic(headers, from.address, subject),
    bounce: readBounce(headers, email.attachments, whole),
    isReadable: true,
  }
}

function headersOf(given: Pick<Header, 'key' | 'value'>[]): Headers {
  const headers: Headers = new Map()
  for (const { key, value } of given.slice(0, MAX_HEADERS)) {
    const { text } = boundedText(value, { max: HEADER_MAX, tabs: true })
    const values = headers.get(key)
    if (values) values.push(text)
    else headers.set(key, [text])
  }
  return headers
}

function subjectOf(given = ''): string {
  return cut(toSingleLine(cleaned(given.slice(0, HEADER_MAX))), SUBJECT_MAX)
}

/** The plain text; where there is none, the text of the HTML. */
function bodyOf({ text = '', html = '' }: Email): string {
  return text.trim() || !html ? text : htmlToText(html.slice(0, READ_BYTES))
}

/** Pictures within the HTML are mostly logos, and signatures and reports are no documents. */
function isAttachment({ related, mimeType }: Attachment): boolean {
  if (related) return false
  return !/^(message\/delivery-status|text\/rfc822-headers|text\/x-amp-html|application\/(pgp|pkcs7|x-pkcs7)-signature)/.test(
    mimeType,
  )
}

/** The attachments that begin in what is not read. */
function attachmentsIn(raw: Uint8Array, from: number): number {
  const rest = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).subarray(from)
  if (rest.length === 0) return 0
  return (rest.toString('latin1').match(/^content-disposition:[ \t]*attachment/gim) ?? []).length
}

const NOBODY: ReceivedMail['from'] = { address: '', name: '', isCertain: false }

/** Several senders, in one header or in two, are as good as none. */
async function senderOf(headers: Headers): Promise<ReceivedMail['from']> {
  const values = headers.get('from') ?? []
  const named = (await Promise.all(values.map(mailboxesIn))).flat()
  const [first] = named
  if (!first) return NOBODY
  return {
    address: cut(toSingleLine(cleaned(first.address)), EMAIL_MAX),
    name: cut(toSingleLine(cleaned(first.name)), NAME_MAX),
    isCertain: values.length === 1 && named.length === 1 && isPlainAddress(first.address),
  }
}

function isPlainAddress(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s<>()[\],;:"\\@\p{Cc}]+@[a-z0-9.-]+$/iu.test(text)
}

async function recipientsOf(headers: Headers): Promise<string[]> {
  const values = RECIPIENTS.flatMap((name) => headers.get(name) ?? [])
  const found = await Promise.all(values.map(mailboxesIn))
  return [...new Set(found.flat().map(({ address }) => address))].slice(0, 200)
}
const RECIPIENTS = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to']

async function mailboxesIn(value: string): Promise<{ name: string; address: string }[]> {
  const { addressParser, decodeWords } = await import('postal-mime')
  return addressParser(value, { flatten: true }).flatMap((one) =>
    one.address ? [{ name: decodeWords(one.name), address: one.address }] : [],
  )
}

function messageIdOf(headers: Headers, raw: Buffer): string {
  const values = headers.get('message-id') ?? []
  const given = /^\s*(<[^\s<>\p{Cc}]+>)/u.exec(values[0] ?? '')?.[1]
  return values.length === 1 && given && given.length <= MESSAGE_ID_MAX && given.isWellFormed()
    ? given
    : `${NO_MESSAGE_ID}${createHash('sha256').update(raw).digest('hex')}`
}

/** The beginning of the numbers that are made for e-mails without one: answers cannot refer to them. */
export const NO_MESSAGE_ID = 'none:'

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '')
  const year = date.getUTCFullYear()
  return year >= 1990 && year < 2100 ? date : null
}

/**
 * What the lines at the beginning say, for an e-mail that is broken, or broken on purpose. It is read
 * where the site runs, so it is little.
 */
export async function headersAlone(raw: Uint8Array): Promise<ReceivedMail> {
  const begin = beginOf(raw)
  const { lines } = boundedText(begin.toString('utf8', 0, HEAD_BYTES), {
    max: HEAD_BYTES,
    lines: MAX_HEADERS,
  })
  const end = lines.indexOf('')
  const headers = headersOf(lines.slice(0, end < 0 ? lines.length : end).flatMap(headerIn))
  const from = await senderOf(headers).catch(() => NOBODY)
  const subject = subjectOf(headers.get('subject')?.[0])
  return {
    messageId: messageIdOf(headers, begin),
    recipients: await recipientsOf(headers).catch(() => []),
    from: { ...from, isCertain: false },
    subject,
    text: '',
    quoted: '',
    shortened: true,
    attachments: 0,
    sentAt: dateOf(headers.get('date')?.[0]),
    isAutomatic: isAutomatic(headers, from.address, subject),
    bounce: undefined,
    isReadable: false,
  }
}

const HEAD_BYTES = 16 * 1024
const HEADS =
  /^(from|to|cc|delivered-to|x-original-to|envelope-to|x-delivered-to|subject|date|message-id|auto-submitted|precedence|list-id|return-path):/i

function headerIn(line: string): Pick<Header, 'key' | 'value'>[] {
  const [, key] = HEADS.exec(line) ?? []
  return key ? [{ key: key.toLowerCase(), value: line.slice(key.length + 1, 1_000).trim() }] : []
}
