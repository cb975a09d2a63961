/** A phone number as people write it: the number that is dialled, and the extension to ask for. */

const WITH_EXTENSION = /^(.*[^a-z\s,;(])[\s,;(]*(?:ext(?:n|ension)?|x)\s*[.:]?\s*(\d{1,6})\)?\s*$/i
const MIN_DIGITS = 10
/** of an international number */
const MAX_DIGITS = 15

/**
 * `040 2355 0000 ext 22` is the number `040 2355 0000` and the extension `22`. Digits of any script
 * become those that are dialled: `९८४८०` is `98480`.
 */
export function splitPhone(phone: string): { number: string; extension?: string } {
  const written = phone.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
  const [, number, extension] = WITH_EXTENSION.exec(written) ?? []
  return number !== undefined && extension !== undefined
    ? { number, extension }
    : { number: written }
}

/** In Unicode the digits of a script follow one another, from nought to nine. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/** Whether no one can be called at it: it has letters, or too few or too many digits. */
export function looksWrong(phone: string): boolean {
  const { number } = splitPhone(phone)
  const digits = number.replace(/\D/g, '').length
  return /\p{L}/u.test(number) || digits < MIN_DIGITS || digits > MAX_DIGITS
}
