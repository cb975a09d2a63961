import { ButtonLink } from './button.tsx'

/** The way to the next and the previous page of a list, as links that work without script. */
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
  /** what the two links are called */
  before: string
  after: string
}) {
  if (last <= 1) return null
  return (
    <nav
      aria-label="Pages"
      className="screen-only mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 *:last:justify-self-end"
    >
      <span>
        {page > 1 && (
          <ButtonLink variant="outline" rel="prev" href={address(page - 1)} data-live-link>
            {before}
          </ButtonLink>
        )}
      </span>
      <span className="figures text-muted">
        Page {page} of {last}
      </span>
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
