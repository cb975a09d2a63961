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
  const stages = [createZstdDecompress(), unpacked] as const
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
