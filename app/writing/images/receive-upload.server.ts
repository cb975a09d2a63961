import type { FastifyRequest } from 'fastify'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { imageMessages } from '#content/en/images.ts'
import { ALT_MAX, altText, fileNameOf } from './image.ts'
import type { Upload } from './images.server.ts'

const MEGABYTE = 1024 * 1024
/** The most that a form adds to its file: boundaries, headers, the alternative text. */
const AROUND_FILE = 16 * 1024

/** The limits of the multipart parser: one file and one field, each limited in size. */
export function uploadLimits(maxBytes: number) {
  return {
    fileSize: maxBytes,
    files: 1,
    fields: 1,
    parts: 2,
    fieldNameSize: 20,
    fieldSize: 4 * ALT_MAX,
    headerPairs: 20,
  }
}

/** Guard: rejects by its headers what cannot be an upload, before any of the body is read. */
export async function assertUpload(request: FastifyRequest): Promise<void> {
  const { maxBytes } = request.server.env.images
  const { 'content-type': type = '', 'content-length': length } = request.headers
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(type))
    throw new AppError(415, imageMessages.notMultipart)
  if (Number(length) > maxBytes + AROUND_FILE) throw tooLarge(maxBytes)
}

/**
 * Reads an upload: its field `file`, and `alt` where it is given.
 * @throws AppError 413 when something is larger than its limit, InvalidInput for what is missing or wrong
 */
export async function receiveUpload(
  request: FastifyRequest,
): Promise<Pick<Upload, 'file' | 'fileName' | 'alt'>> {
  const { maxBytes } = request.server.env.images
  // A parser that begins now would wait for ever for a body that has ended.
  if (request.raw.destroyed) throw cancelled()
  let file: Buffer | undefined
  let fileName: string | undefined
  let alt: unknown = ''
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const data = await part.toBuffer()
        if (part.fieldname !== 'file') continue
        file = data
        fileName = part.filename
      } else if (part.fieldname === 'alt') {
        if (part.valueTruncated) throw wrong('alt', imageMessages.altTooLong(ALT_MAX))
        alt = part.value
      }
    }
  } catch (error) {
    throw translate(error, maxBytes)
  }
  if (!file) throw wrong('file', imageMessages.noFile)
  if (file.length === 0) throw wrong('file', imageMessages.empty)
  const read = altText.safeParse(alt)
  if (!read.success) throw wrong('alt', read.error.issues[0]?.message ?? imageMessages.malformed)
  return { file, fileName: fileNameOf(fileName), alt: read.data }
}

function translate(error: unknown, maxBytes: number): unknown {
  if (error instanceof AppError) return error
  switch ((error as { code?: string }).code) {
    case 'FST_REQ_FILE_TOO_LARGE':
      return tooLarge(maxBytes)
    case 'FST_FILES_LIMIT':
    case 'FST_PARTS_LIMIT':
    case 'FST_FIELDS_LIMIT':
      return new AppError(413, imageMessages.oneFile)
    default:
      return new AppError(400, imageMessages.malformed)
  }
}

/** For no one to read: its client has gone away. */
export function cancelled() {
  return new AppError(499, 'The upload was cancelled.')
}

function tooLarge(maxBytes: number) {
  return new AppError(413, imageMessages.tooLarge(Math.floor((maxBytes / MEGABYTE) * 10) / 10))
}

function wrong(path: string, message: string) {
  return new InvalidInput([{ path, message }])
}
