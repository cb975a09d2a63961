import { detailsHtml, figuresHtml, headlineHtml, inputsHtml } from '#app/tax/working/answer-html.ts'
import { html } from '#app/tax/working/html.ts'
import { toolWords } from '#content/en/tools/tool-words.ts'
import {
  changedValues,
  describeInput,
  isAsked,
  isShown,
  lengthOf,
  parseMoney,
  sentValues,
  valuesFrom,
  withUntouched,
} from '../form/form-values.ts'
import type { Fault, FormValues, Response, Tool, ToolContext } from '../form/tool-type.ts'
import { addRow, HALF_DATE, isFull, readForm, removeRow, writeForm } from './tool-rows.ts'
import { keepTicks, showTicks } from './tool-ticks.ts'

/**
 * Makes the form of the page, which is of this tool, answer as one types. What was filled in stays in the
 * address's fragment, which browsers send to no one; a link with it fills the form in.
 */
export function enhanceTool(tool: Tool, follow?: (values: FormValues) => void): void {
  const form = document.querySelector<HTMLFormElement>('form[data-tool]')
  if (!form) return
  form.dataset.answers = ''
  const { year, today, noGst } = form.dataset
  const context = { year, today, noGst: noGst !== undefined } as ToolContext
  const shared = new URLSearchParams(location.hash.slice(1))
  const otherYear = yearOfLink(shared, tool, context)
  if (otherYear) {
    openYear(otherYear)
    return
  }
  if (location.hash.includes('=')) writeForm(form, valuesFrom(tool, shared))
  const { later } = tool
  let isReady = !later
  const update = () => {
    const values = readForm(form)
    if (!isReady && later?.fields.some((field) => values[field])) {
      const goOn = () => {
        isReady = true
        update()
      }
      later.load().then(goOn, goOn)
      return
    }
    show(form, tool, context, values)
    follow?.(values)
  }
  answerAsOneTypes(form, update)
  followButtons(form, tool, update)
  // A link to this page with other figures, opened from this page.
  addEventListener('hashchange', () => {
    const given = new URLSearchParams(location.hash.slice(1))
    if (location.hash.includes('=')) writeForm(form, valuesFrom(tool, given))
    update()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  for (const button of form.querySelectorAll<HTMLButtonElement>('#answer button'))
    button.disabled = false
  // Of a form that is as the server rendered it, the answer is there already.
  if (Object.keys(changedValues(tool, readForm(form))).length > 0) update()
}

/** The year that a link was made for, where the page shows another: the usual year moves on. */
function yearOfLink(shared: URLSearchParams, { years }: Tool, context: ToolContext) {
  const year = years.find((one) => one === shared.get('year'))
  return year === context.year ? undefined : year
}

function openYear(year: string) {
  const address = new URL(location.href)
  address.searchParams.set('year', year)
  location.replace(address)
}

const PAUSE_MS = 120

function answerAsOneTypes(form: HTMLFormElement, update: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  form.addEventListener('input', () => {
    clearTimeout(timer)
    timer = setTimeout(update, PAUSE_MS)
  })
  form.addEventListener('change', ({ target }) => {
    keepTicks(form, target)
    groupDigits(target)
    update()
  })
  form.addEventListener('focusout', update)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const button = (event as SubmitEvent).submitter
    const rows = button?.closest<HTMLElement>('[data-rows]')
    if (button instanceof HTMLButtonElement && button.name === '_more' && rows) addRow(rows, true)
    else form.querySelector('#answer')?.scrollIntoView({ block: 'start' })
    update()
  })
}

/** An amount that one leaves shows how it was read, 24 lakh as 24,00,000: a zero too many is seen. */
function groupDigits(field: EventTarget | null) {
  if (!(field instanceof HTMLInputElement) || field.dataset.money === undefined) return
  const rupees = parseMoney(field.value)
  if (rupees !== undefined)
    field.value = rupees.toLocaleString('en-IN', { maximumFractionDigits: 4 })
}

/** The example, clearing and rows. */
function followButtons(form: HTMLFormElement, tool: Tool, update: () => void) {
  form.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    if (!button) return
    const { dataset } = button
    if (dataset.example)
      writeForm(form, valuesFrom(tool, Object.entries(JSON.parse(dataset.example))))
    else if (dataset.accept) accept(form, dataset.accept, (button as HTMLButtonElement).value)
    else if (dataset.clear !== undefined) writeForm(form, valuesFrom(tool, []))
    else if (dataset.removeRow !== undefined) removeRow(button)
    else return
    update()
  })
}

function accept(form: HTMLFormElement, name: string, amount: string) {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  field.value = amount
}

function show(form: HTMLFormElement, tool: Tool, context: ToolContext, values: FormValues) {
  showApplicable(form, values)
  const { words } = tool
  const response = tool.respond(values, context)
  const changed = changedValues(tool, values)
  const isFresh = Object.keys(changed).length === 0
  const faults = 'faults' in response ? response.faults : []
  showAsked(form, values, faults, 'faults' in response ? [] : response.asks)
  showFaults(form, faults)
  write(form, 'headline', headlineOf(response, tool))
  write(
    form,
    'figures',
    'answer' in response ? figuresHtml(response.answer, words) : acceptHtml(response, tool),
  )
  write(
    form,
    'details',
    'answer' in response
      ? detailsHtml(withUntouched(response.answer, tool, values), tool.facts, words)
      : '',
  )
  showTicks(form)
  write(form, 'inputs', inputsHtml(describeInput(tool, values), words))
  const canSend = 'answer' in response
  showExampleOrClear(form, isFresh)
  showFull(form)
  form.toggleAttribute('data-answered', canSend)
  showButton(form, '[data-copy-link]', keepInAddress(changed, tool, context))
  const working = document.querySelector<HTMLInputElement>('[data-working]')
  if (working) {
    working.value = canSend
      ? JSON.stringify({
          tool: tool.id,
          year: context.year,
          input: changedValues(tool, sentValues(values, response)),
        })
      : ''
  }
}

/** A button for each amount that may be meant. */
function acceptHtml(response: Response, { words = toolWords }: Tool): string {
  const suggested = 'missing' in response ? Object.entries(response.suggested ?? {}) : []
  return suggested
    .map(
      ([name, amount]) =>
        html`<button type="button" class="text-link" data-accept="${name}" value="${amount}">${words.form.accept(amount)}</button>`
          .html,
    )
    .join('')
}

/** One of the two stands in the place of the other, and takes over its focus. */
function showExampleOrClear(form: HTMLFormElement, isFresh: boolean) {
  const hidden = isFresh ? '[data-clear]' : '[data-example]'
  const shown = isFresh ? '[data-example]' : '[data-clear]'
  const hasFocus = document.activeElement?.matches(hidden)
  showButton(form, shown, true)
  if (hasFocus) form.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true })
  showButton(form, hidden, false)
}

/** A list with all the rows it may have offers no other. */
function showFull(form: HTMLFormElement) {
  for (const rows of form.querySelectorAll<HTMLElement>('[data-rows]')) {
    const more = rows.querySelector<HTMLButtonElement>('button[name=_more]')
    if (more) more.disabled = isFull(rows)
  }
}

function showButton(form: HTMLFormElement, selector: string, shown: boolean) {
  const button = form.querySelector<HTMLElement>(selector)
  if (button) button.hidden = !shown
}

function headlineOf(response: Response, { words = toolWords }: Tool): string {
  if ('answer' in response) return headlineHtml(response.answer.headline)
  const text = 'missing' in response ? response.missing : words.form.wrong
  return headlineHtml({ label: '', value: '', text })
}

/** Replaces a part of the answer if it is another; what was opened in it stays open. */
function write(form: HTMLFormElement, name: string, html: string) {
  const part = form.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!part || part.dataset.html === html) return
  const open = [...part.querySelectorAll<HTMLElement>('details[open][data-key]')].map(
    ({ dataset }) => dataset.key,
  )
  // At first, as what had the focus in it leaves it now, and that answers once more.
  part.dataset.html = html
  part.innerHTML = html
  for (const key of open) part.querySelector(`details[data-key="${key}"]`)?.setAttribute('open', '')
}

/** Hides the fields that do not apply, and groups that have none left. */
function showApplicable(form: HTMLFormElement, values: FormValues) {
  for (const field of form.querySelectorAll<HTMLElement>('[data-when]')) {
    const when = { field: field.dataset.when ?? '', is: (field.dataset.whenIs ?? '').split(' ') }
    field.toggleAttribute('data-off', !isShown({ when }, values))
  }
  for (const group of form.querySelectorAll<HTMLElement>('[data-group]')) {
    const fields = [...group.querySelectorAll(':scope > div > div')]
    group.toggleAttribute(
      'data-off',
      fields.every((field) => field.hasAttribute('data-off')),
    )
  }
}

function showAsked(
  form: HTMLFormElement,
  values: FormValues,
  faults: Fault[],
  asks: readonly string[] | undefined,
) {
  for (const field of form.querySelectorAll<HTMLElement>('[data-asked]')) {
    const name = field.dataset.asked ?? ''
    field.toggleAttribute('data-off', !isAsked({ name, asked: true }, values, faults, asks))
  }
}

/** Says at each field what is wrong with it, but not while one is typing there. */
function showFaults(form: HTMLFormElement, faults: Fault[]) {
  for (const control of form.elements) {
    if (
      !(
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      )
    )
      continue
    const fault = faults.find(({ path }) => path === control.name)
    const message = fault && control !== document.activeElement ? fault.message : ''
    // As the server names it: a form may have been posted before the script was there.
    const id = `${control.id}-error`
    if ((document.getElementById(id)?.textContent ?? '') === message) continue
    document.getElementById(id)?.remove()
    control.setAttribute('aria-invalid', String(message !== ''))
    const described = new Set(
      (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean),
    )
    if (message) {
      const note = document.createElement('p')
      note.id = id
      note.className = 'mt-1.5 text-sm font-medium text-bad'
      note.textContent = message
      control.closest('[data-off], div')?.append(note)
      described.add(id)
    } else described.delete(id)
    if (described.size > 0) control.setAttribute('aria-describedby', [...described].join(' '))
    else control.removeAttribute('aria-describedby')
  }
}

/** More makes no link that can be passed on; browsers refuse addresses of 2 MB. */
const FRAGMENT_MAX = 50_000

/** @returns whether the address holds all that was filled in, as far as a link can */
function keepInAddress(changed: FormValues, tool: Tool, { year }: ToolContext): boolean {
  const kept = Object.entries(changed).filter(([, value]) => value !== HALF_DATE)
  const isShort = lengthOf(changed) <= FRAGMENT_MAX
  const fragment = new URLSearchParams(isShort ? kept : [])
  const hash =
    fragment.size > 0 ? `#${tool.years.length > 0 ? `year=${year}&` : ''}${fragment}` : ''
  if (hash || location.hash.includes('=')) {
    history.replaceState(history.state, '', location.pathname + location.search + hash)
  }
  // Another year keeps what was filled in.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-year-link]')) {
    link.hash = fragment.size > 0 ? String(fragment) : ''
  }
  return isShort
}
