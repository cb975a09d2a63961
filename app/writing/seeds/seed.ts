import type { Database, Executor } from '#app/platform/db/database.ts'
import { lockInTransaction } from '#app/platform/db/locks.ts'
import { seeds } from '#app/platform/db/schema.ts'
import { seedCategories } from './categories.ts'
import { seedHindiTemplates } from './hindi-templates.ts'
import { seedGstTemplate, seedTemplates } from './templates.ts'
import { seedWhatsappMessages } from './whatsapp-messages.ts'

/**
 * The first content, in named batches. Each is inserted once, in its own transaction, and never
 * again, so that what staff change or delete stays that way. The long texts are loaded for that alone.
 */
const batches: Record<string, (tx: Executor) => Promise<void>> = {
  categories: seedCategories,
  faqs: async (tx) => (await import('./content.ts')).seedFaqs(tx),
  'hindi-faqs': async (tx) => (await import('./content.ts')).seedHindiFaqs(tx),
  posts: async (tx) => (await import('./content.ts')).seedPosts(tx),
  'reply-templates': seedTemplates,
  'gst-template': seedGstTemplate,
  'hindi-templates': seedHindiTemplates,
  'whatsapp-messages': seedWhatsappMessages,
}

export async function seedDatabase(db: Database): Promise<void> {
  const present = new Set((await db.select().from(seeds)).map(({ name }) => name))
  for (const [name, insert] of Object.entries(batches)) {
    if (present.has(name)) continue
    await db.transaction(async (tx) => {
      await lockInTransaction(tx, 'seeds')
      const added = await tx.insert(seeds).values({ name }).onConflictDoNothing().returning()
      if (added.length > 0) await insert(tx)
    })
  }
}
