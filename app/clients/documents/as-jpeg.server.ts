import type { Sharp } from 'sharp'

/** What the process that draws a photograph answers. */
export type Drawn = { jpeg: Uint8Array } | { failed: string }

const SIDE_MAX = 2400

/** A picture re-encoded from its pixels: no position, no script, no more than a screen shows. */
export function asJpeg(picture: Sharp): Promise<Buffer> {
  return picture
    .rotate()
    .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: 82 })
    .toBuffer()
}
