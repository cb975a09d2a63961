import type { Post } from './post.ts'
import type { PostForm } from './post-rules.ts'

/** A stored post as its form has it: what is none is empty text, a scheduled moment is told. */
export function valuesOfPost(post: Post): PostForm {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    categoryId: post.categoryId,
    published: post.published,
    publishAt: post.status === 'scheduled' ? post.publishedAt : null,
    featuredImage: post.featuredImage ?? '',
    metaTitle: post.metaTitle ?? '',
    metaDescription: post.metaDescription ?? '',
    metaKeywords: post.metaKeywords ?? '',
    canonicalUrl: post.canonicalUrl ?? '',
    ogTitle: post.ogTitle ?? '',
    ogDescription: post.ogDescription ?? '',
    ogImage: post.ogImage ?? '',
    twitterCard: post.twitterCard,
    noIndex: post.noIndex,
  }
}

/** The same from a kept version. */
export function valuesOfSnapshot(snapshot: Record<string, unknown>): PostForm {
  const post = snapshot as unknown as Post
  const scheduled =
    post.published && post.publishedAt !== null && new Date(post.publishedAt) > new Date()
  return valuesOfPost({ ...post, status: scheduled ? 'scheduled' : 'published' })
}

/** A form's values in the shape of a kept version, for comparing the two. */
export function asSnapshot(values: PostForm): Record<string, unknown> {
  const { publishAt: _publishAt, ...words } = values
  return words
}
