import { formatFact, rupees } from '#content/facts/format.ts'
import { housePropertyFacts as facts } from '#content/facts/house-property.ts'
import { type FinancialYear, idInYear, valueInYear } from '#content/facts/in-year.ts'
import { type Amount, amount, leftOf, percentOf, shown, sum, wholeRupees } from './amount.ts'
import type { Line, Outcome } from './outcome.ts'
import {
  deduction,
  type House,
  interestLines,
  interestOf,
  ownHouses,
  type Part,
} from './own-houses.ts'

/** At most two houses have no value; the owner chooses which. Any other counts as let. */
export const MAX_OWN_HOUSES = 2

export interface Houses {
  regime: 'new' | 'old'
  properties: readonly House[]
  year?: FinancialYear | undefined
}

export interface HouseIncome {
  /** income from house property in rupees, below zero for a loss */
  head: number
  /** what of it enters total income */
  toTotalIncome: number
  /** the rest of the loss, which later years may use */
  unusedLoss: number
}

/**
 * Income from house property of a year in rupees: sections 22 to 24, 70 and 71(3A) of the 1961 Act,
 * 20 to 22, 108 and 109 of the 2025 Act. A co-owner gives their own share of each sum.
 *
 * @throws if more than two houses are lived in: which of them count as let is the owner's choice
 */
export function houseProperty({
  regime,
  properties,
  year = '2025-26',
}: Houses): Outcome<HouseIncome> {
  const own = properties.filter(({ use }) => use === 'self')
  if (own.length > MAX_OWN_HOUSES) throw new RangeError('more than two houses have no value')
  const named = properties.map((house, index) => ({
    house,
    name: properties.length > 1 ? `House ${index + 1}` : 'House',
  }))
  const rented = named
    .filter(({ house }) => house.use === 'let')
    .map(({ house, name }) => letHouse(house, name, year))
  const lived = ownHouses(
    named.filter(({ house }) => house.use === 'self'),
    regime,
    year,
  )
  const all = [...rented, lived]
  const setOff = lossOf(sum(...all.map(({ income }) => income)), regime, year)
  return {
    result: setOff.result,
    lines: [...all.flatMap(({ lines }) => lines), ...setOff.lines],
    notes: [...all.flatMap(({ notes }) => notes), ...setOff.notes],
  }
}

/** Rent less municipal tax, less 30% of what is left, less all interest. */
function letHouse(house: House, name: string, year: FinancialYear): Part {
  const { rent = 0, municipal = 0 } = house
  const net = amount(rent).sub(municipal)
  const repairs = percentOf(valueInYear(facts, 'rentStandardDeduction', year), leftOf(net, 0))
  const interest = interestOf(house)
  const income = net.sub(repairs).sub(interest)
  return {
    income,
    lines: [
      { label: `${name}: rent`, amount: rent, rule: 'houseNetValue' },
      ...deduction(`${name}: municipal tax paid`, municipal, 'houseNetValue'),
      ...deduction(
        `${name}: ${formatFact(facts.rentStandardDeduction)} of the rent that is left`,
        repairs,
        idInYear(facts, 'rentStandardDeduction', year),
      ),
      ...interestLines(house, name, year),
      { label: `${name}: income or loss`, amount: shown(income), rule: 'houseNetValue' },
    ],
    notes: letNotes(house, name),
  }
}

function letNotes({ rent = 0, municipal = 0 }: House, name: string): string[] {
  const notes = []
  if (rent === 0)
    notes.push(
      `${name} is let out but earned no rent. That’s right only if it was vacant. If you kept it for yourself, it may be one of your two self-occupied houses.`,
    )
  if (municipal > rent)
    notes.push(
      `${name}: municipal tax above the rent makes the net value negative. The standard deduction is then nil.`,
    )
  return notes
}

/** In the old regime a loss lowers other income up to a limit; in the new regime it does not. */
function lossOf(exact: Amount, regime: 'new' | 'old', year: FinancialYear): Outcome<HouseIncome> {
  const limit = regime === 'old' ? valueInYear(facts, 'houseLossSetOff', year) : 0
  const head = wholeRupees(exact)
  const toTotalIncome = Math.max(head, 0 - limit)
  const unusedLoss = toTotalIncome - head
  const setOffRule = regime === 'old' ? idInYear(facts, 'houseLossSetOff', year) : 'houseLossNew'
  const lines: Line[] = [
    { label: 'Income from house property', amount: head, rule: 'houseLossInHead' },
  ]
  if (head < 0)
    lines.push({
      label: 'Set off against your other income',
      amount: -toTotalIncome,
      rule: setOffRule,
    })
  if (unusedLoss > 0)
    lines.push({ label: 'Loss carried forward', amount: unusedLoss, rule: 'houseLossYears' })
  return {
    result: { head, toTotalIncome, unusedLoss },
    lines,
    notes: lossNotes(regime, unusedLoss),
  }
}

function lossNotes(regime: 'new' | 'old', unusedLoss: number): string[] {
  if (unusedLoss === 0) return []
  const years = formatFact(facts.houseLossYears)
  if (regime === 'old')
    return [
      `${rupees(unusedLoss)} of the loss is carried forward for ${years}, against income from house property only. A late return doesn’t affect that.`,
    ]
  return [
    `In this regime, you can’t set off ${rupees(unusedLoss)} of loss against other income. We carry it forward for ${years} against house property, as the return forms do. On another reading of the law, it’s lost and there’s nothing to carry forward.`,
  ]
}
