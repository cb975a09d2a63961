import { inArray } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { images } from '#app/platform/db/schema.ts'

const KEYS = /\/images\/([0-9a-f]{20}-\d{1,4}x\d{1,4})-/g

/** The keys of the images of ours that a text shows, in whichever width. */
export function imageKeysIn(text: string): Set<string> {
  return new Set([...text.matchAll(KEYS)].map(([, key = '']) => key))
}

/**
 * Keeps images from being deleted until the transaction ends; waits for a deletion that is under way.
 * @returns whether all of them are in the library
 */
export async function lockImages(tx: Executor, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const found = await tx
    .select({ key: images.key })
    .from(images)
    .where(inArray(images.key, keys))
    .for('key share')
  return found.length === keys.length
}
