import { MailX } from 'lucide-react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { describeMail } from '#app/platform/mail/labels.ts'
import { failedReply } from './history.ts'
import { failedReplyLabels as labels } from './labels.ts'
import { MailLink, SendAgain } from './mail-entry.tsx'

/** A reply that could not be delivered: the client has heard nothing. */
export function FailedReply({ lead }: { lead: LeadDetail }) {
  const mail = failedReply(lead)
  if (!mail) return null
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-bad bg-bad-tint px-4 py-2.5"
    >
      <MailX aria-hidden className="size-5 shrink-0 text-bad" />
      <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
        <p>
          <strong className="font-semibold text-bad">{labels.title(mail.to)}</strong>{' '}
          <MailLink mail={mail} />
        </p>
        <p className="text-sm">{describeMail(mail)}</p>
        <p className="text-sm">{labels.next}</p>
      </div>
      <SendAgain mail={mail} />
    </div>
  )
}
