import { earlierYears } from './earlier-years.ts'
import type { DatedGuide } from './guide.ts'
import { refunds } from './refunds.ts'
import { rentalIncome } from './rental-income.ts'
import { seniorCitizens } from './senior-citizens.ts'
import { taxNotices } from './tax-notices.ts'

/** In the order of the menu. */
export const guides: DatedGuide[] = [
  taxNotices,
  earlierYears,
  refunds,
  seniorCitizens,
  rentalIncome,
]

export function guideBySlug(slug: string): DatedGuide | undefined {
  return guides.find((guide) => guide.slug === slug)
}
