import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { documentAccess } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { inProcess } from '#app/platform/worker/in-process.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { asJpeg, type Drawn } from './as-jpeg.server.ts'
import { isPicture } from './file-rules.ts'
import { type DocumentRow, readPieces, readWhole, type Vault } from './vault.server.ts'

/** How documents leave the site: never as something that runs in a browser. */

const SAFE = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Records who looked at a document. */
export async function recordAccess(
  { db }: Pick<Vault, 'db'>,
  { id }: Pick<DocumentRow, 'id'>,
  { userId = null, contactId = null }: { userId?: number | null; contactId?: number | null },
  act: 'viewed' | 'downloaded',
): Promise<void> {
  await db.insert(documentAccess).values({ documentId: id, userId, contactId, act })
}

/** The file as it was sent, to be saved. */
export function sendFile(vault: Vault, document: DocumentRow, reply: FastifyReply) {
  return reply
    .headers({
      ...SAFE,
      'content-length': document.size,
      'content-disposition': attachment(document.name),
    })
    .type('application/octet-stream')
    .send(Readable.from(readPieces(vault, document)))
}

/** A PDF of ours, which the browser shows. */
export function sendPdf(reply: FastifyReply, name: string, file: Buffer) {
  return reply
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${name}"`,
    })
    .type('application/pdf')
    .send(file)
}

/** A picture, drawn again to be looked at. */
export async function sendPicture(vault: Vault, document: DocumentRow, reply: FastifyReply) {
  if (!isPicture(document.type)) {
    throw new AppError(415, 'This file isn’t shown here. Download it instead.')
  }
  const picture = await drawPicture(document.type, () => readWhole(vault, document)).catch(
    (error: unknown) => {
      if (error instanceof AppError) throw error
      throw new AppError(415, 'This picture can’t be read. Download it instead.')
    },
  )
  return reply.headers(SAFE).type('image/jpeg').send(picture)
}

/** The name in both forms of RFC 6266: plain, and as UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

/** More pixels than a phone's camera takes. Decoding this many needs half a gigabyte, so it's one at a time. */
const PIXELS_MAX = 120_000_000
const oneAtATime = pLimit(1)
const heicProgram = new URL('heic-process.server.ts', import.meta.url)

/**
 * Draws a picture as a JPEG to look at. HEIC is decoded in a process of its own.
 * @throws Error for one that can't be read, or is too large to decode
 */
function drawPicture(type: string, read: () => Promise<Buffer>): Promise<Uint8Array> {
  return oneAtATime(async () => {
    const file = await read()
    if (type !== 'image/heic') return asJpeg(sharp(file, { limitInputPixels: PIXELS_MAX }))
    const drawn = await inProcess<Drawn>(heicProgram, file, AbortSignal.timeout(MINUTE_MS))
    if ('failed' in drawn) throw new Error(drawn.failed)
    return drawn.jpeg
  })
}
