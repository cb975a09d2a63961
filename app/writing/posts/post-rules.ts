import * as z from 'zod/mini'
import { id, idFromText, isStorable } from '#app/ui/text/fields.ts'
import { isoTimestamp } from '#app/ui/time/timestamps.ts'
import { categoryId, html, line, slug, version } from '#app/writing/publishing/rules.ts'

/** How many posts a post shows under `Related Articles`, and so how many can be picked. */
export const RELATED_POSTS = 3
export const TITLE_MAX = 200
export const EXCERPT_MAX = 500
const META_TITLE_MIN = 10
export const META_TITLE_MAX = 60
export const META_DESCRIPTION_MIN = 120
export const META_DESCRIPTION_MAX = 160
export const OG_TITLE_MAX = 95
export const OG_DESCRIPTION_MAX = 297
export const KEYWORDS_MAX = 300
export const ADDRESS_MAX = 2000
export const TWITTER_CARDS = ['summary', 'summary_large_image', 'app', 'player'] as const

/** Text that may be left out; what is empty counts as left out. */
function optionalLine(...checks: z.core.$ZodCheck<string>[]) {
  return z.nullable(
    z.string().check(
      z.overwrite((text) => text.replace(/\s+/g, ' ').trim()),
      z.refine(isStorable, 'Contains characters that cannot be stored'),
      ...checks,
    ),
  )
}
const orEmpty = (rule: (text: string) => boolean) => (text: string) => text === '' || rule(text)
const address = optionalLine(
  z.maxLength(ADDRESS_MAX, `Must be at most ${ADDRESS_MAX} characters`),
  z.refine(orEmpty(isWebAddress), 'Must be a valid URL'),
)

const metaTitle = optionalLine(
  z.maxLength(META_TITLE_MAX, `Meta title should be under ${META_TITLE_MAX} characters`),
)

/** The fields of the post form and of the API's bodies, with the form's messages. */
const fields = {
  title: line('Title', 5, TITLE_MAX, 'Title must be at least 5 characters.'),
  slug,
  excerpt: line('Excerpt', 10, EXCERPT_MAX, 'Excerpt must be at least 10 characters.'),
  content: html('Content', 50),
  categoryId,
  published: z.boolean(),
  /** When to appear, as an ISO timestamp in the future; null for at once. */
  publishAt: z.nullable(isoTimestamp('Choose a date and a time.')),
  featuredImage: optionalLine(
    z.maxLength(ADDRESS_MAX, `Must be at most ${ADDRESS_MAX} characters`),
    z.refine(
      orEmpty((text) => /^\/(?![/\\])/.test(text) || isWebAddress(text)),
      'Must be an address that starts with https:// or with /',
    ),
  ),
  metaTitle,
  metaDescription: optionalLine(
    z.refine(
      orEmpty((text) => text.length >= META_DESCRIPTION_MIN),
      `Meta description must be at least ${META_DESCRIPTION_MIN} characters`,
    ),
    z.maxLength(
      META_DESCRIPTION_MAX,
      `Meta description should be under ${META_DESCRIPTION_MAX} characters`,
    ),
  ),
  metaKeywords: optionalLine(
    z.maxLength(KEYWORDS_MAX, `Keywords must be at most ${KEYWORDS_MAX} characters`),
  ),
  canonicalUrl: address,
  ogTitle: optionalLine(
    z.maxLength(OG_TITLE_MAX, `OG title should be under ${OG_TITLE_MAX} characters`),
  ),
  ogDescription: optionalLine(
    z.maxLength(
      OG_DESCRIPTION_MAX,
      `OG description should be under ${OG_DESCRIPTION_MAX} characters`,
    ),
  ),
  ogImage: address,
  twitterCard: z.enum(TWITTER_CARDS),
  noIndex: z.boolean(),
  /**
   * The account under whose public name the post appears; null for `Admin`. Where it is not sent, a new
   * post has that of its author, the signed-in account.
   */
  bylineId: z.optional(z.nullable(idFromText('Choose an author from the list.'))),
  reviewerId: z.nullable(idFromText('Choose a reviewer from the list.')),
  /** the post describes the law as on this date, YYYY-MM-DD; empty for none */
  lawAsOn: z.nullable(
    z.string().check(z.refine(orEmpty(isDay), 'Enter a day from 2000 to 2100, or leave it empty.')),
  ),
  /** the posts to be shown first under `Related Articles`, in this order */
  relatedIds: z.array(id).check(
    z.maxLength(RELATED_POSTS, `Choose at most ${RELATED_POSTS} related posts.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'Choose each related post once.'),
  ),
}

/** What the new-post page checks. */
export const postForm = z.object(fields)
export type PostForm = z.infer<typeof postForm>

/** What the dialogs of the list check: there a meta title has a lower bound too. */
export const postDialogForm = z.extend(postForm, {
  metaTitle: optionalLine(
    z.refine(
      orEmpty((text) => text.length >= META_TITLE_MIN),
      `Meta title must be at least ${META_TITLE_MIN} characters`,
    ),
    z.maxLength(META_TITLE_MAX, `Meta title should be under ${META_TITLE_MAX} characters`),
  ),
})

const none = <T extends z.core.$ZodType>(rule: T) => z._default(z.nullable(rule), null as never)

export const postBody = z.extend(postForm, {
  categoryId: z._default(categoryId, null),
  published: z._default(z.boolean(), false),
  publishAt: z.optional(fields.publishAt),
  featuredImage: none(fields.featuredImage),
  metaTitle: none(metaTitle),
  metaDescription: none(fields.metaDescription),
  metaKeywords: none(fields.metaKeywords),
  canonicalUrl: none(address),
  ogTitle: none(fields.ogTitle),
  ogDescription: none(fields.ogDescription),
  ogImage: none(address),
  twitterCard: z._default(fields.twitterCard, 'summary_large_image'),
  noIndex: z._default(z.boolean(), false),
  reviewerId: none(fields.reviewerId),
  lawAsOn: none(fields.lawAsOn),
  relatedIds: z._default(fields.relatedIds, []),
})
export type PostBody = z.infer<typeof postBody>

/** What is not sent stays as it is. */
export const postChange = z.extend(z.partial(postForm), { version })
export type PostChange = z.infer<typeof postChange>

export const EMPTY_POST: PostForm = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  categoryId: null,
  published: false,
  publishAt: null,
  featuredImage: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  canonicalUrl: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  twitterCard: 'summary_large_image',
  noIndex: false,
  reviewerId: null,
  lawAsOn: '',
  relatedIds: [],
}

/** Fills what is empty from what is written: titles from the title, descriptions from the excerpt. */
export function autoFill(form: PostForm): Partial<PostForm> {
  const { title, excerpt } = form
  const filled = {
    metaTitle: form.metaTitle || title.slice(0, META_TITLE_MAX),
    ogTitle: form.ogTitle || title.slice(0, OG_TITLE_MAX),
    metaDescription: form.metaDescription || excerpt.slice(0, META_DESCRIPTION_MAX),
    ogDescription: form.ogDescription || excerpt.slice(0, OG_DESCRIPTION_MAX),
  }
  return filled
}

/**
 * When a post appears, by the rule of the specification: an unpublished post has no date; a published
 * one retains its date, or gets the current time. A future `publishAt` schedules it; a null one takes
 * a scheduled post out of its schedule and publishes it now.
 */
export function publishedAtFor(
  { published, publishAt }: { published: boolean; publishAt?: string | null },
  existing: Date | null,
  now: Date,
): Date | null {
  if (!published) return null
  const wanted = publishAt ? new Date(publishAt) : undefined
  if (wanted && wanted > now) return wanted
  if (existing && existing > now && publishAt !== undefined) return now
  return existing ?? now
}

function isDay(text: string): boolean {
  return /^20\d\d-/.test(text) && z.iso.date().safeParse(text).success
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && !/\s/.test(text)
}
