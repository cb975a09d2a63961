import { type DetailedError, Upload } from 'tus-js-client'
import { FILE_MAX, typeOfName } from '#app/clients/documents/file-rules.ts'
import { errorIn } from '#app/platform/page/error-in.ts'
import * as english from '#content/en/clients/uploads.ts'
import {
  fingerprintOf,
  forget,
  forgetUploads,
  keepChosen,
  showChosen,
  showInterrupted,
  urlStorage,
} from './kept-uploads.ts'
import {
  addRow,
  isInHindi,
  loadCopy,
  type Place,
  part,
  progressCopy,
  type Row,
  rows,
  showTotal,
  update,
  uploadCopy,
} from './upload-rows.ts'

/**
 * Sends several files at once from the page of a client, one after the other, by the protocol tus: a lost
 * connection, or a page that was closed, goes on where it stopped. The markup is in `file-form.tsx`.
 */

let isLeaving = false

export async function enhanceUploads(): Promise<void> {
  await loadCopy()
  const places = [...document.querySelectorAll<HTMLElement>('[data-uploads]')].map(placeOf)
  for (const place of places) enhance(place)
  showInterrupted(places, addInterrupted).then(() => showChosen(places, addInterrupted))
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

function placeOf(element: HTMLElement): Place {
  const { uploads = '', request, return: returnId } = element.dataset
  const anchor = request ? `request-${request}` : 'files'
  return { element, endpoint: uploads, requestId: request, returnId, anchor }
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
    const row = earlier ?? add(place, name, size)
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

function add(place: Place, name: string, size: number): Row {
  return addRow(place, name, size, { onRetry: sendNext, onRemove: removeRow })
}

function addInterrupted(place: Place, name: string, size: number, words: string): Row {
  place.element.closest('details')?.setAttribute('open', '')
  const row = add(place, name, size)
  update(row, { state: 'interrupted', words })
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
      if (again) update(row, { state: 'paused', words: progressCopy.paused })
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
  const words = status === 0 || status >= 500 ? progressCopy.failed : wordsIn(error)
  update(row, { state: 'refused', words, canRetry })
  if (!canRetry) await forget(row)
  sendNext()
}

/** An English sentence of the server in the language of the page. */
function translated(message: string | undefined): string | undefined {
  const language = isInHindi() ? 'hi' : 'en'
  const fieldErrors = { other: progressCopy.failed }
  return message && errorIn(message, { language, fieldErrors }, [english.uploadCopy, uploadCopy])
}

/** The server's reason for refusing a file. */
function wordsIn(error: DetailedError): string {
  const body = error.originalResponse?.getBody() ?? ''
  try {
    return translated(JSON.parse(body).message) ?? progressCopy.failed
  } catch {
    return translated(body.trim()) || progressCopy.failed
  }
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
