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
  }
}

/** The same from a saved version. */
export function valuesOfSnapshot(snapshot: Record<string, unknown>): PostForm {
  const post = snapshot as Post
  const scheduled =
    post.published && post.publishedAt !== null && new Date(post.publishedAt) > new Date()
  return valuesOfPost({ ...post, status: scheduled ? 'scheduled' : 'published' })
}
