import { plans } from '../plans.ts'
import { additionalServices } from '../pricing.ts'
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
  oneTime: {
    text: {
      'Prior Year Filing': 'A return for an earlier year, at one price for each return.',
      'Tax Notice Assistance': 'We read the notice, explain it and prepare your reply.',
    },
    link: 'See all prices',
  },
} as const

type OneTime = keyof typeof matchingService.oneTime.text

/** The service for questions and posts that their category would lead elsewhere, by slug. */
const SERVICE_OF_ENTRY: Record<string, ServiceMenuItem['slug'] | OneTime | 'any plan'> = {
  'schedule-fa-and-form-67': 'foreign-income-filing',
  'rsu-and-espp-from-vest-to-schedule-fa': 'foreign-income-filing',
  'nri-rnor-or-resident-by-counting-days': 'foreign-income-filing',
  'f-and-o-turnover-and-tax-audit': 'traders-filing',
  'f-and-o-turnover-and-audit': 'traders-filing',
  'f-and-o-loss-in-the-new-regime': 'traders-filing',
  'rebate-87a-salary-and-share-gains': 'capital-gains-filing',
  'tcs-on-foreign-tour-and-remittance': 'any plan',
  'buying-a-house-from-an-nri': 'any plan',
  'gifts-from-and-to-relatives': 'any plan',
  'itr-u-updated-return-with-an-example': 'Prior Year Filing',
  'new-income-tax-rules-you-should-know-for-fy-2023-24': 'Prior Year Filing',
  'updated-return-cost': 'Prior Year Filing',
  'can-you-file-returns-of-earlier-years': 'Prior Year Filing',
  'which-tax-notice-is-this': 'Tax Notice Assistance',
  'will-you-help-if-a-notice-comes': 'Tax Notice Assistance',
}

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

/** What fits an entry, or else its category: a service, one of the one-time services, or any plan. */
export function serviceFor(
  slugOfEntry: string,
  category: string | undefined,
): { service?: ServiceMenuItem | undefined; oneTime?: OneTime; price: number } {
  const slug = SERVICE_OF_ENTRY[slugOfEntry] ?? (category && SERVICE_OF_CATEGORY[category])
  const oneTime = additionalServices.find(({ name }) => name === slug)
  if (oneTime) return { oneTime: oneTime.name as OneTime, price: oneTime.price }
  const service = serviceMenu.find((item) => item.slug === slug)
  const fitting = plans.filter(({ id }) => !service || id === service.planId)
  return { service, price: Math.min(...fitting.map(({ price }) => price)) }
}
