import { westernDigits } from '#app/ui/text/digits.ts'
import { FEE_MAX } from '#content/plans.ts'

const CURRENCY = '(?:₹|rs|inr|rupees?|रु|रुपये|रुपए)'
const BEFORE = new RegExp(`^${CURRENCY}[. ]{0,2}`, 'i')
const AFTER = new RegExp(`[ /.-]{0,2}${CURRENCY}\\.?$`, 'i')

/**
 * A fee as practices write it: `4000`, `₹4,000`, `Rs. 4,000/- only`, `4,00,000.00`. Paise are rounded, half a
 * rupee up.
 * @returns undefined for anything else, such as `4k` and `2999 + GST`
 */
export function readFee(cell: string): { rupees: number; isRounded: boolean } | undefined {
  const amount = westernDigits(cell)
    .trim()
    .replace(/ only\.?$/i, '')
    .replace(/ ?\/[-=]{0,2}$/, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/(?<=\d) (?=\d{3}(?:\D|$))/g, ',')
    .trim()
  const [, whole = '', paise = ''] = AMOUNT.exec(amount) ?? []
  if (!whole) return undefined
  const exact = Number(`${whole.replaceAll(',', '')}.${paise || '0'}`)
  const rupees = Math.floor(exact + 0.5)
  return rupees <= FEE_MAX ? { rupees, isRounded: rupees !== exact } : undefined
}

/** In thousands or in lakhs: `40,00` is neither. */
const AMOUNT = /^(\d{1,8}|\d{1,3}(?:,\d{2,3}){0,3},\d{3})(?:\.(\d{1,15}))?$/
