import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { outcomeName } from '#app/enquiries/model/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { outcomeLabels as labels } from './labels.ts'

/** The fee of a won enquiry or the reason of a lost one, to be added or changed. */
export function KnownOutcome({
  lead,
  busy,
  onChange,
}: {
  lead: LeadDetail
  busy: boolean
  onChange: (status: 'won' | 'lost') => void
}) {
  const { status } = lead
  if (status !== 'won' && status !== 'lost') return null
  const known = outcomeName(lead)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
      {known && <p className="figure-column">{known}</p>}
      <Button variant="outline" size="sm" disabled={busy} onClick={() => onChange(status)}>
        {known ? labels.change : labels[status].add}
      </Button>
    </div>
  )
}
