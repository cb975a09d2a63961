import { defaultOptions } from 'tus-js-client'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { CHOSEN_KEY } from '#content/storage-keys.ts'
import { type Place, part, progressCopy, type Row, rows } from './upload-rows.ts'

/** What the browser keeps of uploads: those that were interrupted, and the files that were chosen. */

const stored = defaultOptions.urlStorage
/** The password of a PDF must not be stored in the browser. */
export const urlStorage: typeof stored = {
  findAllUploads: () => stored.findAllUploads(),
  findUploadsByFingerprint: (fingerprint) => stored.findUploadsByFingerprint(fingerprint),
  removeUpload: (key) => stored.removeUpload(key),
  addUpload: (fingerprint, upload) => {
    const { password: _password, ...metadata } = upload.metadata
    return stored.addUpload(fingerprint, { ...upload, metadata })
  },
}

export function fingerprintOf({ place, name, size, file }: Row): string {
  const { endpoint, requestId = '', returnId = '' } = place
  return [endpoint, requestId, returnId, name, size, file?.lastModified].join('|')
}

export async function forget(row: Row): Promise<void> {
  if (!row.file) return
  for (const { urlStorageKey } of await urlStorage.findUploadsByFingerprint(fingerprintOf(row))) {
    await urlStorage.removeUpload(urlStorageKey)
  }
}

/** Uploads of this page that were interrupted, each at its place; the server keeps them for a day. */
export async function showInterrupted(places: Place[], add: AddInterrupted): Promise<void> {
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
      const row = add(place, metadata.filename ?? '', size ?? 0, progressCopy.resume)
      row.stored = { key: urlStorageKey, url: uploadUrl }
    }
  }
}

/** Adds a row for a file that isn't at hand, with words on what to do. */
type AddInterrupted = (place: Place, name: string, size: number, words: string) => Row

type Chosen = Pick<Row, 'name' | 'size'> & Pick<Place, 'endpoint' | 'requestId' | 'returnId'>

/** The files that aren't sent yet, for after signing in again. */
export function keepChosen(): void {
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
export function showChosen(places: Place[], add: AddInterrupted): void {
  const shown: Row[] = []
  for (const { name, size, endpoint, requestId, returnId } of chosenBefore()) {
    const place = places.find(
      (one) =>
        one.endpoint === endpoint && one.requestId === requestId && one.returnId === returnId,
    )
    const isBegun = rows.some(
      (row) => row.place === place && row.name === name && row.size === size,
    )
    if (place && !isBegun) shown.push(add(place, name, size, progressCopy.chooseAgain))
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
export function forgetUploads(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('tus::')) localStorage.removeItem(key)
  }
}
