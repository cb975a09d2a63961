import { z } from 'zod'
import { readTexts } from './markdown.ts'
import { factIds, sources } from './sources.ts'

const time = z.iso.datetime({ offset: true })

const head = z.strictObject({
  title: z.string(),
  excerpt: z.string(),
  /** Slug of a blog category. */
  category: z.string(),
  /** In Indian time. */
  publishedAt: time,
  /** The same, when the text has been revised since. */
  updated: time.optional(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  /** Comma separated. */
  metaKeywords: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  sources: factIds,
  alsoSources: z.array(z.string()).optional(),
})

/** The posts of the first content, newest first. `content` is HTML within the editor's allow-list. */
export const postSeeds = readTexts('posts', head)
  .sort((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
  .map(({ html, sources: ids, alsoSources, ...post }) => ({
    ...post,
    content: `${html}\n${sources(ids, alsoSources)}`,
  }))
