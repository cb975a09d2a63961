/**
 * Addresses of stored images. The key of an image contains its size, so its files, and with them every
 * address, follow from any one address: `/images/<20 hex digits>-<width>x<height>-<one of
 * the widths>.<avif or jpg>`. Posts contain a plain `<img>` with the JPEG of `mainAddress`.
 */

/** The largest stored width and height of an image, in pixels. */
export const MAX_WIDTH = 2000
export const MAX_HEIGHT = 4000
export const FORMATS = ['avif', 'jpg'] as const
export type Format = (typeof FORMATS)[number]
export const CONTENT_TYPES = { avif: 'image/avif', jpg: 'image/jpeg' } satisfies Record<
  Format,
  string
>

/** Which widths are made follows from the key: a change here would lose the images stored before. */
const LADDER = [320, 640, 960, 1200, 1600]
/** The width of social cards, and of images where the browser cannot choose. */
const MAIN_WIDTH = 1200
/** How wide an image in a text is shown at most, with its margins on small screens. */
const TEXT_SIZES = '(min-width: 48rem) 44rem, 92vw'

const KEY = /^[0-9a-f]{20}-([1-9]\d{0,3})x([1-9]\d{0,3})$/
const FILE = /^([^/]+)-([1-9]\d{0,3})\.(avif|jpg)$/
const IMG = /<img\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/gi
const OWN_SRC = /\ssrc="\/images\/([^"/]+)"/i

export interface Picture {
  key: string
  /** of the widest stored file, in pixels */
  width: number
  height: number
}

/** The image and the file at an address under `/images/`; undefined if it is none of ours. */
export function readFileName(name: string) {
  const [, key = '', width = '', format] = FILE.exec(name) ?? []
  const picture = readKey(key)
  if (!picture || !widthsOf(picture).includes(Number(width))) return undefined
  return { picture, width: Number(width), format: format as Format }
}

function readKey(key: string): Picture | undefined {
  const [, width, height] = KEY.exec(key) ?? []
  return width && height ? { key, width: Number(width), height: Number(height) } : undefined
}

/** The stored image that an address shows, relative or of any origin; undefined for others. */
export function pictureOf(address: string): Picture | undefined {
  const [, name = ''] = /^(?:https?:\/\/[^/]+)?\/images\/([^/?#]+)$/.exec(address) ?? []
  return readFileName(name)?.picture
}

/** The widths of the stored files of an image in pixels, ascending up to its own. */
export function widthsOf({ width }: Picture): number[] {
  return [...LADDER.filter((step) => step < width), width]
}

/** The names of an image's files; none for what is no key of one. */
export function filesOf(key: string): string[] {
  const picture = readKey(key)
  if (!picture) return []
  return widthsOf(picture).flatMap((width) => FORMATS.map((format) => `${width}.${format}`))
}

function addressOf({ key }: Picture, width: number, format: Format): string {
  return `/images/${key}-${width}.${format}`
}

/** The address for posts, feeds and social cards: a JPEG of 1200 pixels, or of the image's own width. */
export function mainAddress(picture: Picture): string {
  return addressOf(picture, Math.min(MAIN_WIDTH, picture.width), 'jpg')
}

export function srcsetOf(picture: Picture, format: Format): string {
  return widthsOf(picture)
    .map((width) => `${addressOf(picture, width, format)} ${width}w`)
    .join(', ')
}

/** An image for a social card: ours in the size for cards, others as they are. */
export function cardImage(address: string): { address: string; width?: number; height?: number } {
  const picture = pictureOf(address)
  if (!picture) return { address }
  const width = Math.min(MAIN_WIDTH, picture.width)
  return {
    address: mainAddress(picture),
    width,
    height: Math.max(1, Math.round((picture.height * width) / picture.width)),
  }
}

/**
 * The HTML of a text with each of our own images as `<picture>`: AVIF in several widths, JPEG for
 * browsers without it, with its dimensions, and lazily loaded. Other
 * images are left as they are. Applying it twice changes nothing more.
 */
export function withPictures(html: string, sizes = TEXT_SIZES): string {
  return html.replace(IMG, (img) => {
    const picture = readFileName(OWN_SRC.exec(img)?.[1] ?? '')?.picture
    if (!picture || /\ssrcset=/i.test(img)) return img
    const alt = /\salt="([^"]*)"/i.exec(img)?.[1] ?? ''
    const title = /\stitle="([^"]*)"/i.exec(img)?.[1]
    return [
      `<picture><source type="image/avif" srcset="${srcsetOf(picture, 'avif')}" sizes="${sizes}">`,
      `<img src="${mainAddress(picture)}" srcset="${srcsetOf(picture, 'jpg')}" sizes="${sizes}"`,
      ` width="${picture.width}" height="${picture.height}" alt="${alt}"`,
      title === undefined ? '' : ` title="${title}"`,
      ' loading="lazy" decoding="async"></picture>',
    ].join('')
  })
}
