import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import type { AutosavedDraft } from './autosaved-draft.ts'
import { labels } from './labels.ts'

/** Offers the autosaved draft of an earlier visit. */
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
        <strong>{labels.draft.unsaved}</strong>
        {labels.draft.written(formatTimestamp(draft.at))}
        {stale && labels.draft.stale}
      </p>
      <Button variant="ink" size="sm" onClick={onTake}>
        {labels.draft.restore}
      </Button>
      <Button variant="outline" size="sm" onClick={onForget}>
        {labels.draft.discard}
      </Button>
    </div>
  )
}
