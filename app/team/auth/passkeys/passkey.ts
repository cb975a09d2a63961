import * as z from 'zod/mini'
import { singleLine } from '#app/ui/text/fields.ts'

/** What browsers send of passkeys, shared by the screens and the API. */

export const PASSKEY_NAME_MAX = 60

const name = singleLine({
  min: 1,
  max: PASSKEY_NAME_MAX,
  tooShort: 'Give the passkey a name.',
  tooLong: `The name must be at most ${PASSKEY_NAME_MAX} characters.`,
  unstorable: 'The name contains characters that cannot be stored.',
})

/** Bytes in base64url. */
const bytes = (max: number) =>
  z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/, 'This is not base64url.'))

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.optional(z.enum(['cross-platform', 'platform'])),
  clientExtensionResults: z._default(z.object({}), {}),
}

/** The answer of `navigator.credentials.get`, as `@simplewebauthn/browser` writes it. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: z.optional(bytes(200)),
  }),
})
export type Assertion = z.infer<typeof assertion>

/** The answer of `navigator.credentials.create`. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(32_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(8))),
  }),
})
export type Attestation = z.infer<typeof attestation>

export const passkeyAnswer = z.object({ response: assertion })
export const newPasskeyBody = z.object({ name, response: attestation })
export const renamedPasskey = z.object({ name })
export const passkeyAsked = z.object({
  /** whether a password was right before: then only passkeys of that account are asked for */
  secondFactor: z._default(z.boolean(), false),
})

/** What the browser is asked for, as WebAuthn defines it. */
export const passkeyOptions = z.object({ options: z.record(z.string(), z.unknown()) })
