import type { Lead } from '#app/enquiries/desk/desk.ts'
import { leadStateLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { statusNames } from '#app/enquiries/model/labels.ts'
import { AskOutcome } from './ask-outcome.tsx'
import { outcomeLabels as labels } from './labels.ts'

/** Sets an enquiry to won or lost, with its fee or reason. */
export function OutcomeDialog({
  lead,
  status,
  known,
  actions,
  onClose,
}: {
  lead: Lead
  status: 'won' | 'lost'
  /** what is noted already, once it has the status */
  known?: Outcome
  actions: LeadActions
  onClose: () => void
}) {
  const save = async (outcome?: Partial<Outcome>) => {
    const done = known
      ? labels.saved(lead.name)
      : leadStateLabels.statusSet(lead.name, statusNames[status])
    await actions.run({ lead, change: { status, ...outcome }, done })
    onClose()
  }
  return (
    <AskOutcome
      title={labels[status].title(lead.name)}
      status={status}
      {...(known && { known })}
      busy={actions.busy}
      onSave={(outcome) => void save(outcome)}
      onClose={onClose}
    />
  )
}
