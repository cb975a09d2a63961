import { splitPhone } from './phone-number.ts'

/** A link that calls a number, however it is written, without its extension. */
export function phoneHref(phone: string): string {
  return `tel:${splitPhone(phone).number.replace(/[^\d+]/g, '')}`
}
