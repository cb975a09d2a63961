import { MailOpen } from 'lucide-react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadActions } from '#app/enquiries/desk/screens/use-lead-actions.ts'
import { Button } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { clientRepliedLabels as labels } from './labels.ts'
import { LastClientMail } from './last-client-mail.tsx'
import { settleClientMail } from './queries.ts'

/** Above an enquiry whose client waits for an answer to an e-mail. */
export function ClientReplied({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  if (!lead.clientRepliedAt) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong bg-accent-tint px-4 py-2.5">
      <MailOpen aria-hidden className="size-5 shrink-0 text-accent-text" />
      <p className="min-w-0 grow basis-64">
        <strong className="font-semibold">{labels.title}</strong>{' '}
        {labels.at(formatTimestamp(lead.clientRepliedAt))}
      </p>
      <Button
        variant="outline"
        size="sm"
        className="screen-only"
        disabled={actions.busy}
        onClick={() =>
          void actions.run({
            send: () => settleClientMail({ id: lead.id }),
            done: labels.settled,
            final: true,
          })
        }
      >
        {labels.settle}
      </Button>
      <div className="basis-full">
        <LastClientMail lead={lead} />
      </div>
    </div>
  )
}
