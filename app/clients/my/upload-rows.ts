import type { Upload } from 'tus-js-client'
import type { ClientCopy } from '#content/client-copy.ts'
import * as english from '#content/en/clients/uploads.ts'

/** The files on a client's page that are sent or wait for something, and how each of them looks. */

type State = 'asks' | 'waiting' | 'sending' | 'paused' | 'done' | 'refused' | 'interrupted'

export interface Row {
  place: Place
  name: string
  size: number
  element: HTMLElement
  state: State
  sent: number
  words?: string | undefined
  canRetry?: boolean
  file?: File
  password?: string
  upload?: Upload
  /** where the browser keeps the address of an upload that was interrupted */
  stored?: { key: string; url: string | null }
}

/** Where files are sent for one request, or for a return. */
export interface Place {
  element: HTMLElement
  endpoint: string
  requestId: string | undefined
  returnId: string | undefined
  /** what to show once the files are there */
  anchor: string
}

export const rows: Row[] = []
let rowCount = 0

/** The texts, in the language of the page. */
export let uploadCopy: ClientCopy['uploadCopy'] = english.uploadCopy
export let progressCopy: ClientCopy['uploadProgress'] = english.uploadProgress

export async function loadCopy(): Promise<void> {
  if (!isInHindi()) return
  const hindi = await import('#content/hi/clients/uploads.ts')
  uploadCopy = hindi.uploadCopy
  progressCopy = hindi.uploadProgress
}

export function isInHindi(): boolean {
  return document.documentElement.lang.startsWith('hi')
}

export function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  return within.querySelector(`[data-${name}]`) as T
}

export function addRow(
  place: Place,
  name: string,
  size: number,
  { onRetry, onRemove }: { onRetry: () => void; onRemove: (row: Row) => void },
): Row {
  const template = document.querySelector<HTMLTemplateElement>('#upload-row')
  const element = template?.content.firstElementChild?.cloneNode(true) as HTMLElement
  rowCount++
  for (const attribute of ['id', 'for', 'aria-describedby']) {
    for (const one of element.querySelectorAll(`[${attribute}]`)) {
      one.setAttribute(attribute, `${one.getAttribute(attribute)}-${rowCount}`)
    }
  }
  // The hint of a field is named after the field.
  const input = element.querySelector('input')
  const hint = input?.closest('form')?.querySelector('p[id]')
  if (hint) input?.setAttribute('aria-describedby', hint.id)
  const row: Row = { place, name, size, element, state: 'waiting', sent: 0 }
  part(element, 'name').textContent = name
  element.querySelector('progress')?.setAttribute('aria-label', progressCopy.label(name))
  const [retry, remove] = [part(element, 'retry'), part(element, 'remove')]
  retry.ariaLabel = progressCopy.retryFile(name)
  retry.onclick = () => {
    update(row, { state: 'waiting', words: undefined, canRetry: false })
    remove.focus()
    onRetry()
  }
  remove.ariaLabel = progressCopy.removeFile(name)
  remove.onclick = () => onRemove(row)
  rows.push(row)
  part(place.element, 'rows').append(element)
  return row
}

const WORDS = {
  asks: 'waiting',
  waiting: 'waiting',
  paused: 'waiting',
  done: 'done',
  refused: 'refused',
  interrupted: 'stopped',
} as const

export function update(row: Row, change: Partial<Row>): void {
  Object.assign(row, change)
  const { element, state, sent, size, words, canRetry, place } = row
  const share = size === 0 ? 0 : sent / size
  setText(
    part(element, 'state'),
    state === 'sending'
      ? progressCopy.sending(Math.floor(share * 100))
      : progressCopy[WORDS[state]],
  )
  const bar = element.querySelector('progress')
  if (bar) bar.value = share
  if (bar) bar.hidden = state === 'refused' || state === 'asks' || state === 'interrupted'
  const text = part(element, 'words')
  setText(text, words ?? '')
  text.hidden = !words
  text.classList.toggle('text-bad', state === 'refused')
  part(element, 'password').hidden = state !== 'asks'
  part(element, 'retry').hidden = !canRetry || state !== 'refused'
  part(element, 'remove').hidden = state === 'done'
  showTotal(place)
}

export function showTotal(place: Place): void {
  const own = rows.filter((row) => row.place === place && row.state !== 'interrupted')
  const done = own.filter(({ state }) => state === 'done').length
  setText(part(place.element, 'status'), own.length > 0 ? progressCopy.all(done, own.length) : '')
  const total = part(place.element, 'total')
  total.hidden = own.length < 2
  const bar = total.querySelector('progress')
  const [sent, size] = [sum(own.map((one) => one.sent)), sum(own.map((one) => one.size))]
  if (bar) bar.value = size === 0 ? 0 : sent / size
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

/** A live region speaks whenever its text is set, so it is set only where it changes. */
function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
