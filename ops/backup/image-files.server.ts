import { createHash } from 'node:crypto'
import type { ImageStore } from '#app/platform/blobs/image-store.ts'
import { FORMATS, type Picture, readKey, widthsOf } from '#app/platform/blobs/pictures.ts'
import type { ImageSum } from './archive/format.server.ts'

/** All files of an image, in a fixed order; undefined if one of them is not there. */
export async function readImage(
  store: ImageStore,
  key: string,
): Promise<Map<string, Buffer> | undefined> {
  const picture = readKey(key)
  if (!picture) return undefined
  const files = new Map<string, Buffer>()
  for (const name of filesOf(picture)) {
    const data = await store.read(key, name)
    if (!data) return undefined
    files.set(name, data)
  }
  return files
}

/** The names of all files of an image. */
export function filesOf(picture: Picture): string[] {
  return widthsOf(picture).flatMap((width) => FORMATS.map((format) => `${width}.${format}`))
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
