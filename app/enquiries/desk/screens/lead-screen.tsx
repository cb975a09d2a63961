import { BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { PresenceChips, PresenceProvider } from '#app/enquiries/desk/presence/presence.tsx'
import { aboutWhat, cameFrom } from '#app/enquiries/model/labels.ts'
import { ClientReplied } from '#app/enquiries/replies/inbound/client-replied.tsx'
import { whatsappLabels } from '#app/enquiries/replies/labels.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { Shortcuts } from '#app/ui/shortcuts.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { FailedReply } from './case/failed-reply.tsx'
import { ProposedEmail } from './case/proposed-email.tsx'
import { WorkingPanel } from './case/working-panel.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { ContactActions } from './contact-actions.tsx'
import type { DeskSearch } from './desk-search.ts'
import { DuplicateLeads } from './duplicates.tsx'
import { LeadAdmin } from './lead-admin.tsx'
import { LeadFacts } from './lead-facts.tsx'
import { leadScreenLabels as labels } from './lead-labels.ts'
import { LeadState } from './lead-state.tsx'
import { NoteForm } from './note-form.tsx'
import { assign } from './owner-select.tsx'
import { TimeLeft } from './time-left.tsx'
import { Timeline } from './timeline.tsx'
import { useLeadActions } from './use-lead-actions.ts'

/** One enquiry with all its data and actions, each with a keyboard shortcut. */
export function LeadScreen({
  lead,
  search,
  ways,
  calls,
  onNext,
  onPrevious,
  onBack,
}: {
  lead: LeadDetail
  search: DeskSearch
  /** links back to the list, and to the next and previous enquiry */
  ways: ReactNode
  /** the calls that are booked for it */
  calls: ReactNode
  onNext: () => void
  onPrevious: () => void
  onBack: () => void
}) {
  const { user } = useAuth()
  const actions = useLeadActions()
  // Its status, owner and dates are those of the one on the desk.
  const isMerged = lead.mergedInto !== null
  const shortcuts = [
    { keys: 'c', does: labels.call, run: clickElement('lead-call') },
    { keys: 'w', does: whatsappLabels.button, run: clickElement('lead-whatsapp') },
    {
      keys: 'm',
      does: whatsappLabels.choose,
      run: clickElement('lead-whatsapp-choose'),
    },
    { keys: 'e', does: labels.email, run: clickElement('lead-reply') },
    { keys: 'l', does: labels.logContact, run: clickElement('lead-contact') },
    { keys: 't', does: labels.writeNote, run: () => focusElement('[name="note"]') },
    ...(isMerged
      ? []
      : [
          { keys: 's', does: labels.status, run: () => focusElement('#lead-status') },
          { keys: 'o', does: labels.owner, run: () => focusElement('#lead-owner') },
          {
            keys: 'a',
            does: labels.assignToMe,
            run: () => user && void assign(actions, lead, user),
          },
        ]),
    { keys: 'u', does: labels.undo, run: actions.undoLast, overChoice: actions.canUndo },
    { keys: 'j', does: labels.next, run: onNext },
    { keys: 'ArrowRight', does: labels.next, run: onNext },
    { keys: 'k', does: labels.previous, run: onPrevious },
    { keys: 'ArrowLeft', does: labels.previous, run: onPrevious },
    { keys: 'b', does: labels.back, run: onBack },
  ]
  return (
    <PresenceProvider leadId={lead.id}>
      <article>
        <div className="screen-only flex flex-wrap items-center gap-2">
          {ways}
          <Shortcuts shortcuts={shortcuts} />
          <PresenceChips leadId={lead.id} />
        </div>
        <div className="mt-3 flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
          <div className="min-w-0">
            <h1
              tabIndex={-1}
              className="text-[1.75rem] leading-tight outline-none [overflow-wrap:anywhere]"
            >
              {lead.name}
            </h1>
            <p className="figure-column mt-1 text-muted">
              {labels.enquiry(lead.id)} · {lead.reference} · {aboutWhat(lead)} · {cameFrom(lead)} ·{' '}
              {formatTimestamp(lead.receivedAt)}
            </p>
          </div>
          <TimeLeft lead={lead} />
        </div>
        {lead.escalatedAt && (
          <p className="mt-4 flex items-start gap-2 rounded-lg border border-bad bg-bad-tint px-4 py-2.5 font-semibold text-bad">
            <BellRing aria-hidden className="mt-0.5 size-5 shrink-0" /> {labels.escalated}{' '}
            {formatTimestamp(lead.escalatedAt)}
          </p>
        )}
        <FailedReply lead={lead} />
        <ProposedEmail lead={lead} actions={actions} />
        {!isMerged && <ClientReplied lead={lead} actions={actions} />}
        <ConflictNotice actions={actions} />
        <div className="mt-4 flex flex-wrap items-start gap-2">
          <ContactActions lead={lead} actions={actions} />
          {calls}
        </div>
        <div className="mt-5 grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <div>
            <section
              aria-label={labels.message}
              className="rounded-lg border border-line bg-card px-5 py-4"
            >
              <p className="text-lead whitespace-pre-wrap [overflow-wrap:anywhere]">
                {lead.message || <span className="text-muted">{labels.noMessage}</span>}
              </p>
            </section>
            <WorkingPanel working={lead.working} />
            <DuplicateLeads lead={lead} actions={actions} />
          </div>
          <div className="grid gap-5 lg:row-span-2">
            {!isMerged && <LeadState lead={lead} actions={actions} />}
            <LeadFacts lead={lead} actions={actions} />
            {user?.role === 'admin' && <LeadAdmin lead={lead} search={search} />}
          </div>
          <section aria-label={labels.history} className="min-w-0">
            <NoteForm leadId={lead.id} actions={actions} />
            <Timeline lead={lead} actions={actions} />
          </section>
        </div>
      </article>
    </PresenceProvider>
  )
}

function clickElement(id: string) {
  return () => document.getElementById(id)?.click()
}

function focusElement(selector: string) {
  document.querySelector<HTMLElement>(selector)?.focus()
}
