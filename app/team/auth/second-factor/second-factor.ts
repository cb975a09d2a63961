import * as z from 'zod/mini'
import { SECOND_FACTORS } from '#content/enums.ts'
import { passwordWarning } from '../account.ts'

/** The rules of second factors, shared by the screens and the API. */

export const RECOVERY_CODES = 10
/** A code of the authenticator app, or a recovery code, as it was typed. */
const CODE_MAX = 60

export const codeBody = z.object({
  code: z
    .string('Enter the code.')
    .check(
      z.trim(),
      z.minLength(1, 'Enter the code.'),
      z.maxLength(CODE_MAX, 'This code is too long.'),
    ),
})
export type CodeBody = z.infer<typeof codeBody>

/** The answer to a right password where the account has a second factor: no one is signed in yet. */
export const secondFactorNeeded = z.object({
  secondFactor: z.object({ methods: z.array(z.enum(SECOND_FACTORS)) }),
  ...passwordWarning,
})
export type SecondFactorNeeded = z.infer<typeof secondFactorNeeded>

const passkeyInfo = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** stored by a password manager, and so on more devices than one */
  synced: z.boolean(),
  /** whether it belongs to the present address of the site; it works at no other */
  usable: z.boolean(),
  host: z.string(),
})
export type PasskeyInfo = z.infer<typeof passkeyInfo>

/** How an account signs in besides its password; timestamps in ISO form. */
export const secondFactorStatus = z.object({
  /** whether the account has to have one */
  required: z.boolean(),
  /** from when on signing in leads to setting it up; null where it is set up or need not be */
  dueAt: z.nullable(z.string()),
  /** since when codes of an authenticator app are asked for */
  totpSince: z.nullable(z.string()),
  passkeys: z.array(passkeyInfo),
  recoveryCodesLeft: z.int(),
})
export type SecondFactorStatus = z.infer<typeof secondFactorStatus>

/** A new key for an authenticator app; it counts once a code of it was entered. */
export const newTotp = z.object({
  /** in base32, for typing */
  secret: z.string(),
  /** `otpauth://…`, for the QR code */
  uri: z.string(),
})
export type NewTotp = z.infer<typeof newTotp>

/** Recovery codes are in the answer once, when they were made. */
export const factorAdded = z.object({ recoveryCodes: z.optional(z.array(z.string())) })
export type FactorAdded = z.infer<typeof factorAdded>
export const recoveryCodesMade = z.object({ recoveryCodes: z.array(z.string()) })

/** The key in groups of four, as one types it. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}
