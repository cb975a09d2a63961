import * as z from 'zod/mini'

export const RELATED_FAQS = 3
export const FAQS_PAGE_SIZE = 100

export const faq = z.object({
  id: z.int(),
  slug: z.string(),
  question: z.string(),
  answer: z.string(),
  categoryId: z.nullable(z.int()),
  category: z.nullable(z.object({ name: z.string(), slug: z.string() })),
  published: z.boolean(),
  version: z.int(),
  updatedAt: z.string(),
  /** who changed it last, in lists for staff */
  updatedBy: z.optional(z.nullable(z.string())),
})
export type Faq = z.infer<typeof faq>

export const relatedFaq = z.object({ id: z.int(), slug: z.string(), question: z.string() })
export type RelatedFaq = z.infer<typeof relatedFaq>
