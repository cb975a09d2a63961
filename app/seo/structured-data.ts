import type { Thing, WithContext } from 'schema-dts'
import type { Firm } from '#app/config/env.ts'
import { siteMetadata } from '#app/content/metadata.ts'

/** The path to a page from the home page, as structured data (schema.org). */
export function breadcrumbs(firm: Firm, trail: [name: string, path: string][]): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [[siteMetadata.home, '/'] as [string, string], ...trail].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: firm.origin + path,
      }),
    ),
  }
}

/** Questions with their answers, as plain text or simple HTML. */
export function faqPage(items: { question: string; answer: string }[]): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A service with the price of its plan, in rupees. */
export function serviceOffer(
  firm: Firm,
  service: { name: string; description: string; path: string; price: number },
): WithContext<Thing> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.name,
    description: service.description,
    serviceType: siteMetadata.serviceType,
    areaServed: { '@type': 'Country', name: 'India' },
    provider: { '@type': 'Organization', name: firm.name, url: `${firm.origin}/` },
    url: firm.origin + service.path,
    offers: {
      '@type': 'Offer',
      price: service.price,
      priceCurrency: 'INR',
      url: firm.origin + service.path,
      availability: 'https://schema.org/InStock',
    },
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
