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

/** With the country's code, with a 0, or a mobile number alone. */
const INDIAN = /^(?:(?:0|91|091)[1-9]\d{9}|[16-9]\d{9})$/

/**
 * Whether no one can be called at it from here: it has letters, too few or too many digits, or is a
 * national number of another country without its code. Ten digits from 2 to 5 on may be American, or an
 * Indian landline whose 0 is missing.
 */
export function looksWrong(phone: string): boolean {
  const { number } = splitPhone(phone)
  const digits = number.replace(/\D/g, '')
  if (/\p{L}/u.test(number) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return true
  const [, abroad] = /^[\s(]*(?:\+|00)(.*)$/.exec(number) ?? []
  if (abroad === undefined) return !INDIAN.test(digits)
  const withCode = abroad.replace(/\D/g, '')
  return withCode.startsWith('91') && !INDIAN.test(withCode)
}

/** Of the cities whose area codes have two digits. */
const CITIES = /^(?:11|20|22|33|40|44)/

/**
 * A number in the one form in which we show it: `98480 22338`, `040 2355 0000`, `+971 50 123 4567`, with
 * its extension. What is no number stays as it was typed.
 */
export function shownPhone(phone: string): string {
  const { number, extension } = splitPhone(phone)
  const shown = looksWrong(phone) ? number.trim() : grouped(number)
  return extension ? `${shown} ext ${extension}` : shown
}

function grouped(number: string): string {
  const digits = number.replace(/\D/g, '').replace(/^00/, '')
  const national = INDIAN.test(digits) ? digits.slice(-10) : undefined
  if (national === undefined) {
    const abroad = number.replace(/^[\s(]*(?:\+|00)/, '')
    return `+${abroad.replace(/\D+/g, ' ').trim()}`
  }
  const parts = /^[6-9]/.test(national)
    ? [national.slice(0, 5), national.slice(5)]
    : CITIES.test(national)
      ? [`0${national.slice(0, 2)}`, national.slice(2, 6), national.slice(6)]
      : [`0${national.slice(0, 3)}`, national.slice(3, 6), national.slice(6)]
  return parts.join(' ')
}
