import { amount, percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { addDays } from '#app/tax/engine/days.ts'
import { type HraExemption, type HraPeriod, hraIn, rentTdsNote } from '#app/tax/engine/hra.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { type RentTds, rentTdsIn } from '#app/tax/engine/rent-tds.ts'
import type { Answer, Figure, Table } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import {
  words as english,
  fieldsIn,
  type HraAndRentTdsWords,
} from '#content/en/tools/hra-and-rent-tds/form.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import { deductionFacts } from '#content/facts/deductions.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import { houseRentFacts } from '#content/facts/house-rent.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { tdsFacts } from '#content/facts/tds.ts'
import { FormReader } from '../form/form-values.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { incomeTaxPart, loadIncomeTax } from '../parts/income-tax/later.ts'
import { endOfMonth, MONTH_IDS, monthNumber, monthsName } from '../parts/months.ts'

const facts = { ...houseRentFacts, ...tdsFacts, cess: rateFacts.cess }

/** What the tool says, and what is said around it; in English if absent. */
interface Language {
  copy: HraAndRentTdsWords
  words: ToolWords | undefined
}

/**
 * HRA by the months of a year, with the tax to be deducted from the same rent; in a language with
 * its words around each tool.
 */
/* @__NO_SIDE_EFFECTS__ */
export function hraAndRentTdsIn(copy: HraAndRentTdsWords, words?: ToolWords): Tool {
  return {
    id: 'hra-and-rent-tds',
    ...(words && { words }),
    years: ['2026-27', '2025-26'],
    ...fieldsIn(copy.form, copy.months.names),
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
    respond: (values, context) => respond(values, context, { copy, words }),
  }
}

export const tool = hraAndRentTdsIn(english)

function respond(values: FormValues, context: ToolContext, language: Language): Response {
  const { copy, words } = language
  const form = new FormReader(values, words)
  const stretches = readStretches(form, copy)
  const slab = form.choice('slab', ['', '30', '20', '5', '0'])
  const income = form.isEmpty('income') ? undefined : form.money('income')
  const landlordResident = !form.ticked('abroad')
  const meant =
    MONTHLY.map((name) => form.meant(name, 'thousand')).find(Boolean) ?? form.meant('income')
  if (meant) return meant
  if (form.faults.length > 0) return { faults: form.faults }
  const missing = missingIn(form, copy)
  if (missing) return { missing }
  const exemption = hraIn(copy.hra)({ year: context.year, regime: 'old', periods: stretches })
  const tds = tenanciesIn(stretches).map((tenancy) =>
    tdsOf(tenancy, landlordResident, context, copy),
  )
  return {
    answer: answerOf({ form, stretches, exemption, tds, slab, income, context, language }),
  }
}

const MONTHLY = ['salary', 'hra', 'rent'] as const

function missingIn(
  form: FormReader,
  { answer: { missing } }: HraAndRentTdsWords,
): string | undefined {
  const empty = MONTHLY.filter((name) => form.isEmpty(name))
  if (empty.length > 1) return missing.all
  return empty[0] && missing[empty[0]]
}

/** A period with its months, counted from April. */
interface Stretch extends HraPeriod {
  from: number
  to: number
}

/** The year cut where something changes; what a change leaves empty stays as it was. */
function readStretches(form: FormReader, copy: HraAndRentTdsWords): Stretch[] {
  const { faults } = copy.answer
  const from = monthNumber(form.choice('from', MONTH_IDS))
  const to = monthNumber(form.choice('to', ['mar', ...MONTH_IDS]))
  if (to < from) form.fault('to', faults.until, undefined)
  let now = readState(form, { salary: 0, hra: 0, rent: 0, city: '' }, copy)
  const changes = form.rows('changes').flatMap((row) => readChange(row, from, to, copy))
  const starts = [...new Set([from, ...changes.map(({ month }) => month)])].sort((a, b) => a - b)
  return starts.map((start, index) => {
    for (const { row, month } of changes) if (month === start) now = readState(row, now, copy)
    const end = (starts[index + 1] ?? to + 1) - 1
    return {
      ...now,
      from: start,
      to: end,
      months: end - start + 1,
      name: monthsName(copy.months, start, end),
    }
  })
}

function readChange(
  row: FormReader,
  from: number,
  to: number,
  { answer: { faults }, months }: HraAndRentTdsWords,
) {
  const isEmpty = ['rent', 'salary', 'hra', 'city'].every((name) => row.isEmpty(name))
  if (isEmpty) return []
  const month = monthNumber(row.choice('month', ['', ...MONTH_IDS]))
  if (month < 0) row.fault('month', faults.month, undefined)
  else if (month < from || month > to)
    row.fault('month', faults.outside(months.names[from] ?? '', months.names[to] ?? ''), undefined)
  return [{ row, month }]
}

type State = Pick<HraPeriod, 'salary' | 'hra' | 'rent' | 'city'>

function readState(form: FormReader, before: State, copy: HraAndRentTdsWords): State {
  const money = (name: 'salary' | 'hra' | 'rent') =>
    form.isEmpty(name) ? before[name] : form.money(name)
  const city = form.choice('city', ['', ...Object.keys(copy.form.cities)])
  const [salary, hra] = [money('salary'), money('hra')]
  if (hra > salary && salary > 0 && !form.isWrong('salary'))
    form.fault('hra', copy.answer.faults.aboveSalary, undefined)
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

function tdsOf(
  tenancy: Stretch[],
  landlordResident: boolean,
  { year }: ToolContext,
  copy: HraAndRentTdsWords,
): TenancyTds {
  const stretches = tenancy.map(({ rent, months }) => ({ monthly: rent, months }))
  return {
    ...rentTdsIn(copy.rentTds)({ stretches, landlordResident, year }),
    from: tenancy[0]?.from ?? 0,
    to: tenancy.at(-1)?.to ?? 0,
  }
}

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
  language: Language
}

function answerOf(worked: Worked): Answer {
  const { form, stretches, exemption, tds, context } = worked
  const { copy } = worked.language
  const { headline, workings, person } = copy.answer
  const { exempt } = exemption.result
  const deducted = dueOf(tds)
  const isRefused = deducted.some(({ result }) => result.tds === null)
  return {
    headline: {
      label: headline,
      value: rupeesInFull(exempt),
      text: headlineText(worked),
      ...(exempt > 0 && { tone: 'good' as const }),
    },
    figures: figuresOf(worked),
    tables: [tableOf(stretches, exemption.result, copy)],
    workings: [
      { title: workings.hra, lines: exemption.lines },
      ...deducted.map(({ from, to, lines }) => ({
        title: workings.tds(deducted.length > 1 ? monthsName(copy.months, from, to) : ''),
        lines,
      })),
    ],
    notes: [
      // The TDS stands among the figures.
      ...exemption.notes.filter((note) => note !== rentTdsNote(context.year, copy.hra)),
      ...new Set(deducted.flatMap(({ notes }) => notes)),
      ...(isRefused ? [person] : []),
    ],
    assumptions: assumptionsOf(form, stretches, deducted.length > 0 && !isRefused, copy),
  }
}

/** Those with tax to deduct; a landlord abroad is the same for all of them. */
function dueOf(tds: TenancyTds[]): TenancyTds[] {
  const due = tds.filter(({ result }) => result.tds !== 0)
  return due[0]?.result.tds === null ? due.slice(0, 1) : due
}

function headlineText({ form, stretches, exemption, context, language }: Worked): string {
  const { exempt, taxable } = exemption.result
  const { nothing, received: outOf, chooseCity } = language.copy.answer
  if (exempt + taxable === 0) return nothing.noHra
  if (exempt === 0 && stretches.every(({ rent }) => rent === 0)) return nothing.noRent
  if (exempt === 0) return nothing.lowRent(formatFact(facts.hraRentLess))
  const received = outOf(rupees(exempt + taxable))
  if (!form.isEmpty('city')) return received
  const listed = stretches.map((one) => ({ ...one, city: one.city || LISTED }))
  const more = hraIn(language.copy.hra)({ year: context.year, regime: 'old', periods: listed })
    .result.exempt
  return more > exempt ? chooseCity(rupees(more)) : received
}

/** Stands for any city with the higher share in every year. */
const LISTED = 'Delhi'

function figuresOf(worked: Worked): Figure[] {
  const { stretches, exemption, tds, context, language } = worked
  const { figures: names, forms } = language.copy.answer
  const { exempt, taxable } = exemption.result
  const rent = stretches.reduce((total, { rent, months }) => total + rent * months, 0)
  const figures: Figure[] = [{ label: names.taxable, value: rupeesInFull(taxable) }]
  figures.push(...worthOf(worked))
  figures.push(...dueOf(tds).map((one) => tdsFigure(one, context.year, language)))
  if (rent > facts.landlordPanRent.value && exempt > 0)
    figures.push({
      label: names.pan,
      value: names.panNeeded,
      text: names.panText(
        formatFact(facts.landlordPanRent),
        context.year < '2026' ? forms.proof : forms.proof2026,
      ),
    })
  return figures
}

/** The tax that the exemption saves: in the slab that was chosen, or of the year without and with it. */
function worthOf({ stretches, exemption, slab, income, context, language }: Worked): Figure[] {
  const { exempt } = exemption.result
  const { worth: label, worthText } = language.copy.answer.figures
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

function tdsFigure(
  { result: { tds }, to }: TenancyTds,
  year: string,
  { copy, words }: Language,
): Figure {
  const { figures, forms } = copy.answer
  const [form, abroad] =
    year < '2026' ? [forms.rent, forms.abroad] : [forms.rent2026, forms.abroad2026]
  if (tds === null)
    return { label: figures.tds, value: figures.tdsAbroad, text: figures.tdsAbroadText(abroad) }
  const by = addDays(endOfMonth(year, to), facts.challanStatementDays.value)
  return {
    label: figures.tds,
    value: rupeesInFull(tds),
    text: figures.tdsText(copy.months.names[to] ?? '', form, formatDay(by, words?.times.own)),
  }
}

function tableOf(
  stretches: Stretch[],
  { stretches: limits }: HraExemption,
  { answer: { table } }: HraAndRentTdsWords,
): Table {
  const { caption, head, least, salary } = table
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

function assumptionsOf(
  form: FormReader,
  stretches: Stretch[],
  deducts: boolean,
  { answer: { assumptions } }: HraAndRentTdsWords,
): string[] {
  const { city, salary, landlord, tenancy, slab, person } = assumptions
  return [
    ...(form.isEmpty('city') ? [city] : []),
    salary,
    form.isEmpty('slab') ? person : slab,
    ...(deducts ? [landlord] : []),
    ...(deducts && stretches.length > 1 ? [tenancy] : []),
  ]
}
