import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { splitPhone } from '#app/text/phone-number.ts'

/** Normalised contact details, by which the same person is recognised. */

/**
 * An e-mail address without what its owner may vary: case, a tag after a plus sign, and the dots
 * that Gmail ignores; null if there is none.
 */
export function emailKey(email: string): string | null {
  if (email.trim() === '') return null
  const [mailbox = '', domain = ''] = splitLast(email.trim().toLowerCase(), '@')
  const plain = mailbox.replace(/\+.*$/, '') || mailbox
  if (domain === 'gmail.com' || domain === 'googlemail.com') {
    return `${plain.replaceAll('.', '')}@gmail.com`
  }
  return `${plain}@${domain}`
}

/** A telephone number as E.164, without its extension; Indian unless it has another country code; null if it is invalid. */
export function phoneKey(phone: string): string | null {
  const number = parsePhoneNumberFromString(splitPhone(phone).number, 'IN')
  return number?.isPossible() ? number.number : null
}

function splitLast(text: string, mark: string): string[] {
  const at = text.lastIndexOf(mark)
  return [text.slice(0, at), text.slice(at + 1)]
}
