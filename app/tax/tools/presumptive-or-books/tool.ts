import type { Audit } from '#app/tax/engine/business/audit.ts'
import type { Answer, Figure, Headline, Table, Working } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { answerWords } from '#content/en/tools/answer.ts'
import { basics, example, more, words } from '#content/en/tools/presumptive-or-books/form.ts'
import { advanceTaxFacts } from '#content/facts/advance-tax.ts'
import { businessFacts } from '#content/facts/business.ts'
import { computationFacts } from '#content/facts/computation.ts'
import { formatFact } from '#content/facts/format.ts'
import { idInYear, valueInYear } from '#content/facts/in-year.ts'
import { rateFacts } from '#content/facts/rates.ts'
import type { FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { returnDueDay } from '../parts/return-due-day.ts'
import { type Comparison, compare, type Taxed } from './compare.ts'
import { type ReadForm, readForm } from './read.ts'

const facts = { ...businessFacts, ...rateFacts, ...computationFacts, ...advanceTaxFacts }

/** Presumptive income against the real profit, with the tax on each in both regimes. */
export const tool: Tool = {
  id: 'presumptive-or-books',
  years: ['2026-27', '2025-26'],
  basics,
  more,
  facts,
  example,
  respond,
}

function respond(values: FormValues, context: ToolContext): Response {
  const read = readForm(values, context)
  const { form, work } = read
  const meant = form.meant('receipts') ?? form.meant('profit')
  if (meant) return meant
  if (form.faults.length > 0) return { faults: form.faults }
  if (work.section === '44AE' && work.vehicles.length === 0) {
    return { missing: words.missing.vehicles }
  }
  if (work.section !== '44AE' && form.isEmpty('receipts')) {
    return { missing: words.missing.receipts }
  }
  return { answer: answerOf(read, compare(read), context) }
}

function answerOf(read: ReadForm, found: Comparison, context: ToolContext): Answer {
  const table = taxTable(read, found)
  return {
    headline: headline(read, found),
    figures: figures(read, found),
    tables: table.rows.length > 0 ? [table] : [],
    workings: workings(found),
    notes: notes(read, found, context),
    assumptions: assumptions(read),
  }
}

function headline(read: ReadForm, { presumed, declared, real, saved }: Comparison): Headline {
  const section = words.section(read.work.section)
  if (!declared) {
    const text = [...presumed.notes, words.closedText].join(' ')
    return { label: section, value: words.closed, text, tone: 'bad' }
  }
  if (!real) {
    const text = words.taxOnly(words.regimes[declared.cheaper], money(declared.tax))
    return { label: words.least, value: money(declared.income), text }
  }
  const label = words.better
  if (real.income > presumed.result.income) {
    return { label, value: words.stay(read.work.section), text: words.declareMore }
  }
  if (saved > read.cost) {
    const text =
      read.cost > 0 ? words.booksNet(money(saved), money(read.cost)) : words.booksText(money(saved))
    return { label, value: words.books, text, tone: 'good' }
  }
  const nothing = read.isLoss ? words.stayLoss : words.stayNothing
  const text = saved > 0 ? words.stayText(money(saved), money(read.cost)) : nothing
  return { label, value: words.stay(read.work.section), text, tone: 'good' }
}

function figures(read: ReadForm, { presumed, declared, real, audit }: Comparison): Figure[] {
  const all: (Figure | undefined)[] = [
    declared && {
      label: words.presumed,
      value: money(presumed.result.income),
      strong: true,
    },
    declared && taxFigure(words.taxUnder(read.work.section), declared),
    real && taxFigure(words.taxReal, real),
    audit && auditFigure(audit.result),
    declared && advanceFigure(read, declared),
  ]
  return all.filter((figure) => figure !== undefined)
}

function taxFigure(label: string, { tax, cheaper }: Taxed): Figure {
  return { label, value: money(tax), text: words.regimes[cheaper] }
}

function auditFigure({ audit, disputed }: Audit): Figure {
  const text = disputed ? answerWords.disputed : undefined
  return { label: words.audit, value: audit ? words.yes : words.no, text }
}

/** Of the presumed income. */
function advanceFigure({ work }: ReadForm, { tax }: Taxed): Figure {
  const from = valueInYear(advanceTaxFacts, 'advanceTaxFrom', work.year)
  const isOnce = work.section !== '44AE'
  const when = isOnce
    ? words.advanceOnce(formatFact(advanceTaxFacts.advanceTaxMarch))
    : words.advanceFour
  return { label: words.advance(work.section), value: tax < from ? words.advanceNone : when }
}

function taxTable({ work }: ReadForm, { declared, real }: Comparison): Table {
  const row = (name: string, { income, ...of }: Taxed) => [
    name,
    money(income),
    money(of.new.result.tax),
    money(of.old.result.tax),
  ]
  return {
    caption: words.table,
    head: [...words.head],
    rows: [
      ...(declared ? [row(words.under(work.section), declared)] : []),
      ...(real ? [row(words.withBooks, real)] : []),
    ],
  }
}

function workings({ presumed, declared, real, audit }: Comparison): Working[] {
  const { workings: say } = words
  const tax = (what: string, { cheaper, ...of }: Taxed) => ({
    title: say.tax(what, words.regimes[cheaper]),
    lines: of[cheaper].lines,
  })
  return [
    { title: say.presumed, lines: presumed.lines },
    ...(declared ? [tax(say.whatPresumed, declared)] : []),
    ...(real ? [tax(say.whatReal, real)] : []),
    ...(audit ? [{ title: say.audit, lines: audit.lines }] : []),
  ].filter(({ lines }) => lines.length > 0)
}

function notes(
  read: ReadForm,
  { presumed, declared, real, audit }: Comparison,
  { today }: ToolContext,
): string[] {
  const { work } = read
  const { notes: say } = words
  const due = returnDueDay(work.year, audit?.result.audit ? 'audit' : 'business')
  const keep = today > due ? say.keptUntil : say.keepBy
  const chosenBy = declared?.cheaper === 'old' ? returnDueDay(work.year, 'business') : due
  const oldRegime = today > chosenBy ? say.oldRegimeLate(formatDay(chosenBy)) : say.oldRegime
  const shown = [declared, real].filter((one) => one !== undefined)
  return [
    ...(read.isLoss ? [say.loss(keep(formatDay(due)))] : []),
    ...(declared ? [...presumed.notes, ...sectionNotes(read)] : []),
    ...(audit?.notes ?? []),
    ...(declared && work.section !== '44AE' ? [onceNote(work.year)] : []),
    say.four(advanceTaxFrom(work.year)),
    ...(shown.some(({ cheaper }) => cheaper === 'old') ? [oldRegime] : []),
    ...(work.year >= '2026-27' ? [say.newAct] : []),
  ]
}

function sectionNotes({ work }: ReadForm): string[] {
  const { notes: say } = words
  if (work.section === '44AE') return [say.vehiclesLess]
  const usual = work.section === '44AD' ? 'presumptiveTurnover' : 'professionReceipts'
  const higher =
    work.section === '44AD' ? 'presumptiveTurnoverDigital' : 'professionReceiptsDigital'
  const share = formatFact(businessFacts.cashShare)
  return [
    work.section === '44ADA'
      ? say.professionLess
      : say.businessLess(formatFact(businessFacts.presumptiveLockOut)),
    ...(work.turnover > valueInYear(businessFacts, usual, work.year)
      ? [say.cash(share, formatFact(businessFacts[higher]))]
      : []),
  ]
}

function onceNote(year: ToolContext['year']): string {
  return words.notes.once(formatFact(advanceTaxFacts.advanceTaxMarch), advanceTaxFrom(year))
}

function advanceTaxFrom(year: ToolContext['year']): string {
  return formatFact(advanceTaxFacts[idInYear(advanceTaxFacts, 'advanceTaxFrom', year)])
}

function assumptions({ work, deductions }: ReadForm): string[] {
  const { listed, business, payments, slab, deductions: ofDeductions } = words.assumptions
  return [
    ...(work.section === '44ADA' ? [listed] : []),
    ...(work.section === '44AD' ? [business, payments(formatFact(businessFacts.cashShare))] : []),
    slab,
    ...(deductions > 0 ? [ofDeductions] : []),
  ]
}
