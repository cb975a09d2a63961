import { addDays } from '#app/tax/engine/days.ts'
import type { Line, Outcome } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure } from '#app/tax/working/answer.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/tds-on-rent-and-house/form.ts'
import { formatFact } from '#content/facts/format.ts'
import { tdsFacts as facts } from '#content/facts/tds.ts'
import type { FormReader } from '../form/form-values.ts'
import type { Response } from '../form/tool-type.ts'
import { endOfMonthOf } from '../parts/months.ts'

/* What an answer about rent and one about a house have in common. */

type Pays = 'rent' | 'house'
type Steps = Pick<Outcome<unknown>, 'lines' | 'notes'>

/** The form for tax deducted on a day, and the last day to pay with it. */
export function formOf(pays: Pays, day: string): { form: string; by: string } {
  return {
    form: day < facts.newTdsFormsFrom.value ? words.forms[pays] : words.forms.new,
    by: addDays(endOfMonthOf(day), facts.challanStatementDays.value),
  }
}

/** @param by the day by which it is paid, if there is one payment only */
export function formFigures(pays: Pays, name: string, by?: string): Figure[] {
  const { form, formText, by: until, byText, tan, noTan, noTanText } = words.figures
  const days = formatFact(facts.challanStatementDays)
  const isNew = name === words.forms.new
  return [
    { label: form, value: name, ...(isNew && { text: formText(words.forms[pays]) }) },
    by
      ? { label: until, value: formatDay(by), text: byText(days) }
      : { label: until, value: days, text: words.figures.after },
    { label: tan, value: noTan, text: noTanText },
  ]
}

export function panNotes(form: FormReader): string[] {
  return form.ticked('noPan') ? [words.noPan(formatFact(facts.noPanTdsRate))] : []
}

export function nothingToDeduct(label: string, text: string, lines: Line[]): Answer {
  return {
    headline: { label, value: words.nothing, text, tone: 'good' },
    figures: [],
    workings: [{ lines }],
    notes: [],
  }
}

/** Where the rules are others, whose figure we would have to guess. */
export function refusal(label: string, text: string, { lines, notes }: Steps): Response {
  return {
    answer: {
      headline: { label, value: words.refused, text },
      figures: [],
      workings: [{ lines }],
      notes: [...notes, words.person],
    },
  }
}
