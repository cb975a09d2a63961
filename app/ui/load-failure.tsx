import { Button } from './button.tsx'
import { labels } from './labels.ts'

/** Shown in place of a list or a record that could not be loaded. */
export function LoadFailure({
  what,
  error,
  retry,
  level: Heading = 'h1',
}: {
  what: string
  error: Error
  retry: () => unknown
  /** where it stands below a title */
  level?: 'h1' | 'h2'
}) {
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
      <Heading className="text-h3">{labels.loadFailed(what)}</Heading>
      <p className="mt-1 mb-4">{error.message || labels.tryLater}</p>
      <Button variant="outline" onClick={() => retry()}>
        {labels.tryAgain}
      </Button>
    </div>
  )
}
