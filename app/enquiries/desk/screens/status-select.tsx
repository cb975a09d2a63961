import type { ComponentProps } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { transitions } from '#app/enquiries/desk/desk-changes.ts'
import { desk } from '#app/enquiries/desk/queries.ts'
import { statusNames } from '#app/enquiries/model/labels.ts'
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { LEAD_STATUSES } from '#content/enums.ts'
import { leadStateLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** The status of an enquiry, and those that may follow it. */
export function StatusSelect({
  lead,
  actions,
  onOutcome,
  ...select
}: {
  lead: Lead
  actions: LeadActions
  /** asks for the fee or the reason, outside of what goes away with the enquiry */
  onOutcome: (status: 'won' | 'lost') => void
} & Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const next = transitions[lead.status]
  const choice = useChoice(lead.status, (value) => {
    const status = next.find((one) => one === value)
    if (status === 'won' || status === 'lost') onOutcome(status)
    else if (status) setStatus(actions, lead, status)
  })
  return (
    <select {...select} {...choice} disabled={next.length === 0}>
      {LEAD_STATUSES.filter((status) => status === lead.status || next.includes(status)).map(
        (status) => (
          <option key={status} value={status}>
            {statusNames[status]}
          </option>
        ),
      )}
    </select>
  )
}

/** From a lost enquiry back to an open status. */
export function reopen(actions: LeadActions, lead: Lead) {
  return actions.run({ lead, change: { status: 'in progress' }, done: labels.reopened(lead.name) })
}

function setStatus(actions: LeadActions, lead: Lead, status: Lead['status']) {
  return actions.run({
    lead,
    change: { status },
    done:
      status === 'spam'
        ? labels.spammed(lead.name)
        : labels.statusSet(lead.name, statusNames[status]),
  })
}

export function notSpam(actions: LeadActions, lead: Lead) {
  return actions.run({
    send: () => desk.notSpam({ id: lead.id }),
    done: labels.unspammed(lead.name),
  })
}
