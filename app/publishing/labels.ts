/** What the fields of questions and posts are called, in the order in which they are shown. */
export const fieldLabels: Record<string, string> = {
  title: 'Title',
  question: 'Question',
  answer: 'Answer',
  slug: 'Slug',
  excerpt: 'Excerpt',
  content: 'Content',
  categoryId: 'Category',
  published: 'Published',
  publishedAt: 'Publish date',
  publishAt: 'Publish at',
  featuredImage: 'Featured image',
  metaTitle: 'Meta title',
  metaDescription: 'Meta description',
  metaKeywords: 'Meta keywords',
  canonicalUrl: 'Canonical URL',
  ogTitle: 'OG title',
  ogDescription: 'OG description',
  ogImage: 'OG image',
  twitterCard: 'Twitter card',
  noIndex: 'Hidden from search engines',
}

/** What is written in a form, field by field, as it can be copied. */
export function writtenIn(values: Record<string, unknown>): { label: string; text: string }[] {
  return Object.entries(fieldLabels).flatMap(([field, label]) => {
    const text = values[field]
    return typeof text === 'string' ? [{ label, text }] : []
  })
}
