import type { Post } from './post.ts'
import type { PostForm } from './post-rules.ts'

/** A stored post as the values of its form: null becomes empty text, a schedule becomes `publishAt`. */
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
    bylineId: post.authorId,
    reviewerId: post.reviewerId,
    lawAsOn: post.lawAsOn ?? '',
    relatedIds: post.relatedIds,
  }
}

/** The same from a saved version. One from before a field existed has that field empty. */
export function valuesOfSnapshot(snapshot: Record<string, unknown>): PostForm {
  const post = { reviewerId: null, relatedIds: [], ...snapshot } as unknown as Post
  const scheduled =
    post.published && post.publishedAt !== null && new Date(post.publishedAt) > new Date()
  return valuesOfPost({ ...post, status: scheduled ? 'scheduled' : 'published' })
}
