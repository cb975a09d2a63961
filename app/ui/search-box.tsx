import { Search } from 'lucide-react'
import { buttonClass } from './button.tsx'
import { labels } from './labels.ts'

/** A search field over a list; `website/layout/enhance-list.ts` loads the results during typing. */
export function SearchBox({
  action,
  label,
  value,
  category,
  button = labels.search,
}: {
  action: string
  label: string
  value: string
  /** the chosen category, in which the search stays */
  category: string | undefined
  button?: string
}) {
  return (
    <search>
      <form
        action={action}
        data-searches
        className="screen-only flex max-w-[34rem] gap-2 max-xs:flex-wrap"
      >
        {category && <input type="hidden" name="category" value={category} />}
        <label className="relative grow">
          <span className="sr-only">{label}</span>
          <Search
            aria-hidden
            className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted"
          />
          <input
            type="search"
            name="q"
            defaultValue={value}
            maxLength={200}
            placeholder={label}
            className="min-h-12 w-full rounded-md border border-line-strong bg-card pr-3 pl-11 placeholder:text-muted"
          />
        </label>
        <button type="submit" className={buttonClass('outline')}>
          {button}
        </button>
      </form>
    </search>
  )
}
