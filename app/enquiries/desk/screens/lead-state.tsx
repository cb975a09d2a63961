import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { isOpen } from '#app/enquiries/desk/desk-changes.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { returnStageNames, spamReasons } from '#app/enquiries/model/labels.ts'
import { formatDue } from '#app/enquiries/model/sla.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { KnownOutcome } from './case/known-outcome.tsx'
import { OutcomeDialog } from './case/outcome-dialog.tsx'
import { StageField } from './case/stage-field.tsx'
import { FollowUpField } from './follow-up-field.tsx'
import { followUpLabels, leadStateLabels as labels } from './lead-labels.ts'
import { OwnerSelect } from './owner-select.tsx'
import { notSpam, reopen, StatusSelect } from './status-select.tsx'
import type { LeadActions } from './use-lead-actions.ts'
import { useNow } from './use-now.ts'

const inputClass =
  'w-full min-h-12 rounded-md border border-line-strong bg-card px-3.5 py-2.5 text-ink disabled:opacity-70'

/** The status, stage, owner and follow-up date of an enquiry. */
export function LeadState({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const [closing, setClosing] = useState<{ status: 'won' | 'lost'; known?: Outcome }>()
  return (
    <section aria-label={labels.section} className="grid gap-4">
      <div>
        <label htmlFor="lead-status" className="mb-1.5 block font-medium">
          {labels.status}
        </label>
        <StatusSelect
          id="lead-status"
          lead={lead}
          actions={actions}
          onOutcome={(status) => setClosing({ status })}
          className={inputClass}
        />
        <KnownOutcome
          lead={lead}
          busy={actions.busy}
          onChange={(status) => setClosing({ status, known: lead })}
        />
        {isOpen(lead.status) && lead.status !== 'new' && lead.dueAt && !lead.firstResponseAt && (
          <p className="mt-1 text-sm text-muted">{labels.stillWaits}</p>
        )}
        {lead.status === 'lost' && (
          <Button
            variant="accent"
            className="mt-2 w-full"
            disabled={actions.busy}
            onClick={() => reopen(actions, lead)}
          >
            {labels.reopen}
          </Button>
        )}
        {lead.status === 'spam' && (
          <>
            <p className="mt-2 text-sm text-muted">
              {lead.spamReason && labels.spamReason(spamReasons[lead.spamReason])}
            </p>
            <Button
              variant="accent"
              className="mt-2 w-full"
              disabled={actions.busy}
              onClick={() => notSpam(actions, lead)}
            >
              {labels.notSpam}
            </Button>
          </>
        )}
      </div>
      {lead.status !== 'spam' && (
        <>
          {lead.returns.length === 0 && (
            <StageField
              lead={lead}
              actions={actions}
              onWon={() => setClosing({ status: 'won' })}
              className={inputClass}
            />
          )}
          <LeadReturns lead={lead} />
        </>
      )}
      <div>
        <label htmlFor="lead-owner" className="mb-1.5 block font-medium">
          {labels.owner}
        </label>
        <OwnerSelect id="lead-owner" lead={lead} actions={actions} className={inputClass} />
      </div>
      <FollowUp key={lead.followUpAt} lead={lead} actions={actions} />
      {closing && (
        <OutcomeDialog
          lead={lead}
          {...closing}
          actions={actions}
          onClose={() => setClosing(undefined)}
        />
      )}
    </section>
  )
}

function FollowUp({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const now = useNow()
  const [at, setAt] = useState<string | null>()
  const set = (followUpAt: string | null) =>
    actions.run({
      lead,
      change: { followUpAt },
      done: followUpAt
        ? followUpLabels.set(formatDue(followUpAt, Date.now()))
        : followUpLabels.removed,
    })
  if (lead.followUpAt) {
    return (
      <div>
        <p className="font-medium">{followUpLabels.field}</p>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
          <p className="figure-column">{formatDue(lead.followUpAt, now)}</p>
          <Button variant="outline" size="sm" disabled={actions.busy} onClick={() => set(null)}>
            {followUpLabels.remove}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (at) void set(at)
      }}
    >
      <FollowUpField label={followUpLabels.field} none={followUpLabels.none} onChange={setAt} />
      {at && (
        <Button type="submit" variant="ink" disabled={actions.busy}>
          {followUpLabels.submit(formatDue(at, now))}
        </Button>
      )}
    </form>
  )
}

/** The returns that an enquiry led to, and the way to start one. */
function LeadReturns({ lead }: { lead: LeadDetail }) {
  return (
    <div>
      {lead.returns.length > 0 && (
        <>
          <p className="font-medium">{labels.returns}</p>
          <ul className="mt-1 mb-2 grid gap-1">
            {lead.returns.map(({ id, year, stage }) => (
              <li key={id} className="flex flex-wrap justify-between gap-2">
                <Link to="/admin/returns/$id" params={{ id: String(id) }} className="text-link">
                  {year}
                </Link>
                <span className="text-muted">{returnStageNames[stage]}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link
        to="/admin/returns/new"
        search={{ lead: lead.id }}
        className={`${buttonClass(lead.status === 'won' && lead.returns.length === 0 ? 'accent' : 'outline', 'sm')} w-full`}
      >
        <Plus aria-hidden className="size-4" /> {labels.startReturn}
      </Link>
    </div>
  )
}
