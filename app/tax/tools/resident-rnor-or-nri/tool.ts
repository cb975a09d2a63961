import { firstDayOf, lastDayOf, yearsFrom } from '#app/tax/engine/days.ts'
import {
  candidates,
  distinctStatuses,
  type KnownDays,
  type KnownPerson,
  openQuestion,
} from '#app/tax/engine/possible-residence.ts'
import { notesOnResidence, residence } from '#app/tax/engine/residence.ts'
import type { ResidenceInput, ResidenceStatus } from '#app/tax/engine/residence-rules.ts'
import { daysInIndia, daysInYear, type Stay } from '#app/tax/engine/stays.ts'
import type { Answer, Figure, Table } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { yearName, yearTab } from '#content/en/tools/page.ts'
import { basics, example, more, words } from '#content/en/tools/resident-rnor-or-nri/form.ts'
import { shortName } from '#content/en/tools/resident-rnor-or-nri/short-names.ts'
import { residenceFacts as facts } from '#content/facts/residence.ts'
import { FormReader } from '../form/form-values.ts'
import type { Tool, ToolContext } from '../form/tool-type.ts'
import { comingYears, nextYearNote } from './coming-years.ts'
import { daysLeftFigures } from './days-left.ts'
import { readDays } from './known-days.ts'
import { readStays } from './read-stays.ts'
import { stayingOn } from './staying-on.ts'

export const tool: Tool = {
  id: 'resident-rnor-or-nri',
  years: ['2026-27', '2025-26'],
  opensOn: 'running',
  basics,
  more,
  example,
  facts,
  respond(values, context) {
    const reader = new FormReader(values)
    const person = readPerson(reader, context)
    const stays = readStays(reader, context.today)
    const known = readDays(reader, stays, context.year)
    if (reader.faults.length > 0) return { faults: reader.faults }
    if (!known) return { missing: words.missing }
    const one = { person, stays, known, all: reader.ticked('all'), ...context }
    return { answer: answer({ ...one, ...stayingOn(one) }, one) }
  },
}

interface Case extends ToolContext {
  person: KnownPerson
  stays: readonly Stay[]
  known: KnownDays
  /** every stay of the earlier years is listed */
  all: boolean
  /** the stays last to 31 March, which changes the status */
  stayed?: string
}

function readPerson(reader: FormReader, { year }: ToolContext): KnownPerson {
  const situation = reader.choice('situation', ['lives', 'left', 'visits'])
  const origin = reader.choice('origin', ['citizen', 'pio', 'other'])
  const isAbove = answered(reader, 'income', ['upTo', 'above'])
  const isUntaxed = answered(reader, 'untaxed', ['taxed', 'on'])
  return {
    year,
    citizen: origin === 'citizen',
    pio: origin === 'pio',
    leftForWork: situation === 'left',
    visiting: situation === 'visits',
    indianIncome: isAbove === undefined ? undefined : facts.visitorIncome.value + Number(isAbove),
    taxedElsewhere: isUntaxed === undefined ? undefined : !isUntaxed,
  }
}

/** Whether the second of two options was chosen; undefined while neither is. */
function answered(reader: FormReader, name: string, options: readonly [string, string]) {
  return reader.isEmpty(name) ? undefined : reader.choice(name, options) === options[1]
}

/** @param soFar the same with an open stay to today, where `one` has it to 31 March */
function answer(one: Case, soFar: Case): Answer {
  const { known, person, stays, all, year, stayed } = one
  const possible = candidates(known, person)
  const statuses = distinctStatuses(possible)
  const [input] = possible
  const [status] = statuses
  if (!input || !status) throw new Error('there is always a status')
  const isKnown = new Set(statuses.map(shortName)).size === 1
  const isCertain = statuses.length === 1
  const question = openQuestion(known, person)
  const isOpen = openQuestion(soFar.known, person) !== undefined
  return {
    headline: {
      label: words.statusOf(yearName(year)),
      ...(question
        ? { value: words.depends, text: `${question.ends} ${words.ask[question.field]}` }
        : {
            value: stayed ? words.ifYouStay(words.or(statuses)) : words.or(statuses),
            text: isCertain
              ? (stayed ?? residence(input).result.why)
              : isKnown
                ? words.eitherWay
                : neededText(one, statuses),
          }),
    },
    figures: [
      ...dayFigures(soFar, one.known.days),
      ...(isOpen && !stayed ? [] : daysLeftFigures(candidates(soFar.known, person), soFar)),
      ...(isKnown ? [taxedFigure(status)] : []),
    ],
    tables: all ? yearTables(soFar, input, question ? undefined : status) : [],
    workings: isCertain ? [{ lines: residence(input).lines.filter(isOf(known)) }] : [],
    notes: [
      ...(isCertain ? notesOnResidence(input) : []),
      ...arrivalNote(one, statuses),
      ...(all ? [nextYearNote(stays, input, year)] : []),
      ...(status === 'NR' && isCertain ? [] : [words.notes.treaty]),
    ],
    assumptions: assumptionsOf(soFar),
  }
}

function neededText(one: Case, statuses: readonly ResidenceStatus[]): string {
  const needed = neededFor(one, statuses)
  const before = one.stayed ?? (needed === 'last4' ? '' : words.resident)
  return `${before} ${words.needed[needed]}`.trim()
}

/** What has to be filled in before one status is left. */
function neededFor({ known }: Case, statuses: readonly ResidenceStatus[]) {
  if (known.last4 === undefined && statuses.some((one) => one === 'NR' || one === 'RNOR (deemed)'))
    return 'last4'
  return known.last7 === undefined ? 'last7' : 'nrYears'
}

/** A line about years of which nothing is known would show the figure of one extreme. */
function isOf({ nrYears }: KnownDays) {
  return ({ rule }: { rule: string }) =>
    nrYears?.least === nrYears?.most && nrYears !== undefined
      ? true
      : !rule.startsWith('rnorNonResidentYears')
}

function dayFigures({ known, stays, year, today }: Case, inAll: number): Figure[] {
  const { days, last4, last7 } = known
  const end = lastDayOf(year)
  const soFar = daysInIndia(stays, firstDayOf(year), today < end ? today : end)
  const isPlanned = stays.length > 0 && soFar < days
  const figure = (label: string, value: number | undefined): Figure[] =>
    value === undefined ? [] : [{ label, value: words.dayCount(value) }]
  return [
    {
      label: words.days,
      value: words.dayCount(days),
      ...(isPlanned && { text: words.soFar(soFar) }),
      ...(inAll > days && { text: words.inAll(inAll) }),
    },
    ...figure(words.earlier.last4, last4),
    ...figure(words.earlier.last7, last7),
  ]
}

function taxedFigure(status: ResidenceStatus): Figure {
  const [value, text] = words.taxedShort[status]
  return { label: words.taxed, value, ...(text && { text }) }
}

/** @param status undefined while a question is open */
function yearTables(one: Case, input: ResidenceInput, status?: ResidenceStatus): Table[] {
  const { stays, year } = one
  const rows = [...Array(facts.rnorLookBackYears.value + 1).keys()].map((back) => {
    const past = yearsFrom(year, -back)
    return [yearTab(past), String(daysInYear(stays, past))]
  })
  const { caption, head } = words.byYear
  const ahead = status && status !== 'ROR' ? comingYears(stays, input, one) : undefined
  return [...(ahead ? [ahead] : []), { caption, head: [...head], rows, mark: 0 }]
}

/** Both readings, where they lead to different statuses. */
function arrivalNote(one: Case, statuses: readonly ResidenceStatus[]): string[] {
  const { stays, known, person, year } = one
  const days = daysInYear(stays, year, { withoutArrivals: true })
  if (stays.length === 0 || days === known.days) return []
  const others = distinctStatuses(candidates({ ...known, days }, person))
  const [other] = others
  const isSame = others.join() === statuses.join()
  return isSame || !other || others.length > 1 ? [] : [words.notes.arrivals(days, other)]
}

function assumptionsOf({ stays, all, today }: Case): string[] {
  const isHere = stays.at(-1)?.to === today
  return [
    stays.length > 0 ? words.assumptions.both : words.assumptions.typed,
    ...(all ? [words.assumptions.all, words.assumptions.aheadDays] : []),
    ...(isHere ? [words.assumptions.open(formatDay(today))] : []),
    words.assumptions.noCrew,
  ]
}
