import type { Words } from '../../same-keys.ts'
import { times } from '../times.ts'

/** What the steps of a late return and of its interest say, around amounts in rupees and days in words. */
export const lateReturnSteps = {
  times,
  ways: {
    due: 'Due date of the return',
    belated: 'Last day for a belated return',
    revised: 'Last day for a revised return',
    condonation: 'Last day to apply for condonation',
    opens: 'Updated returns open on',
    updated: 'Last day for an updated return',
  },
  fee: {
    once: 'Late fee: you’ve filed a return before',
    onTime: 'Late fee, filed on time',
    exempt: (exemption: string) =>
      `Late fee, total income within the basic exemption of ${exemption}`,
    full: (limit: string) => `Late fee, total income above ${limit}`,
    small: (limit: string) => `Late fee, total income up to ${limit}`,
  },
  noInterest: 'no interest',
  noAdvanceTax: {
    label: (tax: string, from: string) => `Tax after TDS of ${tax} is below ${from}`,
    amount: 'no advance tax, no interest',
  },
  late: {
    onTime: 'Filed on time',
    firstOnTime: 'Your first return was on time',
    base: 'Unpaid tax, rounded down to ₹100',
    months: 'From the day after the due date to filing',
    interest: 'Interest for filing late',
  },
  advance: {
    seniors: 'Resident aged 60 or older, no business: no advance tax was due',
    enough: (share: number) => `${share}% of the tax, due by 31 March`,
    paid: 'Paid by 31 March',
    paidEnough: 'You paid enough',
    base: 'Shortfall on 31 March, rounded down to ₹100',
    months: 'From 1 April',
    interest: 'Interest for too little advance tax',
  },
  instalments: {
    entered: 'Interest for late instalments, as you entered it',
    due: (date: string, share: number, tax: string) => `Due by ${date}: ${share}% of ${tax}`,
    paid: (date: string) => `Paid by ${date}`,
    noShortfall: 'No shortfall',
    enough: (share: number) => `You paid at least ${share}%`,
    base: (date: string) => `Shortfall on ${date}, rounded down to ₹100`,
    months: (rate: number, months: number) =>
      `${rate}% a month for ${months === 1 ? 'one month' : `${months} months`}`,
    interest: 'Interest for late instalments',
  },
  updated: {
    rate: 'Rate on that date',
    extra: 'Extra, in reply to a notice under section 148',
    base: 'Tax and interest',
    additional: (percent: number) => `Additional tax: ${percent}% of that`,
    over: (day: string) => `After ${day}, you can’t file an updated return for this year.`,
    rises: (day: string, percent: number) => `From ${day}, the rate is ${percent}%.`,
    risesTo: (day: string, percent: number, more: string) =>
      `From ${day}, the rate is ${percent}%, ${more} on the same tax and interest.`,
  },
  total: {
    tax: 'Tax still to pay',
    interest: 'Total interest',
    additional: 'Additional tax',
    fee: 'Late fee',
    total: 'Total to pay, rounded to ₹10',
  },
}
export type LateReturnSteps = Words<typeof lateReturnSteps>
