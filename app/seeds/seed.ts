import { sql } from 'drizzle-orm'
import type { Database, Executor } from '#app/db/database.ts'
import { seeds } from '#app/db/schema.ts'
import { seedCategories } from './categories.ts'
import { seedFaqs, seedPosts } from './content.ts'
import { seedTemplates } from './templates.ts'

/**
 * The first content, in named batches. Each is inserted once, in its own transaction, and never
 * again, so that what staff change or delete stays that way.
 */
const batches: Record<string, (tx: Executor) => Promise<void>> = {
  categories: seedCategories,
  faqs: seedFaqs,
  posts: seedPosts,
  'reply-templates': seedTemplates,
}
const LOCK = 7_264_502

export async function seedDatabase(db: Database): Promise<void> {
  for (const [name, insert] of Object.entries(batches)) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      const added = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning()
      if (added.length > 0) await insert(tx)
    })
  }
}
