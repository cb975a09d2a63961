import { computationFacts } from '#content/facts/computation.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { surchargeFacts } from '#content/facts/surcharge.ts'

export { addedTax } from '#app/tax/engine/income-tax/added-tax.ts'
export const facts = { ...computationFacts, ...rateFacts, ...surchargeFacts }
