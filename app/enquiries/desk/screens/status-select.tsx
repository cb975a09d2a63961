import { type ComponentProps, useState } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { transitions } from '#app/enquiries/desk/desk-changes.ts'
import { desk } from '#app/enquiries/desk/queries.ts'
import { statusNames } from '#app/enquiries/model/labels.ts'
import { LEAD_STATUSES } from '#content/enums.ts'
import { OutcomeDialog } from './case/outcome-dialog.tsx'
import { leadStateLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** The status of an enquiry, and those that may follow it. */
export function StatusSelect({
  lead,
  actions,
  ...select
}: { lead: Lead; actions: LeadActions } & Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const next = transitions[lead.status]
  const [asked, setAsked] = useState<'won' | 'lost'>()
  return (
    <>
      <select
        {...select}
        value={lead.status}
        disabled={next.length === 0}
        onChange={({ target }) => {
          const status = next.find((one) => one === target.value)
          if (status === 'won' || status === 'lost') setAsked(status)
          else if (status) setStatus(actions, lead, status)
        }}
      >
        {LEAD_STATUSES.filter((status) => status === lead.status || next.includes(status)).map(
          (status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ),
        )}
      </select>
      {asked && (
        <OutcomeDialog
          lead={lead}
          status={asked}
          actions={actions}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
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
