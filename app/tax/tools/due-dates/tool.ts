import { type DateInForce, datesFor } from '#app/tax/due-dates/calendar.ts'
import { filingSeason } from '#app/tax/due-dates/filing-season.ts'
import { addMonths, daysBetween } from '#app/tax/engine/days.ts'
import type { Line } from '#app/tax/engine/outcome.ts'
import type { Headline } from '#app/tax/working/answer.ts'
import { formatBriefDay, formatDay } from '#app/ui/time/dates.ts'
import { DUE_DATE_GROUPS, type DueDateGroup, dateFacts } from '#content/en/due-dates.ts'
import { type DueDatesWords, words as english, fieldsIn } from '#content/en/tools/due-dates/form.ts'
import type { ToolWords } from '#content/en/tools/tool-words.ts'
import { FORMS_YEAR } from '#content/facts/tax-year.ts'
import { FormReader, isShown } from '../form/form-values.ts'
import type { FormValues, Tool } from '../form/tool-type.ts'
import { filedYear } from '../form/years.ts'

/** The dates that concern the reader, the next one first; in a language with its words around each tool. */
export function dueDatesIn(copy: DueDatesWords, words?: ToolWords): Tool {
  const { who, lastReturn, besides } = fieldsIn(copy.form)
  const basicsOf = (year: string) => [who, lastReturn(year)]
  return {
    id: 'due-dates',
    ...(words && { words }),
    years: [],
    basics: basicsOf(FORMS_YEAR),
    basicsOn: (today) => basicsOf(filedYear(today)),
    more: [besides],
    example: { who: 'business', return: 'filed', rent: 'on' },
    facts: dateFacts,
    respond(values, { today }) {
      const { groups, faults } = readGroups(values, words)
      if (faults.length > 0) return { faults }
      const dates = datesFor(groups)
      const coming = dates.filter(({ date }) => date >= today)
      const passed = dates.filter(({ date }) => date < today).reverse()
      const lines = (some: DateInForce[]) => some.flatMap((date) => linesOf(date, copy, words))
      return {
        answer: {
          headline: headlineOf(coming, today, copy, words),
          figures: [],
          workingsTitle: copy.answer.dates,
          workings: [
            { lines: lines(withinYear(coming, today)) },
            { title: copy.answer.passed, lines: lines(passed) },
          ].filter((working) => working.lines.length > 0),
          notes: notesFor(groups, passed, today, copy.answer.notes),
          assumptions: [copy.answer.assumption],
        },
      }
    },
  }
}

export const tool = dueDatesIn(english)

/** Whom the dates are for, as the form says it; a choice that it does not have is passed over. */
export function groupsOf(values: FormValues): DueDateGroup[] {
  return readGroups(values).groups
}

function readGroups(values: FormValues, words?: ToolWords) {
  const form = new FormReader(values, words)
  const { who, lastReturn, besides } = fieldsIn(english.form)
  const chosen: string[] = [who, lastReturn(FORMS_YEAR)].map(({ name, options }) =>
    form.choice(
      name,
      options.map(([option]) => option),
    ),
  )
  const ticked = besides.fields
    .filter((field) => isShown(field, values) && form.ticked(field.name))
    .map(({ name }) => name)
  const named = [...chosen, ...ticked]
  return {
    groups: DUE_DATE_GROUPS.filter((group) => named.includes(group)),
    faults: form.faults,
  }
}

function headlineOf(
  [next, ...later]: DateInForce[],
  today: string,
  { answer: copy, dueDateName }: DueDatesWords,
  words?: ToolWords,
): Headline {
  if (!next) return copy.none
  const days = daysBetween(today, next.date)
  const onThatDay = [next, ...later].filter(({ date }) => date === next.date)
  return {
    label: copy.next,
    value: formatDay(next.date, words?.times.own),
    text: copy.due(onThatDay.map(({ what }) => dueDateName(what)).join(copy.and), days),
    ...(days <= DAYS_OF_WARNING && { tone: 'bad' }),
  }
}

const DAYS_OF_WARNING = 7

/** Those of the next twelve months, or the next one where it is further away. */
function withinYear(coming: DateInForce[], today: string): DateInForce[] {
  const end = addMonths(today, 12)
  return coming.filter(({ date }, index) => index === 0 || date <= end)
}

/** The rule of a date, and what extended it. */
function linesOf(
  { fact, what, rule, extension, date }: DateInForce,
  { answer: copy, dueDateName, dueDateYear }: DueDatesWords,
  words?: ToolWords,
): Line[] {
  const label = copy.whatInYear(dueDateName(what), dueDateYear(rule.year))
  const brief = (day: string) => formatBriefDay(day, words?.times.own)
  const line = { label, amount: brief(String(rule.value)), rule: fact }
  if (!extension) return [line]
  return [
    line,
    {
      label: copy.extended(label, extension.otherLaw ?? ''),
      amount: brief(date),
      rule: `${fact}Extended`,
    },
  ]
}

function notesFor(
  groups: DueDateGroup[],
  passed: DateInForce[],
  today: string,
  notes: DueDatesWords['answer']['notes'],
): string[] {
  const isOver = (id: DateInForce['fact']) => passed.some(({ fact }) => fact === id)
  const concerns = (...some: DueDateGroup[]) => some.some((group) => groups.includes(group))
  const isBeforeTransferPricing =
    concerns('transfer-pricing') && !isOver('dueDateTransferPricingAy2026')
  return [
    passed.length > 0 && notes.passed,
    concerns('late') && !isBeforeTransferPricing && lateNote(today, notes),
    concerns('filed') && !isOver('revisedDateAy2026') && notes.revisedFee,
    concerns('filed') && !isOver('revisedFreeDateAy2026') && notes.filed,
    concerns('salaried') && notes.salaried,
    concerns('business', 'audited', 'advance-tax') && notes.advanceTax,
    concerns('presumptive') && notes.presumptive,
    concerns('rent') && notes.rent,
    concerns('house') && notes.house,
    concerns('tan') && notes.tan,
    concerns('foreign') && notes.foreign,
    concerns('transfer-pricing') && notes.transferPricing,
  ].filter((note) => note !== false)
}

/** What is left for a return that was not filed, once a due date of the year being filed has passed. */
function lateNote(today: string, notes: DueDatesWords['answer']['notes']): string | false {
  const { phase } = filingSeason(today)
  if (phase === 'closed') return notes.lateOver
  return (phase === 'belated' || phase === 'passed-for-some') && notes.late
}
