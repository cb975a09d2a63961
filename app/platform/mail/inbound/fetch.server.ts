import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow'
import type { ImapServer, InboundEnv } from '#app/platform/config/inbound.server.ts'
import { isContention, isOutage } from '#app/platform/db/outage.ts'
import { Busy } from '#app/platform/http/errors.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { countTry, forgetTries, MAX_TRIES } from './mailbox-tries.server.ts'
import { READ_BYTES } from './read-message.server.ts'
import { type InboundContext, receive, receiveUnread } from './receive.server.ts'

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: MINUTE_MS }
/** The most that one answer of the mail server may hold. */
const RESPONSE_BYTES = 4 * READ_BYTES
/** Shorter than its job lasts: a mailbox that is not finished is continued a minute later. */
const ROUND_MS = 4 * MINUTE_MS
const BATCH = 50
/** Anything older was in the mailbox before, and is left alone. */
const TAKEN_DAYS = 30
const IMPORTED = 'Imported'
const PART_BYTES = 256 * 1024

/**
 * Takes the e-mails out of the mailbox: each is stored first and then deleted, marked or moved, so that one
 * on which this process dies is read again and recognised, but only a few times.
 * @returns how many were new
 */
export async function fetchMailbox(
  context: InboundContext,
  server: ImapServer,
  signal?: AbortSignal,
): Promise<number> {
  const client = await connect(server)
  const until = Date.now() + ROUND_MS
  const end = setTimeout(() => client.close(), ROUND_MS + 30_000)
  const abort = () => client.close()
  signal?.addEventListener('abort', abort)
  try {
    const { uidValidity } = await client.mailboxOpen(server.folder)
    const mailbox = `${server.user}@${server.host}/${server.folder}/${uidValidity}`
    let taken = 0
    for (const uid of await waiting(client, context.settings.inbound)) {
      if (Date.now() > until || signal?.aborted) break
      taken += await take(context, client, uid, `${mailbox}/${uid}`)
    }
    return taken
  } finally {
    signal?.removeEventListener('abort', abort)
    clearTimeout(end)
    await client.logout().catch(() => client.close())
  }
}

async function connect(server: ImapServer): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const client = new ImapFlow({
    ...TIMEOUTS,
    host: server.host,
    port: server.port,
    secure: server.secure,
    // A password goes to another machine through TLS only; loopback cannot be overheard.
    ...(!server.secure && { doSTARTTLS: !isLoopback(server.host) }),
    tls: { minVersion: 'TLSv1.2', rejectUnauthorized: !isLoopback(server.host) },
    auth: { user: server.user, pass: server.password },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: RESPONSE_BYTES,
    maxResponseSize: 2 * RESPONSE_BYTES,
    maxLineLength: RESPONSE_BYTES,
  })
  // Without a listener, an error after the connection would end the process.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** The oldest first; in a mailbox that keeps its e-mails, those that are not marked. */
async function waiting(client: ImapFlow, { afterImport }: InboundEnv): Promise<number[]> {
  const since = new Date(Date.now() - TAKEN_DAYS * DAY_MS)
  const found = await client.search(
    { since, deleted: false, flagged: false, ...(afterImport === 'seen' && { seen: false }) },
    { uid: true },
  )
  return (found || []).toSorted((a, b) => a - b).slice(0, BATCH * 20)
}

/** @returns 1 if it was new, 0 if it was stored before or is gone */
async function take(
  context: InboundContext,
  client: ImapFlow,
  uid: number,
  email: string,
): Promise<number> {
  const tries = await countTry(context.db, email)
  if (tries > MAX_TRIES) return giveUp(context, client, uid, email, tries)
  const about = await client.fetchOne(
    String(uid),
    { size: true, bodyStructure: true },
    { uid: true },
  )
  if (!about) return 0
  const isLarge = (about.size ?? 0) > READ_BYTES
  const raw = isLarge ? await withoutAttachments(client, about) : await whole(client, uid)
  if (!raw) return 0
  const attachments = isLarge ? attachmentsIn(about.bodyStructure) : undefined
  try {
    const { isNew, isReadable } = await receive(context, raw, 'imap', attachments)
    if (isReadable) await putAway(client, uid, context.settings.inbound)
    else await leave(context, client, uid, 'it could not be read')
    await forgetTries(context.db, email)
    return isNew ? 1 : 0
  } catch (error) {
    if (isOutage(error) || isContention(error) || error instanceof Busy || !client.usable) {
      throw error
    }
    await leave(context, client, uid, (error as Error).name)
    return 0
  }
}

/** In the mailbox for a person to see; what is flagged is not tried again. */
async function leave({ log }: InboundContext, client: ImapFlow, uid: number, reason: string) {
  await client.messageFlagsAdd(String(uid), ['\\Flagged'], { uid: true })
  log.warn({ uid, reason }, 'an email was left in the mailbox')
}

/** For an e-mail over which the connection or the process ended each time: its beginning alone is read. */
async function giveUp(
  context: InboundContext,
  client: ImapFlow,
  uid: number,
  email: string,
  tries: number,
): Promise<number> {
  // Flagged first: reading the beginning may end as the rest did.
  await leave(context, client, uid, `it was tried ${tries - 1} times`)
  const head = await client.fetchOne(
    String(uid),
    { source: { start: 0, maxLength: HEAD_BYTES } },
    { uid: true },
  )
  if (head !== false && head.source) await receiveUnread(context, head.source, 'imap')
  await forgetTries(context.db, email)
  return 1
}
const HEAD_BYTES = 16 * 1024

async function whole(client: ImapFlow, uid: number): Promise<Buffer | undefined> {
  const found = await client.fetchOne(
    String(uid),
    { source: { start: 0, maxLength: READ_BYTES } },
    { uid: true },
  )
  return found ? found.source : undefined
}

/** The headers and the text of a large e-mail, as one that has nothing else. */
async function withoutAttachments(
  client: ImapFlow,
  { uid, bodyStructure }: FetchMessageObject,
): Promise<Buffer | undefined> {
  const text = bodyStructure && textPart(bodyStructure)
  // The number of the body of a message that has a single part.
  const part = text?.part ?? '1'
  const parts = text ? [{ key: part, start: 0, maxLength: PART_BYTES }] : []
  const found = await client.fetchOne(
    String(uid),
    { headers: true, bodyParts: parts },
    { uid: true },
  )
  if (found === false || !found.headers) return undefined
  const kept = found.headers
    .subarray(0, PART_BYTES)
    .toString('latin1')
    .replace(
      /^(content-(type|transfer-encoding|disposition)|mime-version):.*(\r?\n[ \t].*)*\r?\n/gim,
      '',
    )
    .trimEnd()
  const body = found.bodyParts?.get(part) ?? Buffer.alloc(0)
  return Buffer.concat([Buffer.from(`${kept}\r\n${headersOf(text)}\r\n\r\n`, 'latin1'), body])
}

function headersOf(text: MessageStructureObject | undefined): string {
  if (!text) return 'Content-Type: text/plain'
  const charset = /^[\w.:+-]{1,40}$/.exec(text.parameters?.charset ?? '')?.[0] ?? 'utf-8'
  const encoding = /^(base64|quoted-printable)$/i.exec(text.encoding ?? '')?.[0] ?? '8bit'
  const type = text.type === 'text/html' ? 'text/html' : 'text/plain'
  return `MIME-Version: 1.0\r\nContent-Type: ${type}; charset=${charset}\r\nContent-Transfer-Encoding: ${encoding}`
}

/** The plain text, else the HTML; nothing that is attached. */
function textPart(structure: MessageStructureObject): MessageStructureObject | undefined {
  const texts = leaves(structure).filter(
    ({ type, disposition }) => /^text\/(plain|html)$/.test(type) && disposition !== 'attachment',
  )
  return texts.find(({ type }) => type === 'text/plain') ?? texts[0]
}

function attachmentsIn(structure: MessageStructureObject | undefined): number {
  if (!structure) return 0
  return leaves(structure).filter(
    ({ type, disposition, id }) =>
      disposition === 'attachment' ||
      (!type.startsWith('text/') && !(id && type.startsWith('image/'))),
  ).length
}

const MAX_PARTS = 1000

function leaves(structure: MessageStructureObject): MessageStructureObject[] {
  const found: MessageStructureObject[] = []
  const open = [structure]
  for (let seen = 0; open.length > 0 && seen < MAX_PARTS; seen++) {
    const part = open.shift()
    if (part?.childNodes?.length) open.unshift(...part.childNodes.slice(0, MAX_PARTS))
    else if (part) found.push(part)
  }
  return found
}

/** Only once it is stored. */
async function putAway(client: ImapFlow, uid: number, { afterImport }: InboundEnv): Promise<void> {
  const one = [String(uid), { uid: true }] as const
  if (afterImport === 'seen') await client.messageFlagsAdd(one[0], ['\\Seen'], one[1])
  else if (afterImport === 'delete') await client.messageDelete(...one)
  else {
    const isThere = (await client.list()).some(({ path }) => path === IMPORTED)
    if (!isThere) await client.mailboxCreate(IMPORTED)
    await client.messageMove(one[0], IMPORTED, one[1])
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\./.test(host)
}
