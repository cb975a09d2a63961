import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { documentAccess } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { drawPicture } from './draw-picture.server.ts'
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
