/** Two digits of the state, the PAN, the number of the registration, a Z, and a check digit. */
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z([\dA-Z])$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether a GSTIN has its shape and its check digit (a weighted sum in base 36). */
export function isGstin(gstin: string): boolean {
  const check = GSTIN.exec(gstin)?.[1]
  if (!check) return false
  const sum = Array.from(gstin.slice(0, 14), (sign, place) => {
    const product = DIGITS.indexOf(sign) * (place % 2 === 0 ? 1 : 2)
    return Math.floor(product / 36) + (product % 36)
  }).reduce((total, part) => total + part, 0)
  return DIGITS[(36 - (sum % 36)) % 36] === check
}
