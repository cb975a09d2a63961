import { additionalServices } from '../en/pricing.ts'
import type { ToolId } from '../en/tools/menu.ts'
import { type Plan, plans } from '../plans.ts'
import { type ServiceMenuItem, serviceMenu } from './menu.ts'

/** The copy of the box that leads a reader to the tool, the service and the call that fit. */
export const nextStepBox = {
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
      'Business Tax Audit': 'The audit of your accounts, with its report.',
    },
    link: 'See all prices',
  },
  tool: (name: string) => `Use our tool: ${name}`,
  book: 'Book a free call',
} as const

type OneTime = keyof typeof nextStepBox.oneTime.text
type Help = ServiceMenuItem['slug'] | OneTime | 'any plan'

interface NextStep {
  tool: ToolId
  help: Help
}

const PLANS: Help = 'any plan'
const SALARY: Help = 'salary-house-rent-filing'
const PROFESSIONALS: Help = 'professionals-filing'
const GAINS: Help = 'capital-gains-filing'
const TRADERS: Help = 'traders-filing'
const ABROAD: Help = 'foreign-income-filing'

/** What fits each post and question of ours, by slug. */
export const nextSteps: Record<string, NextStep> = {
  // Posts
  'rebate-87a-salary-and-share-gains': { tool: 'shares-and-funds', help: GAINS },
  'gold-etf-overseas-and-debt-funds': { tool: 'shares-and-funds', help: GAINS },
  'rsu-and-espp-from-vest-to-schedule-fa': { tool: 'return-form-and-documents', help: ABROAD },
  'itr-u-updated-return-with-an-example': {
    tool: 'what-can-i-still-do',
    help: 'Prior Year Filing',
  },
  '10-tax-planning-strategies-for-salaried-individuals': {
    tool: 'old-or-new-regime',
    help: SALARY,
  },
  'belated-revised-and-updated-returns-ay-2026-27': { tool: 'what-can-i-still-do', help: PLANS },
  'crypto-tax-in-india': { tool: 'shares-and-funds', help: GAINS },
  'selling-a-house-indexed-or-not': { tool: 'selling-a-house', help: GAINS },
  'complete-guide-to-capital-gains-taxation-in-india': { tool: 'shares-and-funds', help: GAINS },
  'schedule-fa-and-form-67': { tool: 'return-form-and-documents', help: ABROAD },
  'f-and-o-turnover-and-tax-audit': { tool: 'f-and-o-turnover-and-audit', help: TRADERS },
  'section-44ada-for-professionals': { tool: 'presumptive-or-books', help: PROFESSIONALS },
  'hra-worked-out-month-by-month': { tool: 'hra-and-rent-tds', help: SALARY },
  'advance-tax-dates-shares-and-interest': { tool: 'advance-tax', help: PROFESSIONALS },
  'finance-act-2026-what-changes-for-individuals': { tool: 'old-or-new-regime', help: PLANS },
  'ais-and-form-26as-mismatches': { tool: 'return-form-and-documents', help: PLANS },
  'income-tax-act-2025-and-the-tax-year': { tool: 'old-section-new-section', help: PLANS },
  'new-income-tax-rules-you-should-know-for-fy-2023-24': {
    tool: 'what-can-i-still-do',
    help: 'Prior Year Filing',
  },
  'old-or-new-tax-regime-fy-2025-26': { tool: 'old-or-new-regime', help: SALARY },
  'nri-rnor-or-resident-by-counting-days': { tool: 'resident-rnor-or-nri', help: ABROAD },

  // Questions: getting started
  'do-i-have-to-file-a-return': { tool: 'return-form-and-documents', help: PLANS },
  'how-does-filing-with-you-work': { tool: 'return-form-and-documents', help: PLANS },
  'how-long-does-it-take': { tool: 'return-form-and-documents', help: PLANS },
  'which-itr-form-is-mine': { tool: 'return-form-and-documents', help: PLANS },
  'can-you-file-returns-of-earlier-years': {
    tool: 'what-can-i-still-do',
    help: 'Prior Year Filing',
  },
  'do-you-need-my-portal-password': { tool: 'return-form-and-documents', help: PLANS },
  'pan-not-linked-with-aadhaar': { tool: 'refund-and-interest', help: PLANS },
  'return-of-someone-who-has-died': { tool: 'return-form-and-documents', help: PLANS },

  // Documents and deadlines
  'which-documents-do-you-need': { tool: 'return-form-and-documents', help: PLANS },
  'due-dates-for-ay-2026-27': { tool: 'due-dates', help: PLANS },
  'what-if-i-missed-the-due-date': { tool: 'what-can-i-still-do', help: PLANS },
  'ais-or-form-26as-does-not-match': { tool: 'return-form-and-documents', help: PLANS },
  'how-do-i-correct-a-filed-return': { tool: 'what-can-i-still-do', help: PLANS },
  'why-do-i-have-to-verify-the-return': { tool: 'what-can-i-still-do', help: PLANS },
  'refund-not-received': { tool: 'refund-and-interest', help: PLANS },
  'which-tax-notice-is-this': { tool: 'i-got-a-notice', help: 'Tax Notice Assistance' },
  'updated-return-cost': { tool: 'what-can-i-still-do', help: 'Prior Year Filing' },
  'assessment-year-or-tax-year': { tool: 'old-section-new-section', help: PLANS },
  'missed-form-10-iea': { tool: 'old-or-new-regime', help: PROFESSIONALS },

  // Salary and house rent
  'old-or-new-regime-for-a-salary': { tool: 'old-or-new-regime', help: SALARY },
  'employer-used-the-wrong-regime': { tool: 'old-or-new-regime', help: SALARY },
  'how-much-hra-is-exempt': { tool: 'hra-and-rent-tds', help: SALARY },
  'landlord-pan-and-rent-to-parents': { tool: 'hra-and-rent-tds', help: SALARY },
  'tds-on-house-rent': { tool: 'tds-on-rent-and-house', help: SALARY },
  'two-form-16s-in-one-year': { tool: 'old-or-new-regime', help: SALARY },
  'salary-arrears-and-form-10e': { tool: 'old-or-new-regime', help: SALARY },
  'how-is-house-rent-taxed': { tool: 'old-or-new-regime', help: SALARY },
  'two-houses-which-form': { tool: 'return-form-and-documents', help: SALARY },
  'home-loan-in-the-new-regime': { tool: 'old-or-new-regime', help: SALARY },
  'epf-withdrawal-gratuity-notice-pay': { tool: 'old-or-new-regime', help: SALARY },
  'senior-citizen-return-and-tds': { tool: 'old-or-new-regime', help: SALARY },

  // Investments and trading
  'tax-on-shares-and-equity-funds': { tool: 'shares-and-funds', help: GAINS },
  'shares-sold-and-the-rebate': { tool: 'shares-and-funds', help: GAINS },
  'tax-on-the-sale-of-a-house': { tool: 'selling-a-house', help: GAINS },
  'how-is-crypto-taxed': { tool: 'shares-and-funds', help: GAINS },
  'how-are-losses-carried-forward': { tool: 'shares-and-funds', help: GAINS },
  'crypto-on-foreign-exchange-or-gift': { tool: 'shares-and-funds', help: GAINS },
  'buyback-gold-bonds-and-dividends': { tool: 'shares-and-funds', help: GAINS },
  'gifts-from-and-to-relatives': { tool: 'return-form-and-documents', help: PLANS },

  // Freelancers and business
  'freelancer-44ada-or-44ad': { tool: 'presumptive-or-books', help: PROFESSIONALS },
  'freelancer-foreign-clients-and-gst': { tool: 'presumptive-or-books', help: PROFESSIONALS },
  'client-deducted-tds-194j': { tool: 'presumptive-or-books', help: PROFESSIONALS },
  'f-and-o-turnover-and-audit': { tool: 'f-and-o-turnover-and-audit', help: TRADERS },
  'f-and-o-loss-in-the-new-regime': { tool: 'f-and-o-turnover-and-audit', help: TRADERS },
  'do-i-have-to-pay-advance-tax': { tool: 'advance-tax', help: PROFESSIONALS },

  // NRI and foreign income
  'am-i-an-nri-for-income-tax': { tool: 'resident-rnor-or-nri', help: ABROAD },
  'which-income-does-an-nri-pay-tax-on': { tool: 'resident-rnor-or-nri', help: ABROAD },
  'what-does-rnor-mean': { tool: 'resident-rnor-or-nri', help: ABROAD },
  'who-fills-in-schedule-fa': { tool: 'return-form-and-documents', help: ABROAD },
  'credit-for-tax-paid-abroad': { tool: 'return-form-and-documents', help: ABROAD },
  'nri-selling-property-in-india': { tool: 'selling-a-house', help: ABROAD },
  'rsu-espp-vest-sale-schedule-fa': { tool: 'return-form-and-documents', help: ABROAD },
  'buying-a-house-from-an-nri': { tool: 'tds-on-rent-and-house', help: PLANS },
  'tcs-on-foreign-tour-and-remittance': { tool: 'return-form-and-documents', help: PLANS },
  'foreign-asset-disclosure-scheme-2026': { tool: 'return-form-and-documents', help: ABROAD },

  // Pricing and support
  'is-the-price-all-i-pay': { tool: 'return-form-and-documents', help: PLANS },
  'what-does-an-upgrade-cost': { tool: 'return-form-and-documents', help: PLANS },
  'how-soon-do-you-answer': { tool: 'return-form-and-documents', help: PLANS },
  'can-my-return-be-filed-urgently': { tool: 'return-form-and-documents', help: PLANS },
  'how-long-are-my-records-kept': { tool: 'return-form-and-documents', help: PLANS },
  'can-i-cancel': { tool: 'return-form-and-documents', help: PLANS },
  'where-is-my-enquiry': { tool: 'return-form-and-documents', help: PLANS },
  'will-you-help-if-a-notice-comes': { tool: 'i-got-a-notice', help: 'Tax Notice Assistance' },
}

/** What fits the texts that staff write, by the slug of their category. */
const NEXT_STEP_OF_CATEGORY: Record<string, NextStep> = {
  'salary-and-rent': { tool: 'old-or-new-regime', help: SALARY },
  'investments-and-trading': { tool: 'shares-and-funds', help: GAINS },
  'freelancers-and-business': { tool: 'presumptive-or-books', help: PROFESSIONALS },
  'nri-and-foreign-income': { tool: 'resident-rnor-or-nri', help: ABROAD },
  'tax-planning': { tool: 'old-or-new-regime', help: SALARY },
  'capital-gains': { tool: 'shares-and-funds', help: GAINS },
  'business-and-profession': { tool: 'presumptive-or-books', help: PROFESSIONALS },
}

const ANY: NextStep = { tool: 'return-form-and-documents', help: PLANS }

/** The tool, the service and its price that fit a text, or else its category. */
export function nextStepOf(
  slug: string,
  category: string | undefined,
): {
  tool: ToolId
  service?: ServiceMenuItem | undefined
  oneTime?: OneTime
  price: number
} {
  const { tool, help } = own(nextSteps, slug) ?? own(NEXT_STEP_OF_CATEGORY, category) ?? ANY
  const oneTime = additionalServices.find(({ name }) => name === help)
  if (oneTime) return { tool, oneTime: oneTime.name as OneTime, price: oneTime.price }
  const service = serviceMenu.find((item) => item.slug === help)
  return { tool, service, price: priceOf(service?.planId) }
}

const own = (steps: Record<string, NextStep>, key = '') =>
  Object.hasOwn(steps, key) ? steps[key] : undefined

/** The price of a plan, or of the least. */
function priceOf(plan: Plan['id'] | undefined): number {
  return Math.min(...plans.filter(({ id }) => !plan || id === plan).map(({ price }) => price))
}
