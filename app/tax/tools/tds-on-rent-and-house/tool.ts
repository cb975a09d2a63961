import { basics, more } from '#content/en/tools/tds-on-rent-and-house/form.ts'
import { houseRentFacts } from '#content/facts/house-rent.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { onHouse } from './on-house.ts'
import { onRent } from './on-rent.ts'

/** What somebody who rents or buys a house deducts, when, and with which form. */
export const tool: Tool = {
  id: 'tds-on-rent-and-house',
  years: ['2026-27', '2025-26'],
  opensOn: 'running',
  basics,
  more,
  facts: { ...houseRentFacts, ...propertyFacts, ...tdsFacts },
  example: {
    pays: 'house',
    price: '80,00,000',
    stamp: '82,00,000',
    'payments.0.day': '2026-10-12',
    'payments.0.amount': '15,00,000',
    'payments.1.day': '2026-12-03',
    'payments.1.amount': '65,00,000',
  },
  respond,
}

function respond(values: FormValues, context: ToolContext): Response {
  const form = new FormReader(values)
  const pays = form.choice('pays', ['rent', 'house'])
  const abroad = form.choice('payee', ['india', 'abroad']) === 'abroad'
  return pays === 'rent' ? onRent(form, abroad, context) : onHouse(form, abroad, context)
}
