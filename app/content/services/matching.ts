import { plans } from '../plans.ts'
import { type ServiceMenuItem, serviceMenu } from './menu.ts'

/** The copy of the box that leads a reader to the service that fits. */
export const matchingService = {
  title: 'Want a CA to handle this?',
  about: (service: string) => `about ${service}`,
  service: 'See what’s included',
  plans: {
    name: 'Income tax filing by a CA',
    text: 'Three plans by kind of income, from salary to income abroad.',
    link: 'Compare plans and prices',
  },
} as const

/** The service for categories of questions and posts, by slug; the others suit any plan. */
const SERVICE_OF_CATEGORY: Record<string, ServiceMenuItem['slug']> = {
  'salary-and-rent': 'salary-house-rent-filing',
  'investments-and-trading': 'capital-gains-filing',
  'freelancers-and-business': 'professionals-filing',
  'nri-and-foreign-income': 'foreign-income-filing',
  'tax-planning': 'salary-house-rent-filing',
  'capital-gains': 'capital-gains-filing',
  'business-and-profession': 'professionals-filing',
}

/** The service that fits a category, and the lowest price to pay: of its plan, or of all. */
export function serviceFor(category: string | undefined): {
  service: ServiceMenuItem | undefined
  price: number
} {
  const slug = category && SERVICE_OF_CATEGORY[category]
  const service = serviceMenu.find((item) => item.slug === slug)
  const fitting = plans.filter(({ id }) => !service || id === service.planId)
  return { service, price: Math.min(...fitting.map(({ price }) => price)) }
}
