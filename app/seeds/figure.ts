import { fact, factInWords, type MoneyFactId, type TaxFactId } from '#app/content/tax-facts.ts'

/** A figure in the HTML of a first text, which staff find again when its fact has changed. */
export function figure(id: TaxFactId): string {
  return `<data value="${id}">${fact(id)}</data>`
}

/** The same in lakh and crore: '₹1 crore'. */
export function figureInWords(id: MoneyFactId): string {
  return `<data value="${id}">${factInWords(id)}</data>`
}
