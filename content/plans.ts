import { gstIncluded } from './en/price-includes.ts'
import type { DatedText } from './en/season/season.ts'
import { rupees } from './facts/format.ts'

export interface Plan {
  id: 'basic' | 'professional' | 'premium'
  /** its name on the home page, by what is filed */
  title: string
  /** its name on the pricing page */
  name: string
  price: number
  /** struck through on the card */
  originalPrice: number
  description: DatedText
  features: readonly DatedText[]
  recommendedFor: readonly string[]
  isPopular: boolean
}

/** The price of each plan, in rupees. Change one here and it changes everywhere. */
export const planPrices: Record<Plan['id'], number> = {
  basic: 1999,
  professional: 3499,
  premium: 8999,
}

/** The highest fee that staff may record, in rupees. */
export const FEE_MAX = 10_000_000

export const NOTICE_SERVICE = 'Tax Notice Assistance'

/** The price of each one-time service, in rupees. */
export const servicePrices = {
  [NOTICE_SERVICE]: 2499,
  'Prior Year Filing': 3999,
  'Business Tax Audit': 12999,
} as const

export const plans = [
  {
    id: 'basic',
    title: 'Salary & House Rent Filing',
    name: 'Basic',
    price: planPrices.basic,
    originalPrice: 2999,
    description: {
      group: 'plain',
      open: 'For salary, rent and bank interest, in whichever regime costs you less.',
      belated: 'For salary, rent and bank interest.',
      closed: 'For salary, rent and bank interest.',
    },
    features: [
      'Salary from one or more employers',
      {
        group: 'plain',
        open: 'HRA calculated month by month',
        belated: ({ forms }) => `Relief on salary arrears, with ${forms.arrears}`,
        closed: ({ forms }) => `Relief on salary arrears, with ${forms.arrears}`,
      },
      {
        group: 'plain',
        open: 'Old and new regimes compared before filing',
        belated: 'Late fee and interest calculated before you pay',
        closed: 'Late fee and interest calculated before you pay',
      },
      ({ forms }) => `${forms.salary}, AIS and ${forms.credits} reconciled`,
      'Bank interest and one house property',
    ],
    recommendedFor: ['salaried employees', 'pensioners', 'first-time filers'],
    isPopular: false,
  },
  {
    id: 'professional',
    title: 'Professional Tax Filing',
    name: 'Professional',
    price: planPrices.professional,
    originalPrice: 4999,
    description: 'For professionals, freelancers, investors and traders.',
    features: [
      'Everything we do for a salary return',
      'Professional income: presumptive (44ADA) or with books',
      'Capital gains on shares, funds and property',
      'F&O and intraday trading',
      'Advance tax estimate for this year',
    ],
    recommendedFor: ['doctors and lawyers', 'freelancers and consultants', 'investors and traders'],
    isPopular: true,
  },
  {
    id: 'premium',
    title: 'Foreign Income Filing',
    name: 'Premium',
    price: planPrices.premium,
    originalPrice: 12999,
    description: 'For NRIs, and residents with income or assets abroad.',
    features: [
      'Residential status from your travel dates',
      ({ forms }) => `Treaty relief and foreign tax credit with ${forms.foreignTax}`,
      'Schedule FA for foreign shares and accounts',
      'Salary, capital gains and rent from two countries',
      'RSUs and ESOPs handled from grant to sale',
    ],
    recommendedFor: [
      'NRIs and returning Indians',
      'people with foreign shares',
      'US citizens in India',
    ],
    isPopular: false,
  },
] satisfies Plan[]

/** The copy of a plan's card. */
export const planCard = {
  plan: (name: string) => `${name} plan`,
  popular: { byFiling: 'POPULAR', byPlan: 'MOST POPULAR' },
  insteadOf: 'instead of',
  recommendedFor: (people: readonly string[]) => `Best for ${people.join(', ')}`,
  from: (price: number, noGst: boolean) => `From ${rupees(price)}, ${gstIncluded(noGst)}`,
  contents: (count: number) => `What’s included (${count})`,
  contentsOf: (plan: string) => `in ${plan}`,
  start: 'Get Started',
  choose: (plan: string) => `Choose ${plan} Plan`,
  callback: 'Request a Callback',
  aboutPlan: (plan: string) => `about the ${plan} plan`,
  withPlan: (plan: string) => `with the ${plan} plan`,
} as const

/** The plan in the list of the plan dialog. */
export function listedPlan({ name, price }: Plan): string {
  return `${name} Plan ${rupees(price)}`
}

/** The plan that a service names: `Basic Plan`, with whatever price a form of its day had beside it. */
export function planOfService(service: string): Plan | undefined {
  const [, name] = /^(\w+) Plan(?: ₹[\d,]+)?$/.exec(service) ?? []
  return plans.find((plan) => plan.name === name)
}

/** The service of an enquiry as it is stored: a plan without its price, which may change. */
export function storedService(service: string): string {
  const plan = planOfService(service)
  return plan ? `${plan.name} Plan` : service
}

/** The service of an enquiry as people read it: `Basic plan, ₹1,999`. */
export function serviceWithPrice(service: string): string {
  const plan = planOfService(service)
  return plan ? `${planCard.plan(plan.name)}, ${rupees(plan.price)}` : service
}

export { rupees }
