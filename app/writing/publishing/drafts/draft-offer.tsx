import { Button } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { Offer } from './draft-saver.ts'
import { draftLabels } from './labels.ts'

const labels = draftLabels.offer

/** Offers the draft of an earlier visit, or a newer one from another device. */
export function DraftOffer({
  draft,
  stale,
  onTake,
  onDecline,
}: {
  draft: Offer<unknown> | undefined
  /** a newer version was saved since it was written */
  stale: boolean
  onTake: () => void
  onDecline: () => void
}) {
  if (!draft) return null
  const at = formatTimestamp(draft.at)
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center gap-3 rounded-md border border-accent-strong bg-accent-tint px-4 py-3"
    >
      <p className="grow basis-64">
        <strong>{draft.newer ? labels.newer : labels.unsaved}</strong>
        {draft.newer ? labels.newerText(at) : labels.written[draft.origin](at)}
        {stale && labels.stale}
      </p>
      <Button variant="ink" size="sm" onClick={onTake}>
        {draft.newer ? labels.takeNewer : labels.restore}
      </Button>
      <Button variant="outline" size="sm" onClick={onDecline}>
        {draft.newer ? labels.keepMine : labels.discard}
      </Button>
    </div>
  )
}
