import type { FinancialYear } from '../../facts/in-year.ts'

/** How many characters of a pasted report are read: 1 MB, about 10,000 trades with all their columns. */
export const REPORT_MAX = 1_000_000

/** How many of its lines. */
export const REPORT_LINES = 20_000

/** The fields of a tool's form, as data: what stands beside them, and what may be typed. */
export type Field =
  | MoneyField
  | NumberField
  | DateField
  | ChoiceField
  | TickField
  | TextField
  | KeptField
  | RowsField

interface Common {
  name: string
  label: string
  hint?: string
  /** the field shows only while another has one of these values; a tick has 'on' */
  when?: { field: string; is: readonly string[] }
  /** shows only once an answer asks for it, or it is filled in */
  asked?: true
}
/** Rupees: '12,50,000', '12.5 lakh' and '₹12.5L' are all understood. */
interface MoneyField extends Common {
  kind: 'money'
  initial?: string
  /** a loss is typed with a minus sign, which the keypads of some phones lack */
  signed?: true
}
interface NumberField extends Common {
  kind: 'number'
  initial?: string
  max?: number
  /** stands behind the number: 'days' */
  unit?: string
}
interface DateField extends Common {
  kind: 'date'
  initial?: string
  min?: string
  max?: string
}
export interface ChoiceField extends Common {
  kind: 'choice'
  /** value and label; up to four short ones show as buttons, others as a list to open */
  options: readonly (readonly [value: string, label: string])[]
  initial: string
}
export interface TickField extends Common {
  kind: 'tick'
}
/** Several lines to paste or type into, or one. */
interface TextField extends Common {
  kind: 'text'
  lines?: number
  initial?: string
  /** whether a CSV or XLSX file may be chosen or dropped instead */
  file?: true
}
/** Not shown: it keeps the ids of what is ticked in a checklist of the answer, with spaces between. */
export interface KeptField extends Common {
  kind: 'kept'
}
/** The same fields several times: sales, rents, stays. */
export interface RowsField extends Common {
  kind: 'rows'
  fields: readonly Exclude<Field, RowsField | KeptField>[]
  /** how many show at first, and how many there can be */
  initialRows: number
  maxRows: number
  /** 'Add another sale' */
  add: string
  /** 'Sale 1' */
  rowLabel: (number: number) => string
}

export interface FieldGroup {
  title: string
  hint?: string
  fields: readonly Field[]
  /** the years in whose form it stands; every year if absent */
  years?: readonly FinancialYear[]
  /** whether it is open at first */
  open?: boolean
}
