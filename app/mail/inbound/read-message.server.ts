import { createHash } from 'node:crypto'
import type { Attachment, Email, Header } from 'postal-mime'
import { EMAIL_MAX, toSingleLine } from '#app/text/fields.ts'
import { type Headers, isAutomatic } from './automatic.ts'
import { htmlToText } from './html-text.ts'
import { splitQuoted } from './quoted.ts'
import { readBounce } from './read-bounce.ts'
import { cleaned, cut, type ReceivedMail, TEXT_MAX } from './received-mail.ts'

/** What is read of an e-mail; beyond it there are attachments only. */
export const READ_BYTES = 1024 * 1024
/** Far more than is kept, so that quotes are found before the text is cut. */
const CONSIDERED = 10 * TEXT_MAX
const SUBJECT_MAX = 300
const NAME_MAX = 200
const MESSAGE_ID_MAX = 250

const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 }

/**
 * Reads an e-mail that anyone may have sent. Attachments are counted and dropped, archives never
 * opened; one that cannot be read as an e-mail is kept with what its headers say.
 * @param attachments how many there are, where not all of the message is given
 */
export async function readMessage(raw: Uint8Array, attachments?: number): Promise<ReceivedMail> {
  const begin = firstParts(raw.subarray(0, READ_BYTES))
  const hash = createHash('sha256').update(begin).digest('hex')
  try {
    return await parsed(begin, hash, attachments ?? attachmentsAfter(raw))
  } catch {
    return unreadable(begin, hash)
  }
}

const MAX_PARTS = 2_000

/** As far as it has a number of parts that a person would send; the parser's time grows faster. */
function firstParts(raw: Uint8Array): Uint8Array {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  let at = -1
  for (let parts = 0; parts < MAX_PARTS; parts++) {
    at = bytes.indexOf('\n--', at + 1)
    if (at < 0) return raw
  }
  return raw.subarray(0, at)
}

async function parsed(raw: Uint8Array, hash: string, more: number): Promise<ReceivedMail> {
  const { default: PostalMime } = await import('postal-mime')
  const email = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true })
  const headers = headersOf(email.headers)
  const from = await senderOf(headers)
  const subject = cut(toSingleLine(cleaned(email.subject ?? '')), SUBJECT_MAX)
  const body = cleaned(bodyOf(email).slice(0, CONSIDERED))
  const { text, quoted } = splitQuoted(body)
  return {
    messageId: messageIdOf(headers, hash),
    recipients: await recipientsOf(headers),
    from,
    subject,
    text: cut(text, TEXT_MAX),
    quoted: cut(quoted, TEXT_MAX),
    shortened:
      text.length > TEXT_MAX || quoted.length > TEXT_MAX || bodyOf(email).length > CONSIDERED,
    attachments: email.attachments.filter(isAttachment).length + more,
    sentAt: dateOf(email.date),
    isAutomatic: isAutomatic(headers, from.address, subject),
    bounce: readBounce(headers, email.attachments, bodyOf(email)),
    isReadable: true,
  }
}

function headersOf(given: Header[]): Headers {
  const headers: Headers = new Map()
  for (const { key, value } of given) headers.set(key, [...(headers.get(key) ?? []), value])
  return headers
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

/** The attachments in what is not read. */
function attachmentsAfter(raw: Uint8Array): number {
  const rest = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).subarray(READ_BYTES)
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
  return addressParser(value.slice(0, 10_000), { flatten: true }).flatMap((one) =>
    one.address ? [{ name: decodeWords(one.name), address: one.address }] : [],
  )
}

function messageIdOf(headers: Headers, hash: string): string {
  const values = headers.get('message-id') ?? []
  const given = /^\s*(<[^\s<>\p{Cc}]+>)/u.exec(values[0] ?? '')?.[1]
  return values.length === 1 && given && given.length <= MESSAGE_ID_MAX && given.isWellFormed()
    ? given
    : `${NO_MESSAGE_ID}${hash}`
}

/** The beginning of the numbers that are made for e-mails without one: answers cannot refer to them. */
export const NO_MESSAGE_ID = 'none:'

function dateOf(text: string | undefined): Date | null {
  const date = new Date(text ?? '')
  const year = date.getUTCFullYear()
  return year >= 1990 && year < 2100 ? date : null
}

/** What the lines at the beginning say, for an e-mail that is broken, or broken on purpose. */
async function unreadable(raw: Uint8Array, hash: string): Promise<ReceivedMail> {
  const begin = Buffer.from(raw.subarray(0, 64 * 1024)).toString('utf8')
  const [head = ''] = begin.split(/\r?\n\r?\n/)
  const headers: Headers = new Map()
  for (const line of head
    .replace(/\r?\n[ \t]+/g, ' ')
    .split(/\r?\n/)
    .slice(0, 200)) {
    const [, name, value] = /^([\w-]{1,60}):\s?(.{0,2000})/.exec(line) ?? []
    if (name && value) headers.set(name.toLowerCase(), [...(headers.get(name) ?? []), value])
  }
  const from = await senderOf(headers).catch(() => NOBODY)
  const subject = cut(toSingleLine(cleaned(headers.get('subject')?.[0] ?? '')), SUBJECT_MAX)
  return {
    messageId: messageIdOf(headers, hash),
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
