import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Send, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { describeMail, mailLabels } from './labels.ts'
import type { Mail } from './mail.ts'
import { MailBody } from './mail-body.tsx'
import { mailKindLabels } from './mail-kinds.ts'
import { MailStateLabel } from './mail-state.tsx'
import { mailQuery, resend } from './queries.ts'

/** One mail: its delivery state, its content, and a button to send it by hand. */
export function OpenMail({
  id,
  onClose,
  onOpen,
}: {
  id: number
  onClose: () => void
  onOpen: (id: number) => void
}) {
  const { data: mail, error, refetch } = useQuery(mailQuery(id))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = mail?.id
  useEffect(() => {
    // On narrow screens the mail opens below the list, so the focus moves to it.
    if (shown !== undefined) heading.current?.focus()
  }, [shown])
  if (error && !mail)
    return <LoadFailure what={mailLabels.one.what} error={error} retry={refetch} />
  if (!mail) return <Spinner label={mailLabels.one.loading} />
  return (
    <article className="rounded-lg border border-line bg-card p-5">
      <header className="flex items-start justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-h3 [overflow-wrap:anywhere]">
          {mail.subject}
        </h2>
        <Button
          variant="quiet"
          aria-label={mailLabels.one.close}
          className="-mt-2 -mr-2"
          onClick={onClose}
        >
          <X aria-hidden className="size-5" />
        </Button>
      </header>
      <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
        {mailLabels.kindTo(mailKindLabels[mail.kind], mail.to)}
        {mail.cc && mailLabels.one.cc(mail.cc)}
        {mailLabels.one.created(formatTimestamp(mail.createdAt))}
        {mail.actor && mailLabels.one.sentBy(mail.actor)}
      </p>
      <div className="mt-4 rounded-md bg-tint px-4 py-3">
        <MailStateLabel state={mail.state} />
        <p className="mt-1 text-sm [overflow-wrap:anywhere]">{describeMail(mail)}</p>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Resend mail={mail} onSent={onOpen} />
        {mail.leadId && (
          <Link
            to="/admin/leads/$id"
            params={{ id: String(mail.leadId) }}
            className="text-link inline-flex min-h-11 items-center"
          >
            {mailLabels.one.enquiry(mail.leadId)}
          </Link>
        )}
      </div>
      <MailBody mail={mail} />
    </article>
  )
}

function Resend({ mail, onSent }: { mail: Mail; onSent: (id: number) => void }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: resend,
    onSuccess: async (waiting) => {
      toast({ title: mailLabels.resent })
      await queries.invalidateQueries()
      onSent(waiting.id)
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: mailLabels.resendFailed, text: error.message }),
  })
  if (mail.state === 'sending') return null
  return (
    <Button variant="outline" disabled={isPending} onClick={() => mutate({ id: mail.id })}>
      <Send aria-hidden className="size-4" />
      {mail.state === 'sent'
        ? mailLabels.sendCopy
        : mail.state === 'waiting'
          ? mailLabels.sendNow
          : mailLabels.sendAgain}
    </Button>
  )
}
