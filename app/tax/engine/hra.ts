import { type HraWords, hraWords } from '#content/en/working/hra.ts'
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
export const hra = hraIn(hraWords)

/** The same with its working in the words of a language. */
/* @__NO_SIDE_EFFECTS__ */
export function hraIn(words: HraWords) {
  return (input: HraInput): Outcome<HraExemption> => exemptionOf(input, words)
}

function exemptionOf({ year, regime, periods }: HraInput, words: HraWords): Outcome<HraExemption> {
  if (monthsOf(periods) > MONTHS_OF_YEAR) throw new RangeError('the periods exceed a year')
  const worked = periods.map((period, index) => stretchOf(period, index, year, words))
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
        ? [
            ...worked.flatMap(({ lines }) => lines),
            { label: words.lines.total, amount: old, rule: 'hraLeast' },
          ]
        : [{ label: words.lines.newRegime, amount: 0, rule: 'hraNewRegime' }],
    notes: [
      ...(regime === 'new' && old > 0 ? [words.notes.inOldRegime(rupees(old))] : []),
      ...notesOn(periods, year, exempt > 0, words),
    ],
  }
}

/** How many months the periods have together. */
export function monthsOf(periods: readonly Pick<HraPeriod, 'months'>[]): number {
  return periods.reduce((total, { months }) => total + months, 0)
}

interface Worked {
  exact: Amount
  stretch: HraStretch
  lines: Line[]
}

function stretchOf(period: HraPeriod, index: number, year: FinancialYear, words: HraWords): Worked {
  const { months, city } = period
  const name = period.name ?? words.period(index + 1, months)
  const place = listedCity(city, year) ?? city.trim()
  const [salary, received, rent] = [period.salary, period.hra, period.rent].map((monthly) =>
    amount(monthly).mul(months),
  ) as [Amount, Amount, Amount]
  const shareRule = listedCity(city, year) ? 'hraMetroShare' : 'hraOtherShare'
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
      { label: words.lines.received(name), amount: shown(limits.hra), rule: 'hraLeast' },
      {
        label: words.lines.rentLess(name, formatFact(facts.hraRentLess)),
        amount: shown(limits.rent),
        rule: 'hraRentLess',
      },
      {
        label: words.lines.share(name, share, place ? words.city(place) : words.elsewhere),
        amount: shown(limits.salary),
        rule: shareRule,
      },
      {
        label: words.lines.exempt(name, words.lines.limits[smallest]),
        amount: shown(exact),
        rule: 'hraLeast',
      },
    ],
  }
}

const LIMITS: readonly Limit[] = ['rent', 'hra', 'salary']

function notesOn(
  periods: readonly HraPeriod[],
  year: FinancialYear,
  isClaimed: boolean,
  words: HraWords,
): string[] {
  return [
    ...cityNotes(periods, year, words),
    ...landlordNotes(periods, year, isClaimed, words),
    ...withoutHraNotes(periods, year, words),
  ]
}

function cityNotes(
  periods: readonly HraPeriod[],
  year: FinancialYear,
  { city: nameOf, notes }: HraWords,
): string[] {
  const cities = [...new Set(periods.map(({ city }) => city.trim()))]
  const other = formatFact(facts.hraOtherShare)
  const metro = formatFact(facts.hraMetroShare)
  return cities.flatMap((city) => {
    if (isBeside(city)) return notes.beside(nameOf(city), other, metro)
    const from = listedFrom(city, year)
    if (from) return notes.later(nameOf(city), metro, from)
    return city && !listedCity(city, year)
      ? notes.unlisted(nameOf(city), listedCities(year).map(nameOf).join(', '), other)
      : []
  })
}

/** The employer asks for the landlord’s PAN only where HRA is claimed: rule 26C of 1962. */
function landlordNotes(
  periods: readonly HraPeriod[],
  year: FinancialYear,
  isClaimed: boolean,
  words: HraWords,
): string[] {
  const pan = year < '2026-27' ? words.notes.pan : words.notes.pan2026
  const rentOfYear = sum(...periods.map(({ rent, months }) => amount(rent).mul(months)))
  const rentLimit = valueInYear(facts, 'rentTdsMonthly', year)
  const notes = []
  if (isClaimed && isMore(rentOfYear, facts.landlordPanRent.value))
    notes.push(pan(formatFact(facts.landlordPanRent)))
  if (periods.some(({ rent }) => rent > rentLimit)) notes.push(rentTdsNote(year, words))
  return notes
}

export function rentTdsNote(year: FinancialYear, { notes }: HraWords): string {
  return notes.rentTds(rupees(valueInYear(facts, 'rentTdsMonthly', year)))
}

function withoutHraNotes(
  periods: readonly HraPeriod[],
  year: FinancialYear,
  { notes }: HraWords,
): string[] {
  if (!periods.some(({ hra, rent }) => hra === 0 && rent > 0)) return []
  const { rentWithoutHraMonthly: monthly, rentWithoutHraShare: share } = facts
  // The section of the Act of 1961; the number in the Act of 2025 is not in the register.
  const note = year < '2026-27' ? notes.withoutHra : notes.withoutHra2026
  return [note(formatFact(monthly), formatFact(share), formatFact(facts.rentWithoutHraLess))]
}
