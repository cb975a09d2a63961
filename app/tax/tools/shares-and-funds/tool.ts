import { financialYearOf, lastDayOf } from '#app/tax/engine/days.ts'
import {
  type ShareGains,
  type ShareGainsInput,
  shareGains,
} from '#app/tax/engine/gains/share-gains.ts'
import type { AddedTax } from '#app/tax/engine/income-tax/added-tax.ts'
import type { Outcome } from '#app/tax/engine/outcome.ts'
import type { Answer, Figure, Headline, Table } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { basics, example, exampleIn, more, words } from '#content/en/tools/shares-and-funds/form.ts'
import { capitalGainFacts } from '#content/facts/capital-gains.ts'
import { computationFacts } from '#content/facts/computation.ts'
import { costInflationFacts } from '#content/facts/cost-inflation.ts'
import { digitalAssetFacts } from '#content/facts/digital-assets.ts'
import { equityFacts } from '#content/facts/equity.ts'
import { formatFact, rupees } from '#content/facts/format.ts'
import { propertyFacts } from '#content/facts/property.ts'
import { rateFacts } from '#content/facts/rates.ts'
import { tradingFacts } from '#content/facts/trading.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { returnDueDay } from '../parts/return-due-day.ts'
import { laterPart, loadLater } from './later.ts'
import { type ReadForm, readForm } from './read.ts'
import type { Statement } from './statement.ts'

const ownFacts = {
  ...equityFacts,
  ...propertyFacts,
  ...capitalGainFacts,
  ...computationFacts,
  ...costInflationFacts,
  ...digitalAssetFacts,
  ...tradingFacts,
}

/** Gains of a year on shares, funds and crypto, with what is left of the exempt amount. */
export const tool: Tool = {
  id: 'shares-and-funds',
  years: ['2026-27', '2025-26', '2024-25'],
  basics,
  more,
  get facts() {
    return { ...ownFacts, ...laterPart()?.facts }
  },
  later: { fields: ['otherIncome', 'statement'], load: loadLater },
  example,
  exampleIn,
  respond,
}

function respond(values: FormValues, context: ToolContext): Response {
  const read = readForm(values, context)
  const { form, input, incomplete, statement } = read
  if (form.faults.length > 0) return { faults: form.faults }
  const meant = form.meant('longTotal') ?? form.meant('shortTotal') ?? form.meant('otherIncome')
  if (meant) return meant
  const asked = form.isEmpty('statement') ? undefined : askAbout(statement)
  if (asked) return asked
  const { sales, statement: listed = [], totals = [], crypto } = input
  if (sales.length + listed.length + totals.length + crypto.length === 0) {
    return { missing: incomplete.length > 0 ? words.incomplete : words.missing }
  }
  return {
    answer: answerOf(shareGains(input), read, context),
    ...(statement && { brief: laterPart()?.briefOf(statement, form.text('statement').length) }),
  }
}

/** What keeps a statement from being counted: it can't be read, or doesn't say what its funds are. */
function askAbout(statement: Statement | undefined): Response | undefined {
  if (!statement) return { missing: words.notLoaded }
  const { unknownFund, read, hasTable } = statement
  if (unknownFund !== undefined) return { missing: words.unknownFund(unknownFund), asks: ['funds'] }
  if (read.length > 0) return undefined
  return { missing: hasTable ? words.noneRead : words.noTable }
}

function answerOf(
  found: Outcome<ShareGains>,
  { input, incomplete, statement }: ReadForm,
  context: ToolContext,
): Answer {
  const { result, lines, notes } = found
  const payable = payableOn(result, input)
  return {
    headline: headline(result, payable, statement, context),
    figures: figures(result, payable, input, context),
    tables: [
      ...(result.bands.length > 0 ? [bandTable(result)] : []),
      ...((statement && laterPart()?.statementTables(statement)) ?? []),
    ],
    workings: [{ lines }, ...(payable ? [{ title: words.whole, lines: payable.whole.lines }] : [])],
    notes: [
      ...(incomplete.length > 0 ? [words.leftOut(incomplete.join(', '))] : []),
      ...harvestNotes(result, context),
      ...lossNotes(result, input, context),
      ...notes,
      ...(payable?.whole.notes ?? []),
    ],
    assumptions: assumptions(input, result),
  }
}

/** What the gains add to the tax of the year, where other income is known. */
function payableOn({ incomes }: ShareGains, input: ShareGainsInput): AddedTax | undefined {
  if (input.otherIncome === undefined) return undefined
  return laterPart()?.addedTax({ ...input, individual: true }, input.otherIncome)(incomes)
}

function headline(
  { tax, exemptLeft }: ShareGains,
  payable: AddedTax | undefined,
  statement: Statement | undefined,
  context: ToolContext,
): Headline {
  const unread = (statement && laterPart()?.countUnread(statement)) ?? 0
  const canHarvest = exemptLeft > 0 && isRunning(context)
  const paid = payable?.added ?? tax
  const text = [
    ...(payable ? [words.paid] : []),
    ...(canHarvest ? [words.room(rupees(exemptLeft), lastDay(context))] : []),
    ...(unread > 0 ? [words.notRead(unread)] : []),
  ].join(' ')
  return {
    label: words.tax,
    value: payable || tax === 0 ? money(paid) : words.before(money(tax)),
    ...(text && { text }),
    tone: paid === 0 ? 'good' : undefined,
  }
}

/** Whether the year of the gains is this one, so that its exempt amount can still be used. */
function isRunning({ year, today }: ToolContext): boolean {
  return financialYearOf(today) === year
}

function lastDay({ year }: ToolContext): string {
  return formatFact({ value: lastDayOf(year), unit: 'date' })
}

function figures(
  result: ShareGains,
  payable: AddedTax | undefined,
  input: ShareGainsInput,
  context: ToolContext,
): Figure[] {
  const { bands, crypto, exempt, exemptLeft, carried } = result
  const left = (term: 'short' | 'long') =>
    bands.filter((band) => band.term === term).reduce((sum, band) => sum + band.left, 0)
  const all = [
    { label: words.shortLeft, amount: left('short') },
    { label: words.longLeft, amount: left('long') },
    { label: words.crypto, amount: crypto },
    {
      label: words.carriedShort,
      amount: carried.short,
      text: keptIf('short', result, input, context),
    },
    {
      label: words.carriedLong,
      amount: carried.long,
      text: keptIf('long', result, input, context),
    },
  ]
  return [
    { label: words.exempt(rupees(exempt)), value: money(exemptLeft), strong: true },
    ...(payable ? [{ label: words.whole, value: money(payable.whole.result.tax) }] : []),
    ...all
      .filter(({ amount }) => amount > 0)
      .map(({ label, amount, text }) => ({ label, value: money(amount), ...(text && { text }) })),
  ]
}

function bandTable({ bands }: ShareGains): Table {
  return {
    caption: words.table,
    head: [...words.head],
    rows: bands.map(({ id, label, rate, gain, loss, left }) => [
      label,
      id === 'slab' ? words.slabRate(`${rate}%`) : `${rate}%`,
      money(gain),
      money(loss),
      money(left),
    ]),
  }
}

function harvestNotes({ exemptLeft, carried }: ShareGains, context: ToolContext): string[] {
  if (!isRunning(context) || exemptLeft === 0) return []
  const { harvest, harvestLosses } = words.notes
  return [
    harvest(rupees(exemptLeft), lastDay(context)),
    ...(carried.short + carried.long > 0 ? [harvestLosses] : []),
  ]
}

/** By when the return has to be filed, or had to be, for what is left of a loss of the year. */
function lossNotes(
  { carried, businessLossLeft }: ShareGains,
  input: ShareGainsInput,
  { today }: ToolContext,
): string[] {
  // Losses of earlier years are used last, so anything above them is of the year.
  const { short, long } = input.earlier
  if (carried.short <= short && carried.long <= long && businessLossLeft === 0) return []
  const due = dueDay(input)
  const { keepBy, late } = words.notes
  return [(today > due ? late : keepBy)(formatDay(due))]
}

/** What has to be true of a loss that is shown as kept; losses of earlier years are kept anyway. */
function keptIf(
  term: 'short' | 'long',
  { carried }: ShareGains,
  input: ShareGainsInput,
  { today }: ToolContext,
): string | undefined {
  const due = dueDay(input)
  const earlier = input.earlier[term]
  if (today <= due || carried[term] <= earlier) return undefined
  return earlier === 0
    ? words.keptIf(formatDay(due))
    : words.partKeptIf(rupees(carried[term] - earlier), formatDay(due))
}

function dueDay({ year, businessLoss }: Pick<ShareGainsInput, 'year' | 'businessLoss'>): string {
  return returnDueDay(year, businessLoss > 0 ? 'business' : 'plain')
}

function assumptions(
  { totals = [], otherIncome, year, resident }: ShareGainsInput,
  { bands }: ShareGains,
) {
  const { abroad, stt, totals: ofTotals, slab, rebate, order } = words.assumptions
  const isSlab =
    otherIncome === undefined && bands.some(({ id, left }) => id === 'slab' && left > 0)
  return [
    stt,
    ...(totals.length > 0 && year === '2024-25'
      ? [ofTotals(formatFact(equityFacts.capitalGainsChange))]
      : []),
    ...(isSlab ? [slab(formatFact(rateFacts.topRate))] : []),
    ...(otherIncome === undefined ? [rebate] : []),
    order,
    ...(resident ? [] : [abroad]),
  ]
}
