import type { FormValues } from '../form/tool-type.ts'

/** Reading and filling in the form of a tool, with lists of rows that grow and shrink. */

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export function readForm(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of controlsOf(form)) {
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      if (control.checked) values[control.name] = control.value
      else values[control.name] ??= ''
    } else values[control.name] = isHalfDate(control) ? HALF_DATE : control.value
  }
  return values
}

/** A date such as 31 February, or one without its year, has no value; once it is left, it is no empty field. */
function isHalfDate(control: Control): boolean {
  return control.validity.badInput && control !== document.activeElement
}

/** Read as a date that is wrong; no link carries it. */
export const HALF_DATE = '????-??-??'

/** Fills every field in, and opens the groups in which something is. */
export function writeForm(form: HTMLFormElement, values: FormValues) {
  for (const rows of form.querySelectorAll<HTMLElement>('[data-rows]')) {
    const numbers = Object.keys(values)
      .filter((name) => name.startsWith(`${rows.dataset.rows}.`))
      .map((name) => Number(name.split('.')[1]) + 1)
    while (rowsIn(rows).length < Math.max(0, ...numbers) && addRow(rows, false));
  }
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
      control.checked = value === undefined ? control.defaultChecked : control.value === value
    } else control.value = value ?? defaultOf(control)
  }
  for (const group of form.querySelectorAll<HTMLDetailsElement>('[data-group]')) {
    const filled = controlsOf(group).some(
      (control) => control.type !== 'radio' && control.type !== 'select-one' && isFilled(control),
    )
    if (filled) group.open = true
  }
}

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

function isFilled(control: Control): boolean {
  return control instanceof HTMLInputElement && control.type === 'checkbox'
    ? control.checked
    : control.value !== ''
}

function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('input[name], select[name], textarea[name]')]
}

function rowsIn(rows: HTMLElement): HTMLElement[] {
  return [...rows.querySelectorAll<HTMLElement>('[data-row]')]
}

export function isFull(rows: HTMLElement): boolean {
  return rowsIn(rows).length >= Number(rows.dataset.max)
}

/** Adds an empty row if there is room for one. */
export function addRow(rows: HTMLElement, focus: boolean): boolean {
  const number = rowsIn(rows).length
  const template = rows.querySelector('template')
  if (!template || isFull(rows)) return false
  const row = template.content.firstElementChild?.cloneNode(true) as HTMLElement
  renumber(row, 'N', number)
  template.before(row)
  if (focus) controlsOf(row)[0]?.focus()
  return true
}

/** Removes the row of a button; the rows after it move up. */
export function removeRow(button: HTMLElement) {
  const row = button.closest<HTMLElement>('[data-row]')
  const rows = button.closest<HTMLElement>('[data-rows]')
  if (!row || !rows) return
  const index = rowsIn(rows).indexOf(row)
  row.remove()
  const left = rowsIn(rows)
  for (const [number, one] of left.entries()) renumber(one, one.dataset.row ?? '', number)
  const near = left[index] ?? left.at(-1)
  const place =
    near?.querySelector('button') ?? rows.querySelector<HTMLElement>('button[name=_more]')
  place?.focus()
}

/** The number of a row is in its names, ids and labels: `sales.1.price`, 'Sale 2'. */
function renumber(row: HTMLElement, from: string, to: number) {
  row.dataset.row = String(to)
  for (const element of [row, ...row.querySelectorAll<HTMLElement>('*')]) {
    for (const attribute of ['name', 'id', 'for', 'aria-describedby', 'data-when']) {
      const value = element.getAttribute(attribute)
      if (value)
        element.setAttribute(
          attribute,
          value.replace(new RegExp(`([.-])${from}([.-])`, 'g'), `$1${to}$2`),
        )
    }
    const label = element.getAttribute('aria-label')
    if (label) element.setAttribute('aria-label', relabel(label, from, to))
  }
  const label = row.querySelector('[data-row-label]')
  if (label) label.textContent = relabel(label.textContent, from, to)
}

/** Labels count from one. */
function relabel(label: string, from: string, to: number): string {
  const shown = from === 'N' ? 'N' : String(Number(from) + 1)
  return label.replace(new RegExp(`\\b${shown}\\b`), String(to + 1))
}
