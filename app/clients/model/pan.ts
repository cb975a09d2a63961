import { hasIdentityNumber } from '#app/ui/text/identity-numbers.ts'
import type { ClientKind } from '#content/enums.ts'

/** Five letters, four digits, one letter; the fourth letter says what its holder is. */
const PAN = /^[A-Z]{3}([A-Z])[A-Z]\d{4}[A-Z]$/

const KIND_LETTERS: Record<ClientKind, string> = {
  individual: 'P',
  huf: 'H',
  firm: 'F',
  company: 'C',
}
const OTHER_HOLDERS: Record<string, string> = {
  A: 'an association of persons',
  B: 'a body of individuals',
  G: 'the government',
  J: 'an artificial juridical person',
  L: 'a local authority',
  T: 'a trust',
}
const KIND_NAMES: Record<ClientKind, string> = {
  individual: 'a person',
  huf: 'a Hindu undivided family (HUF)',
  firm: 'a firm',
  company: 'a company',
}

/** A PAN as it is stored: capitals, without spaces and hyphens. */
export function normalizePan(text: string): string {
  return text.replace(/[\s-]/g, '').toUpperCase()
}

/** What is wrong with a normalized PAN of such a client, in words; undefined where nothing is. */
export function panFault(pan: string, kind: ClientKind): string | undefined {
  const letter = PAN.exec(pan)?.[1]
  if (!letter) return 'A PAN has five letters, four digits and one letter, such as ABCPE1234F'
  if (letter === KIND_LETTERS[kind]) return undefined
  const holder = (Object.keys(KIND_LETTERS) as ClientKind[]).find(
    (one) => KIND_LETTERS[one] === letter,
  )
  if (holder)
    return `The fourth letter, ${letter}, says that this is the PAN of ${KIND_NAMES[holder]}`
  const other = OTHER_HOLDERS[letter]
  if (other) return `This is the PAN of ${other}, for whom we don’t file`
  return `No PAN has the letter ${letter} in the fourth place`
}

/** Whether a search is for one PAN: then it goes in the body of a request, never in an address. */
export function isWholePan(text: string): boolean {
  return PAN.test(normalizePan(text))
}

/** Whether a search holds a PAN, which then stays out of addresses. */
export function holdsPan(text: string): boolean {
  return isWholePan(text) || hasIdentityNumber(text)
}

/** ABCPE••••F */
export function maskPan(pan: string): string {
  return `${pan.slice(0, 5)}••••${pan.slice(-1)}`
}
