import { createReadStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { asc } from 'drizzle-orm'
import * as z from 'zod'
import type { Executor } from '#app/platform/db/database.ts'
import { erasures } from '#app/platform/db/schema.ts'
import { ERASED_BY } from '#content/enums.ts'

/** The name of the list beside the archives. */
const LIST = 'erasures.jsonl'

const line = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  // A newer version of the site may know more.
  how: z.enum(ERASED_BY).catch('staff'),
  at: z.iso.datetime(),
})
export type Erasure = z.infer<typeof line>

export function erasureListIn(dir: string): string {
  return join(dir, LIST)
}

/**
 * Adds the erasures that the list does not hold yet. Nothing is ever taken out of it: a database that
 * was restored may know fewer than the list.
 */
export async function updateErasureList(db: Executor, dir: string): Promise<number> {
  const path = erasureListIn(dir)
  const stored = await db
    .select({ hash: erasures.receiptHash, how: erasures.how, at: erasures.at })
    .from(erasures)
    .orderBy(asc(erasures.id))
  const listed = new Set((await readErasureList(path))?.map(({ hash }) => hash))
  const missing = stored.filter(({ hash }) => !listed.has(hash))
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'a+', 0o600)
  try {
    const lines = missing.map((entry) => `${JSON.stringify(entry)}\n`)
    if (lines.length > 0) {
      // A line that a full disk cut short must not swallow the next one.
      const { size } = await file.stat()
      const last = size > 0 ? (await file.read(Buffer.alloc(1), 0, 1, size - 1)).buffer[0] : NEWLINE
      await file.write((last === NEWLINE ? '' : '\n') + lines.join(''))
      await file.sync()
    }
  } finally {
    await file.close()
  }
  return missing.length
}
const NEWLINE = 10

/** The erasures in a list, without lines that are not whole; undefined where there is no list. */
export async function readErasureList(path: string): Promise<Erasure[] | undefined> {
  const found: Erasure[] = []
  try {
    for await (const text of createInterface({ input: createReadStream(path) })) {
      const read = line.safeParse(parse(text))
      if (read.success) found.push(read.data)
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
  return found
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
