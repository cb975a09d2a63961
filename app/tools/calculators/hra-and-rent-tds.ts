import { formatFact, rupees } from '#app/content/tax-facts/format.ts'
import { houseRentFacts } from '#app/content/tax-facts/house-rent.ts'
import { rateFacts } from '#app/content/tax-facts/rates.ts'
import { tdsFacts } from '#app/content/tax-facts/tds.ts'
import { basics, more, words } from '#app/content/tools/hra-and-rent-tds/form.ts'
import { monthNames } from '#app/content/tools/months.ts'
import { amount, percentOf, wholeRupees } from '#app/tax/amount.ts'
import { addDays } from '#app/tax/days.ts'
import { type HraExemption, type HraPeriod, hra, rentTdsNote } from '#app/tax/hra.ts'
import type { Outcome } from '#app/tax/outcome.ts'
import { type RentTds, rentTds } from '#app/tax/rent-tds.ts'
import { formatDay } from '#app/time/dates.ts'
import type { Answer, Figure, Table } from '#app/working/answer.ts'
import { FormReader } from '../form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../tool.ts'
import { endOfMonth, MONTH_IDS, monthNumber, monthsName } from './months.ts'

const facts = { ...houseRentFacts, ...tdsFacts, cess: rateFacts.cess }

/** HRA by the months of a year, with the tax to be deducted from the same rent. */
export const tool: Tool = {
  id: 'hra-and-rent-tds',
  years: ['2026-27', '2025-26'],
  basics,
  more,
  facts,
  example: {
    salary: '60,000',
    hra: '27,000',
    rent: '28,000',
    city: 'Pune',
    'changes.0.month': 'oct',
    'changes.0.city': 'Mumbai',
    'changes.0.rent': '52,000',
    'changes.0.salary': '70,000',
    'changes.0.hra': '36,000',
  },
  respond,
}

function respond(values: FormValues, context: ToolContext): Response {
  const form = new FormReader(values)
  const stretches = readStretches(form)
  const slab = Number(form.choice('slab', ['30', '20', '5', '0']))
  const landlordResident = !form.ticked('abroad')
  if (form.faults.length > 0) return { faults: form.faults }
  const missing = missingIn(form)
  if (missing) return { missing }
  const exemption = hra({ year: context.year, regime: 'old', periods: stretches })
  const tds = rentTds({
    stretches: stretches.map(({ rent, months }) => ({ monthly: rent, months })),
    landlordResident,
    year: context.year,
  })
  return { answer: answerOf({ form, stretches, exemption, tds, slab, context }) }
}

function missingIn(form: FormReader): string | undefined {
  const empty = (['salary', 'hra', 'rent'] as const).filter((name) => form.isEmpty(name))
  if (empty.length > 1) return words.missing.all
  return empty[0] && words.missing[empty[0]]
}

/** A period with its months, counted from April. */
interface Stretch extends HraPeriod {
  from: number
  to: number
}

/** The year cut where something changes; what a change leaves empty stays as it was. */
function readStretches(form: FormReader): Stretch[] {
  const from = monthNumber(form.choice('from', MONTH_IDS))
  const to = monthNumber(form.choice('to', ['mar', ...MONTH_IDS]))
  if (to < from) form.fault('to', words.faults.until, undefined)
  let now = readState(form, { salary: 0, hra: 0, rent: 0, city: '' })
  const changes = form.rows('changes').flatMap((row) => readChange(row, from, to))
  const starts = [...new Set([from, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  return starts.map((start, index) => {
    for (const { row, month } of changes) if (month === start) now = readState(row, now)
    const end = (starts[index + 1] ?? to + 1) - 1
    return { ...now, from: start, to: end, months: end - start + 1, name: monthsName(start, end) }
  })
}

function readChange(row: FormReader, from: number, to: number) {
  const isEmpty = ['rent', 'salary', 'hra', 'city'].every((name) => row.isEmpty(name))
  if (isEmpty) return []
  const month = monthNumber(row.choice('month', ['', ...MONTH_IDS]))
  if (month < 0) row.fault('month', words.faults.month, undefined)
  else if (month < from || month > to)
    row.fault(
      'month',
      words.faults.outside(monthNames[from] ?? '', monthNames[to] ?? ''),
      undefined,
    )
  return [{ row, month }]
}

type State = Pick<HraPeriod, 'salary' | 'hra' | 'rent' | 'city'>

function readState(form: FormReader, before: State): State {
  const money = (name: 'salary' | 'hra' | 'rent') =>
    form.isEmpty(name) ? before[name] : form.money(name)
  const city = form.choice('city', CITIES)
  return {
    salary: money('salary'),
    hra: money('hra'),
    rent: money('rent'),
    city: city === '' ? before.city : city === 'other' ? '' : city,
  }
}

const CITIES = more
  .flatMap(({ fields }) => fields)
  .flatMap((field) => (field.kind === 'choice' && field.name === 'city' ? field.options : []))
  .map(([city]) => city)

interface Worked {
  form: FormReader
  stretches: Stretch[]
  exemption: Outcome<HraExemption>
  tds: Outcome<RentTds>
  slab: number
  context: ToolContext
}

function answerOf(worked: Worked): Answer {
  const { form, stretches, exemption, tds, context } = worked
  const { exempt } = exemption.result
  const deducts = tds.result.tds !== 0
  const isRefused = tds.result.tds === null
  return {
    headline: {
      label: words.headline,
      value: rupees(exempt),
      text: headlineText(worked),
      ...(exempt > 0 && { tone: 'good' as const }),
    },
    figures: figuresOf(worked),
    tables: [tableOf(stretches, exemption.result)],
    workings: [
      { title: words.workings.hra, lines: exemption.lines },
      ...(deducts ? [{ title: words.workings.tds, lines: tds.lines }] : []),
    ],
    notes: [
      // The TDS stands among the figures.
      ...exemption.notes.filter((note) => note !== rentTdsNote(context.year)),
      ...(deducts ? tds.notes : []),
      ...(isRefused ? [words.person] : []),
    ],
    assumptions: assumptionsOf(form, stretches, deducts && !isRefused),
  }
}

function headlineText({ form, stretches, exemption, context }: Worked): string {
  const { exempt, taxable } = exemption.result
  const { nothing } = words
  if (exempt + taxable === 0) return nothing.noHra
  if (exempt === 0 && stretches.every(({ rent }) => rent === 0)) return nothing.noRent
  if (exempt === 0) return nothing.lowRent(formatFact(facts.hraRentLess))
  const received = words.received(rupees(exempt + taxable))
  if (!form.isEmpty('city')) return received
  const listed = stretches.map((one) => ({ ...one, city: one.city || LISTED }))
  const more = hra({ year: context.year, regime: 'old', periods: listed }).result.exempt
  return more > exempt ? words.chooseCity(rupees(more)) : received
}

/** Stands for any city with the higher share in every year. */
const LISTED = 'Delhi'

function figuresOf({ stretches, exemption, tds, slab, context }: Worked): Figure[] {
  const { exempt, taxable } = exemption.result
  const rent = stretches.reduce((total, { rent, months }) => total + rent * months, 0)
  const figures: Figure[] = [{ label: words.figures.taxable, value: rupees(taxable) }]
  if (slab > 0 && exempt > 0)
    figures.push({
      label: words.figures.worth,
      value: rupees(worthOf(exempt, slab)),
      text: words.figures.worthText(`${slab}%`),
    })
  if (tds.result.tds !== 0) figures.push(tdsFigure(tds.result, stretches, context.year))
  if (rent > facts.landlordPanRent.value && exempt > 0)
    figures.push({
      label: words.figures.pan,
      value: words.figures.panNeeded,
      text: words.figures.panText(
        formatFact(facts.landlordPanRent),
        context.year < '2026' ? words.forms.proof : words.forms.proof2026,
      ),
    })
  return figures
}

/** Rupees of tax with cess, where the whole amount lies in one slab. */
function worthOf(exempt: number, slab: number): number {
  const tax = percentOf(slab, exempt)
  return wholeRupees(amount(tax).add(percentOf(facts.cess.value, tax)))
}

function tdsFigure({ tds }: RentTds, stretches: Stretch[], year: string): Figure {
  const { figures, forms } = words
  if (tds === null) return { label: figures.tds, value: figures.tdsAbroad }
  const last = stretches.findLast(({ rent }) => rent > facts.rentTdsMonthly.value)?.to ?? 0
  const by = addDays(endOfMonth(year, last), facts.challanStatementDays.value)
  const form = year < '2026' ? forms.rent : forms.rent2026
  return {
    label: figures.tds,
    value: rupees(tds),
    text: figures.tdsText(monthNames[last] ?? '', form, formatDay(by)),
  }
}

function tableOf(stretches: Stretch[], { stretches: limits }: HraExemption): Table {
  const { caption, head, least, salary } = words.table
  return {
    caption,
    head: [...head],
    rows: limits.map((limit, index) => [
      stretches[index]?.name ?? '',
      rupees(limit.hra),
      rupees(limit.rent),
      salary(rupees(limit.salary), limit.share),
      rupees(limit.exempt),
      least[limit.least],
    ]),
  }
}

function assumptionsOf(form: FormReader, stretches: Stretch[], deducts: boolean): string[] {
  const { city, salary, landlord, tdsMonths, slab } = words.assumptions
  const limit = facts.rentTdsMonthly.value
  const isMixed =
    stretches.some(({ rent }) => rent > limit) && stretches.some(({ rent }) => rent <= limit)
  return [
    ...(form.isEmpty('city') ? [city] : []),
    salary,
    slab,
    ...(deducts ? [landlord] : []),
    ...(deducts && isMixed ? [tdsMonths] : []),
  ]
}
