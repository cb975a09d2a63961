import { ACT_2025 } from './sources.ts'

export interface TaxFact {
  label: string
  /** A number for rupees, percent, months, years and days; an ISO date for a date. */
  value: number | string
  unit: 'rupees' | 'percent' | 'months' | 'years' | 'days' | 'date' | 'text'
  year: string
  section: string
  /** The Act, rule, notification or other publication relied on. */
  source: string
  checkedOn: string
}

export const CHECKED = '2026-11-21'
/** The day on which rule 279 was read on the department's site. */
export const RULE_279_CHECKED = '2026-10-06'
export const FOUR_YEARS = 'FY 2023-24 to FY 2026-27'
export const UNDER_1961_ACT = 'FY 2023-24 to FY 2025-26'
export const UP_TO_JULY_2024 = 'FY 2023-24 to 22 July 2024'
export const FROM_JULY_2024 = 'from 23 July 2024'

/** A rule of FY 2025-26 that the Income-tax Act 2025 repeats for FY 2026-27 with the same figure. */
export function carriedOver<const Fact extends TaxFact>(
  { label, value, unit }: Fact,
  section: string,
): TaxFact & Pick<Fact, 'value' | 'unit'> {
  return {
    label,
    value,
    unit,
    year: 'FY 2026-27',
    section: `${section}, Income-tax Act 2025`,
    source: ACT_2025,
    checkedOn: CHECKED,
  }
}
