import type { Outcome } from '#app/tax/engine/outcome.ts'
import { type RentStretch, type RentTds, rentTds } from '#app/tax/engine/rent-tds.ts'
import type { Answer } from '#app/tax/working/answer.ts'
import { formatDay, formatMonth } from '#app/ui/time/dates.ts'
import { monthNames } from '#content/en/tools/months.ts'
import { words } from '#content/en/tools/tds-on-rent-and-house/form.ts'
import { formatFact, rupeesInFull } from '#content/facts/format.ts'
import { houseRentFacts as facts } from '#content/facts/house-rent.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import type { FormReader } from '../form/form-values.ts'
import type { Response, ToolContext } from '../form/tool-type.ts'
import { endOfMonth, MONTH_IDS, monthNumber } from '../parts/months.ts'
import { formFigures, formOf, nothingToDeduct, panNotes, refusal } from './forms.ts'

/** The part of the tool for tenants. */
export function onRent(form: FormReader, abroad: boolean, { year }: ToolContext): Response {
  const monthly = form.money('rent')
  const from = monthNumber(form.choice('from', MONTH_IDS))
  const to = monthNumber(form.choice('to', ['mar', ...MONTH_IDS]))
  if (to < from) form.fault('to', words.faults.until, undefined)
  const stretches = readStretches(form, monthly, from, to)
  if (form.faults.length > 0) return { faults: form.faults }
  const meant = form.meant('rent', 'thousand') ?? form.meant('newRent', 'thousand')
  if (meant) return meant
  if (form.isEmpty('rent')) return { missing: words.missing.rent }
  const noPan = form.ticked('noPan')
  const outcome = rentTds({ stretches, landlordResident: !abroad, noPan, year })
  const { tds } = outcome.result
  const { label, below, text } = words.rent
  if (tds === null) return { answer: toAbroad(year, outcome) }
  if (form.ticked('audited')) return refusal(label, words.rent.audited, { lines: [], notes: [] })
  const limit = formatFact(facts.rentTdsMonthly)
  if (tds === 0) return { answer: nothingToDeduct(label, below(limit), outcome.lines) }
  const end = endOfMonth(year, to)
  const { form: name, by } = formOf('rent', end)
  return {
    answer: {
      headline: {
        label,
        value: rupeesInFull(tds),
        text: text(formatMonth(end), name, formatDay(by)),
      },
      figures: [
        { label: words.rent.year, value: rupeesInFull(rentOf(stretches)) },
        {
          label: words.rent.month(monthNames[to] ?? ''),
          value: rupeesInFull((stretches.at(-1)?.monthly ?? 0) - tds),
        },
        ...formFigures('rent', name, by),
      ],
      workings: [{ lines: outcome.lines }],
      notes: [...outcome.notes, ...panNotes(form)],
      assumptions: [words.assumptions.payer, words.assumptions.sameRent],
    },
  }
}

/** The months from April; a change cuts them in two. */
function readStretches(form: FormReader, monthly: number, from: number, to: number): RentStretch[] {
  const changed = monthNumber(form.choice('changed', ['', ...MONTH_IDS]))
  const newRent = form.money('newRent')
  if (changed < 0 && form.isEmpty('newRent')) return [{ monthly, months: to - from + 1 }]
  if (changed <= from || changed > to) form.fault('changed', words.faults.changed, undefined)
  else if (newRent === 0) form.fault('newRent', words.faults.newRent, undefined)
  return [
    { monthly, months: changed - from },
    { monthly: newRent, months: to - changed + 1 },
  ]
}

function rentOf(stretches: RentStretch[]): number {
  return stretches.reduce((total, { monthly, months }) => total + monthly * months, 0)
}

/** The rate is for a person to say, everything else isn't. */
function toAbroad(year: FinancialYear, { lines, notes }: Outcome<RentTds>): Answer {
  const { figures, forms, person, rent } = words
  return {
    headline: { label: rent.label, value: rent.everyPayment, text: rent.abroad },
    figures: [
      { label: figures.tan, value: figures.needed },
      {
        label: figures.report,
        value: year < '2026' ? forms.abroad : forms.newAbroad,
        text: figures.quarterly,
      },
    ],
    workings: [{ lines }],
    notes: [...notes, person],
  }
}
