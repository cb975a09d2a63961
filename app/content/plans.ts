/** Every price of the site, in rupees. Change one here and it changes everywhere. */
export interface Plan {
  id: 'basic' | 'professional' | 'premium'
  /** its name on the home page, by what is filed */
  title: string
  /** its name on the pricing page */
  name: string
  price: number
  originalPrice: number
  description: string
  features: string[]
  recommendedFor: string[]
  isPopular: boolean
}

export const plans = [
  {
    id: 'basic',
    title: 'Salary & House Rent Filing',
    name: 'Basic',
    price: 1999,
    originalPrice: 2999,
    description: 'For a salary with house rent and interest, in the regime that suits you.',
    features: [
      'Salary from one or more employers',
      'House rent allowance worked out month by month',
      'Old and new regime compared before filing',
      'Form 16, AIS and Form 26AS reconciled',
      'Bank interest and one house property',
    ],
    recommendedFor: ['Salaried employees', 'Pensioners', 'First-time filers'],
    isPopular: false,
  },
  {
    id: 'professional',
    title: 'Professional Tax Filing',
    name: 'Professional',
    price: 3499,
    originalPrice: 4999,
    description: 'For practices, freelance work, capital gains and trading in one return.',
    features: [
      'Everything in the salary return',
      'Presumptive or regular income of a profession',
      'Capital gains on shares, funds and property',
      'F&O and intraday trading statements',
      'Advance tax worked out for the year ahead',
    ],
    recommendedFor: ['Doctors and lawyers', 'Freelancers and consultants', 'Investors and traders'],
    isPopular: true,
  },
  {
    id: 'premium',
    title: 'Foreign Income Filing',
    name: 'Premium',
    price: 8999,
    originalPrice: 12999,
    description: 'For NRIs and for residents who earn or own something abroad.',
    features: [
      'Residential status worked out day by day',
      'Treaty relief and foreign tax credit with Form 67',
      'Schedule FA for foreign shares and accounts',
      'Salary, gains and rent from two countries',
      'One accountant from first call to filing',
    ],
    recommendedFor: [
      'NRIs and returning Indians',
      'Holders of foreign shares',
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
  recommendedFor: (people: readonly string[]) => `For ${people.join(' · ')}`,
  start: 'Get Started',
  choose: (plan: string) => `Choose ${plan} Plan`,
  callback: 'Request a Callback',
  aboutPlan: (plan: string) => `about the ${plan} plan`,
} as const

/** ₹1,99,999: rupees with Indian grouping. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString('en-IN')}`
}
