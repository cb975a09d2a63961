import { sum } from '#app/tax/engine/amount.ts'
import { financialYearOf } from '#app/tax/engine/days.ts'
import type { FormValues } from '../form/tool-type.ts'
import type { Statement, StatementSale } from './statement.ts'

/** Of a long statement, a row for each group of sales that are taxed alike, with the same gain. */
export function briefOf({ read }: Statement, length: number): FormValues {
  if (length < BRIEF_FROM) return {}
  const groups = new Map<string, StatementSale[]>()
  for (const one of read) {
    const { band, gain, lacksFmv } = one.sold
    const key = [band, gain < 0, lacksFmv, financialYearOf(one.sale.bought)].join()
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return { statement: [HEADING, ...[...groups.values()].map(rowOf)].join('\n') }
}

const BRIEF_FROM = 5_000

const HEADING = 'Scheme\tCategory\tBuy date\tSell date\tUnits\tBuy value\tSell value\tNAV 2018'

/** As one unit, whose cost has the value of 2018 in it; an indexed cost is made from the cost itself. */
function rowOf(group: StatementSale[]): string {
  const [{ sale, sold }] = group as [StatementSale]
  const price = sum(...group.map((one) => one.sale.price))
  const cost =
    sold.band === 'ltcg11220'
      ? sum(...group.map((one) => one.sale.cost))
      : price.sub(sum(...group.map((one) => one.sold.exact)))
  return [
    `${group.length} sales`,
    sale.asset === 'equity' ? 'Equity' : 'Debt',
    sale.bought,
    sale.sold,
    1,
    cost.valueOf().toFixed(2),
    price.valueOf().toFixed(2),
    sold.lacksFmv ? '' : cost.valueOf().toFixed(2),
  ].join('\t')
}
