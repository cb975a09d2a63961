import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { users } from '#app/platform/db/schema.ts'

const STEP_MS = 30_000
/** How many steps a clock may be early or late. */
const WINDOW = 1

/** Codes have six digits and change every 30 seconds, as every authenticator app expects. */
const FORM = { algorithm: 'SHA1', digits: 6, period: STEP_MS / 1000 }

export const TOTP_CODE = /^\d{6}$/

/** A new key of 160 bits, and the address that a QR code holds. */
export async function newTotpKey(issuer: string, label: string) {
  const { Secret, TOTP } = await import('otpauth')
  const totp = new TOTP({ ...FORM, secret: new Secret({ size: 20 }), issuer, label })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step that the code belongs to; undefined for a wrong one. Compares in constant time. */
export async function stepOfCode(secret: string, code: string): Promise<number | undefined> {
  if (!TOTP_CODE.test(code)) return undefined
  const { Secret, TOTP } = await import('otpauth')
  const timestamp = Date.now()
  const delta = TOTP.validate({
    ...FORM,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: WINDOW,
  })
  return delta === null ? undefined : Math.floor(timestamp / STEP_MS) + delta
}

/**
 * Uses up a code of the account's authenticator app. Of two that send the same code at once one gets
 * true, and no code of an earlier step works afterwards.
 */
export async function spendTotpCode(db: Executor, userId: number, code: string): Promise<boolean> {
  const [user] = await db
    .select({ secret: users.totpSecret })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpConfirmedAt)))
  if (!user?.secret) return false
  const step = await stepOfCode(user.secret, code)
  if (step === undefined) return false
  const used = await db
    .update(users)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(users.id, userId),
        eq(users.totpSecret, user.secret),
        isNotNull(users.totpConfirmedAt),
        or(isNull(users.totpLastStep), lt(users.totpLastStep, step)),
      ),
    )
    .returning({ id: users.id })
  return used.length > 0
}
