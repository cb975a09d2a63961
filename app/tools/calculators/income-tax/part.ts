import { computationFacts } from '#app/content/tax-facts/computation.ts'
import { rateFacts } from '#app/content/tax-facts/rates.ts'
import { surchargeFacts } from '#app/content/tax-facts/surcharge.ts'

export { addedTax } from '#app/tax/income-tax/added-tax.ts'
export const facts = { ...computationFacts, ...rateFacts, ...surchargeFacts }
