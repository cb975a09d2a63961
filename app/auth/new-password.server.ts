import { randomInt } from 'node:crypto'
import { InvalidInput } from '#app/http/errors.ts'
import { NEW_PASSWORD_MIN, NEW_PASSWORD_SHORT, PASSWORD_MAX } from './account.ts'

/**
 * At least 12 characters and on no list of common passwords.
 * @throws InvalidInput naming the field `path`
 */
export async function assertStrongPassword(password: string, path: string): Promise<void> {
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
}

/** Five groups of four letters or digits that cannot be mistaken for one another: about 98 bits. */
export function randomPassword(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: 5 }, group).join('-')
}
