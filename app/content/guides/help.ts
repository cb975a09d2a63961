import { type Plan, plans } from '../plans.ts'
import { additionalServices } from '../pricing.ts'
import { provisionsOf, type TaxFact } from '../tax-facts.ts'
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

/** The law behind a figure, as a source. */
export function lawBehind(record: TaxFact): DatedGuide['sources'][number] {
  return { name: provisionsOf(record).join('; '), about: record.label }
}
