import { westernDigits } from './digits.ts'

/** A phone number as people write it: the number that is dialled, and the extension to ask for. */

const WITH_EXTENSION =
  /^(.{0,200}[^a-z\s,;(])[\s,;(]{0,9}(?:ext(?:n|ension)?|x)\s{0,9}[.:]?\s{0,9}(\d{1,6})\)?\s{0,9}$/i
const MIN_DIGITS = 10
/** of an international number */
const MAX_DIGITS = 15

/**
 * `040 2355 0000 ext 22` is the number `040 2355 0000` and the extension `22`. Digits of any script
 * become those that are dialled: `९८४८०` is `98480`.
 */
export function splitPhone(phone: string): { number: string; extension?: string } {
  const written = westernDigits(phone)
  const [, number, extension] = WITH_EXTENSION.exec(written) ?? []
  return number !== undefined && extension !== undefined
    ? { number, extension }
    : { number: written }
}

const SHOWN_MAX = 25

/** What of a typed number can be repeated to whoever owns a mailbox: no words. */
export function withoutWords(phone: string): string {
  const { number, extension } = splitPhone(phone)
  const shown = number
    .replace(/[^\d+() -]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, SHOWN_MAX)
  return extension ? `${shown} ext ${extension}` : shown
}

/** Whether no one can be called at it: it has letters, or too few or too many digits. */
export function looksWrong(phone: string): boolean {
  const { number } = splitPhone(phone)
  const digits = number.replace(/\D/g, '').length
  return /\p{L}/u.test(number) || digits < MIN_DIGITS || digits > MAX_DIGITS
}
