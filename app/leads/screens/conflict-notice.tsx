import { TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/button.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/** Says why a change was refused; what is on the screen is the newest state by then. */
export function ConflictNotice({
  actions: { conflict, forgetConflict },
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
        <strong className="font-semibold">{conflict}</strong> Your change was not made. What you see
        now is the newest state.
      </p>
      <Button look="outline" size="sm" onClick={forgetConflict}>
        Understood
      </Button>
    </div>
  )
}
