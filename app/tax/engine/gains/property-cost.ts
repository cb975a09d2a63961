import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { type Amount, amount, isMore, percentOf, shown, sum, ZERO } from '../amount.ts'
import { financialYearOf } from '../days.ts'
import type { Line } from '../outcome.ts'
import { costInflationOf } from './cost-inflation.ts'

/** A cost that counts, with the year whose index raises it. */
interface Cost {
  label: string
  /** 'what you paid', for the line with indexation */
  name: string
  amount: number
  year: string
  rule: string
}

export interface Improvement {
  /** the financial year in which it was paid: '2012-13' */
  fy: string
  amount: number
}

export interface Deal {
  price: number
  cost: number
  bought: string
  sold: string
  improvements: readonly Improvement[]
  expenses: number
  stamp: number
  fmv2001: number
}

/** What counts as the price: the stamp duty value where it is more than 110% of it. Section 50C. */
export function considerationOf({ price, stamp, sold }: Deal): {
  amount: number
  line: Line
  notes: string[]
} {
  const year = financialYearOf(sold) as FinancialYear
  const rule = idInYear(propertyFacts, 'stampValueTolerance', year)
  const tolerance = formatFact(propertyFacts.stampValueTolerance)
  const most = sum(price, percentOf(propertyFacts.stampValueTolerance.value, price))
  if (isMore(stamp, most)) {
    return {
      amount: stamp,
      line: { label: 'Stamp duty value, instead of the lower price', amount: stamp, rule },
      notes: [
        `The stamp duty value is more than ${tolerance} above the price of ${rupees(price)}, so it counts as the price. If part was paid through a bank by the date of the agreement, the value on that date may count.`,
      ],
    }
  }
  const isAbove = stamp > price
  return {
    amount: price,
    line: { label: 'Price', amount: price, rule: isAbove ? rule : 'propertyGain' },
    notes: isAbove
      ? [`The stamp duty value is at most ${tolerance} above the price, so the price counts.`]
      : [],
  }
}

const INCLUDED = ' The value on that day already includes them.'

/** What was paid for it, or its value on 1 April 2001, and the improvements that count. Section 55. */
export function costsOf(deal: Deal): { costs: Cost[]; notes: string[] } {
  const improvements = deal.improvements.filter(({ fy }) => !isBeforeIndex(fy))
  const notes: string[] = []
  if (improvements.length < deal.improvements.length) {
    const why = isOld(deal) && deal.fmv2001 > deal.cost ? INCLUDED : ''
    notes.push(
      `Improvements before ${formatFact(capitalGainFacts.improvementsFrom)} don’t count.${why}`,
    )
  }
  if (isOld(deal)) {
    const day = formatFact(propertyFacts.propertyValueDate)
    notes.push(
      deal.fmv2001 > deal.cost
        ? `The value on ${day} can’t be more than the stamp duty value on that day, if there was one.`
        : `If its value on ${day} was more than the purchase price, you can use that value instead.`,
    )
  } else if (deal.fmv2001 > 0) {
    notes.push(
      `The value on ${formatFact(propertyFacts.propertyValueDate)} counts only for property bought before that day.`,
    )
  }
  return {
    costs: [
      acquisition(deal),
      ...improvements.map(({ fy, amount }) => ({
        label: `Less improvement in FY ${fy}`,
        name: `improvement in FY ${fy}`,
        amount,
        year: fy,
        rule: 'improvementsFrom',
      })),
    ],
    notes,
  }
}

/** Whether what was paid in a financial year, such as '1998-99', is too old to count. */
export function isBeforeIndex(fy: string): boolean {
  return fy < financialYearOf(capitalGainFacts.improvementsFrom.value)
}

/** The higher of the two: the owner may choose. */
function acquisition(deal: Deal): Cost {
  const { cost, bought, fmv2001 } = deal
  const year = financialYearOf(bought)
  if (isOld(deal) && fmv2001 > cost) {
    const day = formatFact(propertyFacts.propertyValueDate)
    return {
      label: `Less value on ${day}`,
      name: `value on ${day}`,
      amount: fmv2001,
      year,
      rule: 'propertyValueDate',
    }
  }
  return {
    label: 'Less purchase price',
    name: 'purchase price',
    amount: cost,
    year,
    rule: 'propertyGain',
  }
}

function isOld({ bought }: Deal): boolean {
  return bought < propertyFacts.propertyValueDate.value
}

/** Costs raised by the cost inflation index to the year of the sale. Section 48; section 72(8). */
export function indexedCosts(
  costs: readonly Cost[],
  sold: string,
): { total: Amount; lines: Line[] } {
  const sale = costInflationOf(financialYearOf(sold))
  const lines: Line[] = [
    {
      label: `Index for the year of sale, FY ${sale.year}`,
      amount: String(sale.index),
      rule: sale.rule,
    },
  ]
  let total = ZERO
  for (const { name, amount: paid, year } of costs) {
    const { index, year: indexYear, rule } = costInflationOf(year)
    const indexed = amount(paid).mul(sale.index).div(index)
    total = total.add(indexed)
    lines.push(
      { label: `Index for FY ${indexYear}`, amount: String(index), rule },
      {
        label: `Less ${name}, × ${sale.index} ÷ ${index}`,
        amount: shown(indexed),
        rule: 'indexedCost',
      },
    )
  }
  return { total, lines }
}
