import { join } from 'node:path'
import type { Env } from '#app/config/env.ts'
import { bucketStore } from './bucket-store.server.ts'
import { diskStore } from './disk-store.server.ts'

/** Where the files of images are kept. A file is named by its image's key and, within, such as `640.avif`. */
export interface ImageStore {
  /** Puts all the files of an image in place; what fails may leave some, which `remove` clears. */
  write(key: string, files: Map<string, Buffer>): Promise<void>
  read(key: string, name: string): Promise<Buffer | undefined>
  /** Removes whatever there is of an image; nothing there is fine. */
  remove(key: string): Promise<void>
}

/** The bucket if one is configured, else a folder below `DATA_DIR`. */
export function openImageStore({ images, dataDir }: Pick<Env, 'images' | 'dataDir'>): ImageStore {
  return images.bucket ? bucketStore(images.bucket) : diskStore(join(dataDir, 'images'))
}
