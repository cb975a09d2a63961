import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { encryptFor } from './encryption.server.ts'

const COMPRESSION_LEVEL = 3

export interface ArchiveWriter {
  /** Adds a file; waits while the disk is slower. */
  add(name: string, data: Buffer): Promise<void>
  /** Ends the archive, which is on disk then. */
  finish(): Promise<{ bytes: number; sha256: string }>
  /** Gives up; the file is left unfinished. */
  abort(reason: Error): Promise<void>
}

/** Writes a tar archive through zstd and age into a new file, in pieces: nothing of it is held in memory. */
export function writeArchive(path: string, recipients: readonly string[]): ArchiveWriter {
  const tar = pack()
  const hash = createHash('sha256')
  let bytes = 0
  const written = pipeline(
    tar,
    createZstdCompress({
      params: {
        [constants.ZSTD_c_compressionLevel]: COMPRESSION_LEVEL,
        [constants.ZSTD_c_checksumFlag]: 1,
      },
    }),
    encryptFor(recipients),
    async function* (source: AsyncIterable<Uint8Array>) {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  )
  written.catch(() => {}) // add() and finish() report it

  return {
    async add(name, data) {
      const added = new Promise<void>((resolve, reject) =>
        tar.entry({ name, mode: 0o600 }, data, (error) => (error ? reject(error) : resolve())),
      )
      added.catch(() => {})
      await Promise.race([added, written])
    },
    async finish() {
      tar.finalize()
      await written
      return { bytes, sha256: hash.digest('hex') }
    },
    async abort(reason) {
      tar.destroy(reason)
      await written.catch(() => {})
    },
  }
}
