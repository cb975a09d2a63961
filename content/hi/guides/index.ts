import type { DatedGuide, GuideWords } from '../../guides/guide.ts'
import { earlierYears } from './earlier-years.ts'
import { refunds } from './refunds.ts'
import { rentalIncome } from './rental-income.ts'
import { seniorCitizens } from './senior-citizens.ts'
import { taxNotices } from './tax-notices.ts'

export const guideTexts: Record<DatedGuide['slug'], GuideWords> = {
  'tax-notices': taxNotices,
  'earlier-years': earlierYears,
  refunds,
  'senior-citizens': seniorCitizens,
  'rental-income': rentalIncome,
}
