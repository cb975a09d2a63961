import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/db/database.ts'
import { seeds } from '#app/platform/db/schema.ts'
import { applyReleaseTexts } from './release-texts.server.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/**
 * Applies the first texts of this release, unless these very sources did before: the texts take memory, so
 * an ordinary start does not load them.
 */
export async function bringReleaseTexts(db: Database): Promise<void> {
  const name = `texts ${sourcesFingerprint()}`
  const [done] = await db.select().from(seeds).where(eq(seeds.name, name))
  if (done) return
  const { firstTexts } = await import('./first-texts.ts')
  await applyReleaseTexts(db, firstTexts)
  await db.insert(seeds).values({ name }).onConflictDoNothing()
}

/** Of everything that the first texts are made from, their figures included. */
function sourcesFingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['app/writing/seeds', 'content']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((one) => one.endsWith('.ts')).sort()) {
      hash.update(join(folder, name)).update(readFileSync(join(root, folder, name)))
    }
  }
  return hash.digest('base64url')
}
