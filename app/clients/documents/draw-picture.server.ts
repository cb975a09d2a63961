import pLimit from 'p-limit'
import sharp from 'sharp'
import { inProcess } from '#app/platform/worker/in-process.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { asJpeg, type Drawn } from './as-jpeg.server.ts'

/** More pixels than a phone's camera takes. Decoding this many needs half a gigabyte, so it's one at a time. */
const PIXELS_MAX = 120_000_000
const oneAtATime = pLimit(1)
const heicProgram = new URL('heic-process.server.ts', import.meta.url)

/**
 * Draws a picture as a JPEG to look at. HEIC is decoded in a process of its own.
 * @throws Error for one that can't be read, or is too large to decode
 */
export function drawPicture(type: string, read: () => Promise<Buffer>): Promise<Uint8Array> {
  return oneAtATime(async () => {
    const file = await read()
    if (type !== 'image/heic') return asJpeg(sharp(file, { limitInputPixels: PIXELS_MAX }))
    const drawn = await inProcess<Drawn>(heicProgram, file, AbortSignal.timeout(MINUTE_MS))
    if ('failed' in drawn) throw new Error(drawn.failed)
    return drawn.jpeg
  })
}
