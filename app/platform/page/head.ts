import type { Thing, WithContext } from 'schema-dts'
import { files } from '#app/paths.ts'
import { cardImage } from '#app/platform/blobs/pictures.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { Copy } from '#content/en/copy.ts'
import {
  DEFAULT_SOCIAL_IMAGE,
  metadataFor,
  type PageKey,
  type PageMetadata,
  siteMetadata,
} from '#content/en/metadata.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import type { CopyIn } from './copy.ts'
import { documentTitle } from './document-title.ts'
import { type ListSearch, listAddress } from './list-search.ts'
import type { Site } from './site.tsx'

export interface Match {
  context: { site: Pick<Site, 'firm' | 'language' | 'twin'>; copyIn: CopyIn }
  pathname: string
}

/** The copy of a page in its language, for its head. */
export function copyOf({ context: { site, copyIn } }: Pick<Match, 'context'>): Copy {
  return copyIn(site.language)
}

/** What an article adds to the head of its page. */
export interface ArticleTimes {
  publishedTime?: string
  modifiedTime?: string
  author?: string
  section?: string
}

interface HeadOptions {
  noIndex?: boolean
  article?: ArticleTimes
  canonical?: string
  image?: string
  card?: string
  /** structured data besides the organisation, which every page has */
  structured?: WithContext<Thing>[]
}

/**
 * The head of a public page: title, description, canonical, social tags and structured data.
 * @param page a key of the table in content/en/metadata.ts, or the metadata itself
 */
export function pageHead(
  page: PageKey | PageMetadata,
  { context, pathname }: Match,
  options: HeadOptions = {},
) {
  const { firm, language, twin } = context.site
  const copy = copyOf({ context })
  const { title, keywords, ogTitle, ogDescription, ...said } = metadataOf(page, copy)
  const description =
    typeof said.description === 'string' ? said.description : said.description(firm.noGst)
  const ownAddress = ownAddressOf({ context, pathname })
  const canonical = options.canonical || ownAddress
  const socialImage = options.image
    ? cardImage(options.image)
    : { address: socialImageOf(pathname), width: 1200, height: 630 }
  const image = absolute(firm, socialImage.address)
  const { article } = options
  return {
    meta: [
      { title: documentTitle(title, firm) },
      { name: 'description', content: description },
      { name: 'keywords', content: keywords.join(', ') },
      ...(options.noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: article ? 'article' : 'website' },
      { property: 'og:site_name', content: firm.name },
      { property: 'og:locale', content: copy.siteMetadata.locale },
      { property: 'og:url', content: canonical },
      { property: 'og:title', content: ogTitle ?? title },
      { property: 'og:description', content: ogDescription ?? description },
      { property: 'og:image', content: image },
      { property: 'og:image:alt', content: `${firm.name}: ${title}` },
      ...(socialImage.width
        ? [
            { property: 'og:image:width', content: String(socialImage.width) },
            { property: 'og:image:height', content: String(socialImage.height) },
          ]
        : []),
      ...articleTags(article),
      { name: 'twitter:card', content: options.card ?? 'summary_large_image' },
      { name: 'twitter:title', content: ogTitle ?? title },
      { name: 'twitter:description', content: ogDescription ?? description },
      { name: 'twitter:image', content: image },
      { 'script:ld+json': organisation(firm) },
      ...(options.structured ?? []).map((thing) => ({ 'script:ld+json': thing })),
    ],
    links: [{ rel: 'canonical', href: canonical }, ...alternates(firm, ownAddress, twin, language)],
  }
}

/** The address of the page in its own language. */
function ownAddressOf({ context: { site }, pathname }: Match): string {
  return canonicalOf(site.firm, site.language === 'hi' ? `/hi${pathname}` : pathname)
}

function metadataOf(page: PageKey | PageMetadata, { pageMetadata }: Copy): PageMetadata {
  if (typeof page !== 'string') return page
  const entries: Partial<Record<string, Copy['pageMetadata']['home' | 'pricing']>> = pageMetadata
  const { keywords, ...words } = entries[page] ?? metadataFor(page)
  return { ...words, keywords: [...keywords] }
}

/** The page in each language, for search engines; readers of neither get English. */
function alternates(firm: Firm, own: string, twin: string | undefined, language: Language) {
  if (!twin) return []
  const other = canonicalOf(firm, twin.split('?', 1)[0] ?? twin)
  const [english, hindi] = language === 'en' ? [own, other] : [other, own]
  return [
    { rel: 'alternate', hrefLang: 'en-IN', href: english },
    { rel: 'alternate', hrefLang: 'hi-IN', href: hindi },
    { rel: 'alternate', hrefLang: 'x-default', href: english },
  ]
}

/**
 * The head of a list. Its title and canonical address name the category and the page number; a
 * search result is not indexed.
 */
export function listHead(
  key: PageKey,
  match: Match & { search: ListSearch },
  { category, structured }: { category?: { name: string }; structured: WithContext<Thing>[] },
) {
  const { q, ...shown } = match.search
  const own = metadataOf(key, copyOf(match))
  const title = category ? `${own.title}: ${category.name}` : own.title
  return pageHead({ ...own, title: shown.page ? `${title}, Page ${shown.page}` : title }, match, {
    noIndex: Boolean(q),
    canonical: listAddress(ownAddressOf(match), shown),
    structured,
  })
}

/** The head of a staff page: not indexed, and with a title that stands out among browser tabs. */
export function staffHead(title: string, { context }: { context: Pick<Match['context'], 'site'> }) {
  return {
    meta: [
      { title: documentTitle(title, context.site.firm) },
      { name: 'robots', content: 'noindex, nofollow' },
    ],
  }
}

/**
 * The head of a page whose address only one visitor knows: not indexed, without the address. An address that
 * nobody has leads to another page, which has a title of its own.
 */
export function secretHead(
  { title, description }: { title: string; description: string },
  { context, status }: { context: Pick<Match['context'], 'site'>; status: string },
) {
  if (status === 'notFound') return {}
  const { firm } = context.site
  return {
    meta: [
      { title: documentTitle(title, firm) },
      { name: 'description', content: description },
      { name: 'robots', content: 'noindex, nofollow' },
      { property: 'og:site_name', content: firm.name },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
    ],
  }
}

/** The canonical address of a page: no query, and no trailing slash except on the home page. */
export function canonicalOf(firm: Firm, pathname: string): string {
  return firm.origin + (pathname === '/' ? '/' : pathname.replace(/\/$/, ''))
}

function articleTags(article: ArticleTimes | undefined) {
  if (!article) return []
  const tags = [
    ['published_time', article.publishedTime],
    ['modified_time', article.modifiedTime],
    ['author', article.author],
    ['section', article.section],
  ]
  return tags
    .filter(([, content]) => content)
    .map(([name, content]) => ({ property: `article:${name}`, content: content ?? '' }))
}

/** The image rendered for a page (`website/social/api.server.ts`). */
export function socialImageOf(pathname: string): string {
  const page = pathname.replace(/^\/|\/$/g, '').replaceAll('/', '--')
  return page ? files.socialImage(page) : DEFAULT_SOCIAL_IMAGE
}

function absolute(firm: Firm, address: string): string {
  return new URL(address, firm.origin).href
}

function organisation(firm: Firm): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: firm.name,
    url: `${firm.origin}/`,
    logo: `${firm.origin}/logo.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: siteMetadata.contactType,
      telephone: firm.phone,
      email: firm.email,
      availableLanguage: [...siteMetadata.spokenLanguages],
    },
    ...(firm.profiles.length > 0 && { sameAs: firm.profiles }),
  }
}
