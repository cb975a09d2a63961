import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { PHONE_MAX, toSingleLine } from '#app/ui/text/fields.ts'
import { firstPhone, looksWrong, shownPhone } from '#app/ui/text/phone-number.ts'

/** What stands where a phone number is expected. */
export interface ReadPhones {
  phone: string
  secondPhone: string
  /** the rest of the text, which is neither of them */
  rest: string
}

/**
 * The numbers of a row, whose cells may hold several, each with words: `98220 12345 (wife 98220 54321)`. Where
 * no number is found the phone is what is written.
 * @returns undefined when a spreadsheet has lost digits
 */
export function readPhones(cells: string[]): ReadPhones | undefined {
  const [main = '', ...more] = cells.filter(Boolean)
  const read = readPhoneCell(main)
  if (read === undefined) return undefined
  const lines = [read, ...more.map((cell) => readPhoneCell(cell) ?? cell)].flatMap((cell) =>
    cell.split('\n').map(toSingleLine),
  )
  const written = [...new Set(lines)].filter(Boolean).join(' / ').replace(BETWEEN_MOBILES, '$1 / ')
  const { first, rest } = firstPhone(written)
  const numbers = looksWrong(first) ? numbersIn(written) : [first, ...numbersIn(rest)]
  const [phone = written, secondPhone = ''] = numbers
  const others = looksWrong(first) ? written : rest
  const isAllRead = numbers.length === 0 || others === secondPhone
  return { phone, secondPhone, rest: isAllRead ? '' : others }
}

/** Up to two numbers; the rest of the text is kept for people to read. */
function numbersIn(text: string): string[] {
  const { first, rest } = firstPhone(text)
  const found = looksWrong(first) ? (text.match(NUMBERS) ?? []) : [first, ...(rest ? [rest] : [])]
  return found.filter((number) => !looksWrong(number) && number.length <= PHONE_MAX)
}

/** `98220 12345 98220 54321` */
const BETWEEN_MOBILES = /(\d{5} ?\d{5}) (?=[6-9]\d{4} ?\d{5}(?!\d))/g
const NUMBERS = /\+?\d[\d() -]{8,20}\d/g

/**
 * The phone number in a cell, also where a spreadsheet has turned it into a number: `9848022338.0`, or
 * `9.848022338E+09` if that still has every digit.
 * @returns undefined when digits were lost, as in `9.84802E+09`
 */
export function readPhoneCell(cell: string): string | undefined {
  const [, whole = '', fraction = '', exponent = ''] =
    /^(\d)(?:[.,](\d+))?E\+?(\d{1,2})$/i.exec(cell) ?? []
  if (!whole) return cell.replace(/^(\d{10,})[.,]0+$/, '$1')
  return fraction.length === Number(exponent) ? whole + fraction : undefined
}

/** The numbers as the desk shows them; null if the first is none. */
export function displayedPhone({ phone, secondPhone }: Omit<ReadPhones, 'rest'>): string | null {
  if (!parsePhoneNumberFromString(phone, 'IN')?.isPossible()) return null
  return [phone, secondPhone].filter(Boolean).map(shownPhone).join(' / ')
}
