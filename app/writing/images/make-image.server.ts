import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  FORMATS,
  type Format,
  MAX_HEIGHT,
  MAX_WIDTH,
  type Picture,
  widthsOf,
} from '#app/platform/blobs/pictures.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { imageMessages } from '#content/en/images.ts'
import { acceptedType } from './image-type.server.ts'

/** An uploaded image as it is stored: `files` by the end of their address, such as `640.avif`. */
export interface MadeImage {
  picture: Picture
  files: Map<string, Buffer>
}

/** The limits of decoding, in million pixels; the new formats take five times the memory for each. */
const MEGAPIXELS = { jpeg: 50, png: 50, gif: 20, webp: 20, avif: 12 }
const TIMEOUT_SECONDS = 60
/** Measured on photographs and screenshots: about as sharp as JPEG at 80, at two thirds of its size. */
const AVIF = { quality: 52, effort: 3 }
const JPEG = { quality: 80, mozjpeg: true }

// One core and no cache: visitors' requests come first.
sharp.cache(false)
sharp.concurrency(1)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}Buffer`),
})

/**
 * Makes the stored files of an uploaded image: decoded by its content, turned upright, on white, at most
 * 2000 pixels wide, in every width and format, without any metadata.
 * @throws AppError 415 for an unsupported type, 413 for too many pixels, 400 for a damaged image
 */
export async function makeImage(file: Buffer): Promise<MadeImage> {
  const { data, info } = await decode(file)
  const { width, height, channels } = info
  const picture = { key: `${randomBytes(10).toString('hex')}-${width}x${height}`, width, height }
  const files: MadeImage['files'] = new Map()
  for (const step of widthsOf(picture)) {
    for (const format of FORMATS) {
      const pixels = sharp(data, { raw: { width, height, channels } }).resize({ width: step })
      files.set(`${step}.${format}`, await encode(pixels, format).toBuffer())
    }
  }
  return { picture, files }
}

async function decode(file: Buffer) {
  const type = acceptedType(file)
  const input = () => sharp(file, { limitInputPixels: MEGAPIXELS[type] * 1e6, failOn: 'error' })
  try {
    const { pages = 1 } = await input().metadata()
    if (pages > 1) throw new AppError(415, imageMessages.moving)
    return await input()
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .flatten({ background: 'white' })
      .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof AppError) throw error
    if (/pixel limit/.test((error as Error).message))
      throw new AppError(413, imageMessages.tooManyPixels(MEGAPIXELS[type]))
    throw new AppError(400, imageMessages.damaged)
  }
}

function encode(pixels: Sharp, format: Format): Sharp {
  const limited = pixels.timeout({ seconds: TIMEOUT_SECONDS })
  return format === 'avif' ? limited.avif(AVIF) : limited.jpeg(JPEG)
}
