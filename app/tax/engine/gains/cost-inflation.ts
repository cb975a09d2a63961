import { costInflationFacts } from '#content/facts/cost-inflation.ts'

type IndexId = keyof typeof costInflationFacts

export interface CostInflation {
  index: number
  /** the financial year whose index it is: '2001-02' for every year before it, too */
  year: string
  rule: IndexId
}

const FIRST_YEAR = 2001

/**
 * The cost inflation index of a financial year, such as '2012-13'; that of FY 2001-02 for earlier
 * years. Section 48 of the 1961 Act, section 72(8) of the 2025 Act.
 *
 * @throws RangeError for a year whose index is not notified yet
 */
export function costInflationOf(financialYear: string): CostInflation {
  const start = Math.max(Number(financialYear.slice(0, 4)), FIRST_YEAR)
  const rule = RULES.get(start)
  if (!rule) throw new RangeError(`no cost inflation index for FY ${financialYear}`)
  const year = `${start}-${String((start + 1) % 100).padStart(2, '0')}`
  return { index: Number(costInflationFacts[rule].value), year, rule }
}

/** The record of each year, by the calendar year in which it begins. */
const RULES = new Map(
  (Object.keys(costInflationFacts) as IndexId[]).map((id) => [
    Number(costInflationFacts[id].year.slice(3, 7)),
    id,
  ]),
)
