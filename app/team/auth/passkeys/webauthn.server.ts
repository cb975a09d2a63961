import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { passkeys } from '#app/platform/db/schema.ts'
import type { AuthSite } from '../site.server.ts'
import type { User } from '../users.server.ts'
import type { Assertion, Attestation } from './passkey.ts'

/**
 * WebAuthn by `@simplewebauthn/server`, which is loaded when the first passkey is asked for. A passkey
 * belongs to the host of PUBLIC_ORIGIN, and the device must check its user by PIN, finger or face.
 */
const library = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const ALGORITHMS = [-8, -7, -257]

type Passkey = typeof passkeys.$inferSelect

/** What the browser is asked in order to make a passkey. */
export async function creationOptions(
  { db, env }: Pick<AuthSite, 'db' | 'env'>,
  user: Pick<User, 'id' | 'username' | 'name'>,
) {
  const { host } = env.session.secondFactor
  const known = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, user.id), eq(passkeys.host, host)))
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: env.firm.name,
    rpID: host,
    userName: user.username,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(`account-${user.id}`),
    attestationType: 'none',
    excludeCredentials: known.map(described),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The new passkey; undefined when the answer does not fit what was asked, or the host. */
export async function readNewPasskey(
  { env }: Pick<AuthSite, 'env'>,
  challenge: string,
  response: Attestation,
) {
  const { verifyRegistrationResponse } = await library()
  const { host } = env.session.secondFactor
  const result = await verifyRegistrationResponse({
    response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: env.publicOrigin,
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const { credential, credentialBackedUp } = result.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: credential.transports ?? [],
    host,
    synced: credentialBackedUp,
  }
}

/**
 * What the browser is asked in order to prove a passkey.
 * @param userId whose passkeys; without one the browser offers those that it has
 */
export async function requestOptions(
  { db, env }: Pick<AuthSite, 'db' | 'env'>,
  userId: number | undefined,
) {
  const { host } = env.session.secondFactor
  const allowed =
    userId === undefined
      ? []
      : await db
          .select()
          .from(passkeys)
          .where(and(eq(passkeys.userId, userId), eq(passkeys.host, host)))
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: host,
    userVerification: 'required',
    ...(allowed.length > 0 && { allowCredentials: allowed.map(described) }),
  })
}

/**
 * The passkey that signed the challenge; undefined for every fault, an unknown passkey and one of
 * another host. Its counter must have grown, or never count: a copy of it would fall behind.
 */
export async function provenPasskey(
  { db, env }: Pick<AuthSite, 'db' | 'env'>,
  challenge: string,
  response: Assertion,
): Promise<Passkey | undefined> {
  const { host } = env.session.secondFactor
  const [passkey] = await db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, response.id), eq(passkeys.host, host)))
  if (!passkey) return undefined
  const { verifyAuthenticationResponse } = await library()
  const result = await verifyAuthenticationResponse({
    response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
    expectedChallenge: challenge,
    expectedOrigin: env.publicOrigin,
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => undefined)
  if (!result?.verified) return undefined
  const counted = await noteUse(db, passkey, result.authenticationInfo)
  return counted ? passkey : undefined
}

async function noteUse(
  db: Executor,
  { id }: Passkey,
  { newCounter, credentialBackedUp }: { newCounter: number; credentialBackedUp: boolean },
): Promise<boolean> {
  const used = await db
    .update(passkeys)
    .set({ counter: newCounter, synced: credentialBackedUp, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.counter, newCounter),
          and(eq(passkeys.counter, 0), sql`${newCounter}::bigint = 0`),
        ),
      ),
    )
    .returning({ id: passkeys.id })
  return used.length > 0
}

function described({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports }
}
