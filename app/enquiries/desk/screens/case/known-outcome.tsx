import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { outcomeName } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { outcomeLabels as labels } from './labels.ts'
import { OutcomeDialog } from './outcome-dialog.tsx'

/** The fee of a won enquiry or the reason of a lost one, to be added or changed. */
export function KnownOutcome({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const [open, setOpen] = useState(false)
  const { status } = lead
  if (status !== 'won' && status !== 'lost') return null
  const known = outcomeName(lead)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      {known && <p className="figure-column">{known}</p>}
      <Button variant="outline" size="sm" disabled={actions.busy} onClick={() => setOpen(true)}>
        {known ? labels.change : labels[status].add}
      </Button>
      {open && (
        <OutcomeDialog
          lead={lead}
          status={status}
          known={lead}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
