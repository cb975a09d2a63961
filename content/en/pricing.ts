import { listedPlan, NOTICE_SERVICE, planCard, planPrices, plans, servicePrices } from '../plans.ts'
import { allIncluded, noExtraCharges } from './price-includes.ts'
import type { DatedText } from './season/season.ts'

/** The copy of the pricing page; the prices of plans are in plans.ts. */
export const pricing = {
  breadcrumb: 'Pricing',
  offer: (plan: { name: string; title: string }) => `${plan.name} Plan: ${plan.title}`,
  title: 'Transparent Pricing Plans',
  text: (noGst: boolean) =>
    `One price for the whole return, ${allIncluded(noGst)}, agreed before we start.`,
  plans: 'Plans',
  unsure: (noGst: boolean) =>
    `Not sure which plan? ${planCard.from(Math.min(...Object.values(planPrices)), noGst)}.`,
  additional: {
    title: 'Additional Services',
    oneTime: 'one-time',
    start: 'Get Started',
    with: (service: string) => `with ${service}`,
  },
  faqs: 'Pricing questions',
  closing: {
    title: 'Ready to Get Started?',
    chat: 'Get a free consultation',
  },
  contact: {
    title: 'Contact Us',
    text: (promise: string) => `Tell us what you need. ${promise}`,
  },
} as const

interface AdditionalService {
  name: keyof typeof servicePrices
  price: number
  description: DatedText
}

export const additionalServices: AdditionalService[] = [
  {
    name: NOTICE_SERVICE,
    price: servicePrices[NOTICE_SERVICE],
    description: 'We explain the notice and prepare your full reply.',
  },
  {
    name: 'Prior Year Filing',
    price: servicePrices['Prior Year Filing'],
    description: {
      group: 'plain',
      open: ({ before }) => `For ${before} or an earlier year still open.`,
      belated: ({ before, income }) =>
        `For ${before} or an earlier year still open. A belated return for ${income} costs the price of its plan.`,
      closed: ({ before }) => `For ${before} or an earlier year still open.`,
    },
  },
  {
    name: 'Business Tax Audit',
    price: servicePrices['Business Tax Audit'],
    description: 'Audit of your business or trading accounts, with the report.',
  },
]

export const pricingFaqs = (noGst: boolean) => [
  {
    question: 'Are there any extra charges?',
    answer: noExtraCharges(noGst),
  },
  {
    question: 'Can I move to a bigger plan later?',
    answer:
      'Yes, until the return is filed. You pay only the price difference, and we ask you first.',
  },
  {
    question: 'How long does it take? Can you do it faster?',
    answer:
      'Most returns are prepared within 3-5 business days of receiving your documents. Allow more time in July and August. Is it urgent? We’ll say at once whether we can take it on priority.',
  },
]

/** The services to choose from in the plan dialog, named and priced as in the practice's own list. */
export const SERVICE_INTERESTS = [
  ...plans.map(listedPlan),
  'Salary & House Rent Filing',
  'Capital Gains Filing',
  'Foreign Income Filing',
  'Traders Filing',
  'Professionals Filing',
  'GST Registration',
  'Business Registration',
  'Tax Planning',
  'Other',
]
