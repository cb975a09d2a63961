/** A blog post of the first content. `content` is HTML within the editor's allow-list. */
export interface PostSeed {
  slug: string
  title: string
  excerpt: string
  content: string
  /** Slug of a blog category. */
  category: string
  /** ISO date and time in Indian time. */
  publishedAt: string
  /** The same, when the text has been revised since. */
  updated?: string
  metaTitle: string
  metaDescription: string
  /** Comma separated. */
  metaKeywords: string
  ogTitle: string
  ogDescription: string
}
