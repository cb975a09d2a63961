import type { Words } from '../../same-keys.ts'

/** What the working of a tenant’s TDS says; its amounts come as English has them. */
export const rentTdsWords = {
  lines: {
    highest: 'Highest monthly rent',
    year: 'Rent for the year',
    share: (rate: number) => `${rate}% of it`,
    most: 'At most the last month’s rent',
    once: 'Tax to deduct, once',
    monthly: 'Monthly rent',
    none: 'Tax to deduct',
    abroad: 'Landlord abroad',
    otherRules: 'other rules',
  },
  notes: {
    otherReading: (limit: string, tds: string) =>
      `Another reading counts only the months above ${limit}. The TDS is then ${tds}.`,
    below: (limit: string, monthly: string) =>
      `You deduct tax only if the monthly rent is above ${limit}. Yours is ${monthly}, so there’s nothing to deduct.`,
    abroad:
      'For a non-resident landlord, section 195 of the 1961 Act (section 393(2) of the 2025 Act) applies. You deduct tax from every payment, however small, and need a TAN. The rate depends on the landlord’s country and income.',
  },
} as const
export type RentTdsWords = Words<typeof rentTdsWords>
