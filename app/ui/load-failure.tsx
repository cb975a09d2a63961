import { Button } from './button.tsx'

/** What stands where a list or a record could not be loaded. */
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
      <Heading className="text-h3">We could not load {what}</Heading>
      <p className="mt-1 mb-4">{error.message || 'Please try again later.'}</p>
      <Button variant="outline" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}
