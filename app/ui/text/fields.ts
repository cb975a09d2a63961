import * as z from 'zod/mini'

/**
 * The rules of single fields, shared by the forms and the API: numbers of rows, texts and e-mail
 * addresses. Each noun brings its own limits and messages.
 */

/** The largest id that PostgreSQL gives to a row. */
export const ID_MAX = 2_147_483_647

export const id = z.int().check(z.gte(1), z.lte(ID_MAX))

/** The number of a row out of an address, where it is text. */
export function idFromText(error?: string) {
  return z.coerce.number(error).check(z.int(error), z.gte(1), z.lte(ID_MAX))
}

/** `tooShort` is also the message when the text is missing. */
interface TextRule {
  min?: number
  max: number
  tooShort: string
  tooLong: string
  unstorable: string
}

/** Text of one line: white space of any kind becomes a single space. */
export function singleLine(rule: TextRule) {
  return text(rule, (given) => given.replace(/\s+/g, ' ').trim())
}

/** Text of several lines, each ended by a line feed alone. */
export function multiLine(rule: TextRule) {
  return text(rule, (given) => given.replace(/\r\n?/g, '\n').trim())
}

function text(rule: TextRule, normalize: (given: string) => string) {
  const { min = 0, max, tooShort, tooLong, unstorable } = rule
  return z
    .string(tooShort)
    .check(
      z.overwrite(normalize),
      ...(min > 0 ? [z.minLength(min, tooShort)] : []),
      z.maxLength(max, { error: tooLong, abort: true }),
      z.refine(isStorable, unstorable),
    )
}

/** No control characters but tabs and line breaks, no lone surrogates: PostgreSQL stores it as it is. */
export function isStorable(text: string): boolean {
  return (text.isWellFormed?.() ?? true) && !/[^\P{Cc}\t\n\r]/u.test(text)
}

/** Any text made into one line that can be stored. */
export function toSingleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A person's name, of a visitor or a colleague. */
export const NAME_MIN = 2
export const NAME_MAX = 100

export const EMAIL_MAX = 254
export const PHONE_MAX = 40

export function email(invalid: string, tooLong: string) {
  return z.string(invalid).check(z.trim(), z.maxLength(EMAIL_MAX, tooLong), z.email(invalid))
}

/** The same where the address may be left empty. */
export function optionalEmail(invalid: string, tooLong: string) {
  return z.string(invalid).check(
    z.trim(),
    z.maxLength(EMAIL_MAX, tooLong),
    z.refine((given) => given === '' || isEmail(given), invalid),
  )
}

/* Made once: a list of thousands is checked address by address. */
const anEmail = /* @__PURE__ */ z.email()

export function isEmail(text: string): boolean {
  return anEmail.safeParse(text).success
}

/** The part of a DKIM key's name before `._domainkey`. */
export const DKIM_SELECTOR = /^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i
