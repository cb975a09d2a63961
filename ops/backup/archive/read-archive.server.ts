import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { decryptWith, HEADER_LENGTH, isEncrypted, WrongKey } from './encryption.server.ts'
import { ABOUT, type About, about, FORMAT } from './format.server.ts'

/** The archive cannot be used; the message says why, for the operator. */
export class BadArchive extends Error {}

/** No picture, part of a table or list of ours comes near. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024

export interface Entry {
  name: string
  data: Buffer
}

/**
 * The files of an archive in their order, each whole: none is larger than a picture or a part of a table.
 * @throws BadArchive, WrongKey
 */
export async function* readArchive(path: string, keys: readonly string[]): AsyncGenerator<Entry> {
  const encrypted = await startsEncrypted(path)
  if (encrypted && keys.length === 0) {
    throw new BadArchive('The archive is encrypted. Name the file with the secret key: --key FILE.')
  }
  const unpacked = extract()
  const stages = [createZstdDecompress(), refuseOtherHeaders, unpacked] as const
  const file = createReadStream(path)
  const ended = encrypted ? pipeline(file, decryptWith(keys), ...stages) : pipeline(file, ...stages)
  ended.catch(() => {}) // reading the entries fails with it
  try {
    for await (const entry of unpacked) {
      const { name, size = 0 } = entry.header
      if (size > MAX_ENTRY_BYTES) {
        throw new BadArchive(
          `In the archive, ${name} is larger than anything that a backup writes.`,
        )
      }
      yield { name, data: await buffer(entry) }
    }
    await ended
  } catch (error) {
    // A refusal of our own closes the pipeline, which then complains of that.
    if (error instanceof BadArchive) throw error
    // What stopped the pipeline says more than the stream that it stopped.
    throw toBadArchive(await failureOf(ended, error))
  } finally {
    file.destroy()
    unpacked.destroy()
  }
}

const BLOCK = 512

/**
 * Refuses whatever is no plain file before it is unpacked: a header with a long name or with attributes
 * would be held in memory whole, and a backup writes none.
 */
async function* refuseOtherHeaders(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0)
  let skip = 0
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length; ) {
      const length = Math.min(skip || BLOCK - header.length, chunk.length - at)
      if (skip > 0) skip -= length
      else header = Buffer.concat([header, chunk.subarray(at, at + length)])
      at += length
      if (header.length < BLOCK) continue
      skip = paddedSize(header)
      header = Buffer.alloc(0)
    }
    yield chunk
  }
}

/** How long the content is that follows a header; the end of an archive is zeros. */
function paddedSize(header: Buffer): number {
  if (header.every((byte) => byte === 0)) return 0
  const type = header.toString('latin1', 156, 157)
  const size = /^[0-7]{11}[ \0]$/.exec(header.toString('latin1', 124, 136))?.[0]
  if ((type !== '0' && type !== '\0') || size === undefined) {
    throw new BadArchive('In the archive is something that no backup writes.')
  }
  return Math.ceil(Number.parseInt(size, 8) / BLOCK) * BLOCK
}

/** What the archive says about itself, without reading the rest of it. */
export async function readAbout(path: string, keys: readonly string[]): Promise<About> {
  for await (const { name, data } of readArchive(path, keys)) {
    if (name === ABOUT) return parseAbout(data)
    break
  }
  throw new BadArchive('This is not an archive of this site: it does not say what it holds.')
}

/** @throws BadArchive for another format */
export function parseAbout(data: Buffer): About {
  const given = parseJson(data)
  const format = (given as { format?: unknown } | undefined)?.format
  if (typeof format === 'number' && format > FORMAT) {
    throw new BadArchive(
      `The archive has format ${format}, and this program reads formats up to ${FORMAT}. Install the version that wrote it, or a newer one.`,
    )
  }
  const read = about.safeParse(given)
  if (!read.success) throw new BadArchive('The archive does not say what it holds.')
  return read.data
}

export function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return undefined
  }
}

async function startsEncrypted(path: string): Promise<boolean> {
  const handle = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new BadArchive(
      error.code === 'ENOENT'
        ? `There is no archive ${path}.`
        : `The archive ${path} cannot be read (${error.code}).`,
    )
  })
  try {
    const { buffer: beginning } = await handle.read(
      Buffer.alloc(HEADER_LENGTH),
      0,
      HEADER_LENGTH,
      0,
    )
    return isEncrypted(beginning)
  } finally {
    await handle.close()
  }
}

async function failureOf(ended: Promise<void>, error: unknown): Promise<unknown> {
  const first = await Promise.race([
    ended.then(
      () => undefined,
      (reason: unknown) => reason,
    ),
    new Promise((resolve) => setImmediate(resolve, undefined)),
  ])
  return first ?? error
}

function toBadArchive(error: unknown): unknown {
  if (error instanceof BadArchive || error instanceof WrongKey) return error
  if (!(error instanceof Error)) return error
  return new BadArchive(
    `The archive is damaged or not whole (${error.message}). Take another one, or copy it again.`,
    { cause: error },
  )
}
