import { Button } from './button.tsx'
import { labels } from './labels.ts'

/** Shown in place of a list or a record that could not be loaded. */
export function LoadFailure({
  what,
  error,
  retry,
}: {
  what: string
  error: Error
  retry: () => unknown
}) {
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
      <h1 className="text-h3">{labels.loadFailed(what)}</h1>
      <p className="mt-1 mb-4">{error.message}</p>
      <Button variant="outline" onClick={() => retry()}>
        {labels.tryAgain}
      </Button>
    </div>
  )
}
