import { api } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { client } from '#app/platform/client/routes.ts'
import { imageMessages } from '#content/en/images.ts'
import type { imagesApi } from './api.server.ts'
import type { Image } from './image.ts'

interface UploadOptions {
  alt?: string
  /** called with the share that has been sent, from 0 to 1; after 1 the server still makes the sizes */
  onProgress?: (sent: number) => void
  /** stops the upload, of which nothing is stored then */
  signal?: AbortSignal
}

/**
 * Uploads an image file into the library.
 * @throws ApiError with the server's message; the signal's reason when it was stopped
 */
export function uploadImage(
  file: File,
  { alt, onProgress, signal }: UploadOptions = {},
): Promise<Image> {
  const form = new FormData()
  if (alt !== undefined) form.append('alt', alt)
  form.append('file', file, file.name || 'image')
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', api.images.list)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.upload.onload = () => onProgress?.(1)
    request.onload = () => {
      const { status, response } = request
      if (status >= 200 && status < 300 && response) resolve(response as Image)
      else reject(ApiError.from(status, response, request.statusText))
    }
    request.onerror = () =>
      reject(new ApiError(0, navigator.onLine ? imageMessages.notSent : imageMessages.offline))
    request.onabort = () => reject(signal?.reason ?? new DOMException('Stopped', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

/** Has the server fetch a picture of another site into the library. @throws ApiError with the reason */
export const fetchImage = client<typeof imagesApi>().send('POST /api/images/fetch')

/** The image file in what was dropped or pasted; undefined for text and other things. */
export function imageFileIn(data: DataTransfer | null): File | undefined {
  return [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
