import { TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import { actionLabels as labels } from './desk-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Shows why a change was rejected; the screen has the newest state by then. */
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
      <p className="grow">
        <strong className="font-semibold">{conflict}</strong> {labels.conflict}
      </p>
      <Button variant="outline" size="sm" onClick={dismissConflict}>
        {labels.dismiss}
      </Button>
    </div>
  )
}
