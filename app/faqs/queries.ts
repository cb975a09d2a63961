import { queryOptions } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import type { EntryPage } from '#app/publishing/queries.ts'
import type { Faq, RelatedFaq } from './faq.ts'

type FaqsPage = EntryPage<Faq>

export function faqsQuery({
  category,
  q,
  page = 1,
  pageSize,
}: {
  category?: string
  q?: string
  page?: number
  pageSize?: number
}) {
  const search = new URLSearchParams({ page: String(page) })
  if (pageSize) search.set('pageSize', String(pageSize))
  if (category) search.set('categoryId', category)
  if (q) search.set('q', q)
  return queryOptions<FaqsPage | null>({
    queryKey: [`${api.faqs.list}?${search}`],
    meta: { nullOn401: true },
  })
}

/** For staff: whatever its state, and by its id, which never changes. */
export function faqByIdQuery(id: number) {
  return queryOptions<Faq>({ queryKey: [api.faqs.one(id)], staleTime: 0, gcTime: 0 })
}

export function faqQuery(slug: string) {
  return queryOptions<Faq | null>({
    queryKey: [api.faqs.question(encodeURIComponent(slug))],
    meta: { nullOn401: true },
  })
}

export function relatedFaqsQuery(faq: Faq) {
  const search = new URLSearchParams({ categoryId: String(faq.categoryId), exclude: faq.slug })
  return queryOptions<RelatedFaq[] | null>({
    queryKey: [`${api.faqs.related}?${search}`],
    meta: { nullOn401: true },
  })
}

/** All questions of a category in their order, drafts too, for staff. */
export function faqsInCategoryQuery(categorySlug: string) {
  const search = new URLSearchParams({ status: 'all', categoryId: categorySlug })
  return queryOptions<Faq[]>({ queryKey: [`${api.faqs.list}?${search}`] })
}
