import { documents } from './documents.ts'
import type { FaqSeed } from './faq-seed.ts'
import { gettingStarted } from './getting-started.ts'
import { investmentsAndTrading } from './investments-and-trading.ts'
import { nriAndForeignIncome } from './nri-and-foreign-income.ts'
import { pricingAndSupport } from './pricing-and-support.ts'
import { salaryAndRent } from './salary-and-rent.ts'

/** In the order in which they are shown. */
export const faqSeeds: FaqSeed[] = [
  ...gettingStarted,
  ...documents,
  ...salaryAndRent,
  ...investmentsAndTrading,
  ...nriAndForeignIncome,
  ...pricingAndSupport,
]
