import { splitPhone } from './phone-number.ts'

/** Whether a number was given at all: anything may stand where visitors or staff had none. */
export function canCall(phone: string): boolean {
  return /\p{Nd}/u.test(phone)
}

/** A link that calls a number, however it is written, without its extension. */
export function phoneHref(phone: string): string {
  return `tel:${splitPhone(phone).number.replace(/[^\d+]/g, '')}`
}
