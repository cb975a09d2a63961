import { randomInt } from 'node:crypto'
import { InvalidInput } from '#app/http/errors.ts'
import { NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT, PASSWORD_MAX } from './account.ts'

/** How many letters and digits a password needs besides the user name, if it has that. */
const OTHER_CHARACTERS = 6

/**
 * At least 12 characters, on no list of common passwords, and no user name with little else.
 * @param username of the account that chooses it
 * @throws InvalidInput naming the field `path`
 */
export async function assertStrongPassword(
  password: string,
  path: string,
  username?: string,
): Promise<void> {
  const reject = (message: string) => {
    throw new InvalidInput([{ path, message }])
  }
  if (password.length < NEW_PASSWORD_MIN) reject(NEW_PASSWORD_SHORT)
  if (password.length > PASSWORD_MAX) reject(`Password must be at most ${PASSWORD_MAX} characters.`)
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const plain = password.toLowerCase()
  const bare = plain.replace(/[^a-z]+/g, '')
  const common = new Set(Object.values(dictionary).flatMap((words) => words as string[]))
  if (common.has(plain) || common.has(bare) || new Set(plain).size < 5) {
    reject('This password is too common. Please choose another one.')
  }
  if (username !== undefined && isMostlyUsername(password, username)) {
    reject('This password is little more than your username. Please choose another one.')
  }
}

/** Whether a password is the user name, once or repeated, with few other letters and digits. */
export function isMostlyUsername(password: string, username: string): boolean {
  const [plain, name] = [lettersAndDigits(password), lettersAndDigits(username)]
  if (name === '' || !plain.includes(name)) return false
  return plain.replaceAll(name, '').length < OTHER_CHARACTERS
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
