import pLimit from 'p-limit'
import { AppError } from '#app/platform/http/errors.ts'
import { inProcess } from '#app/platform/worker/in-process.server.ts'
import { acceptedType } from './image-type.server.ts'
import type { MadeImage } from './make-image.server.ts'

/** What the process that makes an image answers. */
export type MakerAnswer =
  | { made: MadeImage }
  | { refused: { status: number; message: string } }
  | { failed: string }

const program = new URL('image-process.server.ts', import.meta.url)
const oneAtATime = pLimit(1)

/**
 * Makes the stored files of an uploaded image in a process of its own: in the site's own, decoding and
 * encoding left up to 300 MB behind. One image at a time.
 * @throws AppError 415 for an unsupported type, 413 for too many pixels, 400 for a damaged image
 */
export function makeImageInProcess(file: Buffer, signal: AbortSignal): Promise<MadeImage> {
  return oneAtATime(async () => {
    signal.throwIfAborted()
    acceptedType(file)
    const answer = await inProcess<MakerAnswer>(program, file, signal)
    if ('made' in answer) return answer.made
    if ('failed' in answer) throw new Error(answer.failed)
    throw new AppError(answer.refused.status, answer.refused.message)
  })
}
