import type { Thing, WithContext } from 'schema-dts'
import type { OfficeCalendar } from '#app/enquiries/office/office-hours.ts'
import type { Firm } from '#app/platform/config/env.ts'
import { WEEKDAYS } from '#app/ui/time/zoned.ts'
import { siteMetadata } from '#content/en/metadata.ts'
import { copyOf, type Match } from './head.ts'
import { inLanguage } from './in-language.ts'

type InSite = Pick<Match, 'context'>

/** The path to a page from the home page, as structured data (schema.org). */
export function breadcrumbs(
  match: InSite,
  trail: [name: string, path: string][],
): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[copyOf(match).siteMetadata.home, '/'] as [string, string], ...trail].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: addressOf(path, match),
      }),
    ),
  }
}

/** The whole address of a page, in the language of the one that names it. */
function addressOf(path: string, { context: { site } }: InSite): string {
  return site.firm.origin + inLanguage(path, site.language)
}

/** Questions with their answers, as plain text or simple HTML. */
export function faqPage(
  items: readonly { question: string; answer: string }[],
  language?: string,
): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    ...(language && { inLanguage: language }),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A service with the price of its plan, in rupees. */
export function serviceOffer(
  match: InSite,
  service: { name: string; description: string; path: string; price: number },
): WithContext<Thing> {
  const { firm } = match.context.site
  const url = addressOf(service.path, match)
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    serviceType: copyOf(match).siteMetadata.serviceType,
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@type': 'Organization', name: firm.name, url: `${firm.origin}/` },
    url,
    offers: {
      '@type': 'Offer',
      price: service.price,
      priceCurrency: 'INR',
      url,
      availability: 'https://schema.org/InStock',
    },
  }
}

/** The firm’s office with its hours and the further days on which it is closed. */
export function openingHours(
  firm: Firm,
  { hours, holidays }: OfficeCalendar,
  today: string,
): WithContext<Thing> {
  const alike = Map.groupBy(hours, ({ opens, closes }) => `${opens}-${closes}`)
  return {
    '@context': 'https://schema.org',
    '@type': 'AccountingService',
    name: firm.name,
    url: `${firm.origin}/`,
    image: `${firm.origin}/logo.png`,
    telephone: firm.phone,
    address: firm.address,
    openingHoursSpecification: [...alike.values()].map((spans) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: spans.flatMap(({ weekday }) => WEEKDAYS[weekday - 1] ?? []),
      opens: spans[0]?.opens ?? '',
      closes: spans[0]?.closes ?? '',
    })),
    specialOpeningHoursSpecification: holidays
      .filter(({ day }) => day >= today)
      .map(({ day, name }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: day,
        validThrough: day,
        // As schema.org says that a place is closed all day.
        opens: '00:00',
        closes: '00:00',
      })),
  }
}

/** Who wrote or reviewed an article; the qualification is text such as `FCA, member 123456`. */
interface Person {
  name: string
  qualification: string | null
}

export interface Article {
  title: string
  description: string
  url: string
  image: string
  publishedAt: string | null
  updatedAt: string
  section: string | undefined
  /** the firm where none is set */
  author?: Person | null
  reviewer?: Person | null
  keywords: string[]
}

export function blogPosting(firm: Firm, article: Article): WithContext<Thing> {
  const publisher = {
    '@type': 'Organization',
    name: firm.name,
    url: `${firm.origin}/`,
    logo: { '@type': 'ImageObject', url: `${firm.origin}/logo.png` },
  } as const
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.description,
    mainEntityOfPage: article.reviewer
      ? { '@type': 'WebPage', '@id': article.url, reviewedBy: person(article.reviewer) }
      : article.url,
    image: article.image,
    ...(article.publishedAt && { datePublished: article.publishedAt }),
    dateModified: article.updatedAt,
    author: article.author ? person(article.author) : publisher,
    publisher,
    ...(article.section && { articleSection: article.section }),
    keywords: article.keywords.join(', '),
    inLanguage: siteMetadata.language,
  }
}

function person({ name, qualification }: Person) {
  return {
    '@type': 'Person',
    name,
    ...(qualification && { description: qualification }),
  } as const
}
