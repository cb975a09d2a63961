import { paths } from '#app/paths.ts'
import { useCopy } from '#app/platform/page/copy.ts'
import { PastFacts } from '#app/platform/page/past-facts.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { RichText } from '#app/writing/editor/rich-text.tsx'
import { factIdsIn } from '#content/facts/register/past.ts'
import type { Faq } from './faq.ts'

/** Questions as an accordion: one answer is open at a time. */
export function QuestionList({
  faqs,
  empty,
  grouped,
}: {
  faqs: Faq[]
  empty: string
  /** under the names of their categories, in whose order they come */
  grouped: boolean
}) {
  const { faqCopy } = useCopy()
  if (faqs.length === 0)
    return <p className="border-y border-line py-10 text-center text-muted">{empty}</p>
  return (
    <Accordion
      name="faq"
      level={grouped ? 'h3' : 'h2'}
      items={faqs.map((faq) => ({
        question: faq.question,
        category: faq.category?.slug ?? '',
        ...(grouped && { group: faq.category?.name ?? faqCopy.uncategorised }),
        answer: (
          <>
            <PastFacts ids={factIdsIn(faq.answer)} className="mb-4" />
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
