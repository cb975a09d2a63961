import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { ContactRow } from '#app/clients/access/links.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  clientCodes,
  clientContacts,
  clientSessions,
  clientTries,
} from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { indexOf } from '#app/platform/encryption/seal.server.ts'
import { AppError, TooMany } from '#app/platform/http/errors.ts'
import { hashToken, newToken } from '#app/platform/http/secret-tokens.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { signInCopy as copy } from '#content/en/clients/my.ts'
import { periods } from '#content/periods.ts'

/**
 * Signing in with a code of six digits. Wrong tries count for each link: five, then a new code is needed; 20 in
 * a day, then it takes until tomorrow. No setting changes these numbers.
 */

export const CODE_MS = periods.clientCodeMinutes * MINUTE_MS
const CODES_PER_HOUR = 5
const TRIES_PER_CODE = 5
const TRIES_PER_DAY = 20
const STAY_MS = periods.clientDeviceDays * DAY_MS
/** Without `Stay signed in`: the browser forgets it when it is closed, and the site after this time. */
const SESSION_MS = periods.clientSessionHours * HOUR_MS

export interface NewCode {
  code: string
  expiresAt: Date
}

/**
 * Makes a code for a link.
 * @param by the cookie of the browser that asked, or the member of staff who reads it out
 * @throws TooMany after five in an hour
 */
export async function makeCode(
  tx: Executor,
  ring: Keyring,
  { id }: Pick<ContactRow, 'id'>,
  by: { browser: string } | { userId: number },
): Promise<NewCode> {
  await tx
    .select({ id: clientContacts.id })
    .from(clientContacts)
    .where(eq(clientContacts.id, id))
    .for('update')
  const made = await tx
    .select({ madeAt: clientCodes.madeAt })
    .from(clientCodes)
    .where(
      and(eq(clientCodes.contactId, id), gt(clientCodes.madeAt, new Date(Date.now() - HOUR_MS))),
    )
    .orderBy(desc(clientCodes.madeAt))
  if (made.length >= CODES_PER_HOUR) {
    const oldest = made[CODES_PER_HOUR - 1]?.madeAt.getTime() ?? Date.now()
    throw new TooMany(copy.tooManyCodes, secondsUntil(oldest + HOUR_MS))
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const expiresAt = new Date(Date.now() + CODE_MS)
  const isReadOut = 'userId' in by
  await tx.insert(clientCodes).values({
    contactId: id,
    code: indexOf(ring.current, 'code', `${id}:${code}`),
    browserHash: isReadOut ? null : hashToken(by.browser),
    readBy: isReadOut ? by.userId : null,
    isReadOut,
    expiresAt,
  })
  return { code, expiresAt }
}

function secondsUntil(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000))
}

export interface SignedIn {
  token: string
  expiresAt: Date
}

/**
 * Signs a browser in.
 * @param ask the cookie of the browser that asked for a code, if it has one
 * @throws AppError 401 for a wrong code, TooMany after too many
 */
export async function signInWithCode(
  db: Database,
  ring: Keyring,
  contact: ContactRow,
  given: { code: string; ask: string | undefined; stay: boolean; browser: string },
): Promise<SignedIn> {
  // A wrong try is stored, so the transaction must not fail for it.
  const result = await db.transaction(async (tx) => {
    await tx
      .select({ id: clientContacts.id })
      .from(clientContacts)
      .where(eq(clientContacts.id, contact.id))
      .for('update')
    await assertTriesLeft(tx, contact.id)
    const found = await findCode(tx, ring, contact.id, given)
    if (!found) {
      await tx.insert(clientTries).values({ contactId: contact.id })
      return undefined
    }
    await tx.update(clientCodes).set({ usedAt: sql`now()` }).where(eq(clientCodes.id, found.id))
    const token = newToken()
    const expiresAt = new Date(Date.now() + (given.stay ? STAY_MS : SESSION_MS))
    await tx.insert(clientSessions).values({
      tokenHash: hashToken(token),
      contactId: contact.id,
      browser: given.browser,
      readBy: found.readBy,
      isReadOut: found.isReadOut,
      expiresAt,
    })
    return { token, expiresAt }
  })
  if (!result) throw new AppError(401, copy.wrongCode)
  return result
}

async function assertTriesLeft(tx: Executor, contactId: number): Promise<void> {
  const [{ wrongToday, oldest } = { wrongToday: 0, oldest: null }] = await tx
    .select({
      wrongToday: sql<number>`count(*)::int`,
      oldest: sql<Date | null>`min(${clientTries.at})`,
    })
    .from(clientTries)
    .where(
      and(eq(clientTries.contactId, contactId), gt(clientTries.at, new Date(Date.now() - DAY_MS))),
    )
  if (wrongToday >= TRIES_PER_DAY) {
    const from = oldest ? new Date(oldest).getTime() : Date.now()
    throw new TooMany(copy.tooManyToday, secondsUntil(from + DAY_MS))
  }
  const sinceCode = await tx.$count(
    clientTries,
    and(
      eq(clientTries.contactId, contactId),
      gt(clientTries.at, new Date(Date.now() - DAY_MS)),
      sql`${clientTries.at} > coalesce((select max(c.made_at) from client_codes c
        where c.contact_id = ${contactId}), '-infinity')`,
    ),
  )
  if (sinceCode >= TRIES_PER_CODE) throw new TooMany(copy.tooManyTries, CODE_MS / 1000)
}

async function findCode(
  tx: Executor,
  ring: Keyring,
  contactId: number,
  { code, ask }: { code: string; ask: string | undefined },
) {
  const keyed = ring.all.map((key) => indexOf(key, 'code', `${contactId}:${code}`))
  const [found] = await tx
    .select()
    .from(clientCodes)
    .where(
      and(
        eq(clientCodes.contactId, contactId),
        or(...keyed.map((one) => eq(clientCodes.code, one))),
        isNull(clientCodes.usedAt),
        sql`${clientCodes.expiresAt} > now()`,
        or(
          eq(clientCodes.isReadOut, true),
          ask === undefined ? sql`false` : eq(clientCodes.browserHash, hashToken(ask)),
        ),
      ),
    )
    .limit(1)
  return found
}

export interface ClientSession {
  contact: ContactRow
  tokenHash: string
  signedInAt: Date
  /** whether the client chose to stay signed in */
  stays: boolean
  readBy: number | null
  isReadOut: boolean
}

/** The session of a browser, of this link alone. */
export async function findClientSession(
  db: Executor,
  contact: ContactRow,
  cookie: string | undefined,
): Promise<ClientSession | undefined> {
  if (!cookie) return undefined
  const tokenHash = hashToken(cookie)
  const [found] = await db
    .select()
    .from(clientSessions)
    .where(
      and(
        eq(clientSessions.tokenHash, tokenHash),
        eq(clientSessions.contactId, contact.id),
        sql`${clientSessions.expiresAt} > now()`,
      ),
    )
  if (!found) return undefined
  const { signedInAt, expiresAt, readBy, isReadOut } = found
  const stays = expiresAt.getTime() - signedInAt.getTime() > SESSION_MS
  return { contact, tokenHash, signedInAt, stays, readBy, isReadOut }
}

/** Deletes what is over: sessions, codes and tries of more than a day ago. */
export async function deleteExpiredClientSessions(db: Executor): Promise<void> {
  await db.delete(clientSessions).where(sql`${clientSessions.expiresAt} < now()`)
  const dayAgo = sql`now() - interval '1 day'`
  await db.delete(clientCodes).where(sql`${clientCodes.madeAt} < ${dayAgo}`)
  await db.delete(clientTries).where(sql`${clientTries.at} < ${dayAgo}`)
}
