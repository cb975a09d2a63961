import { AppError } from '#app/platform/http/errors.ts'
import { imageMessages } from '#content/en/images.ts'

/** @throws AppError 415 for anything but a still picture in one of the formats that are taken */
export function acceptedType(file: Buffer): AcceptedType {
  const type = detectImageType(file)
  if (type === undefined) throw new AppError(415, imageMessages.notAnImage)
  if (type === 'svg' || type === 'heic') throw new AppError(415, imageMessages[type])
  if (type === 'moving' || (type === 'png' && isMovingPng(file)))
    throw new AppError(415, imageMessages.moving)
  return type
}

/** The image type of a file's content, regardless of its name and MIME type; undefined if unknown. */
function detectImageType(file: Buffer): ImageType | undefined {
  const starts = (hex: string, at = 0) => file.subarray(at).indexOf(Buffer.from(hex, 'hex')) === 0
  const text = (at: number, length: number) => file.toString('latin1', at, at + length)
  if (starts('ffd8ff')) return 'jpeg'
  if (starts('89504e470d0a1a0a')) return 'png'
  if (/^GIF8[79]a/.test(text(0, 6))) return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 4) === 'WEBP') return 'webp'
  if (text(4, 4) === 'ftyp') {
    const brands = text(8, Math.min(file.readUInt32BE(0), 64) - 8)
    if (brands.includes('avis')) return 'moving'
    if (brands.includes('avif')) return 'avif'
    if (/heic|heix|hevc|heim|heis|mif1|msf1/.test(brands)) return 'heic'
  }
  if (/<svg[\s>]/i.test(text(0, 4096))) return 'svg'
  return undefined
}

type AcceptedType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'
type ImageType = AcceptedType | 'moving' | 'heic' | 'svg'

/** Whether a PNG is animated: the chunk `acTL` comes before the image data. */
function isMovingPng(file: Buffer): boolean {
  const picture = file.indexOf('IDAT')
  const animation = file.indexOf('acTL')
  return animation !== -1 && picture !== -1 && animation < picture
}
