const ROWS = [0, 1, 2, 3, 4, 5]

/** Stands in for rows that are still being loaded, in their later size. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="rows border-y border-line-strong">
      {ROWS.map((row) => (
        <div key={row} className="py-5">
          <div className="h-6 w-3/4 animate-pulse rounded-sm bg-tint" />
        </div>
      ))}
    </div>
  )
}

/** Stands in for cards that are still being loaded. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {ROWS.map((row) => (
        <div key={row} className="h-[28rem] animate-pulse rounded-lg border border-line bg-tint" />
      ))}
    </div>
  )
}
