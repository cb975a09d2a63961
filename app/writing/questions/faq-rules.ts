import * as z from 'zod/mini'
import { categoryId, html, line, slug, version } from '#app/writing/publishing/rules.ts'

export const QUESTION_MAX = 300

/** The fields of the question form and of the API's bodies, with the form's messages. */
const faqFields = {
  question: line('Question', 5, QUESTION_MAX, 'Question must be at least 5 characters.'),
  answer: html('Answer', 5),
  slug,
  categoryId,
  published: z.boolean(),
}

export const faqForm = z.object(faqFields)
export type FaqForm = z.infer<typeof faqForm>

export const faqBody = z.extend(faqForm, {
  categoryId: z._default(categoryId, null),
  published: z._default(z.boolean(), true),
})

/** What is not sent stays as it is. */
export const faqChange = z.extend(z.partial(faqForm), { version })
export type FaqChange = z.infer<typeof faqChange>

export const EMPTY_FAQ: FaqForm = {
  question: '',
  answer: '',
  slug: '',
  categoryId: null,
  published: true,
}
