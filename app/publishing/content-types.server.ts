import { and, eq, lte, type SQL, sql } from 'drizzle-orm'
import { blogCategories, blogPosts, faqCategories, faqs, revisions } from '#app/db/schema.ts'
import type { ContentType } from './entry.ts'

export type EntryRows = {
  faq: typeof faqs.$inferSelect
  post: typeof blogPosts.$inferSelect
}

const tables: Record<ContentType, typeof faqs> = {
  faq: faqs,
  post: blogPosts as unknown as typeof faqs,
}

/**
 * Where questions or posts are kept. The one type stands for both tables, because drizzle cannot type
 * a query on either: only columns that both have may be named.
 */
export function tableOf(kind: ContentType): typeof faqs {
  return tables[kind]
}

export const categoryTables: Record<ContentType, typeof faqCategories> = {
  faq: faqCategories,
  post: blogCategories as unknown as typeof faqCategories,
}
export const revisionOf = { faq: revisions.faqId, post: revisions.postId }

/** The column of a revision or redirect that names its entry. */
export function belongsTo(kind: ContentType, id: number) {
  return kind === 'faq' ? { kind, faqId: id } : { kind, postId: id }
}

/** What an entry is found by, besides its text. */
export const titles = { faq: faqs.question, post: blogPosts.title }

/** What an entry is called in sentences. */
export const names: Record<ContentType, string> = { faq: 'question', post: 'post' }

/** What visitors may see: published questions, and published posts whose time has come. */
export const isPublic: Record<ContentType, SQL | undefined> = {
  faq: eq(faqs.published, true),
  post: and(eq(blogPosts.published, true), lte(blogPosts.publishedAt, sql`now()`)),
}
