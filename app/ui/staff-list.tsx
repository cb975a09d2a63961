import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { labels } from './labels.ts'
import { Spinner } from './spinner.tsx'

/** A staff screen with one list: loading, failed or loaded. */
export function StaffList<T>({
  title,
  text,
  failure,
  query,
  actions,
  controls,
  children,
}: {
  title: string
  text?: string
  /** the text shown when the list could not be loaded */
  failure: string
  query: { data: T | undefined; error: Error | null; refetch: () => unknown }
  /** buttons beside the title */
  actions?: ReactNode
  /** search and filters above the list */
  controls?: ReactNode
  children: (data: T) => ReactNode
}) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-[1.75rem] leading-tight">{title}</h1>
          {text && <p className="mt-1 text-muted">{text}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {controls}
      <div className="rounded-lg border border-line bg-card">
        {query.error && !query.data ? (
          <div role="alert" className="p-6">
            <p className="mb-4 font-semibold text-bad">{failure}</p>
            <Button variant="outline" onClick={() => query.refetch()}>
              {labels.tryAgain}
            </Button>
          </div>
        ) : query.data ? (
          children(query.data)
        ) : (
          <p className="p-10 text-center">
            <Spinner label={labels.loading} />
          </p>
        )}
      </div>
    </>
  )
}
