import { Button } from './button.tsx'

/** What stands where a list or a record could not be loaded. */
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
      <h1 className="text-h3">We could not load {what}</h1>
      <p className="mt-1 mb-4">{error.message}</p>
      <Button variant="outline" onClick={() => retry()}>
        Try again
      </Button>
    </div>
  )
}
