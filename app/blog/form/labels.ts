import { META_DESCRIPTION_MIN, META_TITLE_MAX, type TWITTER_CARDS } from '../post-rules.ts'

const cards: Record<(typeof TWITTER_CARDS)[number], string> = {
  summary: 'Summary (small picture)',
  summary_large_image: 'Summary with a large picture',
  app: 'App',
  player: 'Player',
}

/** What the form of a post says. */
export const labels = {
  tabs: {
    list: 'Parts of the post',
    invalid: 'Something here needs mending',
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
      stored: 'The last part of its address. The old address will lead to the new one.',
      new: 'The last part of its address. Left empty, it is made from the title.',
    },
    excerpt: 'Excerpt',
    excerptHint: (counted: string) => `Shown in lists. ${counted}`,
    content: 'Content',
  },
  seo: {
    autoFill: 'Auto-fill from content',
    autoFillHint: 'Fills what is empty, here and under Social, from the title and the excerpt.',
    metaTitle: 'Meta title',
    metaDescription: 'Meta description',
    metaDescriptionHint: (counted: string) =>
      `${counted}; ${META_DESCRIPTION_MIN} at least, or none`,
    metaKeywords: 'Meta keywords',
    metaKeywordsHint: 'Separated by commas',
    canonicalUrl: 'Canonical URL',
    canonicalUrlHint:
      'Only where the same text stands at another address that search engines should prefer',
    noIndex: 'Hide from search engines (noindex)',
  },
  social: {
    ogTitle: 'OG title',
    ogDescription: 'OG description',
    ogImage: 'OG image',
    ogImageHint:
      '1200 by 630 pixels is best. Left empty, the featured image is shown, or a picture drawn from the title.',
    twitterCard: 'Twitter card',
    cards,
  },
  settings: {
    featuredImage: 'Featured image',
    featuredImageHint: 'Above the post and on its card in lists',
    publishing: 'Publishing',
    published: 'Published',
    publishAt: 'Publish at (Indian time)',
    publishAtHint: 'Left empty, it appears as soon as it is saved.',
    outcome: {
      unpublishes: 'Saving takes it off the site and clears its date.',
      draft: 'It is a draft: only signed-in staff see it.',
      scheduled: 'It appears on the site by itself at this minute, not before.',
      past: 'This moment has passed: it appears as soon as it is saved.',
      changes: 'It is on the site; saving changes it there at once.',
      publishes: 'It appears on the site as soon as it is saved.',
    },
  },
  titlePlaceholder: 'Title of the post',
  searchPreview: {
    section: 'Search preview',
    heading: 'In search results',
    slugPlaceholder: 'slug-of-the-post',
    descriptionPlaceholder: 'The description of the post.',
    noIndex: 'It will not appear in search results: it is hidden from search engines.',
  },
  socialPreview: {
    section: 'Social preview',
    heading: 'When it is shared',
    excerptPlaceholder: 'The excerpt of the post.',
    noImage: 'Without a picture of its own, the site draws one from the title.',
    brokenImage: 'This picture cannot be loaded.',
  },
  advice: {
    section: 'Advice',
    none: 'Nothing to mend.',
  },
} as const

/** The SEO advice about a post. */
export const adviceLabels = {
  slugChanges: (slug: string | undefined) =>
    `The address changes from “${slug}”. Readers of the old one are led to the new one.`,
  titleLong: (length: number) =>
    `The title has ${length} characters: search engines cut it at about ${META_TITLE_MAX}. Write a shorter meta title.`,
  titleShort: (length: number, min: number) =>
    `The title has ${length} characters: ${min} to ${META_TITLE_MAX} say more about the post.`,
  descriptionShort: (length: number) =>
    `The description that search engines get has ${length} characters. ${META_DESCRIPTION_MIN} to 160 fill the place it has.`,
  noAltText: (pictures: number) =>
    `${pictures === 1 ? 'A picture has' : `${pictures} pictures have`} no alternative text. Describe what it shows, unless it only decorates.`,
  skippedHeading: 'A heading skips a level: begin with level 2 and go down one level at a time.',
  noHeadings: 'A long text without headings is hard to read: divide it with headings of level 2.',
  externalImage:
    'A picture lies on another site, which then learns who reads this page. Upload it here instead.',
  fewWords: (words: number, min: number) =>
    `It has ${words} words. Useful posts mostly have more than ${min}.`,
  noIndex: 'It is hidden from search engines.',
} as const
