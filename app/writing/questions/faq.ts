import * as z from 'zod/mini'
import { TEMPLATE_LANGUAGES } from '#content/enums.ts'

export const RELATED_FAQS = 3
export const FAQS_PAGE_SIZE = 100

/** Whether a question is there in Hindi, and whether that still says what the English text says. */
export const HINDI_STATES = ['none', 'current', 'to-review'] as const
export type HindiState = (typeof HINDI_STATES)[number]

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
  /** in which language it is, where one was asked for */
  language: z.optional(z.enum(TEMPLATE_LANGUAGES)),
  /** for staff: its text in Hindi, which is empty where there is none */
  questionHi: z.optional(z.string()),
  answerHi: z.optional(z.string()),
  hindi: z.optional(z.enum(HINDI_STATES)),
})
export type Faq = z.infer<typeof faq>

export const relatedFaq = z.object({ id: z.int(), slug: z.string(), question: z.string() })
export type RelatedFaq = z.infer<typeof relatedFaq>
