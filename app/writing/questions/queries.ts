import { client, nullable, type Query } from '#app/platform/client/routes.ts'
import type { EntryPage } from '#app/writing/publishing/queries.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import type { faqsApi } from './api.server.ts'
import type { Faq } from './faq.ts'

const { read, send } = client<typeof faqsApi>()
/** For visitors: a list that is refused to them is null. */
const forVisitors = { meta: { nullOn401: true } }

export function faqsQuery({
  category,
  page = 1,
  ...rest
}: {
  category?: string
  q?: string
  page?: number
  pageSize?: number
  lang?: Language
}) {
  const query = read('GET /api/faqs', { page, ...rest, categoryId: category }, forVisitors)
  return nullable(query as Query<EntryPage<Faq>>)
}

/** For staff: whatever its state, and by its id, which never changes. */
export const faqByIdQuery = (id: number) =>
  read('GET /api/faqs/:id', { id }, { staleTime: 0, gcTime: 0 })

export const faqQuery = (slug: string, lang?: Language) =>
  nullable(read('GET /api/faq/:slug', { slug, lang }, forVisitors))

export const relatedFaqsQuery = ({ categoryId, slug }: Faq, lang?: Language) =>
  nullable(read('GET /api/faqs/related', { categoryId, exclude: slug, lang }, forVisitors))

/** All questions of a category in their order, drafts too, for staff. */
export const faqsInCategoryQuery = (categoryId: string) =>
  read('GET /api/faqs', { status: 'all', categoryId }) as Query<Faq[]>

/** The text in Hindi still fits the English one. */
export const confirmHindi = send('POST /api/faqs/:id/hindi/confirm')

export const orderFaqs = send('PUT /api/faqs/order')
