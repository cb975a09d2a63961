import { percentOf, wholeRupees } from '#app/tax/engine/amount.ts'
import { lastDayOf } from '#app/tax/engine/days.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import { type PropertyTds, propertyTds } from '#app/tax/engine/property-tds.ts'
import type { Answer, Table } from '#app/tax/working/answer.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import { words } from '#content/en/tools/tds-on-rent-and-house/form.ts'
import { formatFact, rupees, rupeesInFull } from '#content/facts/format.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import { propertyFacts } from '#content/facts/property.ts'
import type { FormReader } from '../form/form-values.ts'
import type { Response, ToolContext } from '../form/tool-type.ts'
import { formFigures, formOf, nothingToDeduct, panNotes, refusal } from './forms.ts'

/** The part of the tool for buyers. */
export function onHouse(form: FormReader, abroad: boolean, context: ToolContext): Response {
  const price = form.money('price')
  const stamp = form.money('stamp')
  const payments = readPayments(form, price)
  if (form.faults.length > 0) return { faults: form.faults }
  const meant = form.meant('price') ?? form.meant('stamp')
  if (meant) return meant
  if (form.isEmpty('price')) return { missing: words.missing.price }
  if (form.ticked('rural') && !abroad) return { answer: ofRuralLand }
  const noPan = form.ticked('noPan')
  const outcome = propertyTds({ price, stamp, sellerResident: !abroad, noPan, year: context.year })
  const { tds, rate } = outcome.result
  if (tds === null)
    return form.ticked('rural')
      ? refusedRural(outcome)
      : { answer: toAbroad(context.year, outcome) }
  const limit = formatFact(propertyFacts.propertyTdsFrom)
  if (tds === 0)
    return { answer: nothingToDeduct(words.house.label, words.house.below(limit), outcome.lines) }
  const name = formOf('house', payments.at(-1)?.day ?? dayIn(context)).form
  const isSpread = payments.length > 0 && stamp > price
  return {
    answer: {
      headline: {
        label: words.house.label,
        value: rupeesInFull(tds),
        text: words.house.text(name),
      },
      figures: [
        { label: words.house.seller, value: rupeesInFull(Math.max(0, price - tds)) },
        ...formFigures('house', name),
      ],
      ...(payments.length > 0 && { tables: [tableOf(payments, price, tds, rate, name)] }),
      workings: [{ lines: outcome.lines }],
      notes: [
        ...outcome.notes,
        words.shared,
        ...(isSpread ? [words.spread] : []),
        ...panNotes(form),
      ],
      assumptions: [words.assumptions.buyer],
    },
  }
}

const ofRuralLand: Answer = nothingToDeduct(words.house.label, words.house.rural, [
  { label: words.house.rural, amount: 0, rule: 'ruralLand' },
])

function refusedRural({ lines }: Outcome<PropertyTds>): Response {
  return refusal(words.house.label, words.house.ruralAbroad, { lines, notes: [] })
}

/** The amount is the other tool’s to work out: it needs the gain. */
function toAbroad(year: FinancialYear, { lines, notes }: Outcome<PropertyTds>): Answer {
  const { figures, forms, house, person, certificates } = words
  const noTanFrom = formatFact(propertyFacts.buyerTanNotNeededFrom)
  return {
    headline: { label: house.label, value: house.everyPayment, text: house.abroad },
    figures:
      year < '2026'
        ? [
            { label: figures.tan, value: figures.needed },
            { label: figures.report, value: forms.abroad, text: figures.quarterly },
          ]
        : [{ label: figures.tan, value: figures.noTan, text: figures.noTanFrom(noTanFrom) }],
    workings: [{ lines }],
    notes: [...notes, certificates.lower, person],
  }
}

/** Today, or the last day of a year that is over. */
function dayIn({ year, today }: ToolContext): string {
  return today < lastDayOf(year) ? today : lastDayOf(year)
}

interface Payment {
  day: string
  amount: number
}

function readPayments(form: FormReader, price: number): Payment[] {
  const payments = form.rows('payments').flatMap((row) => {
    if (row.isEmpty('day') && row.isEmpty('amount')) return []
    const [day, amount] = [row.date('day'), row.money('amount')]
    if (row.isEmpty('day')) row.fault('day', words.faults.day, undefined)
    if (row.isEmpty('amount')) row.fault('amount', words.faults.amount, undefined)
    return day ? [{ day, amount }] : []
  })
  if (price > 0 && paidIn(payments) > price)
    form.fault('price', words.faults.beyond(rupees(paidIn(payments))), undefined)
  return payments.sort((a, b) => a.day.localeCompare(b.day))
}

function paidIn(payments: Payment[]): number {
  return payments.reduce((total, { amount }) => total + amount, 0)
}

/** The tax on each payment; what the stamp duty value adds comes with the last one. */
function tableOf(
  payments: Payment[],
  price: number,
  tds: number,
  rate: number,
  lastForm: string,
): Table {
  const { caption, head, rest, restOfTax, atLast } = words.house.table
  const shares = payments.map(({ amount }) => wholeRupees(percentOf(rate, amount)))
  const rows = payments.map(({ day, amount }, index) => {
    const { form, by } = formOf('house', day)
    const tax = rupeesInFull(shares[index] ?? 0)
    return [formatBriefDay(day), rupeesInFull(amount), tax, form, formatBriefDay(by)]
  })
  const unpaid = price - paidIn(payments)
  const left = tds - shares.reduce((total, share) => total + share, 0)
  if (unpaid > 0 || left > 0)
    rows.push([
      unpaid > 0 ? rest : restOfTax,
      rupeesInFull(unpaid),
      rupeesInFull(left),
      unpaid > 0 ? words.forms.new : lastForm,
      atLast,
    ])
  return { caption, head: [...head], rows }
}
