import type { Line } from '#app/tax/engine/outcome.ts'
import { splitAtYears } from '#app/ui/text/unbroken-years.ts'
import { formatBriefDay } from '#app/ui/time/dates.ts'
import { type ToolWords, toolWords } from '#content/en/tools/tool-words.ts'
import { formatFact } from '#content/facts/format.ts'
import { lawOf, type TaxFact } from '#content/facts/tax-fact.ts'
import type { Answer, Checklist, Figure, Headline, Table } from './answer.ts'
import { chartSvg } from './chart-svg.ts'
import { type Html, html } from './html.ts'

export type Facts = Record<string, TaxFact>

/*
 * An answer as HTML, the same on the server, in the browser and on staff screens: a tool's script is
 * to stay small, and a working is to look the same wherever it is read.
 */

/** The answer itself, which is read out when it changes. */
export function headlineHtml({ label, value, text, tone }: Headline): string {
  const color = tone === 'good' ? 'text-good' : tone === 'bad' ? 'text-bad' : ''
  return html`<p class="text-sm text-muted">${unbrokenYears(label)}</p>
<p class="figures font-serif text-h2 text-balance ${color}">${value.replace(/(\d) (?=[A-Z])/g, '$1\u00a0')}</p>
${text && html`<p class="mt-1">${unbrokenYears(text)}</p>`}`.html
}

/** The few figures right below it. */
export function figuresHtml({ figures }: Answer, words: ToolWords = toolWords): string {
  return figures.length > 0 ? pairsHtml(figures, words).html : ''
}

/** What a visitor had filled in, as staff read it and as it is printed. */
export function inputsHtml(
  inputs: { label: string; value: string }[],
  words: ToolWords = toolWords,
): string {
  return pairsHtml(inputs, words).html
}

/** The rest of the answer, with the rules of `facts` to open. */
export function detailsHtml(answer: Answer, facts: Facts, words: ToolWords = toolWords): string {
  const { checklist, chart, tables = [], notes, assumptions = [] } = answer
  return html`${checklist && checklistHtml(checklist)}
${
  chart &&
  html`<figure class="mt-6">
<figcaption class="font-semibold">${chart.title}</figcaption>
${chartSvg(chart)}
<details class="mt-1 print:hidden" data-key="chart"><summary class="text-link inline-flex min-h-11 items-center cursor-pointer">${words.answer.chartTable}</summary>${gridHtml(chart.table)}</details>
</figure>`
}
${tables.map((table, index) => tableHtml(table, index, tables.length > MANY, words))}
${workingsHtml(answer, facts, words)}
${notes.length > 0 && listHtml(words.answer.notes, notes)}
${assumptions.length > 0 && listHtml(words.answer.assumptions, assumptions)}`.html
}

/** More tables than this are folded, each of them. */
const MANY = 4

/** A long value does not squeeze its label. */
const TWO_COLUMNS = 'max-xs:*:text-left xs:grid-cols-[minmax(40%,1fr)_auto]'

function pairsHtml(figures: Figure[], words: ToolWords): Html {
  return html`<dl class="rows figures mt-4 border-y border-line wrap-anywhere">${figures.map(
    ({ label, value, text, strong }) =>
      html`<div class="grid ${TWO_COLUMNS} gap-x-4 py-2 ${strong ? 'font-semibold' : ''}"><dt>${label}</dt><dd class="text-right print:line-clamp-6">${linesOf(value, words)}</dd>${text && html`<dd class="text-right text-sm font-normal text-muted xs:col-span-2">${text}</dd>`}</div>`,
  )}</dl>`
}

const MAX_LINES = 50
const LINE_MAX = 500

/** A pasted report keeps its lines, as many as show what it is; on paper the first ones are enough. */
function linesOf(value: string, words: ToolWords): (string | Html)[] {
  const all = value.trimEnd().split('\n')
  const rest = all.length - MAX_LINES
  const lines = rest > 1 ? [...all.slice(0, MAX_LINES), words.answer.moreLines(rest)] : all
  return lines.flatMap((line, index) => {
    const shown = line.length > LINE_MAX ? `${line.slice(0, LINE_MAX)}…` : line
    return index === 0 ? shown : [html`<br>`, shown]
  })
}

/** How many items of a checklist fit one printed page with what is said about each. */
const ITEMS_WITH_TEXT = 24

/** The boxes have no name: they are no fields of the form, and `tool-ticks.ts` keeps them. */
function checklistHtml({ title, text, field, groups, links }: Checklist): Html {
  const isLong = groups.reduce((count, { items }) => count + items.length, 0) > ITEMS_WITH_TEXT
  return html`<section class="mt-6"><h3 class="text-h3">${title}</h3>
${groups.map(
  (group) => html`<h4 class="mt-4 font-sans font-semibold tracking-normal">${group.title}</h4>
<ul class="rows mt-1 border-y border-line">${group.items.map(
    (item) =>
      html`<li><label class="tick"><input type="checkbox" data-tick="${field}" value="${item.id}"><span>${item.name}${item.text && html`<span class="block text-sm text-muted ${isLong ? 'print:hidden' : ''}">${item.text}</span>`}</span></label></li>`,
  )}</ul>`,
)}
<p class="screen-only mt-4 flex flex-wrap gap-x-5">${links.map(({ label, href }) => html`<a href="${href}" target="_blank" rel="noopener" data-action="tool-checklist" class="text-link inline-flex min-h-11 items-center">${label}</a>`)}</p>
<p class="screen-only text-sm text-muted [html:not([data-script])_&]:hidden">${text}</p>
</section>`
}

const CELL = 'py-2 pr-2 last:pr-0 sm:pr-3'
/** A table with more columns stands as lines on a telephone, each cell beside the head of its column. */
const COLUMNS_OF_A_PHONE = 4

const ROWS_UNFOLDED = 10

function tableHtml(table: Table, index: number, isOneOfMany: boolean, words: ToolWords): Html {
  const { rows, folds, caption } = table
  const isLong = rows.length > ROWS_UNFOLDED
  if (!folds && (isLong || isOneOfMany))
    return foldedHtml(`table-${index}`, caption, gridHtml(table))
  if (folds === 'whole')
    return html`<details class="mt-2" data-key="table-${index}"><summary class="text-link inline-flex min-h-11 items-center cursor-pointer">${caption} (${rows.length})</summary>${gridHtml(table)}</details>`
  if (!isLong) return gridHtml(table)
  return html`${gridHtml({ ...table, rows: rows.slice(0, ROWS_UNFOLDED) })}
<details class="print:hidden" data-key="table-${index}"><summary class="text-link inline-flex min-h-11 items-center cursor-pointer">${words.answer.showMore}</summary>${gridHtml({ ...table, rows: rows.slice(ROWS_UNFOLDED) }, 'sr-only')}</details>`
}

/** @param named how its caption and the heads of its columns look: 'sr-only' where they stand above already */
function gridHtml({ caption, head, rows, mark, isText }: Table, named = ''): Html {
  const align = isText ? '' : 'text-right'
  const isWide = head.length > COLUMNS_OF_A_PHONE
  return html`<div class="mt-5 overflow-x-auto" tabindex="0" role="group" aria-label="${caption}"><table class="figures ${isWide ? 'stacks' : 'max-xs:stacks'} w-full border-y border-line text-left max-sm:text-sm ${isText && head.length > 2 ? 'table-fixed xs:[&_th:first-child]:w-[44%]' : ''}">
<caption class="${named || 'pb-2 text-left font-semibold'}">${caption}</caption>
<thead class="${named || 'border-b border-line-strong text-sm text-muted'}"><tr>${head.map((cell, index) => (cell === '' ? html`<td></td>` : html`<th scope="col" class="${CELL} font-medium ${index > 0 ? align : ''}">${cell}</th>`))}</tr></thead>
<tbody class="rows">${rows.map((row, number) => html`<tr class="${number === mark ? 'bg-accent-tint font-semibold' : ''}">${row.map((cell, index) => (index === 0 ? html`<th scope="row" class="${CELL} font-normal">${cell}</th>` : html`<td data-head="${head[index] ?? ''}" class="${CELL} ${align}">${cell}</td>`))}</tr>`)}</tbody>
</table></div>`
}

/** What is longer than a telephone's screen opens at a tap; a wide screen and paper show it. */
function foldedHtml(key: string, title: string, content: Html): Html {
  return html`<details class="folds mt-5 lg:unfolded" data-key="${key}"><summary>${title}</summary>${content}</details>`
}

function workingsHtml(
  { workings, workingsTitle }: Answer,
  facts: Facts,
  words: ToolWords,
): Html | '' {
  if (workings.every(({ lines }) => lines.length === 0)) return ''
  const content = html`<section class="mt-7"><h3 class="text-h3">${workingsTitle ?? words.answer.working}</h3>
<p class="screen-only mt-1 text-sm text-muted">${words.answer.openLine}</p>
${workings.map(
  (
    { title, lines },
    number,
  ) => html`${title && html`<h4 class="mt-5 font-sans font-semibold tracking-normal">${title}</h4>`}
<div class="rows figures mt-3 border-y border-line wrap-anywhere">${lines.map((line, index) => lineHtml(line, `${number}-${index}`, facts, words))}</div>`,
)}</section>`
  return workingsTitle ? content : foldedHtml('working', words.answer.working, content)
}

/** A step that opens to its rule; one whose rule the register no longer has stays closed. */
function lineHtml(line: Line, key: string, facts: Facts, words: ToolWords): Html {
  const step = html`<span>${unbrokenYears(line.label)}</span><span class="text-right">${shownAmount(line, words)}</span>`
  const fact = facts[line.rule]
  if (!fact) return html`<div class="grid ${TWO_COLUMNS} gap-x-4 py-2.5">${step}</div>`
  return html`<details data-key="${key}"><summary class="grid min-h-11 cursor-pointer ${TWO_COLUMNS} items-center gap-x-4 py-2 hover:text-accent-text">${step}</summary>${ruleHtml(fact, line, words)}</details>`
}

/** On paper its law and source are a line of small print below the step. */
function ruleHtml(fact: TaxFact, line: Line, { answer: words, times, register }: ToolWords): Html {
  return html`<dl class="rule">
<dt>${words.rule}</dt><dd>${register.rule(fact.label, line.label)}</dd>
<dt>${words.value}</dt><dd><data value="${fact.value}">${register.value(formatFact(fact, 'table'))}</data> · ${register.value(fact.year)}</dd>
<dt>${words.law}</dt><dd data-law>${register.law(lawOf(fact))}</dd>
<dt>${words.source}</dt><dd data-source>${fact.source}</dd>
<dt>${words.checked}</dt><dd>${formatBriefDay(fact.checkedOn, times.own)}</dd>
</dl>`
}

function listHtml(title: string, items: string[]): Html {
  return html`<section class="mt-6"><h3 class="text-h3">${title}</h3><ul class="mt-2 grid list-disc gap-2 pl-5">${items.map((item) => html`<li>${unbrokenYears(item)}</li>`)}</ul></section>`
}

/** A browser would break '2026-27' at its hyphen. */
function unbrokenYears(text: string): Html {
  return html`${splitAtYears(text).map((part, index) => (index % 2 ? html`<span class="whitespace-nowrap">${part}</span>` : part))}`
}

/** '₹84,375', '−₹10', '12.5%', '5 months', or the words of the step. */
export function shownAmount(
  { amount, unit }: Pick<Line, 'amount' | 'unit'>,
  { answer: words }: Pick<ToolWords, 'answer'> = toolWords,
): string {
  if (typeof amount === 'string') return amount
  if (unit === 'percent') return `${amount}%`
  if (unit === 'times') return `× ${amount}`
  if (unit) return words.count(amount, unit)
  return money(amount)
}

// Made for the first answer: the first use of Intl takes a slow phone a sixth of a second.
let rupeeFormat: Intl.NumberFormat | undefined

/** '₹1,25,000', '−₹90,000', '₹60,001.50' */
export function money(rupees: number): string {
  rupeeFormat ??= new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })
  const text = rupeeFormat.format(Math.abs(rupees)).replace(/\.\d$/, '$&0')
  return `${rupees < 0 ? '−' : ''}₹${text}`
}
