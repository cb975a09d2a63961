import type { Database, Executor } from '#app/db/database.ts'
import { lockInTransaction } from '#app/db/locks.ts'
import { seeds } from '#app/db/schema.ts'
import { seedCategories } from './categories.ts'
import { seedFaqs, seedPosts } from './content.ts'
import { seedTemplates } from './templates.ts'

/**
 * First content, in named batches. Each is put in once, in a transaction of its own, and never
 * again: what staff changed or deleted since stays changed and deleted.
 */
const batches: Record<string, (tx: Executor) => Promise<void>> = {
  categories: seedCategories,
  faqs: seedFaqs,
  posts: seedPosts,
  'reply-templates': seedTemplates,
}

export async function seedDatabase(db: Database): Promise<void> {
  for (const [name, plant] of Object.entries(batches)) {
    await db.transaction(async (tx) => {
      await lockInTransaction(tx, 'seeds')
      const planted = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning()
      if (planted.length > 0) await plant(tx)
    })
  }
}
