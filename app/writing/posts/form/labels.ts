import { blogCopy } from '#content/en/blog.ts'
import { META_DESCRIPTION_MIN, META_TITLE_MAX, type TWITTER_CARDS } from '../post-rules.ts'

const cards: Record<(typeof TWITTER_CARDS)[number], string> = {
  summary: 'Summary (small image)',
  summary_large_image: 'Summary with a large image',
  app: 'App',
  player: 'Player',
}

/** The texts of the form of a post. */
export const labels = {
  tabs: {
    list: 'Sections of the post',
    invalid: 'This tab has errors',
    content: 'Content',
    seo: 'SEO',
    social: 'Social',
    settings: 'Settings',
  },
  counted: (length: number, max: number) => `${length} of ${max} characters`,
  content: {
    title: 'Title',
    slug: 'Slug',
    slugHint: {
      stored: 'The last part of its link. The old link will redirect to the new one.',
      new: 'The last part of its link. If empty, it’s made from the title.',
    },
    excerpt: 'Excerpt',
    excerptHint: (counted: string) => `Shown in lists. ${counted}`,
    content: 'Content',
  },
  seo: {
    autoFill: 'Auto-fill from content',
    autoFillHint: 'Fills empty fields, here and under Social, from the title and the excerpt.',
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    metaDescriptionHint: (counted: string) =>
      `${counted}. At least ${META_DESCRIPTION_MIN}, or leave it empty`,
    metaKeywords: 'Meta keywords',
    metaKeywordsHint: 'Separated by commas',
    canonicalUrl: 'Canonical URL',
    canonicalUrlHint:
      'Only if the same text is published at another address that search engines should prefer',
    noIndex: 'Hide from search engines (noindex)',
  },
  social: {
    ogTitle: 'OG title',
    ogDescription: 'OG description',
    ogImage: 'OG image',
    ogImageHint:
      '1200 by 630 pixels is best. If empty, the featured image is used, or an image made from the title.',
    twitterCard: 'Twitter card',
    cards,
  },
  settings: {
    featuredImage: 'Featured image',
    featuredImageHint: 'Above the post and on its card in lists',
    people: 'Author and review',
    author: 'Author',
    noAuthor: blogCopy.author,
    authorHint: 'Lists everyone with a public name. You set yours on the Account page.',
    reviewer: 'Reviewed by',
    reviewerHint:
      'Someone missing? A CA appears here once they set a public name on their Account page.',
    noReviewer: 'No one',
    lawAsOn: 'Law as on',
    lawAsOnHint:
      'The post describes the law as it stood on this date. Readers see it below the title.',
    related: {
      title: 'Related posts',
      text: (most: number) =>
        `Pick up to ${most} to show first below the post. The newest posts in the category fill the remaining places.`,
      list: 'Picked posts',
      draft: '(draft, hidden from visitors)',
      remove: 'Remove',
      removeNamed: (title: string) => `Remove ${title}`,
      search: 'Search titles',
      found: 'Posts found',
      addNamed: (title: string) => `Add ${title}`,
      none: 'No titles match.',
      removed: (id: number) => `Post ${id} (removed)`,
    },
    publishing: 'Publishing',
    published: 'Published',
    publishAt: 'Publish at (Indian time)',
    publishAtHint: 'If empty, the post is published when you save.',
    outcome: {
      unpublishes: 'Saving takes the post off the site and clears its date.',
      draft: 'Draft: only signed-in staff can see it.',
      scheduled: 'The post will be published automatically at this time.',
      past: 'This time has passed, so the post is published when you save.',
      changes: 'The post is on the site. Saving updates it at once.',
      publishes: 'The post is published when you save.',
    },
  },
  link: { view: 'View post', preview: 'Preview' },
  titlePlaceholder: 'Post title',
  searchPreview: {
    section: 'Search preview',
    heading: 'In search results',
    slugPlaceholder: 'post-slug',
    descriptionPlaceholder: 'Post description',
    noIndex: 'Hidden from search engines, so it won’t appear in search results.',
  },
  socialPreview: {
    section: 'Social preview',
    heading: 'When shared',
    excerptPlaceholder: 'Post excerpt',
    noImage: 'Without an image of its own, the site makes one from the title.',
    brokenImage: 'This image can’t be loaded.',
  },
  advice: {
    section: 'Advice',
    none: 'Nothing to improve.',
  },
} as const

/** The SEO advice about a post. */
export const adviceLabels = {
  slugChanges: (slug: string | undefined) =>
    `The slug changes from “${slug}”. The old link will redirect to the new one.`,
  titleLong: (length: number) =>
    `The title has ${length} characters. Search engines cut it off at about ${META_TITLE_MAX}. Write a shorter meta title.`,
  titleShort: (length: number, min: number) =>
    `The title has ${length} characters. ${min} to ${META_TITLE_MAX} would say more about the post.`,
  descriptionShort: (length: number) =>
    `The description for search engines has ${length} characters. ${META_DESCRIPTION_MIN} to 160 is best.`,
  noAltText: (images: number) =>
    `${images === 1 ? 'An image has' : `${images} images have`} no alternative text. Describe what it shows, unless it’s decorative.`,
  skippedHeading: 'A heading skips a level. Start with level 2 and go down one level at a time.',
  noHeadings: 'Long text without headings is hard to read. Divide it with level 2 headings.',
  externalImage:
    'An image is loaded from another site, which can then track readers of this page. Upload it here instead.',
  fewWords: (words: number, min: number) =>
    `The post has ${words} words. Useful posts usually have more than ${min}.`,
  noIndex: 'The post is hidden from search engines.',
} as const
