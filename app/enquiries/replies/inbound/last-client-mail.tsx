import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { lastClientMail } from './answer-subject.ts'
import { ClientMailText } from './client-mail.tsx'
import { clientRepliedLabels as labels } from './labels.ts'

/** What the client wrote last, beside the answer to it. */
export function LastClientMail({ lead }: { lead: LeadDetail }) {
  const mail = lastClientMail(lead)
  if (!mail) return null
  return (
    <section
      aria-label={labels.last}
      className="max-h-[min(24rem,45dvh)] overflow-y-auto rounded-md border border-line bg-tint px-3.5 py-3"
    >
      <h2 className="font-sans text-base font-semibold tracking-normal">{labels.last}</h2>
      <ClientMailText mail={mail} />
      <p className="figure-column mt-2 text-sm text-muted">{formatTimestamp(mail.receivedAt)}</p>
    </section>
  )
}
