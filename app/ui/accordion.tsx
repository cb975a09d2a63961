import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { UnbrokenYears } from './unbroken-years.tsx'

/**
 * Questions that open one at a time and close again. The browser's own `details` with a common name
 * does both, with and without script.
 */
export function Accordion({
  name,
  items,
  level: Heading = 'h3',
}: {
  name: string
  /** one below the heading that the questions stand under */
  level?: 'h2' | 'h3'
  /** those of a group follow each other, under its name */
  items: { question: string; answer: ReactNode; category?: string; group?: string }[]
}) {
  return (
    <div data-entries className="rows border-y border-line-strong">
      {items.map(({ question, answer, category, group }, index) => (
        <Fragment key={question}>
          {group && group !== items[index - 1]?.group && (
            <h2 data-category={category} className="pt-10 pb-3 text-h3 first:pt-4">
              {group}
            </h2>
          )}
          <details name={name} data-category={category} className="group">
            <summary className="flex items-start justify-between gap-4 py-2.5 font-semibold hover:text-accent-text">
              <Heading className="font-sans tracking-normal">
                <UnbrokenYears text={question} />
              </Heading>
              <Plus
                aria-hidden
                className="mt-1 size-5 shrink-0 text-accent-text transition-transform duration-200 group-open:rotate-45"
              />
            </summary>
            <div className="max-w-[44rem] pr-8 pb-5 text-muted">{answer}</div>
          </details>
        </Fragment>
      ))}
    </div>
  )
}
