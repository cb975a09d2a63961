import { AwsClient } from 'aws4fetch'
import type { Bucket } from '#app/platform/config/settings/images.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { imageMessages } from '#content/en/images.ts'
import type { BlobStore } from './blob-store.ts'
import { CONTENT_TYPES, type Format } from './pictures.ts'

const TIMEOUT_MS = 15_000
const RETRIES = 2

/** Files in an S3-compatible bucket, below a folder, addressed by path (`endpoint/bucket/folder/…`). */
export function bucketStore(bucket: Bucket, folder: string): BlobStore {
  const { endpoint, name, region, accessKeyId, secretAccessKey } = bucket
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const addressOf = (key: string, file: string) => `${endpoint}/${name}/${folder}/${key}/${file}`

  /** @throws AppError 503 when the bucket does not respond, or responds with an error */
  async function request(
    method: 'GET' | 'PUT' | 'DELETE',
    address: string,
    init: RequestInit = {},
  ) {
    const response = await client
      .fetch(address, { method, ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      .catch((cause) => Promise.reject(storeUnavailable(cause)))
    if (response.ok || (response.status === 404 && method !== 'PUT')) return response
    await response.body?.cancel()
    throw storeUnavailable(new Error(`the bucket responded with ${response.status} to ${method}`))
  }

  async function put(key: string, file: string, data: Buffer) {
    const type = CONTENT_TYPES[file.split('.')[1] as Format] ?? 'application/octet-stream'
    const response = await request('PUT', addressOf(key, file), {
      body: new Uint8Array(data),
      headers: { 'content-type': type },
    })
    await response.body?.cancel()
  }

  return {
    async write(key, files) {
      await Promise.all([...files].map(([file, data]) => put(key, file, data)))
    },

    add: put,

    async read(key, file) {
      const response = await request('GET', addressOf(key, file))
      if (response.status === 404) {
        await response.body?.cancel()
        return undefined
      }
      const data = await response
        .arrayBuffer()
        .catch((cause) => Promise.reject(storeUnavailable(cause)))
      return Buffer.from(data)
    },

    async remove(key, names) {
      await Promise.all(
        names.map(async (file) => {
          const response = await request('DELETE', addressOf(key, file))
          await response.body?.cancel()
        }),
      )
    },
  }
}

function storeUnavailable(cause: unknown): AppError {
  const error = new AppError(503, imageMessages.storeAway, { retryAfterSeconds: 30 })
  error.cause = cause
  return error
}
