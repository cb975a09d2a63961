import type { Words } from '../../same-keys.ts'

/** What the working of exempt HRA says; its amounts come as English has them. */
export const hraWords = {
  /** of a period without a name of its own */
  period: (number: number, months: number) =>
    `Period ${number}, ${months} ${months === 1 ? 'month' : 'months'}`,
  /** a city of the list, or one that was typed */
  city: (name: string) => name,
  elsewhere: 'anywhere else',
  lines: {
    received: (period: string) => `${period}: HRA received`,
    rentLess: (period: string, less: string) => `${period}: rent less ${less} of salary`,
    share: (period: string, share: number, city: string) =>
      `${period}: ${share}% of salary, ${city}`,
    exempt: (period: string, least: string) => `${period}: exempt, as ${least} is the least`,
    limits: { hra: 'HRA', rent: 'rent less share of salary', salary: 'the share of salary' },
    total: 'HRA exempt in the year',
    newRegime: 'HRA exempt in the new regime',
  },
  notes: {
    inOldRegime: (exempt: string) => `In the old regime, ${exempt} would be exempt.`,
    beside: (city: string, other: string, metro: string) =>
      `${city} is outside the limits of the metro city next to it, so the share of salary is ${other}, not ${metro}.`,
    later: (city: string, metro: string, year: string) =>
      `${city} gets ${metro} of salary only from tax year ${year}.`,
    unlisted: (city: string, cities: string, other: string) =>
      `${city} isn’t in our list of metro cities (${cities}), so the share of salary is ${other}. Check the spelling.`,
    pan: (limit: string) =>
      `Your rent is above ${limit} a year, so your employer needs the landlord’s PAN in Form 12BB.`,
    pan2026: (limit: string) =>
      `Your rent is above ${limit} a year, so your employer needs the landlord’s PAN in Form 124, which also asks how you’re related.`,
    rentTds: (limit: string) =>
      `If your landlord lives in India, you deduct TDS from rent above ${limit} a month.`,
    withoutHra: (monthly: string, share: string, less: string) =>
      `If you got no HRA all year, the old regime allows a deduction under section 80GG: the least of ${monthly} a month, ${share} of adjusted total income, and rent less ${less} of that income.`,
    withoutHra2026: (monthly: string, share: string, less: string) =>
      `If you got no HRA all year, the old regime allows a deduction for rent: the least of ${monthly} a month, ${share} of adjusted total income, and rent less ${less} of that income.`,
  },
} as const
export type HraWords = Words<typeof hraWords>
