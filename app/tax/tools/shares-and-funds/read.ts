import { amount, wholeRupees } from '#app/tax/engine/amount.ts'
import { financialYearOf } from '#app/tax/engine/days.ts'
import type { ShareGainsInput, Total } from '#app/tax/engine/gains/share-gains.ts'
import { type ShareSale, SOLD_ASSETS } from '#app/tax/engine/gains/share-sales.ts'
import { words } from '#content/en/tools/shares-and-funds/form.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, ToolContext } from '../form/tool-type.ts'
import { laterPart } from './later.ts'
import type { Statement } from './statement.ts'

export interface ReadForm {
  form: FormReader
  input: ShareGainsInput
  /** the rows that someone has begun and not finished, by their names */
  incomplete: string[]
  /** undefined where there is none, or what reads it isn't loaded */
  statement: Statement | undefined
}

export function readForm(values: FormValues, { year }: ToolContext): ReadForm {
  const form = new FormReader(values)
  const incomplete: string[] = []
  const abroad = form.ticked('abroad')
  const sales = form.rows('sales').flatMap((row, index) => {
    const asset = row.choice('asset', SOLD_ASSETS)
    if (SALE_FIELDS.every((name) => row.isEmpty(name))) return []
    if (abroad && FOR_RESIDENTS.has(asset)) row.fault('asset', words.otherRules, undefined)
    const sale = readSale(row, asset, year)
    if (!sale) incomplete.push(words.sale(index + 1))
    return sale ?? []
  })
  const crypto = form.rows('crypto').flatMap((row, index) => {
    if (row.isEmpty('cost') && row.isEmpty('price')) return []
    const transfer = { cost: row.money('cost'), price: row.money('price') }
    if (!row.isEmpty('cost') && !row.isEmpty('price')) return transfer
    incomplete.push(words.transfer(index + 1))
    return []
  })
  const funds = form.choice('funds', ['', 'equity', 'debt', 'mixed']) || undefined
  const pasted = form.longText('statement')
  const statement = pasted ? laterPart()?.readStatement(pasted, { year, funds }) : undefined
  const input: ShareGainsInput = {
    year,
    sales,
    statement: statement?.read.map(({ sold }) => sold),
    totals: readTotals(form),
    crypto,
    earlier: { short: form.money('earlierShort'), long: form.money('earlierLong') },
    businessLoss: form.money('businessLoss'),
    otherIncome: form.isEmpty('otherIncome') ? undefined : form.money('otherIncome'),
    resident: !abroad,
    regime: form.choice('regime', ['new', 'old']),
    age: form.choice('age', ['lt60', '60to79', '80plus']),
  }
  return { form, input, incomplete, statement }
}

/** Non-residents have other rates on Indian ones, and pay no tax here on foreign ones. */
const FOR_RESIDENTS: ReadonlySet<string> = new Set(['unlisted_share', 'foreign_share'])

const SALE_FIELDS = ['bought', 'sold', 'cost', 'price', 'units', 'fmv'] as const

function readSale(
  row: FormReader,
  asset: ShareSale['asset'],
  year: ToolContext['year'],
): ShareSale | undefined {
  const bought = row.date('bought')
  const sold = row.date('sold')
  const units = row.decimal('units') ?? 1
  const times = (name: string) => wholeRupees(amount(row.price(name)).mul(amount(units)))
  const sale = {
    asset,
    bought: bought ?? '',
    sold: sold ?? '',
    cost: times('cost'),
    price: times('price'),
    fmv2018: row.isEmpty('fmv') ? undefined : times('fmv'),
  }
  if (sold && bought && sold < bought) row.fault('sold', words.soldFirst, undefined)
  else if (sold && financialYearOf(sold) !== year) row.fault('sold', words.otherYear, undefined)
  const isComplete = bought && sold && !row.isEmpty('cost') && !row.isEmpty('price')
  return isComplete ? sale : undefined
}

function readTotals(form: FormReader): Total[] {
  const long = form.signedMoney('longTotal')
  const short = form.signedMoney('shortTotal')
  return [
    {
      band: 'ltcg112a' as const,
      label: long < 0 ? words.longTotalLoss : words.longTotal,
      gain: long,
    },
    {
      band: 'stcg111a' as const,
      label: short < 0 ? words.shortTotalLoss : words.shortTotal,
      gain: short,
    },
  ].filter(({ gain }) => gain !== 0)
}
