export interface TabLink {
  label: string
  count?: number
  active: boolean
  href: string
  /** how much there is, in words, for those who do not see the list change */
  summary?: string
}

/** A row of choices stored in the address; each is a link, so it works without JavaScript. */
export function TabLinks({ label, tabs }: { label: string; tabs: TabLink[] }) {
  return (
    <nav
      aria-label={label}
      className="screen-only shadow-[inset_0_-1px_var(--color-line-strong)] max-sm:fades-out max-sm:overflow-x-auto"
    >
      <ul className="flex gap-x-1 max-sm:w-max max-sm:pr-10 sm:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.label}>
            <a
              href={tab.href}
              data-live-link
              data-summary={tab.summary}
              aria-current={tab.active ? 'true' : undefined}
              className={`inline-flex min-h-11 items-center gap-2 border-b-3 px-3 font-medium ${tab.active ? 'border-accent-strong' : 'border-unchosen text-muted hover:text-ink'}`}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="figures rounded-sm bg-tint px-1.5 text-sm text-muted">
                  {tab.count}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
