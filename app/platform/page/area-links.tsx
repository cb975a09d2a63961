import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

export interface Area {
  to: NonNullable<ComponentProps<typeof Link>['to']>
  label: string
  /** how many items wait there */
  count?: number
}

/** The screens that one entry of the menu leads to, at the top of each. */
export function AreaLinks({ label, areas }: { label: string; areas: readonly Area[] }) {
  return (
    <nav aria-label={label} className="screen-only mb-5 flex flex-wrap gap-2">
      {areas.map(({ to, label, count = 0 }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-card px-4 font-medium hover:border-ink data-[status=active]:border-accent-strong data-[status=active]:bg-accent-tint"
        >
          {label}
          {count > 0 && (
            <span className="figure-column rounded-sm bg-accent px-1.5 text-sm font-semibold text-accent-ink">
              {count.toLocaleString('en-IN')}
            </span>
          )}
        </Link>
      ))}
    </nav>
  )
}
