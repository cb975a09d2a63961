import { NOTICE_SERVICE, type Plan, planPrices, plans, rupees, servicePrices } from '../../plans.ts'
import { gstIncluded } from '../price-includes.ts'
import type { ToolId } from './menu.ts'

/** What ends a tool’s answer: the price of what fits it, and the ways to an accountant. */
export const closingWords = {
  price: (price: number, noGst: boolean) => `${rupees(price)}, ${gstIncluded(noGst)}`,
  send: 'Send this calculation to a CA',
  sendId: 'send',
  callBack: 'Call me back',
  book: 'Book a call',
} as const

/** A service that fits an answer by what it says or by a field of the form, or always if neither is named. */
export interface FittingService<Service = string> {
  service: Service
  /** a pattern in the headline or the figures */
  said?: string
  /** patterns of fields, of which one is enough */
  filled?: Record<string, string>
}

type Fitting = FittingService<Plan['id'] | 'prior-year' | 'notice'>

const SOMETHING = '.'
const notice: Fitting = { service: 'notice' }
const professional: Fitting = { service: 'professional' }
const ifAbroad: Fitting = { service: 'premium', filled: { abroad: 'on', seller: 'nri' } }
const usual: Fitting = { service: 'basic' }
const businessOrGains = Object.fromEntries(
  ['business', 'st', 'lt', 'ltother', 'crypto', 'stbefore', 'ltbefore', 'ltindexed'].map((name) => [
    name,
    SOMETHING,
  ]),
)

const fittingServices: Partial<Record<ToolId, Fitting[]>> = {
  'what-can-i-still-do': [
    { service: 'prior-year', said: 'Updated return|ITR-U|[Cc]ondonation' },
    usual,
  ],
  'old-or-new-regime': [
    { service: 'premium', filled: { residence: '^nr' } },
    { service: 'professional', filled: businessOrGains },
    usual,
  ],
  'i-got-a-notice': [notice],
  'refund-and-interest': [notice],
  'advance-tax': [
    { service: 'professional', filled: { who: 'presumptive', 'gains.0.amount': SOMETHING } },
    usual,
  ],
  'due-dates': [
    { service: 'premium', filled: { foreign: 'on' } },
    { service: 'professional', filled: { who: 'presumptive|business|audited' } },
    usual,
  ],
  'resident-rnor-or-nri': [{ service: 'premium', said: 'RNOR|NR|depends' }, usual],
  'return-form-and-documents': [
    { service: 'premium', said: `, ${rupees(planPrices.premium)}` },
    { service: 'professional', said: `, ${rupees(planPrices.professional)}` },
    usual,
  ],
  'shares-and-funds': [ifAbroad, professional],
  'selling-a-house': [ifAbroad, professional],
  'presumptive-or-books': [professional],
  'f-and-o-turnover-and-audit': [professional],
}

/** In the order in which they are tried; the last one always fits. */
export function servicesFor(tool: ToolId): readonly Fitting[] {
  return fittingServices[tool] ?? [usual]
}

const EARLIER_YEAR = 'Prior Year Filing'

/** Its price, and its plan with which the plan dialog opens, or else its name and the topic with which the contact form does. */
export function offerOf(
  service: Fitting['service'],
): { price: number } & (
  | { plan: Plan['id']; service?: never; topic?: never }
  | { plan?: never; service: keyof typeof servicePrices; topic: string }
) {
  const plan = plans.find(({ id }) => id === service)
  if (plan) return { price: planPrices[plan.id], plan: plan.id }
  return service === 'notice'
    ? { service: NOTICE_SERVICE, price: servicePrices[NOTICE_SERVICE], topic: 'notice' }
    : { service: EARLIER_YEAR, price: servicePrices[EARLIER_YEAR], topic: 'earlier-year' }
}
