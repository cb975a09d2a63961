import { parseMoney } from '../form/form-values.ts'

export const GROUPED = String.raw`\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+|\d+`

/** Whether a report says 'Dr' somewhere: then 'Cr' is a credit in it, else it may be a crore. */
export const DEBIT = /\d\s?\(?dr\b|\bdr\.?\s?\d/i

/**
 * Rupees of one cell with its sign: '(1,250)', '1,250-', '1,250 Dr', 'loss 1,250'. Undefined for what is
 * no amount, or more than one.
 */
export function amountIn(cell: string, isLedger = false): number | undefined {
  if (PLAIN.test(cell)) return Number(cell)
  if (!ONE_NUMBER.test(cell)) return undefined
  const isLoss = LOSS.test(cell)
  const text = cell.replace(SIGN_WORDS, '').trim()
  const [, before, behind] = SIDE_BEFORE.exec(text) ?? []
  const [, ahead, after] = SIDE_AFTER.exec(text) ?? []
  const side = (before ?? after)?.toLowerCase()
  const sided = side && parseMoney(behind ?? ahead ?? '')
  if (typeof sided === 'number') {
    if (side === 'dr') return -Math.abs(sided)
    if (isLedger || Math.abs(sided) >= 1_000) return sided
  }
  const [, positive] = MINUS_AFTER.exec(text) ?? []
  const amount = parseMoney(positive ? `-${positive}` : text)
  return isLoss && amount !== undefined ? -Math.abs(amount) : amount
}

/** As reports write most of their numbers, thousands of them. */
const PLAIN = /^-?\d{1,12}(?:\.\d{1,4})?$/
const ONE_NUMBER = new RegExp(String.raw`^\D*(?:${GROUPED})(?:\.\d*)?\D*$`)
const SIDE_BEFORE = /^(cr|dr)\b\.?\s?(.*)$/i
const SIDE_AFTER = /^(.*\d)\s?\(?(cr|dr)\)?\.?$/i
const MINUS_AFTER = /^(.*\d)\s?[-−–]$/

export const LOSS = /(?<!\p{L})(?:loss|नुकसान|घाटा)(?!\p{L})/iu
/** 'Loss of 500' and '500 profit' say the sign of an amount in words. */
export const SIGN_WORDS =
  /(?<!\p{L})(?:(?:loss|profit|gain)(?:\s+of)?|नुकसान|घाटा|लाभ|मुनाफा)(?!\p{L})/giu
