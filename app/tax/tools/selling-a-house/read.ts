import { financialYearOf } from '#app/tax/engine/days.ts'
import type { SalePlan } from '#app/tax/engine/gains/planned-sale.ts'
import type { Improvement } from '#app/tax/engine/gains/property-cost.ts'
import { words } from '#content/en/tools/selling-a-house/form.ts'
import { FINANCIAL_YEARS } from '#content/facts/in-year.ts'
import type { FormReader } from '../form/form-values.ts'

export interface HouseSale extends SalePlan {
  /** inherited, or a gift */
  isInherited: boolean
  /** of the year of the sale, at slab rates and after deductions; undefined if left empty */
  otherIncome: number | undefined
  /** of the whole property, where only a share is sold */
  wholePrice: number | undefined
}

export function readSale(form: FormReader): HouseSale {
  const price = form.money('price')
  const expenses = form.money('expenses')
  const bought = form.date('bought') ?? ''
  const sold = form.date('sold') ?? ''
  if (sold && !FINANCIAL_YEARS.some((year) => year === financialYearOf(sold))) {
    form.fault('sold', words.faults.sold, undefined)
  }
  if (bought && sold && bought > sold) form.fault('bought', words.faults.bought, undefined)
  if (price > 0 && expenses > price) form.fault('expenses', words.faults.expenses, undefined)
  const wholePrice = form.isEmpty('wholePrice') ? undefined : form.money('wholePrice')
  if (wholePrice !== undefined && wholePrice < price)
    form.fault('wholePrice', words.faults.wholePrice, undefined)
  return {
    sale: {
      price,
      cost: form.money('cost'),
      bought,
      sold,
      resident: form.choice('seller', ['resident', 'nri']) === 'resident',
      improvements: readImprovements(form, bought, sold),
      expenses,
      stamp: form.money('stamp'),
      fmv2001: form.money('fmv2001'),
    },
    isHouse: form.choice('asset', ['house', 'land']) === 'house',
    newHouse: form.money('newHouse'),
    bonds: form.money('bonds'),
    isInherited: form.ticked('inherited'),
    wholePrice,
    otherIncome: form.isEmpty('income') ? undefined : form.money('income'),
  }
}

function readImprovements(form: FormReader, bought: string, sold: string): Improvement[] {
  return form.rows('improvements').flatMap((row) => {
    const amount = row.money('amount')
    const fy = row.text('fy')
    if (amount === 0) return []
    if (!/^\d{4}-\d\d$/.test(fy)) return row.fault('fy', words.faults.year, [])
    const isOutside = bought && sold && (fy < financialYearOf(bought) || fy > financialYearOf(sold))
    return isOutside ? row.fault('fy', words.faults.notOwned, []) : [{ fy, amount }]
  })
}

/** A sentence that asks for what is needed; the value on 1 April 2001 can stand in for the cost. */
export function missingIn(form: FormReader): string | undefined {
  const names = ['price', 'cost', 'bought', 'sold'] as const
  const empty = names.filter(
    (name) => form.isEmpty(name) && !(name === 'cost' && !form.isEmpty('fmv2001')),
  )
  const [first, second] = empty
  if (first === undefined) return undefined
  return second ? words.missing.all : words.missing[first]
}
