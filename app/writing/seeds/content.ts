import { and, eq, isNotNull, notInArray } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { categories, entries, faqTranslations, revisions } from '#app/platform/db/schema.ts'
import type { ContentType } from '#app/writing/publishing/entry.ts'
import { postSeeds } from './posts.ts'
import { faqSeeds, hindiFaqSeeds } from './questions.ts'

export async function seedFaqs(tx: Executor): Promise<void> {
  const categoryOf = await categoriesOf(tx, 'faq')
  await tx.insert(entries).values(
    faqSeeds.map(({ category, slug, question, answer }, position) => ({
      ...{ kind: 'faq' as const, slug, title: question, content: answer, published: true },
      position,
      categoryId: categoryOf(category),
    })),
  )
}

/** A batch of its own: sites that run already get it too, but for questions that staff have rewritten. */
export async function seedHindiFaqs(tx: Executor): Promise<void> {
  const writtenByStaff = tx
    .select({ id: revisions.entryId })
    .from(revisions)
    .where(and(eq(revisions.kind, 'faq'), eq(revisions.version, 1), isNotNull(revisions.actorId)))
  const rows = await tx
    .select({ id: entries.id, slug: entries.slug })
    .from(entries)
    .where(and(eq(entries.kind, 'faq'), notInArray(entries.id, writtenByStaff)))
  const idOf = idsBySlug(rows)
  const texts = hindiFaqSeeds().flatMap(({ slug, question, answer, sourceHash }) => {
    const faqId = idOf(slug)
    return faqId === null ? [] : { faqId, language: 'hi' as const, question, answer, sourceHash }
  })
  if (texts.length === 0) return
  await tx.insert(faqTranslations).values(texts).onConflictDoNothing()
}

export async function seedPosts(tx: Executor): Promise<void> {
  const categoryOf = await categoriesOf(tx, 'post')
  await tx.insert(entries).values(
    postSeeds.map(({ category, publishedAt, updated, ...post }) => {
      const publishedOn = new Date(publishedAt)
      const revisedAt = updated ? new Date(updated) : null
      return {
        ...post,
        kind: 'post' as const,
        categoryId: categoryOf(category),
        published: true,
        publishedAt: publishedOn,
        createdAt: publishedOn,
        updatedAt: revisedAt ?? publishedOn,
        revisedAt,
      }
    }),
  )
}

async function categoriesOf(tx: Executor, kind: ContentType) {
  return idsBySlug(await tx.select().from(categories).where(eq(categories.kind, kind)))
}

/** Maps a slug to its id; null for one that staff have removed since. */
function idsBySlug(rows: { id: number; slug: string }[]) {
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  return (slug: string) => ids.get(slug) ?? null
}
