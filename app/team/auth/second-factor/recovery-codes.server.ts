import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { recoveryCodes } from '#app/platform/db/schema.ts'
import { RECOVERY_CODES } from './second-factor.ts'

/** Letters and digits that cannot be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const CODE = new RegExp(`^[${ALPHABET}]{${GROUPS * 4}}$`)

/** Replaces the account's recovery codes and returns the new ones, which are stored as hashes alone. */
export async function makeRecoveryCodes(tx: Executor, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, bare(code)) })))
  return codes
}

export async function deleteRecoveryCodes(tx: Executor, userId: number): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

export async function recoveryCodesLeft(db: Executor, userId: number): Promise<number> {
  return db.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  )
}

/** Uses up a recovery code; of two that send the same one at once one gets true. */
export async function spendRecoveryCode(db: Executor, userId: number, code: string) {
  if (!CODE.test(bare(code))) return false
  const given = hashCode(userId, bare(code))
  const unused = await db
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  const matching = unused.filter(({ codeHash }) => isSame(codeHash, given))
  if (matching.length === 0) return false
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: new Date() })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, given),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return used.length > 0
}

/** Sixteen of 31 characters: 79 random bits, so that a fast hash is enough. */
function newCode(): string {
  const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

function bare(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '')
}

function hashCode(userId: number, code: string): string {
  return createHash('sha256').update(`recovery-code:${userId}:${code}`).digest('hex')
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
