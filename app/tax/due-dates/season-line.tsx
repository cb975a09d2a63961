import { ArrowRight } from 'lucide-react'
import { useCopy } from '#app/platform/page/copy.ts'
import { UnbrokenYears } from '#app/ui/unbroken-years.tsx'
import { lowestPrice } from '#content/en/home.ts'
import { useSeason } from './season.ts'

/** What can still be done about the year’s return, until when and at what cost. */
export function SeasonLine({ className = '' }: { className?: string }) {
  const season = useSeason()
  const { seasonLine } = useCopy()
  const { title, text, link } = seasonLine[season.phase]
  return (
    <aside
      aria-labelledby="season-title"
      className={`border-l-4 border-accent py-0.5 pl-3.5 ${className}`}
    >
      <h2 id="season-title" className="figures font-semibold">
        <UnbrokenYears text={title(season)} />
      </h2>
      <p className="figures text-sm text-muted">
        <UnbrokenYears text={text(season, lowestPrice)} />{' '}
        <a
          href={link.href}
          data-action="season-line"
          className="text-link inline-flex items-center gap-1 font-semibold"
        >
          {link.label}
          <ArrowRight aria-hidden className="size-4" />
        </a>
      </p>
    </aside>
  )
}
