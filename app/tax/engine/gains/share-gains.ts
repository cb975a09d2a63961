import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { tradingFacts } from '#content/facts/trading.ts'
import { type Amount, amount, nearestRupee, percentOf, shown, sum, wholeRupees } from '../amount.ts'
import { basicExemption, slabParts, slabTable, slabTax } from '../income-tax/slab-tax.ts'
import { exemptEquityGains, type SpecialTax, specialTaxes } from '../income-tax/special-rates.ts'
import { type Age, type Incomes, NO_INCOME, type Regime } from '../income-tax/taxpayer.ts'
import type { Line, Outcome } from '../outcome.ts'
import { carriedLines, carryForwardNote } from './capital-set-off.ts'
import { type Band, type Losses, type Move, type SetOff, setOff } from './set-off.ts'
import {
  bandRates,
  GAIN_BANDS,
  type GainBand,
  type ShareSale,
  type SoldShare,
  shareSale,
} from './share-sales.ts'
import { type VdaTransfer, vda } from './vda.ts'

export interface ShareGainsInput {
  year: FinancialYear
  sales: readonly ShareSale[]
  /** sales of a statement, of which the working has the sums alone: there may be thousands */
  statement?: readonly SoldShare[]
  /** gains and losses that are known as totals, losses below zero */
  totals?: readonly Total[]
  crypto: readonly VdaTransfer[]
  /** capital losses brought forward, in whole rupees */
  earlier: Losses
  /** loss of a business that is not speculative, as far as no other income took it up */
  businessLoss: number
  /** at slab rates and after deductions, in whole rupees; undefined if not known */
  otherIncome?: number
  resident: boolean
  regime: Regime
  age: Age
}

export interface Total {
  band: GainBand['id']
  label: string
  /** whole rupees */
  gain: number
  /** the rule that made it such a gain, if not the usual one of its rate */
  rule?: string
}

interface BandResult {
  id: GainBand['id']
  label: string
  term: 'short' | 'long'
  /** percent; of gains at slab rates the rate of the last rupee, the highest if it is not known */
  rate: number
  gain: number
  loss: number
  /** after losses */
  left: number
}

export interface ShareGains {
  bands: BandResult[]
  crypto: number
  /** of the yearly amount for long-term gains on listed equity: the whole and what is not used */
  exempt: number
  exemptLeft: number
  carried: Losses
  businessLossLeft: number
  /** nearest rupee, without rebate, surcharge and cess */
  tax: number
  /** what is taxed, for the tax of the whole year */
  incomes: Incomes
}

/**
 * Gains and losses of a year on shares, funds and digital assets, after set-off, with the tax on
 * what is left. Sections 70, 74, 111A, 112, 112A and 115BBH of the 1961 Act, sections 108, 111, 194
 * and 196 to 198 of the 2025 Act.
 */
export function shareGains(input: ShareGainsInput): Outcome<ShareGains> {
  const sold = input.sales.map((sale, index) => shareSale(sale, `Sale ${index + 1}`))
  const { statement = [] } = input
  const totals = [...(input.totals ?? []), ...statementTotals(statement)]
  const bands = bandsOf([...totals, ...sold], lastRate(input))
  const settled = setOff(bands, input.earlier, input.businessLoss)
  const crypto = vda({ transfers: input.crypto }, input.year)
  const taxes = taxesOf(input, settled, crypto.result.taxable)
  const exempt = exemptEquityGains(input.year)
  const exemptUsed = taxes.special.reduce((total, one) => total + one.exempt, 0)
  return {
    result: {
      bands: bands.map((band) => ({ ...band, left: settled.left[band.id] ?? 0 })),
      crypto: crypto.result.taxable,
      exempt,
      exemptLeft: exempt - exemptUsed,
      carried: settled.carried,
      businessLossLeft: settled.businessLoss,
      tax: nearestRupee(sum(taxes.onSlab, ...taxes.special.map(({ tax }) => tax))),
      incomes: taxes.incomes,
    },
    lines: [
      ...totals.map(totalLine),
      ...sold.flatMap(({ lines }) => lines),
      ...settled.moves.map(moveLine),
      ...(input.crypto.length > 0 ? crypto.lines.slice(0, -1) : []),
      ...taxLines(input, taxes),
      ...carriedLines(
        settled.carried,
        idInYear(tradingFacts, 'capitalLossCarryForward', input.year),
      ),
    ],
    notes: [...notesOf(input, [...sold, ...statement], settled), ...crypto.notes],
  }
}

type RatedBand = Band & Pick<BandResult, 'id' | 'label' | 'rate'>

/** The gains and the losses of a statement, each with its paise as one sum of a band. */
function statementTotals(sold: readonly SoldShare[]): Total[] {
  return GAIN_BANDS.flatMap(({ id, term }) =>
    (['gain', 'loss'] as const).flatMap((what) => {
      const own = sold.filter(({ band, gain }) => band === id && gain < 0 === (what === 'loss'))
      const rule = own[0]?.lines.at(-1)?.rule
      if (rule === undefined) return []
      const label = `Statement: ${term}-term ${what} on ${own.length} ${own.length === 1 ? 'sale' : 'sales'}`
      return { band: id, label, gain: wholeRupees(sum(...own.map(({ exact }) => exact))), rule }
    }),
  )
}

/** The bands that have a sale, the highest rate first: losses save most there. */
function bandsOf(sold: Pick<SoldShare, 'band' | 'gain'>[], slabRate: number): RatedBand[] {
  return GAIN_BANDS.flatMap(({ id, term, label }) => {
    const gains = sold.filter(({ band }) => band === id).map(({ gain }) => gain)
    if (gains.length === 0) return []
    const rate = id === 'slab' ? slabRate : bandRates[id]
    return [{ id, term, label, rate, gain: total(gains, 1), loss: total(gains, -1) }]
  }).sort((a, b) => b.rate - a.rate)
}

function total(gains: number[], sign: 1 | -1): number {
  return gains.reduce((sum, gain) => sum + Math.max(0, gain * sign), 0)
}

/** What the last rupee at slab rates costs. */
function lastRate(input: ShareGainsInput): number {
  if (input.otherIncome === undefined) return rateFacts.topRate.value
  return slabParts(input.otherIncome + 1, slabsOf(input)).at(-1)?.rate ?? 0
}

function slabsOf({ year, regime, age, resident }: ShareGainsInput) {
  return slabTable({ year, regime, age, resident, individual: true }).slabs
}

interface Taxes {
  incomes: Incomes
  slabGain: number
  onSlab: Amount
  special: SpecialTax[]
}

function taxesOf(input: ShareGainsInput, { left }: SetOff, crypto: number): Taxes {
  const { slab: slabGain = 0, ...gains } = left
  const incomes = { ...NO_INCOME, ...gains, slab: slabGain, vda: crypto }
  return {
    incomes,
    slabGain,
    onSlab: taxOnSlabGain(input, slabGain),
    special: specialTaxes(incomes, unusedExemption(input, slabGain), input.year),
  }
}

function taxOnSlabGain(input: ShareGainsInput, gain: number): Amount {
  const { otherIncome } = input
  if (otherIncome === undefined) return percentOf(rateFacts.topRate.value, gain)
  const slabs = slabsOf(input)
  return slabTax(otherIncome + gain, slabs).sub(slabTax(otherIncome, slabs))
}

/** Only residents may use it, and only where their other income is known to leave some. */
function unusedExemption(input: ShareGainsInput, slabGain: number): number {
  const { otherIncome, resident } = input
  if (otherIncome === undefined || !resident) return 0
  return Math.max(0, basicExemption(slabsOf(input)) - otherIncome - slabGain)
}

function totalLine({ band, label, gain, rule }: Total): Line {
  const isShort = GAIN_BANDS.find(({ id }) => id === band)?.term === 'short'
  return { label, amount: gain, rule: rule ?? (isShort ? 'stcgEquityRate' : 'ltcgEquityRate') }
}

const LOSSES = {
  short: { label: 'Short-term loss', rule: 'shortTermLossSetOff' },
  long: { label: 'Long-term loss', rule: 'longTermLossSetOff' },
  business: { label: 'Business loss', rule: 'businessLossSetOff' },
} as const

function moveLine({ loss, earlier, to, amount }: Move): Line {
  const { label, rule } = LOSSES[loss]
  const gains = GAIN_BANDS.find(({ id }) => id === to)?.label ?? ''
  const whose = earlier ? `${label} from earlier years` : label
  return {
    label: `${whose} set off against ${gains[0]?.toLowerCase()}${gains.slice(1)}`,
    amount: -amount,
    rule,
  }
}

function taxLines({ year }: ShareGainsInput, taxes: Taxes): Line[] {
  const { slabGain, onSlab, special } = taxes
  const slabLines: Line[] =
    slabGain > 0
      ? [
          { label: 'Short-term gains at slab rates', amount: slabGain, rule: 'stcgOther' },
          { label: 'Tax on them', amount: shown(onSlab), rule: 'stcgOther' },
        ]
      : []
  return [...special.flatMap((one) => specialLines(one, year)), ...slabLines]
}

function specialLines(
  { kind, income, unused, exempt, taxed, tax }: SpecialTax,
  year: FinancialYear,
) {
  const lines: Line[] = [
    {
      label: kind.section ? `${kind.label}, after losses` : kind.label,
      amount: income,
      rule: kind.rule(year),
    },
  ]
  if (unused > 0) {
    lines.push({ label: 'Unused basic exemption', amount: -unused, rule: 'unusedExemption' })
  }
  if (exempt > 0) {
    lines.push({
      label: 'Exempt amount for the year',
      amount: -exempt,
      rule: idInYear(equityFacts, 'ltcgEquityExemption', year),
    })
  }
  lines.push({
    label: `${kind.rate}% of ${rupeesInFull(taxed)}`,
    amount: shown(amount(tax)),
    rule: kind.rule(year),
  })
  return lines
}

function notesOf(input: ShareGainsInput, sold: SoldShare[], settled: SetOff): string[] {
  const { carried, moves, businessLoss } = settled
  const years = formatFact(tradingFacts.businessLossCarryForward)
  return [
    ...(carried.short + carried.long > 0 ? [carryForwardNote] : []),
    ...(moves.some(({ to }) => to.startsWith('ltcg112a'))
      ? [
          'Losses come off before the exempt amount for the year, even where the gain would be exempt anyway.',
        ]
      : []),
    ...(businessLoss > 0
      ? [
          `${rupees(businessLoss)} of the business loss is left. You can carry it forward for ${years} against business income, if the return for this year is filed by its due date.`,
        ]
      : []),
    ...(sold.some(({ lacksFmv }) => lacksFmv)
      ? [
          `For what you bought by ${formatFact(equityFacts.grandfatheringDate)}, enter its value on that day. Your tax may be lower.`,
        ]
      : []),
    ...(input.otherIncome === undefined && input.resident
      ? [
          'If your other income is below the basic exemption, the unused part reduces these gains. Enter your other income to check.',
        ]
      : []),
  ]
}
