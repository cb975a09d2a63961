import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { passkeyLabels } from './labels.ts'
import type { Assertion, Attestation } from './passkey.ts'

/** The browser's side of passkeys; its library is loaded when one is asked for. */
const library = () => import('@simplewebauthn/browser')

/** What the API answers: options as WebAuthn defines them. */
export interface Asked {
  options: unknown
}

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function'
}

/**
 * A browser asks for one passkey at a time, and the site knows only the last challenge that it gave it.
 * So each asks in turn, and suggestions give way to what comes after them.
 */
let lastAsk: Promise<unknown> = Promise.resolve()
let turn = 0

function askInTurn(ask: () => Promise<Asked>): Promise<Asked> {
  const asked = lastAsk.catch(() => {}).then(ask)
  lastAsk = asked
  return asked
}

/** @throws Error in words for people, also where they close the browser's dialog */
export async function provePasskey(ask: () => Promise<Asked>): Promise<Assertion> {
  turn++
  const { startAuthentication } = await library()
  const optionsJSON = (await askInTurn(ask)).options as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch(explain) as Promise<Assertion>
}

/**
 * Waits until a passkey is chosen from the suggestions of the field for the user name; undefined
 * where the browser offers none, nobody chose one, or a passkey was asked for in another way.
 */
export async function suggestedPasskey(ask: () => Promise<Asked>): Promise<Assertion | undefined> {
  const own = ++turn
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
  if (!(await browserSupportsWebAuthnAutofill()) || own !== turn) return undefined
  const optionsJSON = (await askInTurn(ask)).options as PublicKeyCredentialRequestOptionsJSON
  if (own !== turn) return undefined
  const chosen = startAuthentication({ optionsJSON, useBrowserAutofill: true })
  const assertion = await chosen.catch(() => undefined)
  return own === turn ? (assertion as Assertion | undefined) : undefined
}

/** @throws Error in words for people */
export async function makePasskey({ options }: Asked): Promise<Attestation> {
  const { startRegistration } = await library()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch(explain) as Promise<Attestation>
}

function explain(error: unknown): never {
  const { name } = error as Error
  if (name === 'InvalidStateError') throw new Error(passkeyLabels.known)
  throw new Error(passkeyLabels.notUsed)
}
