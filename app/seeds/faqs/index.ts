import { abroad } from './abroad.ts'
import { documents } from './documents.ts'
import type { FaqSeed } from './faq-seed.ts'
import { freelancersAndBusiness } from './freelancers-and-business.ts'
import { fundsGiftsAndCrypto } from './funds-gifts-and-crypto.ts'
import { gettingStarted } from './getting-started.ts'
import { homeAndPension } from './home-and-pension.ts'
import { investmentsAndTrading } from './investments-and-trading.ts'
import { withLaw } from './law.ts'
import { noticesAndLateReturns } from './notices-and-late-returns.ts'
import { nriAndForeignIncome } from './nri-and-foreign-income.ts'
import { pricingAndSupport } from './pricing-and-support.ts'
import { salaryAndRent } from './salary-and-rent.ts'

/** In the order in which they are shown. */
export const faqSeeds: FaqSeed[] = [
  ...gettingStarted,
  ...documents,
  ...noticesAndLateReturns,
  ...salaryAndRent,
  ...homeAndPension,
  ...investmentsAndTrading,
  ...fundsGiftsAndCrypto,
  ...freelancersAndBusiness,
  ...nriAndForeignIncome,
  ...abroad,
  ...pricingAndSupport,
].map(withLaw)
