import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { uploads } from '#app/platform/db/schema.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { uploadCopy as copy } from '#content/en/clients/uploads.ts'
import { FILE_MAX, fileName, PASSWORD_MAX } from './file-rules.ts'
import {
  beginUpload,
  endUpload,
  type NewUpload,
  type UploadRow,
  type Vault,
  writePieces,
} from './vault.server.ts'

/** The limits of the multipart parser. */
export const MULTIPART_LIMITS = {
  fileSize: FILE_MAX + 1,
  files: 1,
  fields: 4,
  parts: 5,
  fieldNameSize: 20,
  fieldSize: 4 * PASSWORD_MAX,
  headerPairs: 20,
}

/** Guard: rejects by its headers what cannot be an upload, before any of the body is read. */
export async function assertMultipart(request: FastifyRequest): Promise<void> {
  const { 'content-type': type = '', 'content-length': length } = request.headers
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type)) throw new AppError(415, copy.malformed)
  if (Number(length) > FILE_MAX + AROUND_FILE) throw new AppError(413, copy.tooLarge)
}
const AROUND_FILE = 64 * 1024

type Fields = Record<string, string>

/**
 * Takes a file of a form, which is encrypted as it arrives, with the other fields of the form.
 * @param placed who sends it and where it goes, by the fields that come before it
 * @throws AppError 413 or 415, InvalidInput where there is none
 */
export async function receiveFile(
  vault: Vault,
  request: FastifyRequest,
  placed: (fields: Fields) => Promise<Omit<NewUpload, 'name' | 'size' | 'password'>>,
): Promise<{ upload: UploadRow; fields: Fields }> {
  const fields: Fields = {}
  let upload: UploadRow | undefined
  let bytes = 0
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== 'file' || upload) {
        part.file.resume()
        continue
      }
      const given = {
        ...(await placed(fields)),
        name: fileName(part.filename),
        // Its size is known only once it has arrived; the form around it adds a little.
        size: Math.min(FILE_MAX, Number(request.headers['content-length'] ?? FILE_MAX)),
        password: fields.password?.slice(0, PASSWORD_MAX) || undefined,
      }
      upload = await beginUpload(vault, given)
      bytes = await writePieces(vault, upload, part.file)
      if (part.file.truncated) throw new AppError(413, copy.tooLarge)
    }
    if (!upload || (bytes === 0 && upload.name === 'file')) {
      throw new InvalidInput([{ path: 'file', message: copy.noFile }])
    }
    await vault.db.update(uploads).set({ size: bytes }).where(eq(uploads.id, upload.id))
    return { upload: { ...upload, size: bytes }, fields }
  } catch (error) {
    if (upload) await endUpload(vault, upload)
    throw translate(error)
  }
}

function translate(error: unknown): unknown {
  if (error instanceof AppError) return error
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return new AppError(413, copy.tooLarge)
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError(413, copy.tooLarge)
    default:
      return new AppError(400, copy.malformed)
  }
}
