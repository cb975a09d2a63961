import { ButtonLink } from './button.tsx'
import { labels } from './labels.ts'

/** Links to the next and the previous page of a list, which work without JavaScript. */
export function PageLinks({
  page,
  last,
  address,
  before,
  after,
}: {
  page: number
  last: number
  address: (page: number) => string
  /** the texts of the two links */
  before: string
  after: string
}) {
  if (last <= 1) return null
  return (
    <nav
      aria-label={labels.pages.navigation}
      className="screen-only mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 *:last:justify-self-end"
    >
      <span>
        {page > 1 && (
          <ButtonLink variant="outline" rel="prev" href={address(page - 1)} data-live-link>
            {before}
          </ButtonLink>
        )}
      </span>
      <span className="figures text-muted">{labels.pages.page(page, last)}</span>
      <span>
        {page < last && (
          <ButtonLink variant="outline" rel="next" href={address(page + 1)} data-live-link>
            {after}
          </ButtonLink>
        )}
      </span>
    </nav>
  )
}
