import { createHash, randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import type { BlobStore } from '#app/platform/blobs/blob-store.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { documents, returns, uploads } from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { decrypt, encrypt, open, seal } from '#app/platform/encryption/seal.server.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { uploadCopy as copy } from '#content/en/clients/uploads.ts'
import { FILE_MAX, RETURN_FILES_MAX, RETURN_MAX } from './file-rules.ts'
import { HEAD_BYTES, readability, typeOf } from './file-type.server.ts'

/**
 * Files of clients. Each is encrypted with a key of its own, piece by piece as it arrives, before anything of
 * it is written; the row of the upload is there before the first piece, and a piece counts once it is written
 * and its row says so. What is left over by a crash belongs to an upload, which the cleaning removes after a day.
 */
export interface Vault {
  db: Database
  store: BlobStore
  ring: Keyring
  /** whether a scanner is set up */
  scans: boolean
}

const PIECE_BYTES = 256 * 1024

/**
 * However many clients send at once, only a few steps run at a time: the others wait with a piece each, and
 * leave connections of the database to pages. Only one file at a time is read whole.
 */
const step = pLimit(3)
const finishing = pLimit(1)

export type UploadRow = typeof uploads.$inferSelect
export type DocumentRow = typeof documents.$inferSelect
type Stored = Pick<DocumentRow, 'blob' | 'pieces' | 'keySealed'>

/** Who sends a file, and what for. */
export interface NewUpload {
  returnId: number
  requestId?: number | null
  contactId?: number | null
  userId?: number | null
  name: string
  /** in bytes, as the sender says */
  size: number
  password?: string | undefined
}

/** @throws AppError 413 for a file that is too large, or one too many */
export async function beginUpload(
  { db, ring }: Pick<Vault, 'db' | 'ring'>,
  { name, size, returnId, requestId, contactId, password }: NewUpload,
  id = randomBytes(16).toString('hex'),
): Promise<UploadRow> {
  if (size > FILE_MAX) throw new AppError(413, copy.tooLarge)
  const insert = async (tx: Executor) => {
    await assertRoom(tx, returnId, size)
    return tx
      .insert(uploads)
      .values({
        ...{ id, name, size, returnId },
        requestId: requestId ?? null,
        contactId: contactId ?? null,
        blob: randomBytes(16).toString('hex'),
        keySealed: seal(ring, 'file-key', randomBytes(32)),
        passwordSealed: password ? seal(ring, 'file-password', password) : null,
      })
      .returning()
  }
  const [made] = await step(() => db.transaction(insert))
  if (!made) throw new Error('an upload was inserted but not returned')
  return made
}

/** Stored files and running uploads count together, and uploads are checked one after another. */
async function assertRoom(tx: Executor, returnId: number, size: number): Promise<void> {
  await tx
    .select({ id: returns.id })
    .from(returns)
    .where(eq(returns.id, returnId))
    .for('no key update')
  const { rows } = await tx.execute<{ files: number; bytes: number }>(sql`select
    count(*)::int as files, coalesce(sum(size), 0)::float8 as bytes from (
      select size from documents where return_id = ${returnId}
      union all select size from uploads where return_id = ${returnId} and document_id is null and not removable
    ) held`)
  const { files = 0, bytes = 0 } = rows[0] ?? {}
  if (files >= RETURN_FILES_MAX || bytes + size > RETURN_MAX) {
    throw new AppError(413, copy.returnFull)
  }
}

export const offsetOf = ({ pieces }: Pick<UploadRow, 'pieces'>): number =>
  pieces.reduce((sum, piece) => sum + piece, 0)

const pieceName = (place: number) => String(place)
const contextOf = (blob: string, place: number) => `${blob}:${place}`

/**
 * Writes what arrives of an upload, in pieces. A connection that breaks leaves what had arrived.
 * @returns how many bytes the upload then has
 */
export async function writePieces(
  { db, store, ring }: Vault,
  upload: UploadRow,
  source: AsyncIterable<Buffer | Uint8Array>,
): Promise<number> {
  const key = open(ring, 'file-key', upload.keySealed)
  const pieces = [...upload.pieces]
  let offset = offsetOf(upload)
  let waiting: Buffer[] = []
  let held = 0
  const flush = async () => {
    if (held === 0) return
    const data = Buffer.concat(waiting)
    waiting = []
    held = 0
    const place = pieces.length
    await store.add(
      upload.blob,
      pieceName(place),
      encrypt(key, data, contextOf(upload.blob, place)),
    )
    const [moved] = await db
      .update(uploads)
      .set({ pieces: [...pieces, data.length], movedAt: sql`now()` })
      .where(
        and(
          eq(uploads.id, upload.id),
          isNull(uploads.documentId),
          sql`cardinality(${uploads.pieces}) = ${place}`,
        ),
      )
      .returning({ id: uploads.id })
    if (!moved) throw new AppError(409, copy.malformed)
    pieces.push(data.length)
    offset += data.length
  }
  let broken: unknown
  try {
    for await (const chunk of source) {
      if (offset + held + chunk.length > upload.size) throw new AppError(413, copy.tooLarge)
      waiting.push(Buffer.from(chunk))
      held += chunk.length
      if (held >= PIECE_BYTES) await step(flush)
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    broken = error
  }
  await step(flush)
  if (broken) throw broken
  return offset
}

/** The bytes of a stored file, a piece at a time. */
export async function* readPieces(
  { store, ring }: Pick<Vault, 'store' | 'ring'>,
  { blob, pieces, keySealed }: Stored,
): AsyncGenerator<Buffer> {
  const key = open(ring, 'file-key', keySealed)
  for (const [place, length] of pieces.entries()) {
    const sealed = await store.read(blob, pieceName(place))
    if (!sealed) throw new Error('a piece of a document is not in the store')
    const data = decrypt(key, sealed, contextOf(blob, place))
    if (data.length !== length) throw new Error('a piece of a document has another length')
    yield data
  }
}

export async function readWhole(vault: Pick<Vault, 'store' | 'ring'>, stored: Stored) {
  const parts: Buffer[] = []
  for await (const part of readPieces(vault, stored)) parts.push(part)
  return Buffer.concat(parts)
}

/** @param requestId what the file was sent for, where the same one is there for something else */
type RecordDocument = (
  tx: Executor,
  document: DocumentRow,
  isNew: boolean,
  requestId: number | null,
) => Promise<void>

export interface Finished {
  document: DocumentRow
  /** whether the same file was there already */
  isKnown: boolean
}

/**
 * Makes a document of an upload whose bytes are all there. The same file sent twice is stored once.
 * @param record what else the transaction does with the document, which may have been there before
 * @throws AppError 415 for a file that is not taken, whose upload then ends
 */
export function finishUpload(...given: Parameters<typeof finishNow>): Promise<Finished> {
  return finishing(() => finishNow(...given))
}

async function finishNow(
  vault: Vault,
  uploadId: string,
  userId: number | null,
  record: RecordDocument,
): Promise<Finished> {
  const { db } = vault
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, uploadId))
  if (!upload || upload.returnId === null) throw new AppError(410, copy.gone)
  if (upload.documentId !== null) {
    const [document] = await db.select().from(documents).where(eq(documents.id, upload.documentId))
    if (document) return { document, isKnown: true }
  }
  try {
    if (upload.size === 0) throw new AppError(415, copy.empty)
    const whole = await readWhole(vault, upload)
    const type = await typeOf(upload.name, whole.subarray(0, HEAD_BYTES), async () => whole)
    const sha256 = createHash('sha256').update(whole).digest('hex')
    const readable = readability(type, whole)
    return await store(vault, upload, userId, { type, sha256, readable }, record)
  } catch (error) {
    if (error instanceof AppError && error.status === 415) await endUpload(vault, upload)
    throw error
  }
}

async function store(
  vault: Vault,
  upload: UploadRow,
  userId: number | null,
  found: Pick<DocumentRow, 'type' | 'sha256' | 'readable'>,
  record: RecordDocument,
): Promise<Finished> {
  const { returnId, requestId, contactId, name, size, blob, pieces, keySealed } = upload
  if (returnId === null) throw new AppError(410, copy.gone)
  const finished = await vault.db.transaction(async (tx) => {
    const [document] = await tx
      .insert(documents)
      .values({
        ...{ returnId, requestId, contactId, userId, name, size, blob, pieces, keySealed },
        ...found,
        passwordSealed: upload.passwordSealed,
        scan: vault.scans ? 'waiting' : 'off',
      })
      .onConflictDoNothing({ target: [documents.returnId, documents.sha256] })
      .returning()
    if (!document) {
      const [known] = await tx
        .select()
        .from(documents)
        .where(and(eq(documents.returnId, returnId), eq(documents.sha256, found.sha256)))
      if (!known) throw new Error('a document is neither new nor known')
      const again = known.state === 'sent-back' || (requestId && known.requestId === null)
      const [now = known] = again
        ? await tx
            .update(documents)
            .set({ state: 'new', reason: '', requestId: requestId ?? known.requestId })
            .where(eq(documents.id, known.id))
            .returning()
        : [known]
      if (upload.passwordSealed) {
        await tx
          .update(documents)
          .set({ passwordSealed: upload.passwordSealed })
          .where(eq(documents.id, known.id))
      }
      await record(tx, now, Boolean(again), requestId)
      // The same bytes are stored already: this copy is removed.
      await tx
        .update(uploads)
        .set({ documentId: known.id, removable: true })
        .where(eq(uploads.id, upload.id))
      return { document: now, isKnown: true }
    }
    await tx.update(uploads).set({ documentId: document.id }).where(eq(uploads.id, upload.id))
    await record(tx, document, true, requestId)
    return { document, isKnown: false }
  })
  if (finished.isKnown) await clearAway(vault, eq(uploads.id, upload.id))
  return finished
}

/** Ends an upload that becomes no document. */
export async function endUpload(vault: Vault, { id }: Pick<UploadRow, 'id'>): Promise<void> {
  await vault.db.update(uploads).set({ removable: true }).where(eq(uploads.id, id))
  await clearAway(vault, eq(uploads.id, id))
}

/** Marks the files of some documents for removal, in the transaction that deletes their rows. */
export async function leaveFiles(tx: Executor, which: SQL): Promise<void> {
  await tx.execute(sql`insert into uploads (id, name, size, blob, pieces, key_sealed, removable)
    select 'removed-' || blob, '', 0, blob, pieces, key_sealed, true from documents where ${which}
    on conflict (blob) do update set removable = true, document_id = null`)
}

const UNFINISHED_HOURS = 24

/** Removes files that nothing refers to, and uploads that have not moved for a day. */
export async function sweepUploads(vault: Vault): Promise<void> {
  const old = lt(uploads.movedAt, sql`now() - make_interval(hours => ${UNFINISHED_HOURS})`)
  const left = or(eq(uploads.removable, true), and(old, isNull(uploads.documentId)))
  while ((await clearAway(vault, left)) === AT_ONCE);
  // The file of an upload that became a document stays.
  await vault.db.delete(uploads).where(and(old, sql`${uploads.documentId} is not null`))
}

const AT_ONCE = 200

async function clearAway({ db, store: files }: Vault, which: SQL | undefined): Promise<number> {
  const found = await db.select().from(uploads).where(which).limit(AT_ONCE)
  for (const { id, blob, pieces } of found) {
    const [used] = await db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.blob, blob))
    // One piece more than the row knows may have been written.
    const names = Array.from({ length: pieces.length + 1 }, (_, place) => pieceName(place))
    if (!used) await files.remove(blob, names)
    await db.delete(uploads).where(eq(uploads.id, id))
  }
  return found.length
}
