import { type DetailedError, defaultOptions, Upload } from 'tus-js-client'
import { FILE_MAX, typeOfName } from '#app/clients/documents/file-rules.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import type { ClientCopy } from '#content/client-copy.ts'
import * as english from '#content/en/clients/uploads.ts'
import { CHOSEN_KEY } from '#content/storage-keys.ts'

/**
 * Sends several files at once from the page of a client, one after the other, by the protocol tus: a lost
 * connection, or a page that was closed, goes on where it stopped. The markup is in `file-form.tsx`.
 */

/** The texts, in the language of the page. */
let { uploadCopy, uploadProgress: copy }: Pick<ClientCopy, 'uploadCopy' | 'uploadProgress'> =
  english

type State = 'asks' | 'waiting' | 'sending' | 'paused' | 'done' | 'refused' | 'interrupted'

interface Row {
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
interface Place {
  element: HTMLElement
  endpoint: string
  requestId: string | undefined
  returnId: string | undefined
  /** what to show once the files are there */
  anchor: string
}

const rows: Row[] = []
let isLeaving = false
let rowCount = 0

const stored = defaultOptions.urlStorage
/** The password of a PDF must not be stored in the browser. */
const urlStorage: typeof stored = {
  findAllUploads: () => stored.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => stored.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => stored.removeUpload(key),
  addUpload: (fingerprint, upload) => {
    const { password: _password, ...metadata } = upload.metadata
    return stored.addUpload(fingerprint, { ...upload, metadata })
  },
}

export async function enhanceUploads(): Promise<void> {
  if (isInHindi()) {
    const hindi = await import('#content/hi/clients/uploads.ts')
    uploadCopy = hindi.uploadCopy
    copy = hindi.uploadProgress
  }
  const places = [...document.querySelectorAll<HTMLElement>('[data-uploads]')].map(placeOf)
  for (const place of places) enhance(place)
  showInterrupted(places).then(() => showChosen(places))
  for (const form of document.querySelectorAll('[data-sign-out]')) {
    form.addEventListener('submit', forgetUploads)
  }
  // A file that is dropped in the wrong place must not replace the page.
  for (const type of ['dragover', 'drop']) addEventListener(type, (event) => event.preventDefault())
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && rows.some(isUnderWay)) event.preventDefault()
  })
  document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true })
}

function isInHindi(): boolean {
  return document.documentElement.lang.startsWith('hi')
}

function placeOf(element: HTMLElement): Place {
  const { uploads = '', request, return: returnId } = element.dataset
  const anchor = request ? `request-${request}` : 'files'
  return { element, endpoint: uploads, requestId: request, returnId, anchor }
}

function part<T extends HTMLElement = HTMLElement>(within: HTMLElement, name: string): T {
  return within.querySelector(`[data-${name}]`) as T
}

function enhance(place: Place): void {
  const { element } = place
  part(element, 'plain').hidden = true
  part(element, 'several').hidden = false
  const choose = fileInput(place, { accept: element.dataset.accept ?? '', multiple: true })
  const photo = fileInput(place, { accept: 'image/*', capture: 'environment' })
  part(element, 'choose').onclick = () => choose.click()
  part(element, 'photo').onclick = () => photo.click()
  const target = element.closest('li') ?? element
  const box = part(element, 'drop')
  target.addEventListener('dragover', () => {
    box.dataset.over = ''
    element.closest('details')?.setAttribute('open', '')
  })
  target.addEventListener('dragleave', () => delete box.dataset.over)
  target.addEventListener('drop', ({ dataTransfer }) => {
    delete box.dataset.over
    addFiles(place, dataTransfer?.files)
  })
}

type FileInput = { accept: string; multiple?: boolean; capture?: string }

function fileInput(place: Place, given: FileInput): HTMLInputElement {
  const input = Object.assign(document.createElement('input'), {
    type: 'file',
    hidden: true,
    ...given,
  })
  input.addEventListener('change', () => {
    addFiles(place, input.files)
    input.value = ''
  })
  part(place.element, 'several').append(input)
  return input
}

async function addFiles(place: Place, files: FileList | null | undefined): Promise<void> {
  for (const file of [...(files ?? [])]) {
    const { name, size } = file
    const earlier = rows.find(
      (one) =>
        one.state === 'interrupted' &&
        one.name === name &&
        one.size === size &&
        // Nothing of it is at the server yet: it belongs where it is chosen now.
        (one.stored || one.place === place),
    )
    const row = earlier ?? addRow(place, name, size)
    row.file = file
    const words = faultOf(file)
    if (words) update(row, { state: 'refused', words })
    else if (!earlier?.stored && (await isLocked(file))) ask(row)
    else update(row, { state: 'waiting', words: undefined })
  }
  sendNext()
}

/** The same errors as the server's, before anything is sent. */
function faultOf({ name, size }: File): string | undefined {
  if (!typeOfName(name)) return uploadCopy.notTaken
  if (size === 0) return uploadCopy.empty
  return size > FILE_MAX ? uploadCopy.tooLarge : undefined
}

/** Whether a PDF is encrypted, as its trailer says. */
async function isLocked(file: File): Promise<boolean> {
  if (!/\.pdf$/i.test(file.name)) return false
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0))
  return new TextDecoder('latin1').decode(bytes).includes('/Encrypt')
}

function ask(row: Row): void {
  const form = part<HTMLFormElement>(row.element, 'password')
  const input = form.querySelector('input')
  update(row, { state: 'asks' })
  form.onsubmit = (event) => {
    event.preventDefault()
    row.password = input?.value ?? ''
    part(row.place.element, 'choose').focus()
    update(row, { state: 'waiting' })
    sendNext()
  }
  if (rows.find(({ state }) => state === 'asks') === row) input?.focus()
}

function addRow(place: Place, name: string, size: number): Row {
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
  element.querySelector('progress')?.setAttribute('aria-label', copy.label(name))
  const [retry, remove] = [part(element, 'retry'), part(element, 'remove')]
  retry.ariaLabel = copy.retryFile(name)
  retry.onclick = () => {
    update(row, { state: 'waiting', words: undefined, canRetry: false })
    remove.focus()
    sendNext()
  }
  remove.ariaLabel = copy.removeFile(name)
  remove.onclick = () => removeRow(row)
  rows.push(row)
  part(place.element, 'rows').append(element)
  return row
}

async function removeRow(row: Row): Promise<void> {
  const { place, upload, element, stored: left } = row
  const wasUnderWay = row.state !== 'done'
  rows.splice(rows.indexOf(row), 1)
  const next = (element.nextElementSibling ?? element.previousElementSibling) as HTMLElement | null
  const focused = next ? part(next, 'remove') : part(place.element, 'choose')
  element.remove()
  focused.focus()
  showTotal(place)
  if (wasUnderWay) {
    if (left?.url) Upload.terminate(left.url, { retryDelays: null }).catch(() => {})
    if (left) await urlStorage.removeUpload(left.key)
    await upload?.abort(true).catch(() => {})
    await forget(row)
  }
  sendNext()
}

function fingerprintOf({ place, name, size, file }: Row): string {
  const { endpoint, requestId = '', returnId = '' } = place
  return [endpoint, requestId, returnId, name, size, file?.lastModified].join('|')
}

async function forget(row: Row): Promise<void> {
  if (!row.file) return
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(fingerprintOf(row))) {
    await urlStorage.removeUpload(urlStorageKey)
  }
}

function isUnderWay({ state }: Row): boolean {
  return state === 'waiting' || state === 'sending' || state === 'paused'
}

/** Starts the next file once no other is being sent, and reloads the page after the last. */
function sendNext(): void {
  if (rows.some(({ state }) => state === 'sending' || state === 'paused')) return
  const next = rows.find(({ state }) => state === 'waiting')
  if (next) send(next)
  else showResult()
}

/** Long enough to survive a connection that is lost for minutes. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, ...Array<number>(100).fill(10_000)]

async function send(row: Row): Promise<void> {
  const { place, file, name, password } = row
  if (!file) return
  update(row, { state: 'sending', sent: 0 })
  const upload = new Upload(file, {
    endpoint: place.endpoint,
    urlStorage,
    fingerprint: async () => fingerprintOf(row),
    removeFingerprintOnSuccess: true,
    retryDelays: RETRY_DELAYS,
    metadata: {
      filename: name,
      filetype: file.type,
      ...(place.requestId && { requestId: place.requestId }),
      ...(place.returnId && { returnId: place.returnId }),
      ...(password && { password }),
    },
    onProgress: (sent) => update(row, { state: 'sending', sent, words: undefined }),
    onShouldRetry: (error) => {
      const again = isPassing(statusOf(error))
      if (again) update(row, { state: 'paused', words: copy.paused })
      return again
    },
    onSuccess: () => {
      update(row, { state: 'done', sent: row.size, words: undefined })
      sendNext()
    },
    onError: (error) => fail(row, error as DetailedError),
  })
  row.upload = upload
  const [earlier] = await upload.findPreviousUploads()
  if (earlier) upload.resumeFromPreviousUpload(earlier)
  if (rows.includes(row)) upload.start()
}

/** The status of a response, or 0 where none came. */
function statusOf(error: DetailedError): number {
  return error.originalResponse?.getStatus() ?? 0
}

function isPassing(status: number): boolean {
  return status === 0 || status >= 500 || [409, 423, 429].includes(status)
}

async function fail(row: Row, error: DetailedError): Promise<void> {
  const status = statusOf(error)
  // Signed out meanwhile: the page asks for a code, and says afterwards what wasn’t sent.
  if (status === 401) {
    keepChosen()
    return reload()
  }
  const canRetry = isPassing(status)
  const words = status === 0 || status >= 500 ? copy.failed : wordsIn(error)
  update(row, { state: 'refused', words, canRetry })
  if (!canRetry) await forget(row)
  sendNext()
}

/** An English sentence of the server in the language of the page. */
function translated(message: string | undefined): string | undefined {
  const language = isInHindi() ? 'hi' : 'en'
  const fieldErrors = { other: copy.failed }
  return message && errorIn(message, { language, fieldErrors }, [english.uploadCopy, uploadCopy])
}

/** The server's reason for refusing a file. */
function wordsIn(error: DetailedError): string {
  const body = error.originalResponse?.getBody() ?? ''
  try {
    return translated(JSON.parse(body).message) ?? copy.failed
  } catch {
    return translated(body.trim()) || copy.failed
  }
}

const WORDS = {
  asks: 'waiting',
  waiting: 'waiting',
  paused: 'waiting',
  done: 'done',
  refused: 'refused',
  interrupted: 'stopped',
} as const

function update(row: Row, change: Partial<Row>): void {
  Object.assign(row, change)
  const { element, state, sent, size, words, canRetry, place } = row
  const share = size === 0 ? 0 : sent / size
  setText(
    part(element, 'state'),
    state === 'sending' ? copy.sending(Math.floor(share * 100)) : copy[WORDS[state]],
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

function showTotal(place: Place): void {
  const own = rows.filter((row) => row.place === place && row.state !== 'interrupted')
  const done = own.filter(({ state }) => state === 'done').length
  setText(part(place.element, 'status'), own.length > 0 ? copy.all(done, own.length) : '')
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

/** The page as it is now, unless something on it still needs the client. */
function showResult(): void {
  const done = rows.filter(({ state }) => state === 'done')
  const last = done.at(-1)
  if (!last || rows.some(({ state }) => state === 'asks' || state === 'refused')) return
  if (hasUnsentText()) return
  isLeaving = true
  location.hash = last.place.anchor
  reload()
}

function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    '#main form[method="post"] :is(textarea, input:not([type="file"]))',
  )
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue)
}

function reload(): void {
  isLeaving = true
  location.reload()
}

/** Uploads of this page that were interrupted, each at its place; the server keeps them for a day. */
async function showInterrupted(places: Place[]): Promise<void> {
  for (const one of await urlStorage.findAllUploads().catch(() => [])) {
    const { metadata, urlStorageKey, uploadUrl, creationTime, size } = one
    const place = places.find(
      ({ endpoint, requestId, returnId }) =>
        uploadUrl?.includes(`${endpoint}/`) &&
        metadata.requestId === requestId &&
        metadata.returnId === returnId,
    )
    if (Date.now() - Date.parse(creationTime) > DAY_MS) await urlStorage.removeUpload(urlStorageKey)
    else if (place) {
      const row = addInterrupted(place, metadata.filename ?? '', size ?? 0, copy.resume)
      row.stored = { key: urlStorageKey, url: uploadUrl }
    }
  }
}

function addInterrupted(place: Place, name: string, size: number, words: string): Row {
  place.element.closest('details')?.setAttribute('open', '')
  const row = addRow(place, name, size)
  update(row, { state: 'interrupted', words })
  return row
}

type Chosen = Pick<Row, 'name' | 'size'> & Pick<Place, 'endpoint' | 'requestId' | 'returnId'>

function keepChosen(): void {
  const chosen = rows
    .filter(({ state }) => state !== 'done' && state !== 'refused')
    .map(({ name, size, place: { endpoint, requestId, returnId } }): Chosen => {
      return { name, size, endpoint, requestId, returnId }
    })
  try {
    sessionStorage.setItem(CHOSEN_KEY, JSON.stringify(chosen))
  } catch {}
}

/** Files that were chosen before the client had to sign in again, besides those that were begun. */
function showChosen(places: Place[]): void {
  const shown: Row[] = []
  for (const { name, size, endpoint, requestId, returnId } of chosenBefore()) {
    const place = places.find(
      (one) =>
        one.endpoint === endpoint && one.requestId === requestId && one.returnId === returnId,
    )
    const isBegun = rows.some(
      (row) => row.place === place && row.name === name && row.size === size,
    )
    if (place && !isBegun) shown.push(addInterrupted(place, name, size, copy.chooseAgain))
  }
  const [first] = shown
  if (first) part(first.place.element, 'choose').focus()
}

function chosenBefore(): Chosen[] {
  try {
    const chosen = sessionStorage.getItem(CHOSEN_KEY)
    sessionStorage.removeItem(CHOSEN_KEY)
    return JSON.parse(chosen ?? '[]')
  } catch {
    return []
  }
}

/** On a device that others use, nothing is left of the addresses of uploads. */
function forgetUploads(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('tus::')) localStorage.removeItem(key)
  }
}
