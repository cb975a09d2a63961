import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

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

/** A number as it is written in India, `98480 22338`; with the country code if it is another; null if it is none. */
export function displayedPhone(phone: string): string | null {
  const number = parsePhoneNumberFromString(phone, 'IN')
  return number?.isPossible() ? number.formatInternational().replace(/^\+91 /, '') : null
}
