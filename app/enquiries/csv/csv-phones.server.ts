import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { shownPhone } from '#app/ui/text/phone-number.ts'

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

/** A number as the desk shows it; null if it is none. */
export function displayedPhone(phone: string): string | null {
  return parsePhoneNumberFromString(phone, 'IN')?.isPossible() ? shownPhone(phone) : null
}
