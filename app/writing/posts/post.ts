import * as z from 'zod/mini'
import { plainText, withoutInlineTags } from '#app/ui/text/plain-text.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { TWITTER_CARDS } from './post-rules.ts'

export { RELATED_POSTS } from './post-rules.ts'
export const POSTS_PAGE_SIZE = 12

/** A post is scheduled when its publication date is in the future. */
const POST_STATUSES = ['draft', 'scheduled', 'published'] as const

/** Who wrote or reviewed a post, as visitors see them. */
const person = z.object({ name: z.string(), qualification: z.nullable(z.string()) })
export type Person = z.infer<typeof person>

/** A post as lists show it. */
export const postSummary = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  featuredImage: z.nullable(z.string()),
  categoryId: z.nullable(z.int()),
  category: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  published: z.boolean(),
  publishedAt: z.nullable(z.string()),
  status: z.enum(POST_STATUSES),
  version: z.int(),
  updatedAt: z.string(),
  readingMinutes: z.int(),
  /** who changed it last, in lists for staff */
  updatedBy: z.optional(z.nullable(z.string())),
})
export type PostSummary = z.infer<typeof postSummary>

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

/** A whole post, with its neighbours in time and at most three related ones. */
export const publicPost = z.extend(postSummary, {
  content: z.string(),
  /** when its title, excerpt or text last changed; null when none has */
  revisedAt: z.nullable(z.string()),
  /** what the featured image shows, as the library says; empty for images from elsewhere */
  featuredImageAlt: z.string(),
  authorId: z.nullable(z.int()),
  /** null where no public author is set */
  author: z.nullable(person),
  reviewer: z.nullable(person),
  /** it describes the law as on this date, YYYY-MM-DD */
  lawAsOn: z.nullable(z.string()),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
  metaKeywords: z.nullable(z.string()),
  canonicalUrl: z.nullable(z.string()),
  ogTitle: z.nullable(z.string()),
  ogDescription: z.nullable(z.string()),
  ogImage: z.nullable(z.string()),
  twitterCard: z.enum(TWITTER_CARDS),
  noIndex: z.boolean(),
  previous: neighbour,
  next: neighbour,
  related: z.array(postSummary),
})
export type PublicPost = z.infer<typeof publicPost>

/** The same for staff, with the ids that its form needs. */
export const post = z.extend(publicPost, {
  reviewerId: z.nullable(z.int()),
  /** the picked related posts, drafts included */
  relatedIds: z.array(z.int()),
})
export type Post = z.infer<typeof post>

/** When a reader sees that a post has changed: on a later day in India than it appeared. */
export function revisionOf({
  publishedAt,
  revisedAt,
}: Pick<PublicPost, 'publishedAt' | 'revisedAt'>): string | undefined {
  if (!publishedAt || !revisedAt) return undefined
  const [published, revised] = [publishedAt, revisedAt].map((iso) => indianDate(new Date(iso)))
  return revised! > published! ? revisedAt : undefined
}

export interface Heading {
  id: string
  text: string
}

/** The post's HTML with an id on each h2, and those headings for the table of contents. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const marked = html.replace(H2, (_whole, inner: string) => {
    const text = plainText(withoutInlineTags(inner))
    const base =
      text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'section'
    const id = freeId(base, taken)
    headings.push({ id, text })
    return `<h2 id="${id}">${inner}</h2>`
  })
  return { html: marked, headings }
}

const H2 = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g

/** The id itself, or with the next number that is free; `taken` has the last one of each. */
function freeId(base: string, taken: Map<string, number>): string {
  let number = taken.get(base) ?? 0
  let id = base
  while (taken.has(id)) id = `${base}-${++number}`
  taken.set(base, number)
  taken.set(id, 1)
  return id
}
