import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { splitPhone } from '#app/ui/text/phone-number.ts'

/** A telephone number as E.164, without its extension; Indian unless it has another country code; null if it is invalid. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(splitPhone(phone).number, 'IN')
  return number?.isPossible() ? number.number : null
}
