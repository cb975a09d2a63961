import * as z from 'zod/mini'
import { categoryId, html, line, slug, version } from '#app/writing/publishing/rules.ts'

export const QUESTION_MAX = 300

/** The rules of the text in Hindi, which may be left out. */
const inHindi = {
  question: line(
    'Question in Hindi',
    5,
    QUESTION_MAX,
    'Question in Hindi must be at least 5 characters.',
  ),
  answer: html('Answer in Hindi', 5),
}

function orNothing(rule: z.ZodMiniType<string>) {
  return z.string().check(
    z.overwrite((text) => rule.safeParse(text).data ?? text.trim()),
    (context) => {
      const wrong = context.value === '' ? undefined : rule.safeParse(context.value).error
      if (wrong) context.issues.push({ ...wrong.issues[0]!, input: context.value } as never)
    },
  )
}

/** The fields of the question form and of the API's bodies, with the form's messages. */
const faqFields = {
  question: line('Question', 5, QUESTION_MAX, 'Question must be at least 5 characters.'),
  answer: html('Answer', 5),
  questionHi: orNothing(inHindi.question),
  answerHi: orNothing(inHindi.answer),
  slug,
  categoryId,
  published: z.boolean(),
}

export const faqForm = z.object(faqFields)
export type FaqForm = z.infer<typeof faqForm>

/** The form with what concerns several fields. */
export const faqFormRules = faqForm.check((context) => {
  const issue = missingHalf(context.value)
  if (issue)
    context.issues.push({
      code: 'custom',
      path: [issue.path],
      message: issue.message,
      input: context.value,
    })
})

/** A text in Hindi has a question and an answer. */
export function missingHalf({ questionHi, answerHi }: Pick<FaqForm, 'questionHi' | 'answerHi'>) {
  if ((questionHi === '') === (answerHi === '')) return undefined
  return {
    path: questionHi === '' ? 'questionHi' : 'answerHi',
    message: 'Write both in Hindi, or leave both empty.',
  }
}

export const faqBody = z.extend(faqForm, {
  questionHi: z._default(faqFields.questionHi, ''),
  answerHi: z._default(faqFields.answerHi, ''),
  categoryId: z._default(categoryId, null),
  published: z._default(z.boolean(), true),
})

/** What is not sent stays as it is. */
export const faqChange = z.extend(z.partial(faqForm), { version })
export type FaqChange = z.infer<typeof faqChange>

export const EMPTY_FAQ: FaqForm = {
  question: '',
  answer: '',
  questionHi: '',
  answerHi: '',
  slug: '',
  categoryId: null,
  published: true,
}
