/** Where a table of a statement has what a gain is made of. */
export interface Columns {
  separator: string
  name?: number
  isin?: number
  /** 'EQUITY' or 'DEBT', of a fund */
  kind?: number
  bought: number
  sold: number
  units?: number
  cost?: number
  price?: number
  unitCost?: number
  unitPrice?: number
  /** the value on 31 January 2018, and whether its heading says that it is one unit's */
  fmv?: number
  isUnitFmv: boolean
  /** gains as the statement has them, of which one is that of the row */
  gains: number[]
  /** whether its heading names schemes, not shares */
  ofFunds: boolean
}

/** The columns that a line of words names; undefined if it is no heading of sales with both their days. */
export function columnsIn(cells: string[], separator: string): Columns | undefined {
  const heads = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[\s_]+/g, ' ')
      .trim(),
  )
  const find = (...patterns: RegExp[]) => {
    for (const pattern of patterns) {
      const index = heads.findIndex((head) => pattern.test(head) && !NOT_ITSELF.test(head))
      if (index >= 0) return index
    }
    return undefined
  }
  const bought = find(BOUGHT, /^date 1$/)
  const sold = find(SOLD) ?? (bought === undefined ? undefined : find(/^date$/))
  if (bought === undefined || sold === undefined) return undefined
  const fmv = heads.findIndex((head) => FMV.test(head) && !head.startsWith('units'))
  const name = find(/symbol|scrip|scheme/, /stock|security|instrument|company|\bname\b/)
  const all = {
    separator,
    bought,
    sold,
    name,
    isin: find(/isin/),
    kind: find(/asset (?:class|type)|category|fund type/),
    // The units of one purchase, not those of the sale that it is a part of.
    units: find(
      /^redunits$/,
      /matched/,
      /^(?:quantity|qty)\b/,
      /^units?\b|\bunits? (?:sold|redeemed)/,
    ),
    cost: find(/^(?:buy|purchased?|acquisition) (?:value|amount|amt|cost)|^cost of acquisition/),
    price: find(
      /^(?:sell|sale|sold|redemption|redeemed) (?:value|amount|amt)|full value of consid/,
    ),
    unitCost: find(/^(?:buy|purchased?) (?:price|rate|nav|avg)|^unit cost|^original purchase cost/),
    unitPrice: find(/^(?:sell|sale|redeem|redemption|redeemed) (?:price|rate|nav|avg)/, /^price$/),
    fmv: fmv >= 0 ? fmv : undefined,
    isUnitFmv: fmv >= 0 && /nav|price|rate/.test(heads[fmv] ?? ''),
    gains: heads.flatMap((head, index) => (GAIN.test(head) && !NO_GAIN.test(head) ? [index] : [])),
    ofFunds: name !== undefined && /scheme|fund/.test(heads[name] ?? ''),
  }
  const hasCost = all.cost ?? all.unitCost
  const hasPrice = all.price ?? all.unitPrice
  return hasCost === undefined || hasPrice === undefined ? undefined : all
}

const BOUGHT =
  /(?:entry|buy|bought|purchased?|acquisition|acquired).{0,20}date|date of (?:purchase|acqui)/
const SOLD =
  /(?:exit|sell|sale|sold|redeem|redemption|redeemed|transfer).{0,20}date|date of (?:sale|transf|redem)/
/** A price that stands for another one. */
const NOT_ITSELF = /considered|indexed|applicable|2018|grandfather|stt|expense|charge/
const FMV = /fair market|\bfmv\b|2018|grandfathered nav/
const GAIN =
  /profit|\bp\s?&\s?l\b|\bpnl\b|\bgain|^short term$|^long term(?: without index(?:ation)?)?$/
const NO_GAIN = /unreal|%|\bpct\b|percent|turnover|with index/
