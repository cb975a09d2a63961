import { labels } from './labels.ts'

/** Holds the place of the editor until it is there. */
export function FieldSkeleton() {
  return (
    <div
      role="status"
      aria-label={labels.loading}
      className="rounded-md border border-line-strong bg-card"
    >
      <div className="h-13 animate-pulse rounded-t-md border-b border-line bg-tint" />
      <div className="grid min-h-[var(--editor-height,20rem)] content-start gap-3 p-4">
        {['w-11/12', 'w-full', 'w-3/5'].map((width) => (
          <div key={width} className={`h-4 animate-pulse rounded-sm bg-tint ${width}`} />
        ))}
      </div>
      <div className="h-9 border-t border-line" />
    </div>
  )
}
