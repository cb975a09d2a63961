import { ACT_2025 } from './sources.ts'

export interface TaxFact {
  label: string
  /** An ISO date for a date, words for a text, and a number for every other unit. */
  value: number | string
  unit: 'rupees' | 'percent' | 'months' | 'years' | 'days' | 'date' | 'text' | 'tonnes' | 'vehicles'
  year: string
  /**
   * 'Section 87A', without the name of the Act; rules and forms name theirs: 'Rule 2A, Income-tax
   * Rules 1962'. Wherever one Act's number is known, the other's stands beside it.
   */
  act1961?: string
  act2025?: string
  /** Finance Acts, circulars, other Acts; several are separated by semicolons. */
  otherLaw?: string
  /** The Act, rule, notification or other publication relied on. */
  source: string
  checkedOn: string
  /** 'next Budget', or the last day (ISO) for which the fact needs no new check. */
  validUntil: string
}

export const CHECKED = '2026-11-21'
/** The day on which the facts in `filing/` were checked. */
export const FILING_CHECKED = '2026-11-22'
/** The day on which rule 279 was read on the department's site. */
export const RULE_279_CHECKED = '2026-10-06'

export const NEXT_BUDGET = 'next Budget'
/** The day of the next Union Budget, by custom. */
export const BUDGET_DAY = '2027-02-01'
/** Facts of past years are checked again once a year. */
export const END_OF_YEAR = '2027-03-31'

export const FOUR_YEARS = 'FY 2023-24 to FY 2026-27'
/** The years that can still be put right, and this one. */
export const OPEN_YEARS = 'FY 2021-22 to FY 2026-27'
export const OPEN_UNDER_1961_ACT = 'FY 2021-22 to FY 2025-26'
export const UNDER_1961_ACT = 'FY 2023-24 to FY 2025-26'
export const UP_TO_JULY_2024 = 'FY 2023-24 to 22 July 2024'
export const FROM_JULY_2024 = 'from 23 July 2024'

/**
 * 'Section 87A, Income-tax Act 1961 (section 156, Income-tax Act 2025)'; a fact of FY 2026-27 has
 * the Act of 2025 first.
 */
export function lawOf(fact: TaxFact): string {
  const [first, second] = inBothActs(fact)
  const bothActs = second ? `${first} (${lowerProvision(second)})` : first
  return [bothActs, fact.otherLaw].filter(isNamed).join('; ')
}

/** The provision of the Act that governs the year of the fact; of both Acts if its years are under both. */
export function mainLawOf(fact: TaxFact): string {
  if (isUnderBothActs(fact)) return lawOf(fact)
  return inBothActs(fact)[0] ?? fact.otherLaw ?? ''
}

function inBothActs(fact: TaxFact): string[] {
  const acts = [inAct(fact.act1961, 1961), inAct(fact.act2025, 2025)]
  return (isUnder2025Act(fact) ? acts.reverse() : acts).filter(isNamed)
}

/** Each provision with the name of its law: 'Section 87A, Income-tax Act 1961'. */
export function provisionsOf({ act1961, act2025, otherLaw }: TaxFact): string[] {
  const others = otherLaw?.split('; ') ?? []
  return [inAct(act1961, 1961), inAct(act2025, 2025), ...others].filter(isNamed)
}

/** On a day (YYYY-MM-DD). */
export function isPastItsDate({ validUntil }: Pick<TaxFact, 'validUntil'>, today: string): boolean {
  return today > (validUntil === NEXT_BUDGET ? BUDGET_DAY : validUntil)
}

/** A rule of FY 2025-26 that the Income-tax Act 2025 repeats for FY 2026-27 with the same figure. */
/* @__NO_SIDE_EFFECTS__ */
export function carriedOver<const Fact extends TaxFact>({
  label,
  value,
  unit,
  act1961,
  act2025,
}: Fact): TaxFact & Pick<Fact, 'value' | 'unit'> {
  return {
    label,
    value,
    unit,
    year: 'FY 2026-27',
    act1961,
    act2025,
    source: ACT_2025,
    checkedOn: CHECKED,
    validUntil: NEXT_BUDGET,
  }
}

function inAct(provision: string | undefined, year: 1961 | 2025): string | undefined {
  const namesItsLaw = provision?.includes('Income-tax Rules')
  return namesItsLaw || !provision ? provision : `${provision}, Income-tax Act ${year}`
}

function isUnder2025Act({ year }: TaxFact): boolean {
  return /^(FY|tax year) 20(2[6-9]|[3-9])|^from 1 April 2026/.test(year)
}

function isUnderBothActs(fact: TaxFact): boolean {
  return /^from |^each year|to FY 2026-27/.test(fact.year) && !isUnder2025Act(fact)
}

function isNamed(law: string | undefined): law is string {
  return law !== undefined
}

/** A provision as it stands in mid-sentence: 'section 54F', 'second proviso', but 'Finance Act'. */
export function lowerProvision(text: string): string {
  return text.replace(/^(Section|Rule|Second|Provisos)\b/, (word) => word.toLowerCase())
}
