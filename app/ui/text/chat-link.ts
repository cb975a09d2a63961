import { splitPhone } from './phone-number.ts'

/** A link that opens the chat app with a message to the firm. */
export function chatLink(firm: { whatsapp: string }, text: string): string {
  return `https://wa.me/${firm.whatsapp}?text=${encodeURIComponent(text)}`
}

/** The same to whom one chooses in the app. */
export function chatLinkToShare(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** The same to any phone number; ten digits without a country code are an Indian number. */
export function chatLinkTo(phone: string, text: string): string {
  const digits = splitPhone(phone).number.replace(/\D/g, '').replace(/^0+/, '')
  return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}?text=${encodeURIComponent(text)}`
}
