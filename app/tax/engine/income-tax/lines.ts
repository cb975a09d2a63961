import { lowerFirst } from '#app/ui/text/lower-first.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { type FinancialYear, idInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { type Amount, isMore, percentOf, shown, sum, wholeRupees } from '../amount.ts'
import type { Line } from '../outcome.ts'
import type { Computation, Surcharge } from './computation.ts'
import { rebateLimits } from './rebate.ts'
import { agriculturalCounts, basicExemption, slabParts, slabTax } from './slab-tax.ts'
import type { SpecialTax } from './special-rates.ts'

/** The steps of a computation, from the income to the tax payable. */
export function linesOf(computation: Computation): Line[] {
  return [
    ...incomeLines(computation),
    ...slabLines(computation),
    ...computation.specials.flatMap((special) => specialLines(special, computation.taxpayer.year)),
    ...rebateLines(computation),
    ...surchargeLines(computation.surcharge),
    ...endLines(computation),
  ]
}

function incomeLines({ incomes, specials, totalIncome, taxpayer }: Computation): Line[] {
  return [
    line('Income at slab rates', incomes.slab, 'incomeAtSlabRates'),
    ...specials.map(({ kind, income }) => line(kind.label, income, kind.rule(taxpayer.year))),
    line('Total income, rounded to ₹10', totalIncome, 'totalIncomeRounding'),
  ]
}

function slabLines({ slab, slabTax: tax, table, incomes: { agri } }: Computation): Line[] {
  const { slabs, rule } = table
  if (agriculturalCounts(slab, agri, slabs)) {
    const free = agri + basicExemption(slabs)
    const { from, method } = AGRICULTURAL
    return [
      line('Agricultural income, for the rate only', agri, from),
      line(`Slab tax on ${rupeesInFull(slab + agri)}`, slabTax(slab + agri, slabs), method),
      line(`Less slab tax on ${rupeesInFull(free)}`, slabTax(free, slabs).neg(), method),
      line('Tax at slab rates', tax, method),
    ]
  }
  const parts = slabParts(slab, slabs)
  const each = parts.map(({ from, rate, income }) =>
    line(
      `${rate}% on ${rupeesInFull(income)} above ${rupeesInFull(from)}`,
      percentOf(rate, income),
      rule,
    ),
  )
  // The first slab is free of tax, and a single line needs no sum below it.
  const taxed = each.slice(1)
  return taxed.length === 1 ? taxed : [...taxed, line('Tax at slab rates', tax, rule)]
}

const AGRICULTURAL = { from: 'agriculturalFrom', method: 'agriculturalMethod' } as const

function specialLines(special: SpecialTax, year: FinancialYear): Line[] {
  const { kind, unused, exempt, taxed, indexed, tax } = special
  const what = lowerFirst(kind.label)
  return [
    ...(unused
      ? [line(`Unused basic exemption, deducted from ${what}`, -unused, 'unusedExemption')]
      : []),
    ...(exempt
      ? [
          line(
            `Exempt part of ${what}`,
            -exempt,
            idInYear(equityFacts, 'ltcgEquityExemption', year),
          ),
        ]
      : []),
    indexed
      ? line(
          `${indexed.rate}% on ${rupeesInFull(wholeRupees(indexed.taxed))} of ${what}, with indexation`,
          tax,
          'ltcgPropertyIndexedRate',
        )
      : line(`${kind.rate}% on ${rupeesInFull(taxed)} of ${what}`, tax, kind.rule(year)),
  ]
}

function rebateLines({ taxpayer, rebate, tax, specials }: Computation): Line[] {
  const total = specials.length > 0 ? [line('Tax on total income', tax, 'taxOnTotalIncome')] : []
  if (!isMore(rebate.amount, 0)) return total
  const { rule } = rebateLimits(taxpayer)
  const [label, id] = rebate.isRelief
    ? ['Marginal relief on the rebate', 'rebateRelief']
    : ['Rebate', rule]
  return [...total, line(label, rebate.amount.neg(), id)]
}

function surchargeLines(surcharge: Surcharge | undefined): Line[] {
  if (!surcharge) return []
  const { step, onFull, onCapped, cappedRate, relief } = surcharge
  const isOneRate = cappedRate === step.rate
  return [
    ...(isOneRate
      ? [line(`Surcharge of ${step.rate}%`, sum(onFull, onCapped), step.rule)]
      : [
          ...lineIfAny(`Surcharge of ${step.rate}%`, onFull, step.rule),
          ...lineIfAny(
            `Surcharge of ${cappedRate}% on tax on dividends and gains`,
            onCapped,
            'surchargeMostGains',
          ),
        ]),
    ...lineIfAny(
      `Marginal relief on surcharge, above ${rupeesInFull(step.from)}`,
      relief.neg(),
      'surchargeRelief',
    ),
  ]
}

function endLines({ cess, payable }: Computation): Line[] {
  return [
    ...lineIfAny(`Cess of ${formatFact(rateFacts.cess)}`, cess, 'cess'),
    line('Tax payable, rounded to ₹10', payable, 'taxRounding'),
  ]
}

function lineIfAny(label: string, of: Amount, rule: string): Line[] {
  return of.equals(0) ? [] : [line(label, of, rule)]
}

function line(label: string, of: number | Amount, rule: string): Line {
  return { label, amount: shown(of), rule }
}
