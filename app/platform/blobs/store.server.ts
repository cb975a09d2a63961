import { join } from 'node:path'
import type { Env } from '#app/platform/config/env.ts'
import type { BlobStore } from './blob-store.ts'
import { bucketStore } from './bucket-store.server.ts'
import { diskStore } from './disk-store.server.ts'

type Place = Pick<Env, 'images' | 'dataDir'>

/** The bucket if one is configured, else a folder below `DATA_DIR`. */
function openStore({ images, dataDir }: Place, folder: string): BlobStore {
  return images.bucket ? bucketStore(images.bucket, folder) : diskStore(join(dataDir, folder))
}

export function openImageStore(place: Place): BlobStore {
  return openStore(place, 'images')
}

/** Of what clients send; every file in it is encrypted before it gets here. */
export function openDocumentStore(place: Place): BlobStore {
  return openStore(place, 'documents')
}
