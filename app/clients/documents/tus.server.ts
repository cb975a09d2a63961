import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { DataStore, MemoryLocker, Server, Upload } from '@tus/server'
import { eq } from 'drizzle-orm'
import { uploads } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { uploadCopy as copy } from '#content/en/clients/uploads.ts'
import { FILE_MAX, fileName } from './file-rules.ts'
import {
  beginUpload,
  endUpload,
  type NewUpload,
  offsetOf,
  type UploadRow,
  type Vault,
  writePieces,
} from './vault.server.ts'

/** What an upload is for and whose it is, according to its sender. */
export interface UploadOwner {
  contactId: number
  /** where a file goes that names a request, a return or neither */
  placeFor(named: {
    requestId?: number | undefined
    returnId?: number | undefined
  }): Promise<Pick<NewUpload, 'returnId' | 'requestId'>>
  finish(uploadId: string): Promise<void>
}

/** Resumed uploads by the protocol tus, whose pieces are encrypted before they are written. */
class VaultStore extends DataStore {
  private readonly vault: Vault
  private readonly owner: UploadOwner
  constructor(vault: Vault, owner: UploadOwner) {
    super()
    this.vault = vault
    this.owner = owner
    this.extensions = ['creation', 'creation-with-upload', 'termination']
  }

  /** @throws what tus answers 410 with for an upload that isn't theirs */
  private async own(id: string): Promise<UploadRow> {
    const [row] = await this.vault.db.select().from(uploads).where(eq(uploads.id, id))
    if (!row || row.removable || row.contactId !== this.owner.contactId)
      throw refusal(410, copy.gone)
    return row
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, requestId, returnId, password } = upload.metadata ?? {}
    const { vault, owner } = this
    return answering(async () => {
      const place = await owner.placeFor({
        requestId: numberIn(requestId),
        returnId: numberIn(returnId),
      })
      if (!upload.size) throw new AppError(415, copy.empty)
      const given = {
        ...place,
        contactId: owner.contactId,
        name: fileName(filename ?? undefined),
        size: upload.size,
        password: password ?? undefined,
      }
      await beginUpload(vault, given, upload.id)
      return upload
    })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const row = await this.own(id)
    if (offsetOf(row) !== offset) throw refusal(409, copy.malformed)
    return answering(() => writePieces(this.vault, row, source))
  }

  override async getUpload(id: string): Promise<Upload> {
    const row = await this.own(id)
    // Once its last byte is acknowledged a client sends nothing more, so by then the file has to be a document.
    if (offsetOf(row) === row.size && row.documentId === null) {
      await answering(() => this.owner.finish(id))
    }
    return new Upload({ id, size: row.size, offset: offsetOf(row) })
  }

  override async remove(id: string): Promise<void> {
    await endUpload(this.vault, await this.own(id))
  }
}

function numberIn(text: string | null | undefined): number | undefined {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** A refusal in the shape that tus expects. */
function refusal(status_code: number, body: string) {
  return { status_code, body }
}

async function answering<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof AppError) throw refusal(error.status, error.message)
    throw error
  }
}

/** One writer at a time for each upload in this process; the database refuses a second one from another process. */
const locker = new MemoryLocker()

/** Answers a request of the protocol tus below `path`, for the owner of the uploads. */
export async function answerTus(
  vault: Vault,
  owner: UploadOwner,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const server = new Server({
    path,
    relativeLocation: true,
    maxSize: FILE_MAX,
    locker,
    datastore: new VaultStore(vault, owner),
    onUploadFinish: (_request, upload) =>
      answering(async () => {
        await owner.finish(upload.id)
        return {}
      }),
  })
  await server.handle(request, response)
}
