import { createHash } from 'node:crypto'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import { filesOf } from '#app/platform/blobs/pictures.ts'
import type { ImageSum } from './archive/format.server.ts'

/** All files of an image, in a fixed order; undefined if one of them is not there. */
export async function readImage(
  store: BlobStore,
  key: string,
): Promise<Map<string, Buffer> | undefined> {
  const names = filesOf(key)
  if (names.length === 0) return undefined
  const files = new Map<string, Buffer>()
  for (const name of names) {
    const data = await store.read(key, name)
    if (!data) return undefined
    files.set(name, data)
  }
  return files
}

/** What the files of an image add up to. */
export function sumOfImage(key: string, files: ReadonlyMap<string, Buffer>): ImageSum {
  const hash = createHash('sha256')
  let bytes = 0
  for (const [name, data] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${name} ${data.length}\n`).update(data)
    bytes += data.length
  }
  return { key, files: files.size, bytes, sha256: hash.digest('hex') }
}
