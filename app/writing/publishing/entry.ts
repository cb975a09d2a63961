import * as z from 'zod/mini'
import { id } from '#app/ui/text/fields.ts'
import { line, slug } from './rules.ts'

/**
 * Questions and posts are edited, versioned, sorted into categories and changed in bulk in the same
 * way; an entry is either of them.
 */
export type ContentType = 'faq' | 'post'

export const BULK_MAX = 100
export const BULK_ACTIONS = ['publish', 'unpublish', 'delete'] as const
export const bulkBody = z.object({
  ids: z
    .array(id)
    .check(
      z.minLength(1, 'Select at least one entry.'),
      z.maxLength(BULK_MAX, `Choose at most ${BULK_MAX} entries at once.`),
    ),
  action: z.enum(BULK_ACTIONS),
})
export type BulkAction = (typeof BULK_ACTIONS)[number]
export type BulkBody = z.infer<typeof bulkBody>
export const bulkDone = z.object({ changed: z.int() })

/** Ids in the order that their rows are to have. */
export const orderBody = z.object({ ids: z.array(id).check(z.minLength(1), z.maxLength(1000)) })
export type OrderBody = z.infer<typeof orderBody>

export const CATEGORY_NAME_MAX = 60
const name = line('Name', 2, CATEGORY_NAME_MAX, 'Name must be at least 2 characters.')
/** Without a slug, one is made from the name. */
export const categoryBody = z.object({ name, slug: z.optional(slug) })
export const categoryChange = z.object({ name: z.optional(name), slug: z.optional(slug) })
export type CategoryBody = z.infer<typeof categoryBody>
export type CategoryChange = z.infer<typeof categoryChange>

export const category = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  count: z.int(),
})
export type Category = z.infer<typeof category>

/** A category that was removed, as it was: what brings it back. */
export const removedCategory = z.object({
  id,
  name,
  slug,
  position: z.int(),
  /** the entries that it had */
  entryIds: z.array(id).check(z.maxLength(20_000)),
})
export type RemovedCategory = z.infer<typeof removedCategory>

/** A saved version as the list of versions shows it. */
export const revisionSummary = z.object({
  version: z.int(),
  at: z.string(),
  actor: z.nullable(z.string()),
  note: z.string(),
})
export type RevisionSummary = z.infer<typeof revisionSummary>

/** A saved version with its fields. */
export const revision = z.extend(revisionSummary, {
  snapshot: z.record(z.string(), z.unknown()),
})
export type Revision = z.infer<typeof revision>

/** Who may be chosen as author or reviewer of a post; a disabled account only where it was before. */
export const byline = z.object({
  id: z.int(),
  name: z.string(),
  qualification: z.nullable(z.string()),
  disabled: z.boolean(),
})
export type Byline = z.infer<typeof byline>

/** The posts with the given ids, separated by commas, or those whose titles contain the text. */
export const titlesQueryRules = z.object({
  ids: z.optional(
    z.string().check(z.regex(/^\d{1,9}(,\d{1,9}){0,9}$/, 'Ids are numbers with commas.')),
  ),
  q: z.optional(z.string().check(z.maxLength(200))),
})
export type TitlesQuery = z.infer<typeof titlesQueryRules>

/** As much of a post as it takes to pick it. */
export const postTitle = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  published: z.boolean(),
})
export type PostTitle = z.infer<typeof postTitle>

export const deleted = z.object({ message: z.string() })
