import { inWorker, WorkCutShort } from '#app/platform/worker/worker.server.ts'
import { MINUTE_MS } from '#app/ui/time/durations.ts'
import { rejectFile } from './csv-records.server.ts'
import type { ReadAs, ReadFile, readOrRefuse } from './csv-rows.server.ts'

const work = inWorker<typeof readOrRefuse>({
  module: new URL('./csv-rows.server.ts', import.meta.url),
  name: 'readOrRefuse',
  limitMs: MINUTE_MS,
})

/**
 * Reads a file of old enquiries in a worker.
 * @throws InvalidInput when it cannot be read, Busy when too many are waiting
 */
export async function readInWorker(bytes: Buffer, as: ReadAs): Promise<ReadFile> {
  const read = await work(new Uint8Array(bytes), as).catch((error: unknown) => {
    if (error instanceof WorkCutShort) return { refused: TOO_LONG }
    throw error
  })
  return 'refused' in read ? rejectFile(read.refused) : read
}

const TOO_LONG = 'The file took too long to read. Please split it.'
