import type { Regime } from '#app/tax/engine/income-tax/taxpayer.ts'
import { taxAtIncomes } from '#app/tax/engine/regimes/compare.ts'
import type { YearOfIncome } from '#app/tax/engine/regimes/year-of-income.ts'
import type { Curves, Table } from '#app/tax/working/answer.ts'
import { words } from '#content/en/tools/old-or-new-regime/form.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { cheaperOf } from './changes.ts'

/** Points of each curve; both together have at most 60. */
const STEPS = 27
const ROUND_STEP = 10_000
/** The range is at least as wide as the slabs that matter most. */
const LEAST_RANGE = 1_000_000
/** Every so many points a row of the table. */
const ROWS_EVERY = 4

/** Tax in both regimes around the person's own income, from half of it to half as much again. */
export function taxCurves(person: YearOfIncome): Curves {
  const isSalary = person.salary > 0
  const own = isSalary ? person.salary : person.other
  const incomes = incomesAround(own)
  const taxes = {
    new: taxAtIncomes(person, 'new', isSalary ? 'salary' : 'other', incomes),
    old: taxAtIncomes(person, 'old', isSalary ? 'salary' : 'other', incomes),
  }
  const curve = (regime: Regime) => ({
    name: words.regimes[regime],
    points: incomes.map((income, index): [number, number] => [income, taxes[regime][index] ?? 0]),
  })
  const { chart } = words
  const xLabel = isSalary ? chart.salary : chart.other
  return {
    kind: 'curves',
    title: isSalary ? chart.title : chart.titleOther,
    xLabel,
    curves: [curve('new'), curve('old')],
    mark: { x: own, label: chart.you },
    table: tableOf(incomes, taxes, own, xLabel),
  }
}

function incomesAround(own: number): number[] {
  const half = Math.max(own / 2, LEAST_RANGE / 2)
  const from = Math.max(0, own - half)
  const step = Math.ceil((own + half - from) / STEPS / ROUND_STEP) * ROUND_STEP
  const start = Math.floor(from / ROUND_STEP) * ROUND_STEP
  const even = Array.from({ length: STEPS + 1 }, (_, index) => start + index * step)
  return [...new Set([...even, own])].sort((a, b) => a - b)
}

function tableOf(
  incomes: number[],
  taxes: Record<Regime, number[]>,
  own: number,
  xLabel: string,
): Table {
  const shown = incomes.flatMap((income, index) =>
    index % ROWS_EVERY === 0 || income === own ? [{ income, index }] : [],
  )
  return {
    caption: words.chart.caption,
    head: [xLabel, ...words.chart.head],
    rows: shown.map(({ income, index }) => {
      const [ofNew = 0, ofOld = 0] = [taxes.new[index], taxes.old[index]]
      return [
        rupeesInFull(income),
        rupeesInFull(ofNew),
        rupeesInFull(ofOld),
        cheaperOf(ofNew, ofOld),
      ]
    }),
    mark: shown.findIndex(({ income }) => income === own),
  }
}
