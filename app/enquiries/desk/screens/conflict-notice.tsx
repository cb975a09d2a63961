import { TriangleAlert } from 'lucide-react'
import { conflictNotice as labels } from '#app/enquiries/model/conflicts.ts'
import { Button } from '#app/ui/button.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/**
 * Shows why a change was rejected, what a colleague changed, and offers to make it again. The screen
 * has the newest state by then.
 */
export function ConflictNotice({
  actions: { conflict, dismissConflict },
}: {
  actions: LeadActions
}) {
  if (!conflict) return null
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-bad bg-bad-tint px-4 py-2"
    >
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-bad" />
      <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <p>
          <strong className="font-semibold">{conflict.message}</strong> {labels.text}
        </p>
        {conflict.changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
      {conflict.redo && (
        <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={conflict.redo}>
          {labels.redo}
        </Button>
      )}
      <Button variant="outline" size="sm" className="max-md:min-h-11" onClick={dismissConflict}>
        {labels.dismiss}
      </Button>
    </div>
  )
}
