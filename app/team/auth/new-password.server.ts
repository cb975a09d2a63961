import { randomInt } from 'node:crypto'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { inWorker } from '#app/platform/worker/worker.server.ts'
import { NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT, PASSWORD_MAX } from './account.ts'
import { passwordMessages as messages } from './labels.ts'
import type { reasonToRefuse } from './password-strength.server.ts'

/** Whose password it is: what everyone knows about them is no part of a password. */
interface PasswordOwner {
  username: string
  name: string
}

/** A shorter name may stand in a good password by chance. */
const NAME_MIN = 4

// Beside the site: to estimate a long password takes up to seconds.
const estimate = inWorker<typeof reasonToRefuse>({
  module: new URL('./password-strength.server.ts', import.meta.url),
  name: 'reasonToRefuse',
  limitMs: 30_000,
})

/**
 * At least 12 characters, without the names of its owner and of the firm, and hard to guess.
 * @throws InvalidInput naming the field `path`, with the reason
 */
export async function assertStrongPassword(
  password: string,
  path: string,
  owner: PasswordOwner,
  firmName: string,
): Promise<void> {
  const reason =
    shortOrNamed(password, owner, firmName) ??
    (password.length > PASSWORD_MAX
      ? `Password must be at most ${PASSWORD_MAX} characters.`
      : await estimate(password, wordsOf(`${owner.username} ${owner.name} ${firmName}`)))
  if (reason) throw new InvalidInput([{ path, message: reason }])
}

/**
 * Why a password is weak that is in use already, which only leads to a warning: found without an
 * estimate, so that no one waits for it at the login.
 */
export async function obviousWeakness(
  password: string,
  owner: PasswordOwner,
  firmName: string,
): Promise<string | undefined> {
  const reason = shortOrNamed(password, owner, firmName)
  if (reason) return reason
  const plain = lettersAndDigits(password)
  const common = await commonPasswords()
  const isCommon =
    common.has(password.toLowerCase()) ||
    common.has(plain.replace(/\d+/g, '')) ||
    new Set(plain).size < 5
  return isCommon ? messages.common : undefined
}

function shortOrNamed(
  password: string,
  { username, name }: PasswordOwner,
  firmName: string,
): string | undefined {
  if (password.length < NEW_PASSWORD_MIN) return NEW_PASSWORD_SHORT
  const plain = lettersAndDigits(password)
  const contains = (name: string) => name.length >= NAME_MIN && plain.includes(name)
  if ([username, name].map(lettersAndDigits).some(contains)) return messages.ownName
  if (wordsOf(`${username} ${name}`).some(contains)) return messages.ownName
  return contains(lettersAndDigits(firmName)) ? messages.firmName : undefined
}

let common: Promise<Set<string>> | undefined
function commonPasswords(): Promise<Set<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'] as string[]),
  )
  return common
}

function wordsOf(text: string): string[] {
  return text
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .map(lettersAndDigits)
    .filter(Boolean)
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Five groups of four letters or digits that cannot be mistaken for one another: about 98 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
