import { formatFact, rupees } from '#app/content/tax-facts/format.ts'
import { houseRentFacts as facts } from '#app/content/tax-facts/house-rent.ts'
import { monthNames } from '#app/content/tools/months.ts'
import { words } from '#app/content/tools/tds-on-rent-and-house/form.ts'
import { rentTds } from '#app/tax/rent-tds.ts'
import { formatDay, formatMonth } from '#app/time/dates.ts'
import type { FormReader } from '../form-values.ts'
import type { Response, ToolContext } from '../tool.ts'
import { endOfMonth, MONTH_IDS, monthNumber } from './months.ts'
import { formFigures, formOf, nothingToDeduct, panNotes, refusal } from './tds-forms.ts'

/** The part of the tool for tenants. */
export function onRent(form: FormReader, abroad: boolean, { year }: ToolContext): Response {
  const monthly = form.money('rent')
  const from = monthNumber(form.choice('from', MONTH_IDS))
  const to = monthNumber(form.choice('to', ['mar', ...MONTH_IDS]))
  if (to < from) form.fault('to', words.faults.until, undefined)
  if (form.faults.length > 0) return { faults: form.faults }
  if (form.isEmpty('rent')) return { missing: words.missing.rent }
  const months = to - from + 1
  const noPan = form.ticked('noPan')
  const stretches = [{ monthly, months }]
  const outcome = rentTds({ stretches, landlordResident: !abroad, noPan, year })
  const { tds } = outcome.result
  const { label, below, text } = words.rent
  if (tds === null) return refusal(label, words.rent.abroad, outcome)
  if (form.ticked('audited')) return refusal(label, words.rent.audited, { lines: [], notes: [] })
  const limit = formatFact(facts.rentTdsMonthly)
  if (tds === 0) return { answer: nothingToDeduct(label, below(limit), outcome.lines) }
  const end = endOfMonth(year, to)
  const { form: name, by } = formOf('rent', end)
  return {
    answer: {
      headline: { label, value: rupees(tds), text: text(formatMonth(end), name, formatDay(by)) },
      figures: [
        { label: words.rent.year, value: rupees(monthly * months) },
        { label: words.rent.month(monthNames[to] ?? ''), value: rupees(monthly - tds) },
        ...formFigures('rent', name, by),
      ],
      workings: [{ lines: outcome.lines }],
      notes: [...outcome.notes, ...panNotes(form)],
      assumptions: [words.assumptions.payer, words.assumptions.sameRent],
    },
  }
}
