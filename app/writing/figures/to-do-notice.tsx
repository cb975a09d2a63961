import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { taxFactLabels } from './labels.ts'
import type { OldText } from './tax-facts.ts'
import { TextLink } from './text-link.tsx'

const labels = taxFactLabels.toDo
const SHOWN = 5

/** Says on the dashboard which texts still have an old figure. */
export function OldTextsNotice({ texts }: { texts: OldText[] }) {
  if (texts.length === 0) return null
  return (
    <section
      aria-labelledby="old-figures"
      className="mt-6 rounded-lg border border-line-strong bg-accent-tint px-5 py-4"
    >
      <h2 id="old-figures" className="font-sans text-base font-semibold tracking-normal">
        {labels.title(texts.length)}
      </h2>
      <ul className="mt-1 grid gap-1">
        {texts.slice(0, SHOWN).map((text) => (
          <li key={`${text.kind}${text.id}`} className="[overflow-wrap:anywhere]">
            <TextLink text={text} />:{' '}
            {text.figures.map(({ before, after }) => labels.change(before, after)).join(', ')}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        {texts.length > SHOWN && `${labels.more(texts.length - SHOWN)} `}
        <Link to={paths.admin.taxFacts} className="text-link">
          {labels.link}
        </Link>
      </p>
    </section>
  )
}
