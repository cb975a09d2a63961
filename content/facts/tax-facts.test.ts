import { describe, expect, test } from 'vitest'
import { isRealDay } from '#app/ui/time/dates.ts'
import { rupees } from './format.ts'
import { BUDGET_DAY, isPastItsDate } from './tax-fact.ts'
import {
  fact,
  factWithYear,
  lawOf,
  mainLawOf,
  newRegimeSlabs,
  oldRegimeSlabs,
  provisionsOf,
  type Slab,
  slabRows,
  type TaxFact,
  type TaxFactId,
  taxFacts,
  yearOf,
} from './tax-facts.ts'

const records = Object.entries(taxFacts) as [TaxFactId, TaxFact][]

/** Words of a sentence or of a relative clause. */
const CLAUSE =
  /\b(?:that|which|who|whose|whatever|what|when|where|may|can|can’t|is|are|was|were|has|have|applies|counts)\b/i
/** An ending that waits for the value. */
const CUT_OFF = /\b(?:by|for|from|to|of|over|than|at most|at least|within|above|up to|and)$/

test('every tax fact says its year, its law, its source and when it was checked', () => {
  for (const [id, record] of records) {
    const { label, year, source, checkedOn } = record
    expect([label, year, source, lawOf(record), ...provisionsOf(record)], id).not.toContain('')
    expect(isRealDay(checkedOn), id).toBe(true)
  }
})

test('every tax fact has a label that is a short noun phrase and ends complete', () => {
  for (const [id, { label }] of records) {
    expect(label.split(/\s+/).length, `${id}: ${label}`).toBeLessThanOrEqual(9)
    expect(label, id).toMatch(/^[A-Z0-9][^.;]*[^.;:,\s]$/)
    expect(label, id).not.toMatch(CLAUSE)
    expect(label, id).not.toMatch(CUT_OFF)
  }
})

test('every tax fact can be told from every other by its label and its year', () => {
  const names = records.map(([, { label, year }]) => `${label}, ${year}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every tax fact has no figure in its label but its own or another of the register', () => {
  const figures = new Set(records.map(([id]) => fact(id)))
  for (const [id, { label }] of records) {
    const named = label.match(/₹[\d,.]+(?: (?:lakh|crore))?|[\d.]+%/g) ?? []
    expect(
      named.filter((figure) => !figures.has(figure)),
      `${id}: ${label}`,
    ).toEqual([])
  }
})

test('every tax fact names the Act only where a reader sees it', () => {
  for (const [id, { act1961 = '', act2025 = '' }] of records) {
    expect(act1961, id).toMatch(/^$|^[^;]*(?<!Act 1961|Rules 2026)$/)
    expect(act2025, id).toMatch(/^$|^[^;]*(?<!Act 2025|Rules 1962)$/)
  }
})

test('every tax fact holds until a day or until the next Budget, and is not past it', () => {
  for (const [id, record] of records) {
    expect(record.validUntil === 'next Budget' || isRealDay(record.validUntil), id).toBe(true)
    expect(isPastItsDate(record, '2026-11-21'), id).toBe(false)
  }
})

test('every tax fact has a value that fits its unit', () => {
  for (const [id, { unit, value }] of records) {
    if (unit === 'date') expect(isRealDay(String(value)), id).toBe(true)
    else if (unit === 'text') expect(value, id).toMatch(/\S/)
    else expect(value, id).toBeGreaterThan(0)
  }
})

test('every tax fact is shown whole, with one pair of brackets around its year', () => {
  for (const [id] of records) {
    expect(factWithYear(id), id).toMatch(/^[^()\s][^()]* \([^()]+\)$/)
    expect(factWithYear(id), id).not.toMatch(/undefined|NaN|Invalid/)
  }
})

test('a rule that FY 2026-27 repeats keeps its figure and stands on a section of the Act of 2025', () => {
  expect(factWithYear('healthPremium2026')).toBe('₹25,000 (FY 2026-27)')
  expect(lawOf(taxFacts.healthPremium2026)).toBe(
    'Section 126, Income-tax Act 2025 (section 80D, Income-tax Act 1961)',
  )
  expect(taxFacts.presumptiveTurnover2026.value).toBe(taxFacts.presumptiveTurnover.value)
})

test('the law of a fact is that of both Acts beside a figure of years under both, else that of its year', () => {
  expect(mainLawOf(taxFacts.landlordPanRent)).toBe(
    'Rule 26C, Income-tax Rules 1962 (Form 124, Income-tax Rules 2026)',
  )
  expect(mainLawOf(taxFacts.professionReceiptsDigital)).toBe(
    'Section 44ADA, Income-tax Act 1961 (section 58(2), Income-tax Act 2025)',
  )
  expect(mainLawOf(taxFacts.professionReceipts)).toBe('Section 44ADA, Income-tax Act 1961')
  expect(mainLawOf(taxFacts.rebateIncomeNew2026)).toBe('Section 156, Income-tax Act 2025')
})

test('the law of a fact names the section of both Acts, that of the year first', () => {
  expect(lawOf(taxFacts.rebateIncomeNew)).toBe(
    'Section 87A, Income-tax Act 1961 (section 156, Income-tax Act 2025)',
  )
  expect(lawOf(taxFacts.rebateIncomeNew2026)).toBe(
    'Section 156, Income-tax Act 2025 (section 87A, Income-tax Act 1961)',
  )
  expect(lawOf(taxFacts.hraNewMetroCities)).toBe(
    'Rule 279, Income-tax Rules 2026 (rule 2A, Income-tax Rules 1962)',
  )
  expect(lawOf(taxFacts.tourTcs2026)).toBe(
    'Section 394, Income-tax Act 2025 (section 206C(1G), Income-tax Act 1961)',
  )
  expect(lawOf(taxFacts.epfService)).toBe(
    'Fourth Schedule, Part A, rule 8, Income-tax Act 1961 (Schedule XI, Part A, paragraph 8, Income-tax Act 2025)',
  )
})

test('the law of a fact names one Act where the other has no counterpart, and other laws after both', () => {
  expect(lawOf(taxFacts.newActFrom)).toBe('Section 1, Income-tax Act 2025')
  expect(lawOf(taxFacts.itr1Income)).toBe('Rule 12, Income-tax Rules 1962')
  expect(lawOf(taxFacts.gstServices)).toBe('Section 22, CGST Act 2017')
  expect(lawOf(taxFacts.tdsDuty)).toBe(
    'Section 139(1), Income-tax Act 1961 (section 263(1), Income-tax Act 2025); rule 12AB, Income-tax Rules 1962',
  )
  expect(lawOf(taxFacts.topRate)).toBe(
    'Section 115BAC(1A), Income-tax Act 1961 (section 202(1), Income-tax Act 2025); Finance Act of the year',
  )
  expect(provisionsOf(taxFacts.topRate)).toEqual([
    'Section 115BAC(1A), Income-tax Act 1961',
    'Section 202(1), Income-tax Act 2025',
    'Finance Act of the year',
  ])
})

test('a fact is past its date on the day after its last day', () => {
  expect(isPastItsDate(taxFacts.belatedDateAy2026, '2026-12-31')).toBe(false)
  expect(isPastItsDate(taxFacts.belatedDateAy2026, '2027-01-01')).toBe(true)
  expect(isPastItsDate(taxFacts.rebateIncomeNew, '2027-04-01')).toBe(true)
})

test('a fact is past its date after the Budget, where it is the law of today', () => {
  expect(isPastItsDate(taxFacts.rebateIncomeNew2026, BUDGET_DAY)).toBe(false)
  expect(isPastItsDate(taxFacts.rebateIncomeNew2026, '2027-02-02')).toBe(true)
})

test('a reader sees a tax fact in a table as rupees with Indian grouping and no paise', () => {
  expect(fact('ltcgEquityExemption2023', 'table')).toBe('₹1,00,000')
  expect(fact('auditTurnoverDigital', 'table')).toBe('₹10,00,00,000')
  expect(fact('lateFeeSmall')).toBe('₹1,000')
})

test('a reader sees a tax fact as percent, months, years and days', () => {
  expect(fact('ltcgEquityRate')).toBe('12.5%')
  expect(fact('sttFutures2026')).toBe('0.05%')
  expect(fact('holdingProperty')).toBe('24 months')
  expect(fact('capitalLossCarryForward')).toBe('8 years')
  expect(fact('newHouseBefore')).toBe('1 year')
  expect(fact('residentDays')).toBe('182 days')
  expect(fact('refundInterest')).toBe('0.5%')
  expect(fact('reopenLimit')).toBe('3 years and 3 months')
})

test('a reader sees a tax fact as a date in words', () => {
  expect(fact('dueDateAy2026')).toBe('31 July 2026')
  expect(fact('grandfatheringDate')).toBe('31 January 2018')
})

test('a reader sees a tax fact with its year', () => {
  expect(factWithYear('ltcgEquityExemption2023')).toBe('₹1 lakh (FY 2023-24)')
  expect(factWithYear('belatedDateAy2026')).toBe('31 December 2026 (FY 2025-26)')
  expect(yearOf('ltcgEquityRate')).toBe('from 23 July 2024')
})

test('a reader sees a tax fact in lakh and crore from one lakh up, with at most two decimals', () => {
  expect(fact('landlordPanRent')).toBe('₹1 lakh')
  expect(fact('ltcgEquityExemption')).toBe('₹1.25 lakh')
  expect(fact('taxFreeSalaryNew')).toBe('₹12.75 lakh')
  expect(fact('professionReceiptsDigital')).toBe('₹75 lakh')
  expect(fact('currentDeposits')).toBe('₹1 crore')
  expect(fact('auditTurnoverDigital')).toBe('₹10 crore')
  expect(fact('standardDeductionOld')).toBe('₹50,000')
  expect(fact('marginalReliefEnd')).toBe('₹12,70,588')
  expect(rupees(99999)).toBe('₹99,999')
  expect(rupees(1234567)).toBe('₹12,34,567')
  expect(rupees(12345000)).toBe('₹1,23,45,000')
})

describe('the slabs', () => {
  const tables: [string, readonly Slab[]][] = [
    ...Object.entries(newRegimeSlabs),
    ...Object.entries(oldRegimeSlabs).flatMap(([year, ages]) =>
      Object.entries(ages).map(([age, slabs]): [string, readonly Slab[]] => [
        `${year} ${age}`,
        slabs,
      ]),
    ),
  ]

  test.each(tables)(
    'the slabs of %s rise from nothing to the highest rate without a gap',
    (_, slabs) => {
      const limits = slabs.map(({ upTo }) => upTo ?? Number.POSITIVE_INFINITY)
      expect(limits).toEqual([...new Set(limits)].sort((a, b) => a - b))
      expect(limits.at(-1)).toBe(Number.POSITIVE_INFINITY)
      expect(slabs[0]?.rate).toBe(0)
      expect(slabs.at(-1)?.rate).toBe(taxFacts.topRate.value)
    },
  )

  test('agree with the facts in sentences', () => {
    expect(newRegimeSlabs['FY 2023-24'][0].upTo).toBe(taxFacts.basicExemptionNew2023.value)
    expect(newRegimeSlabs['FY 2024-25'][0].upTo).toBe(taxFacts.basicExemptionNew2024.value)
    expect(newRegimeSlabs['FY 2025-26'][0].upTo).toBe(taxFacts.basicExemptionNew.value)
    expect(newRegimeSlabs['FY 2026-27'][0].upTo).toBe(taxFacts.basicExemptionNew2026.value)
    expect(oldRegimeSlabs['FY 2025-26'].below60[0].upTo).toBe(taxFacts.basicExemptionOld.value)
    expect(taxOn(taxFacts.rebateIncomeNew.value, newRegimeSlabs['FY 2025-26'])).toBe(
      taxFacts.rebateMostNew.value,
    )
    expect(taxOn(taxFacts.rebateIncomeNew2024.value, newRegimeSlabs['FY 2024-25'])).toBeLessThan(
      taxFacts.rebateMostNew2024.value,
    )
    expect(taxOn(taxFacts.rebateIncomeNew2023.value, newRegimeSlabs['FY 2023-24'])).toBe(
      taxFacts.rebateMostNew2023.value,
    )
    expect(taxOn(taxFacts.rebateIncomeOld.value, oldRegimeSlabs['FY 2025-26'].below60)).toBe(
      taxFacts.rebateMostOld.value,
    )
  })

  test.each([
    ['FY 2023-24', taxFacts.rebateIncomeNew2023.value, taxFacts.marginalReliefEnd2023.value],
    ['FY 2024-25', taxFacts.rebateIncomeNew2024.value, taxFacts.marginalReliefEnd2024.value],
    ['FY 2025-26', taxFacts.rebateIncomeNew.value, taxFacts.marginalReliefEnd.value],
  ] as const)('of %s end marginal relief where it is said to end', (year, limit, end) => {
    const excess = (income: number) => taxOn(income, newRegimeSlabs[year]) - (income - limit)
    expect(excess(end)).toBeGreaterThan(0)
    expect(excess(end + 1)).toBeLessThanOrEqual(0)
  })

  test('the slabs read as a table', () => {
    const rows = slabRows(newRegimeSlabs['FY 2025-26'])
    expect(rows[0]).toEqual({ income: 'Up to ₹4,00,000', rate: 'Nil' })
    expect(rows[1]).toEqual({ income: '₹4,00,001 to ₹8,00,000', rate: '5%' })
    expect(rows.at(-1)).toEqual({ income: 'Above ₹24,00,000', rate: '30%' })
  })
})

function taxOn(income: number, slabs: readonly Slab[]): number {
  let tax = 0
  let from = 0
  for (const { upTo, rate } of slabs) {
    const to = Math.min(income, upTo ?? income)
    if (to > from) tax += ((to - from) * rate) / 100
    from = upTo ?? from
  }
  return tax
}
