import type { Answer } from '#app/tax/working/answer.ts'
import { money } from '#app/tax/working/answer-html.ts'
import { boundedText } from '#app/ui/text/bounded-text.ts'
import { westernDigits } from '#app/ui/text/digits.ts'
import { formatDay, isRealDay, LOOKS_LIKE_DAY } from '#app/ui/time/dates.ts'
import { type Field, REPORT_LINES, REPORT_MAX, type RowsField } from '#content/en/tools/form.ts'
import { type ToolWords, toolWords } from '#content/en/tools/tool-words.ts'
import type { FinancialYear } from '#content/facts/in-year.ts'
import type { Fault, FormValues, Response, Tool } from './tool-type.ts'

const MOST = 1e11
const REPORT = { max: REPORT_MAX, lines: REPORT_LINES, tabs: true }

/** Reads the fields of a form and gathers what is wrong with them; a field that is empty is 0 or undefined. */
export class FormReader {
  readonly faults: Fault[] = []
  readonly #values: FormValues
  readonly #prefix: string
  readonly #words: ToolWords

  /** @param words those in which it says what is wrong */
  constructor(values: FormValues, words: ToolWords = toolWords, prefix = '', faults: Fault[] = []) {
    this.#values = values
    this.#words = words
    this.#prefix = prefix
    this.faults = faults
  }

  text(name: string): string {
    return this.#values[this.#prefix + name]?.trim() ?? ''
  }

  isEmpty(name: string): boolean {
    return this.text(name) === ''
  }

  /** Several lines, such as a report that was pasted. */
  longText(name: string): string {
    const { text, isCut } = boundedText(this.#values[this.#prefix + name] ?? '', REPORT)
    return isCut ? this.fault(name, this.#words.faults.long, '') : text.trim()
  }

  /** Whole rupees, 0 if empty; paise are dropped. */
  money(name: string, negative?: string): number {
    return Math.trunc(this.#amount(name, false, negative))
  }

  /** Rupees that may be below zero: a loss. */
  signedMoney(name: string): number {
    return Math.trunc(this.#amount(name, true))
  }

  /** Rupees and paise, for what is counted per unit. */
  price(name: string): number {
    return this.#amount(name, false)
  }

  #amount(name: string, signed: boolean, negative?: string): number {
    if (this.isEmpty(name)) return 0
    const value = parseMoney(this.text(name))
    if (value === undefined) return this.fault(name, this.#words.faults.money, 0)
    if (Math.abs(value) > MOST) return this.fault(name, this.#words.faults.tooMuch, 0)
    if (value < 0 && !signed) return this.fault(name, negative ?? this.#words.faults.negative, 0)
    return value
  }

  /**
   * Asks whether a bare number below a thousand means lakh, or thousand where the amount is a month's:
   * nobody earns ₹15 a year. '₹15' is taken as it is.
   */
  meant(name: string, unit: 'lakh' | 'thousand' = 'lakh'): Response | undefined {
    const typed = westernDigits(this.text(name))
    if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(typed) || Number(typed) === 0) return undefined
    const amount = `${typed} ${this.#words.form.units[unit]}`
    return {
      missing: this.#words.form.meant(amount, typed),
      suggested: { [this.#prefix + name]: amount },
    }
  }

  /** A whole number from 0; undefined if empty. */
  whole(name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
    if (this.isEmpty(name)) return undefined
    const value = Number(westernDigits(this.text(name)).replace(/,|days?$/gi, ''))
    if (Number.isNaN(value)) return this.fault(name, this.#words.faults.number, undefined)
    if (!Number.isInteger(value) || value < 0)
      return this.fault(name, this.#words.faults.whole, undefined)
    if (value > max) return this.fault(name, this.#words.faults.most(max), undefined)
    return value
  }

  /** A number from 0 with decimals, such as a percentage; undefined if empty. */
  decimal(name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
    if (this.isEmpty(name)) return undefined
    const value = Number(westernDigits(this.text(name)).replace(/[,%\s]/g, ''))
    if (Number.isNaN(value)) return this.fault(name, this.#words.faults.number, undefined)
    if (value < 0) return this.fault(name, this.#words.faults.negative, undefined)
    if (value > max) return this.fault(name, this.#words.faults.most(max), undefined)
    return value
  }

  /** An ISO date; undefined if empty. */
  date(name: string): string | undefined {
    if (this.isEmpty(name)) return undefined
    const day = this.text(name)
    if (!LOOKS_LIKE_DAY.test(day)) return this.fault(name, this.#words.faults.date, undefined)
    if (day.startsWith('0')) return this.fault(name, this.#words.faults.year, undefined)
    return isRealDay(day) ? day : this.fault(name, this.#words.faults.notReal, undefined)
  }

  choice<const Option extends string>(name: string, options: readonly Option[]): Option {
    const [first] = options
    if (first === undefined) throw new Error(`the choice ${name} has no options`)
    const given = this.text(name)
    const chosen = options.find((option) => option === given)
    return chosen ?? (given ? this.fault(name, this.#words.faults.choice, first) : first)
  }

  ticked(name: string): boolean {
    return this.text(name) === 'on'
  }

  /** The rows of a list that are there, in order; one that was left empty may be among them. */
  rows(name: string): FormReader[] {
    const prefix = `${this.#prefix}${name}.`
    const numbers = new Set<number>()
    for (const key of Object.keys(this.#values)) {
      const number = key.startsWith(prefix)
        ? Number.parseInt(key.slice(prefix.length), 10)
        : Number.NaN
      if (number >= 0 && number < MAX_ROWS) numbers.add(number)
    }
    return [...numbers]
      .sort((a, b) => a - b)
      .map(
        (number) => new FormReader(this.#values, this.#words, `${prefix}${number}.`, this.faults),
      )
  }

  /** Whether something is wrong with a field: others aren’t to be compared with it. */
  isWrong(name: string): boolean {
    return this.faults.some(({ path }) => path === this.#prefix + name)
  }

  /** Records what is wrong with a field, the first thing only, and gives what to go on with. */
  fault<T>(name: string, message: string, goOnWith: T): T {
    if (!this.isWrong(name)) this.faults.push({ path: this.#prefix + name, message })
    return goOnWith
  }
}

const MAX_ROWS = 400

/**
 * Rupees as people type them: '12,50,000', '₹ 12.5 lakh', '1.2cr', '50k', '12 lakh 50 thousand', '१२ लाख',
 * '(90,000)' for a loss. Undefined for what is no amount.
 */
export function parseMoney(typed: string): number | undefined {
  const text = westernDigits(typed.trim().normalize('NFKD').replace(UNSEEN, ''))
    .toLowerCase()
    .replace(/₹|rs\.?|inr|rupees?|रुपये|रु\.?|\/-|only|p\.?a\.?$/g, '')
    .replace(/[, _]+/g, ' ')
    .trim()
    .replace(/^\((.*)\)$/, '-$1')
  const [sign = ''] = /^[+−–-] ?/.exec(text) ?? []
  const amount = text.slice(sign.length).trim()
  const parts = [...amount.matchAll(PART)]
  if (amount === '' || parts.map(([part]) => part).join('') !== amount) return undefined
  let above = Number.POSITIVE_INFINITY
  let sum = 0
  for (const [, digits = '', word = ''] of parts) {
    const unit = UNITS[word[0] ?? ''] ?? 1
    if (!GROUPED.test(digits) || unit >= above || (unit === 1 && parts.length > 1)) return undefined
    above = unit
    sum += Number(digits.replaceAll(' ', '')) * unit
  }
  return ((/[^+ ]/.test(sign) ? -1 : 1) * Math.round(sum * PRECISION)) / PRECISION
}

/** A number, in groups or not, and its unit: '1 crore 20 lakh' has two. */
const PART =
  /(\d+(?: \d+)*(?:\.\d*)?|\.\d+) ?(k|thousand|lacs?|lakhs?|l|crores?|cr|हजार|लाख|करोड)? ?/g

/** Its groups are Indian or Western ones, if there are any. */
const GROUPED = /^(?:\d*|\d{1,3}(?:(?: \d\d)*|(?: \d{3})*) \d{3})(?:\.|$)/

/** The dot below a Devanagari letter, which many leave out, and the marks of direction that are pasted along. */
const UNSEEN = /\u093c|\p{Cf}/gu

/** Net asset values have four decimals. */
const PRECISION = 10_000

const UNITS: Record<string, number> = { k: 1e3, t: 1e3, l: 1e5, c: 1e7, ह: 1e3, ल: 1e5, क: 1e7 }

/** Every field of a tool with the value it has before anyone has typed. */
export function initialValues(tool: Pick<Tool, 'basics' | 'more'>): FormValues {
  const values: FormValues = {}
  for (const field of fieldsOf(tool)) {
    if (field.kind !== 'rows') values[field.name] = initialOf(field)
  }
  return values
}

/** A tool with the fields that it has on a day in India. */
export function toolOn<T extends Pick<Tool, 'basics' | 'basicsOn'>>(tool: T, today: string): T {
  return tool.basicsOn ? { ...tool, basics: tool.basicsOn(today) } : tool
}

/** The example of a tool in a year. */
export function exampleOf({ example, exampleIn }: Tool, year: FinancialYear): FormValues {
  return exampleIn?.[year] ?? example
}

function fieldsOf({ basics, more }: Pick<Tool, 'basics' | 'more'>): Field[] {
  return [...basics, ...more.flatMap(({ fields }) => fields)]
}

export function initialOf(field: Exclude<Field, RowsField>): string {
  return field.kind === 'tick' || field.kind === 'kept' ? '' : (field.initial ?? '')
}

/** Only what differs from a fresh form, in the order of the form: what a link carries. */
export function changedValues(tool: Pick<Tool, 'basics' | 'more'>, values: FormValues): FormValues {
  const fields = fieldsOf(tool)
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const [first, , inner] = name.split('.')
      const outer = fields.find((field) => field.name === first)
      const field = outer?.kind === 'rows' ? outer.fields.find((one) => one.name === inner) : outer
      return field !== undefined && value !== initialOf(field)
    }),
  )
}

/** What goes along with an enquiry: of a long report, what its answer is made of. */
export function sentValues(values: FormValues, response: Response): FormValues {
  return 'answer' in response ? { ...values, ...response.brief } : values
}

export function lengthOf(values: FormValues): number {
  return Object.values(values).reduce((sum, { length }) => sum + length, 0)
}

/** What a link or a posted form brings, with the initial values of what it leaves out; unknown names are ignored. */
export function valuesFrom(
  tool: Pick<Tool, 'basics' | 'more'>,
  given: Iterable<[string, string]>,
): FormValues {
  const known = new Map(fieldsOf(tool).map((field) => [field.name, field]))
  const values = initialValues(tool)
  const rows: FormValues = {}
  for (const [name, value] of given) {
    const [first = '', number = '', inner = ''] = name.split('.')
    const field = known.get(first)
    if (!field) continue
    if (field.kind !== 'rows') {
      if (number === '') values[first] = cut(value, field)
    } else if (isRow(number, field.maxRows) && field.fields.some((one) => one.name === inner)) {
      rows[`${first}.${Number(number)}.${inner}`] = boundedText(value, { max: LINE_MAX }).text
    }
  }
  return { ...values, ...withoutGaps(rows, tool) }
}

/** Rows in which nothing is filled in are left out, and those after them move up: `sales.59` may be alone. */
function withoutGaps(rows: FormValues, tool: Pick<Tool, 'basics' | 'more'>): FormValues {
  const filled = [...new Set(Object.keys(changedValues(tool, rows)).map(rowOf))]
  filled.sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
  return Object.fromEntries(
    Object.entries(rows).flatMap(([name, value]) => {
      const [list = '', , inner] = name.split('.')
      const place = filled.filter((row) => row.startsWith(`${list}.`)).indexOf(rowOf(name))
      return place < 0 ? [] : [[`${list}.${place}.${inner}`, value]]
    }),
  )
}

/** 'sales.1' of 'sales.1.price' */
function rowOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'))
}

/** A report that is too long stays whole, so that its field can say so; of a line the start is enough. */
function cut(value: string, field: Exclude<Field, RowsField>): string {
  if (field.kind !== 'text' || !field.lines) return boundedText(value, { max: LINE_MAX }).text
  const { text, isCut } = boundedText(value, REPORT)
  return isCut ? value : text
}

/** More than any line needs: to look for one of 200,000 characters would take a server minutes. */
const LINE_MAX = 2_000

function isRow(number: string, maxRows: number): boolean {
  return /^\d+$/.test(number) && Number(number) < maxRows
}

/** Whether a field applies while the others have these values. */
export function isShown({ when }: Pick<Field, 'when'>, values: FormValues, prefix = ''): boolean {
  return !when || when.is.includes(values[prefix + when.field] ?? '')
}

/** Whether a field that shows only on demand is filled in, wrong, or asked for by the answer. */
export function isAsked(
  { name, asked }: Pick<Field, 'name' | 'asked'>,
  values: FormValues,
  faults: readonly Fault[],
  asks: readonly string[] = [],
): boolean {
  return (
    !asked || values[name] !== '' || asks.includes(name) || faults.some(({ path }) => path === name)
  )
}

/** What was filled in, as it is printed and as staff read it: the label of each field and its value. */
export function describeInput(
  tool: Pick<Tool, 'basics' | 'more' | 'words'>,
  values: FormValues,
): { label: string; value: string }[] {
  return fieldsOf(tool).flatMap((field) => {
    if (!isShown(field, values)) return []
    if (field.kind !== 'rows') {
      const value = values[field.name] ?? ''
      return value === initialOf(field) ? [] : describeField(field, value, tool.words)
    }
    const rows = new FormReader(values).rows(field.name)
    return rows.flatMap((row, index) => {
      const parts = field.fields.flatMap((one) =>
        describeField(one, row.text(one.name), tool.words),
      )
      // A row is one line: a page of paper has room for forty of them.
      const value = parts.map((part) => `${part.label} ${part.value}`).join(' · ')
      return value ? [{ label: field.rowLabel(index + 1), value }] : []
    })
  })
}

/** The answer with what stands in fields that were left alone among its assumptions. */
export function withUntouched(
  answer: Answer,
  tool: Pick<Tool, 'basics' | 'more' | 'words'>,
  values: FormValues,
): Answer {
  const untouched = fieldsOf(tool).flatMap((field) => {
    if (field.kind === 'rows' || field.asked || !isShown(field, values)) return []
    const value = values[field.name] ?? ''
    return value === initialOf(field) ? describeField(field, value, tool.words) : []
  })
  const assumptions = untouched.map(({ label, value }) => `${label}: ${value}`)
  return { ...answer, assumptions: [...assumptions, ...(answer.assumptions ?? [])] }
}

function describeField(
  field: Exclude<Field, RowsField>,
  value: string,
  { form, times }: ToolWords = toolWords,
) {
  const { label } = field
  if (value.trim() === '' || field.kind === 'kept') return []
  if (field.kind === 'tick') return [{ label, value: form.yes }]
  if (field.kind === 'choice') {
    return [{ label, value: field.options.find(([option]) => option === value)?.[1] ?? value }]
  }
  if (field.kind === 'date')
    return [{ label, value: isRealDay(value) ? formatDay(value, times.own) : value }]
  if (field.kind === 'number' && field.unit && /\d$/.test(value)) {
    return [{ label, value: value + (field.unit === '%' ? '%' : ` ${field.unit}`) }]
  }
  const rupees = field.kind === 'money' ? parseMoney(value) : undefined
  return [{ label, value: rupees === undefined ? value : money(rupees) }]
}
