import { addDays } from '#app/tax/engine/days.ts'
import { type Cost, lateReturnCost } from '#app/tax/engine/late-returns/cost.ts'
import { changesAfter, findWay, type Way } from '#app/tax/engine/late-returns/ways.ts'
import type { Chart, Figure, Table } from '#app/tax/working/answer.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import type { LateReturnWords } from '#content/en/tools/what-can-i-still-do/form.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { dayIn } from './day.ts'
import { isNewRegimeYear, type LateReturn } from './read.ts'

interface Step {
  day: string
  way: Way
  cost: Cost
}

/** The chosen day, the last day before it gets dearer, and the next two days on which it does. */
function stepsOf(input: LateReturn): Step[] {
  const [next, afterNext] = changesAfter(input, input.filed)
  const before = next && addDays(next, -1)
  const days = [input.filed, before, next, afterNext].filter((day) => day !== undefined)
  return [...new Set(days)].map((day) => stepOn(input, day))
}

function stepOn(input: LateReturn, filed: string): Step {
  const later = { ...input, filed }
  return { day: filed, way: findWay(later, filed).way, cost: lateReturnCost(later).result }
}

/** The price after the next step, or that there is none. */
export function waitingFigure(input: LateReturn, copy: LateReturnWords): Figure[] {
  const { short, figures } = copy.answer
  const [next] = changesAfter(input, input.filed)
  if (!next) return []
  const { way, cost } = stepOn(input, next)
  const value = isPriced(way) ? rupeesInFull(cost.total) : short[way as 'closed']
  return [{ label: figures.waiting(dayIn(copy, next)), value }]
}

export function waitingChart(input: LateReturn, copy: LateReturnWords): Chart | undefined {
  const { waiting } = copy.answer
  const steps = stepsOf(input)
  const priced = steps.filter(({ way }) => isPriced(way))
  if (priced.length < 2) return undefined
  return {
    kind: 'bars',
    title: waiting.title,
    bars: priced.map(({ day, cost }, index) => ({
      label: formatBriefDay(day, copy.steps.times.own).replace(/ 20(\d\d)$/, ' ’$1'),
      value: cost.total,
      text: rupeesInFull(cost.total),
      mark: index === 0,
    })),
    table: {
      caption: waiting.caption,
      head: [...waiting.head],
      rows: steps.map((step) => rowOf(step, input.unpaid, copy)),
      mark: 0,
    },
  }
}

function rowOf({ day, way, cost }: Step, unpaid: number, copy: LateReturnWords): string[] {
  const { short, waiting } = copy.answer
  const name = way === 'updated' ? short.updated(cost.additionalPercent) : short[way]
  const amounts = isPriced(way)
    ? [rupeesInFull(cost.total - unpaid), rupeesInFull(cost.total)]
    : [waiting.none, waiting.none]
  return [dayIn(copy, day), name, ...amounts]
}

function isPriced(way: Way): boolean {
  return way === 'on-time' || way === 'belated' || way === 'revised' || way === 'updated'
}

/** What is kept and lost with a first return that is late. */
export function lostTable(
  { happened, year, business }: LateReturn,
  way: Way,
  words: LateReturnWords['answer']['lost'],
): Table[] {
  if (happened !== 'not-filed' || way === 'on-time' || way === 'condonation') return []
  const { caption, head, refund, houseLoss, otherLosses, ...regimes } = words
  const regimeIfLate = business === 'none' ? regimes.oldRegime : regimes.oldRegimeBusiness
  const regime = isNewRegimeYear(year) ? regimeIfLate : regimes.oldRegimeBefore
  const rows = [refund, regime, houseLoss, otherLosses]
  const column = way === 'belated' ? 1 : 2
  return [
    {
      caption,
      head: [head[0], head[column]],
      rows: rows.map((row) => [row[0], row[column]]),
    },
  ]
}
