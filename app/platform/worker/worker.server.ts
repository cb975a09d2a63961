import pLimit from 'p-limit'
import type { Piscina } from 'piscina'
import { Busy } from '#app/platform/http/errors.ts'

interface Work {
  /** the file with the function, which is loaded in the worker alone */
  module: URL
  name: string
  /** from its start, not while it waits; starting the worker counts */
  limitMs: number
}

/** The work took longer than it may, or more memory. */
export class WorkCutShort extends Error {
  override name = 'WorkCutShort'
}

const MAX_WAITING = 20
const IDLE_MS = 20_000
/** One for each kind of work that has something to do. */
const MAX_THREADS = 4
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 }

/**
 * Makes a function that runs another one in a worker thread, so that files from strangers can't hold up the
 * site: one call at a time for each kind of work, ended when it takes too long. Arguments and results are
 * copied, and an error loses its class. V8 doesn't stop every loop that takes memory in time (one that fills
 * arrays reached 2.9 GB), so what runs here takes no more than its limited input asks for.
 * @returns the function; it throws WorkCutShort, or Busy when too many calls are waiting
 */
export function inWorker<Run extends (...given: never[]) => unknown>({
  module,
  name,
  limitMs,
}: Work) {
  const oneAtATime = pLimit(1)
  return async (...given: Parameters<Run>): Promise<Awaited<ReturnType<Run>>> => {
    if (oneAtATime.pendingCount >= MAX_WAITING) throw new Busy()
    return oneAtATime(async () => {
      const workers = await pool()
      const signal = AbortSignal.timeout(limitMs)
      try {
        return await workers.run({ module: module.href, name, given }, { signal })
      } catch (error) {
        const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
        if (!signal.aborted && !isOutOfMemory) throw error
        throw new WorkCutShort(`${name} took too ${isOutOfMemory ? 'much memory' : 'long'}`)
      }
    })
  }
}

const { NODE_COMPILE_CACHE } = process.env

let started: Promise<Piscina> | undefined

/** Its threads start when there is work and end when there is none for a while. */
function pool(): Promise<Piscina> {
  started ??= import('piscina').then(
    ({ Piscina }) =>
      new Piscina({
        filename: new URL('./run.server.ts', import.meta.url).href,
        minThreads: 0,
        maxThreads: MAX_THREADS,
        concurrentTasksPerWorker: 1,
        idleTimeout: IDLE_MS,
        resourceLimits: MEMORY,
        // Work has no need of the site's secrets, nor of the hooks of development, but starts in a
        // third of the time from code that Node compiled before.
        env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
        execArgv: [],
        recordTiming: false,
        niceIncrement: process.platform === 'linux' ? 10 : 0,
      }),
  )
  return started
}
