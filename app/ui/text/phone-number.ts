import { westernDigits } from './digits.ts'

/** Phone numbers as people write them: two in one field, the number that is dialled, the extension to ask for. */

/** `98220 12345 / 0712 234 5678`, `98220 12345 or …`, and two that are written in one piece each. */
const BETWEEN_NUMBERS = /[/,;|&(]|\b(?:or|and)\b|\s(?=\+|\d{10})/gi
const EXTENSION_NAMED = /^\s{0,9}(?:ext|x)/i

const WITH_EXTENSION =
  /^(.{0,200}[^a-z\s,;(])[\s,;(]{0,9}(?:ext(?:n|ension)?|x)\s{0,9}[.:]?\s{0,9}(\d{1,6})\)?\s{0,9}$/i
const MIN_DIGITS = 10
/** of an international number */
const MAX_DIGITS = 15

/** The number to call of those in one field, and what is written after it, if anything is. */
export function firstPhone(phone: string): { first: string; rest: string } {
  const written = westernDigits(phone)
  for (const { index, 0: between } of written.matchAll(BETWEEN_NUMBERS)) {
    const first = written.slice(0, index)
    const rest = written.slice(index + between.length)
    if (!EXTENSION_NAMED.test(rest) && !isWrong(splitExtension(first).number)) {
      return { first: first.trim(), rest: rest.trim() }
    }
  }
  return { first: written, rest: '' }
}

/** A number that was given, and the other one if there are two in its field; else the field as it is. */
export function twoPhones(given: string): { phone: string; secondPhone: string } {
  const { first, rest } = firstPhone(given)
  return rest === '' || looksWrong(rest)
    ? { phone: given, secondPhone: '' }
    : { phone: first, secondPhone: rest }
}

/**
 * The first number in a field: `040 2355 0000 ext 22` is the number `040 2355 0000` and the extension `22`. Digits of any script
 * become those that are dialled: `९८४८०` is `98480`.
 */
export function splitPhone(phone: string): { number: string; extension?: string } {
  return splitExtension(firstPhone(phone).first)
}

function splitExtension(written: string): { number: string; extension?: string } {
  const [, number, extension] = WITH_EXTENSION.exec(written) ?? []
  return number !== undefined && extension !== undefined
    ? { number, extension }
    : { number: written }
}

const SHOWN_MAX = 25

/** What of a typed number can be repeated to the owner of a mailbox: no words, and in the form we show. */
export function withoutWords(phone: string): string {
  const { number, extension } = splitPhone(phone)
  const dialled = number
    .replace(/[^\d+() -]/g, '')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, SHOWN_MAX)
  return shownPhone(extension ? `${dialled} ext ${extension}` : dialled)
}

/** With the country's code, with a 0, or a mobile number alone. */
const INDIAN = /^(?:(?:0|91|091)[1-9]\d{9}|[16-9]\d{9})$/

/**
 * Whether no one can be called at it from here: it has letters, too few or too many digits, or is a
 * national number of another country without its code. Ten digits from 2 to 5 on may be American, or an
 * Indian landline whose 0 is missing.
 */
export function looksWrong(phone: string): boolean {
  return isWrong(splitPhone(phone).number)
}

function isWrong(number: string): boolean {
  const digits = number.replace(/\D/g, '')
  if (/\p{L}/u.test(number) || digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return true
  const [, abroad] = /^[\s(]*(?:\+|00)(.*)$/.exec(number) ?? []
  if (abroad === undefined) return !INDIAN.test(digits)
  const withCode = abroad.replace(/\D/g, '')
  return withCode.startsWith('91') && !INDIAN.test(withCode)
}

/**
 * Landlines by the length of their area code, as libphonenumber tells them from mobile numbers; it is too
 * large for a public page.
 */
const TWO_DIGIT_AREA = /^(?:11|2[02]|33|4[04]|79[1-5]|80(?:[2-4]|6[0-589]))/
const THREE_DIGIT_AREA = new RegExp(
  [
    '^(?:1(?:2[0-24]|3[0-25]|4[145]|[59][14]|6[1-9]|7[1257]|8[1-57-9])',
    '2(?:1[257]|3[013]|4[01]|5[0137]|6[0158]|78|8[1568]|9[14])',
    '3(?:26|4[1-3]|5[34]|6[01489]|7[02-46]|8[159])',
    '4(?:1[36]|2[1-47]|3[15]|5[12]|6[0-26-9]|7[0-24-9]|8[013-57]|9[014-7])',
    '5(?:1[025]|22|[36][25]|4[28]|[578]1|9[15])',
    '(?:129|160|18[06]|261|552)[2-7]',
    '6(?:12|[2-47]1|5[17]|6[13]|74|80)[2-6]|7(?:12|3[134]|5[15]|88)[2-6]|761[346]',
    '8(?:16|2[014]|3[126]|6[136]|7[078]|83)[2-6]|884[2356]|891[3-6])',
  ].join('|'),
)
const FOUR_DIGIT_AREA = new RegExp(
  [
    '^(?:[1-5]',
    '6(?:(?:1[1358]|2[2457]|3[2-4]|4[235-7]|5[2-689]|6[24578]|7[23569]|8[14-6])\\d|78[0-57-9]|82[0-79])[2-7]',
    '7(?:1(?:[013-8]\\d|9[6-9])|3(?:2[0-49]|9[2-57])|5(?:2[1-3]|9[0-6]))[2-7]',
    '7(?:6(?:0[5689]|2[5-9]|3[02-8]|4\\d|5[0-367])|70[13-7])[2-7])',
  ].join('|'),
)

/**
 * A number in the one form in which we show it: `98480 22338`, `040 2355 0000`, `+971 50 123 4567`, with
 * its extension, and both where there are two. What is no number stays as it was typed.
 */
export function shownPhone(phone: string): string {
  const { first, rest } = firstPhone(phone)
  if (rest) {
    return looksWrong(rest) ? phone.trim() : `${shownPhone(first)} / ${shownPhone(rest)}`
  }
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
  if (TWO_DIGIT_AREA.test(national)) return `0${inParts(national, 2, 6)}`
  if (THREE_DIGIT_AREA.test(national)) return `0${inParts(national, 3, 6)}`
  if (FOUR_DIGIT_AREA.test(national)) return `0${inParts(national, 4, 7)}`
  return inParts(national, 5)
}

function inParts(digits: string, ...ends: number[]): string {
  return [...ends, digits.length].map((end, i) => digits.slice(ends[i - 1] ?? 0, end)).join(' ')
}
