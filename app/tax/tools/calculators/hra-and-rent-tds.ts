import { amount, percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { addDays } from '#app/tax/engine/days.ts'
import { type HraExemption, type HraPeriod, hra, rentTdsNote } from '#app/tax/engine/hra.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { type RentTds, rentTds } from '#app/tax/engine/rent-tds.ts'
import type { Answer, Figure, Table } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { basics, more, words } from '#content/en/tools/hra-and-rent-tds/form.ts'
import { monthNames } from '#content/en/tools/months.ts'
import { deductionFacts } from '#content/facts/deductions.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { houseRentFacts } from '#content/facts/house-rent.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { FormReader } from '../form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../tool.ts'
import { incomeTaxPart, loadIncomeTax } from './income-tax/later.ts'
import { endOfMonth, MONTH_IDS, monthNumber, monthsName } from './months.ts'

const facts = { ...houseRentFacts, ...tdsFacts, cess: rateFacts.cess }

/** HRA by the months of a year, with the tax to be deducted from the same rent. */
export const tool: Tool = {
  id: 'hra-and-rent-tds',
  years: ['2026-27', '2025-26'],
  basics,
  more,
  facts,
  later: { fields: ['hra'], load: loadIncomeTax },
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
  const slab = form.choice('slab', ['', '30', '20', '5', '0'])
  const income = form.isEmpty('income') ? undefined : form.money('income')
  const landlordResident = !form.ticked('abroad')
  const meant =
    MONTHLY.map((name) => form.meant(name, 'thousand')).find(Boolean) ?? form.meant('income')
  if (meant) return meant
  if (form.faults.length > 0) return { faults: form.faults }
  const missing = missingIn(form)
  if (missing) return { missing }
  const exemption = hra({ year: context.year, regime: 'old', periods: stretches })
  const tds = tenanciesIn(stretches).map((tenancy) => tdsOf(tenancy, landlordResident, context))
  return { answer: answerOf({ form, stretches, exemption, tds, slab, income, context }) }
}

const MONTHLY = ['salary', 'hra', 'rent'] as const

function missingIn(form: FormReader): string | undefined {
  const empty = MONTHLY.filter((name) => form.isEmpty(name))
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
  const [salary, hra] = [money('salary'), money('hra')]
  if (hra > salary && salary > 0 && !form.isWrong('salary'))
    form.fault('hra', words.faults.aboveSalary, undefined)
  return {
    salary,
    hra,
    rent: money('rent'),
    city: city === '' ? before.city : city === 'other' ? '' : city,
  }
}

/** A move to another city, or a month without rent, ends a tenancy. */
function tenanciesIn(stretches: Stretch[]): Stretch[][] {
  const tenancies: Stretch[][] = []
  for (const stretch of stretches.filter(({ rent }) => rent > 0)) {
    const before = tenancies.at(-1)?.at(-1)
    if (before?.city === stretch.city && before.to + 1 === stretch.from)
      tenancies.at(-1)?.push(stretch)
    else tenancies.push([stretch])
  }
  return tenancies
}

/** What is deducted from the rent of one tenancy. */
interface TenancyTds extends Outcome<RentTds> {
  from: number
  to: number
}

function tdsOf(tenancy: Stretch[], landlordResident: boolean, { year }: ToolContext): TenancyTds {
  const stretches = tenancy.map(({ rent, months }) => ({ monthly: rent, months }))
  return {
    ...rentTds({ stretches, landlordResident, year }),
    from: tenancy[0]?.from ?? 0,
    to: tenancy.at(-1)?.to ?? 0,
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
  tds: TenancyTds[]
  /** in percent; empty where the income tells it */
  slab: string
  /** total income with all of the HRA in it */
  income: number | undefined
  context: ToolContext
}

function answerOf(worked: Worked): Answer {
  const { form, stretches, exemption, tds, context } = worked
  const { exempt } = exemption.result
  const deducted = dueOf(tds)
  const isRefused = deducted.some(({ result }) => result.tds === null)
  return {
    headline: {
      label: words.headline,
      value: rupeesInFull(exempt),
      text: headlineText(worked),
      ...(exempt > 0 && { tone: 'good' as const }),
    },
    figures: figuresOf(worked),
    tables: [tableOf(stretches, exemption.result)],
    workings: [
      { title: words.workings.hra, lines: exemption.lines },
      ...deducted.map(({ from, to, lines }) => ({
        title: words.workings.tds(deducted.length > 1 ? monthsName(from, to) : ''),
        lines,
      })),
    ],
    notes: [
      // The TDS stands among the figures.
      ...exemption.notes.filter((note) => note !== rentTdsNote(context.year)),
      ...new Set(deducted.flatMap(({ notes }) => notes)),
      ...(isRefused ? [words.person] : []),
    ],
    assumptions: assumptionsOf(form, stretches, deducted.length > 0 && !isRefused),
  }
}

/** Those with tax to deduct; a landlord abroad is the same for all of them. */
function dueOf(tds: TenancyTds[]): TenancyTds[] {
  const due = tds.filter(({ result }) => result.tds !== 0)
  return due[0]?.result.tds === null ? due.slice(0, 1) : due
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

function figuresOf(worked: Worked): Figure[] {
  const { stretches, exemption, tds, context } = worked
  const { exempt, taxable } = exemption.result
  const rent = stretches.reduce((total, { rent, months }) => total + rent * months, 0)
  const figures: Figure[] = [{ label: words.figures.taxable, value: rupeesInFull(taxable) }]
  figures.push(...worthOf(worked))
  figures.push(...dueOf(tds).map((one) => tdsFigure(one, context.year)))
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

/** The tax that the exemption saves: in the slab that was chosen, or of the year without and with it. */
function worthOf({ stretches, exemption, slab, income, context }: Worked): Figure[] {
  const { exempt } = exemption.result
  const { worth: label, worthText } = words.figures
  const saves = (rupees: number, text: string) =>
    rupees > 0 ? [{ label, value: rupeesInFull(rupees), text }] : []
  if (slab !== '') {
    const tax = percentOf(Number(slab), exempt)
    const withCess = wholeRupees(amount(tax).add(percentOf(facts.cess.value, tax)))
    return saves(withCess, worthText.slab(`${slab}%`))
  }
  const pay = stretches.reduce((sum, { salary, hra, months }) => sum + (salary + hra) * months, 0)
  const whole = income ?? Math.max(0, pay - deductionFacts.standardDeductionOld.value)
  const person = { year: context.year, regime: 'old', age: 'lt60' } as const
  const saved = incomeTaxPart()?.addedTax(
    { ...person, resident: true, individual: true },
    Math.max(0, whole - exempt),
  )({ slab: Math.min(exempt, whole) }).added
  return saves(saved ?? 0, income === undefined ? worthText.pay : worthText.income)
}

function tdsFigure({ result: { tds }, to }: TenancyTds, year: string): Figure {
  const { figures, forms } = words
  const [form, abroad] =
    year < '2026' ? [forms.rent, forms.abroad] : [forms.rent2026, forms.abroad2026]
  if (tds === null)
    return { label: figures.tds, value: figures.tdsAbroad, text: figures.tdsAbroadText(abroad) }
  const by = addDays(endOfMonth(year, to), facts.challanStatementDays.value)
  return {
    label: figures.tds,
    value: rupeesInFull(tds),
    text: figures.tdsText(monthNames[to] ?? '', form, formatDay(by)),
  }
}

function tableOf(stretches: Stretch[], { stretches: limits }: HraExemption): Table {
  const { caption, head, least, salary } = words.table
  return {
    caption,
    head: [...head],
    rows: limits.map((limit, index) => [
      stretches[index]?.name ?? '',
      rupeesInFull(limit.hra),
      rupeesInFull(limit.rent),
      salary(rupeesInFull(limit.salary), limit.share),
      rupeesInFull(limit.exempt),
      least[limit.least],
    ]),
  }
}

function assumptionsOf(form: FormReader, stretches: Stretch[], deducts: boolean): string[] {
  const { city, salary, landlord, tenancy, slab, person } = words.assumptions
  return [
    ...(form.isEmpty('city') ? [city] : []),
    salary,
    form.isEmpty('slab') ? person : slab,
    ...(deducts ? [landlord] : []),
    ...(deducts && stretches.length > 1 ? [tenancy] : []),
  ]
}
