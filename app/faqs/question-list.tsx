import { faqCopy } from '#app/content/faq.ts'
import { paths } from '#app/paths.ts'
import { RichText } from '#app/rich-text/rich-text.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import type { Faq } from './faq.ts'

/** Questions as an accordion: one answer is open at a time. */
export function QuestionList({ faqs, empty }: { faqs: Faq[]; empty: string }) {
  if (faqs.length === 0)
    return <p className="border-y border-line py-10 text-center text-muted">{empty}</p>
  return (
    <Accordion
      name="faq"
      level="h2"
      items={faqs.map((faq) => ({
        question: faq.question,
        category: faq.category?.slug ?? '',
        answer: (
          <>
            <RichText html={faq.answer} />
            <a
              href={paths.question(faq.slug)}
              className="text-link mt-4 inline-block text-sm font-medium"
            >
              {faqCopy.linkToAnswer}
            </a>
          </>
        ),
      }))}
    />
  )
}
