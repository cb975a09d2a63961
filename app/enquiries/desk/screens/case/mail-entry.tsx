import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { refreshDesk } from '#app/enquiries/desk/queries.ts'
import { describeMail, mailLabels } from '#app/platform/mail/labels.ts'
import type { MailSummary } from '#app/platform/mail/mail.ts'
import { mailKindLabels } from '#app/platform/mail/mail-kinds.ts'
import { MailStateLabel } from '#app/platform/mail/mail-state.tsx'
import { resend } from '#app/platform/mail/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'

/** A mail in an enquiry's history, unless it belongs to an entry of its own. */
export function MailEntry({ mail }: { mail: MailSummary }) {
  return (
    <>
      <p className="[overflow-wrap:anywhere]">
        {mailLabels.kindTo(mailKindLabels[mail.kind], mail.to)}: <MailLink mail={mail} />
      </p>
      <MailDelivery mail={mail} />
    </>
  )
}

export function MailLink({ mail }: { mail: MailSummary }) {
  return (
    <Link to="/admin/mail" search={{ mail: mail.id }} className="text-link">
      {mail.subject}
    </Link>
  )
}

/** Whether a mail arrived, and sending it again if it may not have. */
export function MailDelivery({ mail }: { mail: MailSummary }) {
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 text-sm">
      <p className="min-w-0 grow">
        <MailStateLabel state={mail.state} />
        {mail.state !== 'sent' && (
          <span className="block text-muted [overflow-wrap:anywhere]">{describeMail(mail)}</span>
        )}
      </p>
      {canResend(mail) && <SendAgain mail={mail} />}
    </div>
  )
}

export function SendAgain({ mail }: { mail: MailSummary }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: resend,
    onSuccess: () => toast({ title: mailLabels.resent }),
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: mailLabels.resendFailed, text: message }),
    onSettled: () => refreshDesk(queries),
  })
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={mailLabels.sendAgainNamed(mail.subject)}
      disabled={isPending}
      onClick={() => mutate({ id: mail.id })}
    >
      {mailLabels.sendAgain}
    </Button>
  )
}

function canResend({ state, reason }: MailSummary): boolean {
  return state === 'failed' || state === 'unconfirmed' || (state === 'waiting' && reason !== null)
}
