import { additionalServices } from '../en/pricing.ts'
import type { DatedText } from '../en/season/season.ts'
import { provisionsOf, type TaxFact } from '../facts/tax-facts.ts'
import { type Plan, plans } from '../plans.ts'
import type { DatedGuide } from './guide.ts'

/** A one-time service of the pricing page. */
export function oneTimeService(name: string): Omit<DatedGuide['service'], 'when'> {
  const service = additionalServices.find((each) => each.name === name)
  if (!service) throw new Error(`No service is called ${name}`)
  return service
}

/** A plan, as the help that a guide offers. */
export function planService(id: Plan['id']): Omit<DatedGuide['service'], 'when'> {
  const plan = plans.find((each) => each.id === id)
  if (!plan) throw new Error(`No plan has the id ${id}`)
  return { name: `${plan.name} Plan`, description: plan.description, price: plan.price }
}

/** Until when a return that was filed can be put right. */
export const reviseBy: DatedText = {
  group: 'plain',
  open: ({ income, before, on }) =>
    `Revise by ${on.belated} (${income}). For ${before}, only an updated return is left.`,
  belated: ({ income, on }) =>
    `Revise by ${on.belated} (${income}). Whether a fee applies after that is disputed.`,
  closed: ({ income, on }) =>
    `Revise by ${on.revised} (${income}). Whether a fee applies is disputed.`,
}

/** The law behind a figure, as a source. */
export function lawBehind(record: TaxFact): DatedGuide['sources'][number] {
  return { name: provisionsOf(record).join('; '), about: record.label }
}
