import { useState } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { leadStateLabels } from '#app/enquiries/desk/screens/lead-labels.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { statusNames } from '#app/enquiries/model/labels.ts'
import type { ApiError } from '#app/platform/client/api.ts'
import { messages } from '#content/en/messages.ts'
import { AskOutcome } from './ask-outcome.tsx'
import { outcomeLabels as labels } from './labels.ts'

/**
 * Sets an enquiry to won or lost, with its fee or reason. If a colleague changed it meanwhile, the dialog stays and
 * says what they did; what was typed can then be saved on top.
 */
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
  const [shown, setShown] = useState(lead)
  const [failure, setFailure] = useState<string>()
  const save = async (outcome?: Partial<Outcome>) => {
    const done = known
      ? labels.saved(lead.name)
      : leadStateLabels.statusSet(lead.name, statusNames[status])
    try {
      await actions.runOrThrow({ lead: shown, change: { status, ...outcome }, done })
      onClose()
    } catch (error) {
      const { message, status } = error as ApiError
      const since = status === 409 ? await actions.meanwhile(shown) : undefined
      if (since) setShown(since.newest)
      const changes = since ? [...since.changes, labels.again] : []
      setFailure([message || messages.tryLater, ...changes].join(' '))
    }
  }
  return (
    <AskOutcome
      title={labels[status].title(lead.name)}
      status={status}
      {...(known && { known })}
      failure={failure}
      busy={actions.busy}
      onSave={(outcome) => void save(outcome)}
      onClose={onClose}
    />
  )
}
