/** The firm's mark: a ledger page with a stamped tick. */
export function Mark({
  onSurface = false,
  className = 'h-9',
}: {
  onSurface?: boolean
  className?: string
}) {
  return (
    <svg viewBox="6 3 24.8 30" aria-hidden="true" className={className}>
      <path
        d="M6 3h18l6 6v24H6z"
        className={onSurface ? 'fill-on-surface' : 'fill-surface dark:fill-on-surface'}
      />
      <path d="M24 3v6h6z" className="fill-accent" />
      <path d="M10 14h10M10 19h7M10 24h5" className="stroke-line-strong" strokeWidth="1.6" />
      <path
        d="m17.5 24.5 4 4 8.5-11"
        fill="none"
        className="stroke-accent-strong"
        strokeWidth="3.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

export function Logo({ name, onSurface }: { name: string; onSurface?: boolean }) {
  return (
    <span className="inline-flex max-w-[22rem] items-center gap-2.5">
      <Mark onSurface={onSurface} className="h-8 w-auto shrink-0" />
      <span className="min-w-0 font-serif text-[clamp(1.125rem,0.9rem+1vw,1.375rem)] leading-tight tracking-tight text-balance wrap-break-word">
        {name}
      </span>
    </span>
  )
}
