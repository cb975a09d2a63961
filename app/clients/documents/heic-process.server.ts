// Draws one photograph of an iPhone and ends; send-file.server.ts starts it.
import libheif from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { answerOnce } from '#app/platform/worker/answer-once.server.ts'
import { asJpeg, type Drawn } from './as-jpeg.server.ts'

/** As many as a photograph of an iPhone has; they take 600 MB for as long as the process lives. */
const PIXELS_MAX = 50_000_000

answerOnce<Drawn>(async (file) => {
  const images = new libheif.HeifDecoder().decode(file)
  const image = images.find((each) => each.is_primary()) ?? images[0]
  if (!image) return { failed: 'no image' }
  const width = image.get_width()
  const height = image.get_height()
  if (width * height > PIXELS_MAX) return { failed: 'too many pixels' }
  const blank = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const pixels = await new Promise<typeof blank | null>((resolve) => image.display(blank, resolve))
  if (!pixels) return { failed: 'damaged' }
  return { jpeg: await asJpeg(sharp(pixels.data, { raw: { width, height, channels: 4 } })) }
})
