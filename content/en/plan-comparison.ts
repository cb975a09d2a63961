import { paths } from '#app/paths.ts'
import type { Plan } from '../plans.ts'
import { allIncluded } from './price-includes.ts'
import type { DatedText } from './season/season.ts'

/** What each plan covers, row by row: yes, no, or in a word or two. */
interface ComparisonRow {
  label: DatedText
  plans: Record<Plan['id'], boolean | string>
}

export const inAll = { basic: true, professional: true, premium: true }
export const fromProfessional = { basic: false, professional: true, premium: true }
export const inPremium = { basic: false, professional: false, premium: true }

export const planComparison = {
  title: 'Compare the plans',
  caption: 'What each plan covers',
  feature: 'What’s covered',
  price: (noGst: boolean) => `Price, ${allIncluded(noGst)}`,
  included: 'Included',
  notIncluded: 'Not included',
  rows: [
    { label: 'Salary or pension, all employers', plans: inAll },
    {
      label: {
        group: 'plain',
        open: 'HRA, and old and new regime compared',
        belated: 'Late fee and interest calculated',
        closed: 'Late fee and interest calculated',
      },
      plans: inAll,
    },
    { label: ({ forms }) => `${forms.salary}, AIS and ${forms.credits} reconciled`, plans: inAll },
    {
      label: 'House property',
      plans: { basic: 'One', professional: 'Any number', premium: 'Any number, including abroad' },
    },
    { label: 'Capital gains: shares, funds, property, crypto', plans: fromProfessional },
    { label: 'Professional and freelance income', plans: fromProfessional },
    { label: 'F&O and intraday trading', plans: fromProfessional },
    { label: 'Advance tax estimate for this year', plans: fromProfessional },
    { label: 'Residential status and income abroad', plans: inPremium },
    { label: 'Foreign tax credit and treaty relief', plans: inPremium },
    { label: 'Schedule FA for assets abroad', plans: inPremium },
    {
      label: 'Usual return form',
      plans: { basic: 'ITR-1 or 2', professional: 'ITR-2, 3 or 4', premium: 'ITR-2 or 3' },
    },
  ] satisfies ComparisonRow[] as ComparisonRow[],
}

export const refundsAddress = paths.refunds

export const payment = {
  title: 'How and when you pay',
  steps: [
    {
      title: 'Free to enquire',
      text: 'The first consultation is free. This website never asks for card or bank details.',
    },
    {
      title: 'A price agreed upfront',
      text: 'Your CA confirms the price, and how to pay, in writing. You can cancel until the return is filed.',
      link: { href: refundsAddress, label: 'What you get back, and when' },
    },
  ],
}
