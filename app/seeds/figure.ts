import { fact, type TaxFactId } from '#app/content/tax-facts.ts'

/** A figure in the HTML of a first text, which staff find again when its fact has changed. */
export function figure(id: TaxFactId): string {
  return `<data value="${id}">${fact(id)}</data>`
}
