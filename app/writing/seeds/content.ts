import type { Executor } from '#app/platform/db/database.ts'
import { blogCategories, blogPosts, faqCategories, faqs } from '#app/platform/db/schema.ts'
import { postSeeds } from './posts.ts'
import { faqSeeds } from './questions.ts'

export async function seedFaqs(tx: Executor): Promise<void> {
  const idOf = idsBySlug(await tx.select().from(faqCategories))
  await tx.insert(faqs).values(
    faqSeeds.map(({ category, ...faq }, position) => ({
      ...faq,
      position,
      categoryId: idOf(category),
    })),
  )
}

export async function seedPosts(tx: Executor): Promise<void> {
  const idOf = idsBySlug(await tx.select().from(blogCategories))
  await tx.insert(blogPosts).values(
    postSeeds.map(({ category, publishedAt, updated, ...post }) => {
      const publishedOn = new Date(publishedAt)
      const revisedAt = updated ? new Date(updated) : null
      return {
        ...post,
        categoryId: idOf(category),
        published: true,
        publishedAt: publishedOn,
        createdAt: publishedOn,
        updatedAt: revisedAt ?? publishedOn,
        revisedAt,
      }
    }),
  )
}

/** Maps a slug to its id; null for a category that staff have removed since. */
function idsBySlug(categories: { id: number; slug: string }[]) {
  const ids = new Map(categories.map(({ id, slug }) => [slug, id]))
  return (slug: string) => ids.get(slug) ?? null
}
