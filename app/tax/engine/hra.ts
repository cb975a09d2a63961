import { formatFact, rupees } from '#content/facts/format.ts'
import { houseRentFacts as facts } from '#content/facts/house-rent.ts'
import { type FinancialYear, valueInYear } from '#content/facts/in-year.ts'
import {
  type Amount,
  amount,
  isMore,
  least,
  leftOf,
  percentOf,
  shown,
  sum,
  wholeRupees,
} from './amount.ts'
import { isBeside, listedCities, listedCity, listedFrom } from './hra-city.ts'
import type { Line, Outcome } from './outcome.ts'

export const MONTHS_OF_YEAR = 12

/** A stretch of months in which nothing changes; amounts are rupees a month. */
export interface HraPeriod {
  months: number
  /** basic pay, and the dearness allowance that counts for retirement */
  salary: number
  hra: number
  rent: number
  /** where the house is, in any spelling */
  city: string
  /** what the working calls it: 'April to August' */
  name?: string | undefined
}

/** Which of the three sets the exempt amount. */
type Limit = 'hra' | 'rent' | 'salary'

interface HraStretch {
  hra: number
  /** rent less a tenth of salary */
  rent: number
  /** half of salary, or two fifths */
  salary: number
  share: number
  exempt: number
  least: Limit
}

export interface HraExemption {
  /** of the year, in whole rupees */
  exempt: number
  /** HRA of the year that stays taxable */
  taxable: number
  /** the three limits of each period, in both regimes as the old regime has them */
  stretches: HraStretch[]
}

export interface HraInput {
  year: FinancialYear
  regime: 'new' | 'old'
  periods: readonly HraPeriod[]
}

/**
 * The exempt part of house rent allowance in rupees of the year: section 10(13A) with rule 2A of
 * 1962, section 11 with Schedule III and rule 279 of 2026.
 *
 * @throws if the periods are longer than a year
 */
export function hra({ year, regime, periods }: HraInput): Outcome<HraExemption> {
  if (monthsOf(periods) > MONTHS_OF_YEAR) throw new RangeError('the periods exceed a year')
  const worked = periods.map((period, index) => stretchOf(period, nameOf(period, index), year))
  const received = sum(...periods.map(({ hra, months }) => amount(hra).mul(months)))
  const old = wholeRupees(sum(...worked.map(({ exact }) => exact)))
  const exempt = regime === 'old' ? old : 0
  return {
    result: {
      exempt,
      taxable: wholeRupees(received) - exempt,
      stretches: worked.map(({ stretch }) => stretch),
    },
    lines:
      regime === 'old'
        ? [...worked.flatMap(({ lines }) => lines), totalLine(old)]
        : [{ label: 'HRA exempt in the new regime', amount: 0, rule: 'hraNewRegime' }],
    notes: [
      ...(regime === 'new' ? newRegimeNotes(old) : []),
      ...notesOn(periods, year, exempt > 0),
    ],
  }
}

/** How many months the periods have together. */
export function monthsOf(periods: readonly Pick<HraPeriod, 'months'>[]): number {
  return periods.reduce((total, { months }) => total + months, 0)
}

function nameOf({ name, months }: HraPeriod, index: number): string {
  return name ?? `Period ${index + 1}, ${months} ${months === 1 ? 'month' : 'months'}`
}

interface Worked {
  exact: Amount
  stretch: HraStretch
  lines: Line[]
}

function stretchOf(period: HraPeriod, name: string, year: FinancialYear): Worked {
  const { months, city } = period
  const [salary, received, rent] = [period.salary, period.hra, period.rent].map((monthly) =>
    amount(monthly).mul(months),
  ) as [Amount, Amount, Amount]
  const listed = listedCity(city, year)
  const shareRule = listed ? 'hraMetroShare' : 'hraOtherShare'
  const share = valueInYear(facts, shareRule, year)
  const limits: Record<Limit, Amount> = {
    hra: received,
    rent: leftOf(rent, percentOf(valueInYear(facts, 'hraRentLess', year), salary)),
    salary: percentOf(share, salary),
  }
  const exact = least(limits.hra, limits.rent, limits.salary)
  const smallest = LIMITS.find((limit) => limits[limit].equals(exact)) ?? 'hra'
  return {
    exact,
    stretch: {
      hra: wholeRupees(limits.hra),
      rent: wholeRupees(limits.rent),
      salary: wholeRupees(limits.salary),
      share,
      exempt: wholeRupees(exact),
      least: smallest,
    },
    lines: [
      { label: `${name}: HRA received`, amount: shown(limits.hra), rule: 'hraLeast' },
      {
        label: `${name}: rent less ${formatFact(facts.hraRentLess)} of salary`,
        amount: shown(limits.rent),
        rule: 'hraRentLess',
      },
      {
        label: `${name}: ${share}% of salary, ${listed ?? (city.trim() || 'anywhere else')}`,
        amount: shown(limits.salary),
        rule: shareRule,
      },
      {
        label: `${name}: exempt, as ${LIMIT_NAMES[smallest]} is the least`,
        amount: shown(exact),
        rule: 'hraLeast',
      },
    ],
  }
}

const LIMITS: readonly Limit[] = ['rent', 'hra', 'salary']
const LIMIT_NAMES: Record<Limit, string> = {
  hra: 'HRA',
  rent: 'rent less share of salary',
  salary: 'the share of salary',
}

function totalLine(exempt: number): Line {
  return { label: 'HRA exempt in the year', amount: exempt, rule: 'hraLeast' }
}

function newRegimeNotes(old: number): string[] {
  return old > 0 ? [`In the old regime, ${rupees(old)} would be exempt.`] : []
}

function notesOn(periods: readonly HraPeriod[], year: FinancialYear, isClaimed: boolean): string[] {
  return [
    ...cityNotes(periods, year),
    ...landlordNotes(periods, year, isClaimed),
    ...withoutHraNotes(periods, year),
  ]
}

function cityNotes(periods: readonly HraPeriod[], year: FinancialYear): string[] {
  const cities = [...new Set(periods.map(({ city }) => city.trim()))]
  const other = formatFact(facts.hraOtherShare)
  const metro = formatFact(facts.hraMetroShare)
  return cities.flatMap((city) => {
    if (isBeside(city))
      return `${city} is outside the limits of the metro city next to it, so the share of salary is ${other}, not ${metro}.`
    const from = listedFrom(city, year)
    if (from) return `${city} gets ${metro} of salary only from tax year ${from}.`
    return city && !listedCity(city, year)
      ? `${city} isn’t in our list of metro cities (${listedCities(year).join(', ')}), so the share of salary is ${other}. Check the spelling.`
      : []
  })
}

/** The employer asks for the landlord’s PAN only where HRA is claimed: rule 26C of 1962. */
function landlordNotes(
  periods: readonly HraPeriod[],
  year: FinancialYear,
  isClaimed: boolean,
): string[] {
  const form = year < '2026-27' ? 'Form 12BB' : 'Form 124, which also asks how you’re related'
  const rentOfYear = sum(...periods.map(({ rent, months }) => amount(rent).mul(months)))
  const rentLimit = valueInYear(facts, 'rentTdsMonthly', year)
  const notes = []
  if (isClaimed && isMore(rentOfYear, facts.landlordPanRent.value))
    notes.push(
      `Your rent is above ${formatFact(facts.landlordPanRent)} a year, so your employer needs the landlord’s PAN in ${form}.`,
    )
  if (periods.some(({ rent }) => rent > rentLimit)) notes.push(rentTdsNote(year))
  return notes
}

export function rentTdsNote(year: FinancialYear): string {
  const limit = rupees(valueInYear(facts, 'rentTdsMonthly', year))
  return `If your landlord lives in India, you deduct TDS from rent above ${limit} a month.`
}

function withoutHraNotes(periods: readonly HraPeriod[], year: FinancialYear): string[] {
  if (!periods.some(({ hra, rent }) => hra === 0 && rent > 0)) return []
  const { rentWithoutHraMonthly: monthly, rentWithoutHraShare: share } = facts
  // The section of the Act of 1961; the number in the Act of 2025 is not in the register.
  const deduction = year < '2026-27' ? 'a deduction under section 80GG' : 'a deduction for rent'
  return [
    `If you got no HRA all year, the old regime allows ${deduction}: the least of ${formatFact(monthly)} a month, ${formatFact(share)} of adjusted total income, and rent less ${formatFact(facts.rentWithoutHraLess)} of that income.`,
  ]
}
