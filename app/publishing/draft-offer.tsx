import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import type { AutosavedDraft } from './autosaved-draft.ts'

/** Offers unsaved work of an earlier visit. */
export function DraftOffer({
  draft,
  stale,
  onTake,
  onForget,
}: {
  draft: AutosavedDraft<unknown>
  /** a newer version was saved since it was written */
  stale: boolean
  onTake: () => void
  onForget: () => void
}) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-md border border-accent-strong bg-accent-tint px-4 py-3"
    >
      <p className="grow basis-64">
        <strong>You have unsaved work here</strong>, written {formatTimestamp(draft.at)} and kept in
        this browser.{stale && ' A newer version was saved since: compare before you save over it.'}
      </p>
      <Button variant="ink" size="sm" onClick={onTake}>
        Go on with it
      </Button>
      <Button variant="outline" size="sm" onClick={onForget}>
        Throw it away
      </Button>
    </div>
  )
}
