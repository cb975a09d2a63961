import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { BadArchive } from './archive/read-archive.server.ts'
import { sumPath } from './folder.server.ts'

/**
 * Compares an archive with the checksum beside it.
 * @returns false where there is none
 * @throws BadArchive when they differ
 */
export async function matchesChecksum(path: string): Promise<boolean> {
  const text = await readFile(sumPath(path), 'utf8').catch(() => undefined)
  const wanted = text?.match(/^[0-9a-f]{64}/)?.[0]
  if (!wanted) return false
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  if (hash.digest('hex') === wanted) return true
  throw new BadArchive(
    `The archive is not as it was written: its SHA-256 differs from ${sumPath(path)}. Take another one, or copy it again.`,
  )
}
