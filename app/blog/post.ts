import * as z from 'zod/mini'
import { plainText } from '#app/text/plain-text.ts'
import { TWITTER_CARDS } from './post-rules.ts'

export const RELATED_POSTS = 3
export const POSTS_PAGE_SIZE = 12

/** A post is scheduled when it is published, from a moment on that is still to come. */
const POST_STATUSES = ['draft', 'scheduled', 'published'] as const

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
})
export type PostSummary = z.infer<typeof postSummary>

const neighbour = z.nullable(z.object({ slug: z.string(), title: z.string() }))

/** A whole post, with its neighbours in time and at most three of its category. */
export const post = z.extend(postSummary, {
  content: z.string(),
  /** what the featured image shows, as the library says; empty for images from elsewhere */
  featuredImageAlt: z.string(),
  authorId: z.nullable(z.int()),
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
export type Post = z.infer<typeof post>

export interface Heading {
  id: string
  text: string
}

/** The post's HTML with an id on each h2, and those headings for the table of contents. */
export function withHeadings(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  const marked = html.replace(H2, (_whole, inner: string) => {
    const text = plainText(inner)
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

/** The id itself, or with the next number that is free; `taken` knows the last one of each. */
function freeId(base: string, taken: Map<string, number>): string {
  let number = taken.get(base) ?? 0
  let id = base
  while (taken.has(id)) id = `${base}-${++number}`
  taken.set(base, number)
  taken.set(id, 1)
  return id
}
