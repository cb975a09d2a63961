import { createHash } from 'node:crypto'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import { filesOf } from '#app/platform/blobs/pictures.ts'
import { openDocumentStore, openImageStore } from '#app/platform/blobs/store.server.ts'
import type { ImageSum } from './archive/format.server.ts'

/** The stores whose files go into an archive, by the folder that they have there. */
export interface Stores {
  images: BlobStore
  documents: BlobStore
}

export function openStores(place: Parameters<typeof openImageStore>[0]): Stores {
  return { images: openImageStore(place), documents: openDocumentStore(place) }
}

/** Whether an archive may hold such a file: pictures by their sizes, documents in numbered pieces. */
export const isStoredFile: Record<keyof Stores, (key: string, file: string) => boolean> = {
  images: (key, file) => filesOf(key).includes(file),
  documents: (key, file) => /^[0-9a-f]{32}$/.test(key) && /^\d{1,5}$/.test(file),
}

/** The files of a key, in the order of their names; undefined if one of them is not there. */
export async function readFiles(
  store: BlobStore,
  key: string,
  names: readonly string[],
): Promise<Map<string, Buffer> | undefined> {
  if (names.length === 0) return undefined
  const files = new Map<string, Buffer>()
  for (const name of names) {
    const data = await store.read(key, name)
    if (!data) return undefined
    files.set(name, data)
  }
  return files
}

/** All files of an image, in a fixed order; undefined if one of them is not there. */
export function readImage(store: BlobStore, key: string) {
  return readFiles(store, key, filesOf(key))
}

/** What the files of a key add up to. */
export function sumOfImage(key: string, files: ReadonlyMap<string, Buffer>): ImageSum {
  const hash = createHash('sha256')
  let bytes = 0
  for (const [name, data] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name} ${data.length}\n`).update(data)
    bytes += data.length
  }
  return { key, files: files.size, bytes, sha256: hash.digest('hex') }
}
