import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReplyAddress } from '#app/platform/config/inbound.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { keyPairs } from '#app/platform/db/schema.ts'
import { ID_MAX } from '#app/ui/text/fields.ts'

/*
 * The token in the address that a client's answer goes to: a version, the enquiry's number, and a MAC
 * of both. Mail servers change the case of an address, so it is written in base32.
 */

const VERSION = '1'
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const MAC_BYTES = 16
const ID_LENGTH = 7
const MAC_LENGTH = 26
const TOKEN = new RegExp(`^${VERSION}[a-z2-7]{${ID_LENGTH + MAC_LENGTH}}$`)

export function replyToken(key: string, leadId: number): string {
  return `${VERSION}${encodedId(leadId)}${encoded(macOf(key, leadId))}`
}

/** The enquiry that a token was made for; undefined for one that this site did not make. */
export function leadOfToken(key: string, given: string): number | undefined {
  const token = given.toLowerCase()
  if (!TOKEN.test(token)) return undefined
  const leadId = [...token.slice(1, 1 + ID_LENGTH)].reduce(
    (sum, letter) => sum * 32 + ALPHABET.indexOf(letter),
    0,
  )
  if (leadId < 1 || leadId > ID_MAX) return undefined
  const expected = Buffer.from(replyToken(key, leadId))
  return timingSafeEqual(expected, Buffer.from(token)) ? leadId : undefined
}

export function addressWith({ before, after }: ReplyAddress, token: string): string {
  return `${before}${token}${after}`
}

/** Whatever stands in the place of the token in some addresses. */
export function tokensIn({ before, after }: ReplyAddress, addresses: string[]): string[] {
  return addresses.flatMap((given) => {
    const address = given.toLowerCase()
    const fits = address.startsWith(before) && address.endsWith(after)
    const token = fits ? address.slice(before.length, -after.length) : ''
    return token ? [token] : []
  })
}

/** Whether an address is the one that replies go to, with a token or without. */
export function isReplyAddress({ before, after }: ReplyAddress, given: string): boolean {
  const address = given.toLowerCase()
  const plain = `${before.replace(/\+$/, '')}${after}`
  return address === plain || (address.startsWith(before) && address.endsWith(after))
}

const NAME = 'replies'

/** The key of the tokens. Made once, by one instance, and part of every backup. */
export async function replyKey(db: Executor): Promise<string> {
  const stored = await findKey(db)
  if (stored) return stored
  const made = { name: NAME, publicKey: '', privateKey: randomBytes(32).toString('base64url') }
  await db.insert(keyPairs).values(made).onConflictDoNothing()
  const found = await findKey(db)
  if (!found) throw new Error('a key was inserted but not found')
  return found
}

async function findKey(db: Executor): Promise<string | undefined> {
  const [found] = await db
    .select({ key: keyPairs.privateKey })
    .from(keyPairs)
    .where(eq(keyPairs.name, NAME))
  return found?.key
}

function macOf(key: string, leadId: number): Buffer {
  return createHmac('sha256', key).update(`${VERSION}:${leadId}`).digest().subarray(0, MAC_BYTES)
}

function encodedId(leadId: number): string {
  let rest = leadId
  let text = ''
  for (let place = 0; place < ID_LENGTH; place++) {
    text = `${ALPHABET.charAt(rest % 32)}${text}`
    rest = Math.floor(rest / 32)
  }
  return text
}

function encoded(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.padEnd(MAC_LENGTH * 5, '0').match(/.{5}/g) ?? []
  return groups.map((group) => ALPHABET.charAt(Number.parseInt(group, 2))).join('')
}
