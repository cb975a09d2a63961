import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import {
  blogCategories,
  blogPosts,
  faqCategories,
  faqs,
  faqTranslations,
  revisions,
} from '#app/platform/db/schema.ts'
import { postSeeds } from './posts.ts'
import { faqSeeds, hindiFaqSeeds } from './questions.ts'

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

/** A batch of its own: sites that run already get it too, but for questions that staff have rewritten. */
export async function seedHindiFaqs(tx: Executor): Promise<void> {
  const writtenByStaff = tx
    .select({ id: revisions.faqId })
    .from(revisions)
    .where(and(eq(revisions.version, 1), isNotNull(revisions.actorId), isNotNull(revisions.faqId)))
  const rows = await tx
    .select({ id: faqs.id, slug: faqs.slug })
    .from(faqs)
    .where(sql`${faqs.id} not in (${writtenByStaff})`)
  const idOf = idsBySlug(rows)
  const texts = hindiFaqSeeds().flatMap(({ slug, question, answer, sourceHash }) => {
    const faqId = idOf(slug)
    return faqId === null ? [] : { faqId, language: 'hi' as const, question, answer, sourceHash }
  })
  if (texts.length === 0) return
  await tx.insert(faqTranslations).values(texts).onConflictDoNothing()
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
