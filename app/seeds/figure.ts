import { formatFact } from '#app/content/tax-facts/format.ts'
import { type TaxFactId, taxFacts } from '#app/content/tax-facts.ts'

/** A figure in the HTML of a first text, which staff find again when its fact has changed. */
export function figure(id: TaxFactId, place?: 'prose' | 'table'): string {
  return `<data value="${id}">${formatFact(taxFacts[id], place)}</data>`
}
