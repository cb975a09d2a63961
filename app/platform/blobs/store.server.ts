import { join } from 'node:path'
import type { Env } from '#app/platform/config/env.ts'
import { bucketStore } from './bucket-store.server.ts'
import { diskStore } from './disk-store.server.ts'
import type { ImageStore } from './image-store.ts'

/** The bucket if one is configured, else a folder below `DATA_DIR`. */
export function openImageStore({ images, dataDir }: Pick<Env, 'images' | 'dataDir'>): ImageStore {
  return images.bucket ? bucketStore(images.bucket) : diskStore(join(dataDir, 'images'))
}
