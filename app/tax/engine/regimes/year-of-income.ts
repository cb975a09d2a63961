import type { Incomes, Taxpayer } from '../income-tax/taxpayer.ts'

/** What the old regime deducts and the new one does not, as paid: limits are applied later. */
export interface Claims {
  /** exempt part of house rent allowance */
  hra: number
  professionalTax: number
  section80c: number
  npsOwn: number
  health: number
  healthParents: number
  parentsAreSenior: boolean
  /** what has no limit here: education loan interest, donations, disability */
  other: number
}

/** Everything that one individual earned and may deduct in a year, in whole rupees. */
export interface YearOfIncome
  extends Pick<Taxpayer, 'year' | 'age' | 'resident'>,
    Omit<Incomes, 'slab'> {
  /** gross, with the employer's contribution to the National Pension System */
  salary: number
  employerNps: number
  /** basic pay and dearness allowance, which limit that contribution */
  npsSalary: number
  worksForGovernment: boolean
  /** gross, of the family of an employee who died */
  familyPension: number
  business: number
  savingsInterest: number
  depositInterest: number
  /** any other income at slab rates */
  other: number
  letRent: number
  letMunicipal: number
  letInterest: number
  /** for a house of one's own */
  ownInterest: number
  claims: Claims
}
