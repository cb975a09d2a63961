import { AtSign } from 'lucide-react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { Button } from '#app/ui/button.tsx'
import type { LeadActions } from '../use-lead-actions.ts'
import { proposedEmailLabels as labels } from './labels.ts'

/** The e-mail address that the client changed theirs to, which counts once staff confirm it. */
export function ProposedEmail({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const { proposedEmail } = lead
  if (!proposedEmail) return null
  return (
    <section
      aria-label={labels.section}
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-accent bg-accent-tint px-4 py-2.5"
    >
      <p className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
        <AtSign aria-hidden className="mr-2 mb-0.5 inline size-5" />
        <strong className="font-semibold">{labels.changed(proposedEmail)}</strong> {labels.check}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="accent"
          disabled={actions.busy}
          onClick={() =>
            actions.run({ lead, change: { email: proposedEmail }, done: labels.confirmed })
          }
        >
          {labels.confirm}
        </Button>
        <Button
          variant="outline"
          disabled={actions.busy}
          onClick={() =>
            actions.run({ lead, change: { proposedEmail: null }, done: labels.refused })
          }
        >
          {labels.refuse}
        </Button>
      </div>
    </section>
  )
}
