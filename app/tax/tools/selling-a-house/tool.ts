import { basics, more } from '#content/en/tools/selling-a-house/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { costInflationFacts } from '#content/facts/cost-inflation.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { surchargeFacts } from '#content/facts/surcharge.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { incomeTaxPart, loadIncomeTax } from '../parts/income-tax/later.ts'
import { answerOf } from './answer.ts'
import { missingIn, readSale } from './read.ts'

const ownFacts = {
  ...propertyFacts,
  ...capitalGainFacts,
  ...costInflationFacts,
  ...equityFacts,
  ...rateFacts,
  ...surchargeFacts,
  ...advanceTaxFacts,
}

/** The tax on a house or land; the day of the sale says which year's rules hold. */
export const tool: Tool = {
  id: 'selling-a-house',
  years: [],
  basics,
  more,
  get facts() {
    return { ...ownFacts, ...incomeTaxPart()?.facts }
  },
  later: { fields: ['income'], load: loadIncomeTax },
  example: {
    price: '1,10,00,000',
    cost: '40,00,000',
    bought: '2010-06-15',
    sold: '2026-08-10',
    expenses: '1,10,000',
    'improvements.0.fy': '2014-15',
    'improvements.0.amount': '3,00,000',
    stamp: '1,05,00,000',
    bonds: '10,00,000',
    income: '18,00,000',
  },
  respond,
}

function respond(values: FormValues, { today }: ToolContext): Response {
  const form = new FormReader(values)
  const plan = readSale(form)
  const meant = form.meant('price') ?? form.meant('cost') ?? form.meant('income')
  if (meant) return meant
  if (form.faults.length > 0) return { faults: form.faults }
  const missing = missingIn(form)
  return missing ? { missing } : { answer: answerOf(plan, today) }
}
