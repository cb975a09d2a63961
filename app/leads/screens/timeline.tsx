import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { splitMentions } from '#app/leads/changes/mentions.ts'
import type { LeadDetail } from '#app/leads/desk.ts'
import type { LeadEvent } from '#app/leads/events.ts'
import { refreshDesk } from '#app/leads/queries.ts'
import { describeMail, mailKindLabels, mailLabels } from '#app/mail/labels.ts'
import type { MailSummary } from '#app/mail/mail.ts'
import { MailStateLabel } from '#app/mail/mail-state.tsx'
import { resendMutation } from '#app/mail/queries.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { describeEvent } from './event-labels.ts'
import { timelineLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** All events and mails of an enquiry, newest first. */
export function Timeline({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const entries = [
    ...lead.events.map((event) => ({
      key: `event-${event.id}`,
      at: event.at,
      order: event.id,
      mark: markOf(event),
      content: <Event event={event} leadId={lead.id} actions={actions} />,
    })),
    ...lead.mails.map((mail) => ({
      key: `mail-${mail.id}`,
      at: mail.createdAt,
      order: 0,
      mark: 'bg-stamp',
      content: <MailEntry mail={mail} />,
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at) || b.order - a.order)
  return (
    <ol className="ml-1.5 border-l-2 border-line pl-5">
      {entries.map(({ key, at, mark, content }) => (
        <li key={key} className="relative py-2.5">
          <span
            aria-hidden
            className={`absolute top-4.5 -left-[1.66rem] size-2.5 rounded-full ${mark}`}
          />
          {content}
          <time dateTime={at} className="figure-column block text-sm text-muted">
            {formatTimestamp(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function markOf({ kind }: LeadEvent): string {
  if (kind === 'contact') return 'bg-good'
  if (kind === 'chased' || kind === 'suspected') return 'bg-bad'
  return kind === 'received' || kind === 'note' ? 'bg-accent-strong' : 'bg-line-strong'
}

function Event({
  event,
  leadId,
  actions,
}: {
  event: LeadEvent
  leadId: number
  actions: LeadActions
}) {
  const { sentence, text, mentions } = describeEvent(event)
  return (
    <Entry
      undone={event.undone}
      text={text && <NoteText text={text} mentions={mentions} />}
      action={
        event.undoable && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={labels.undoNamed(sentence)}
            disabled={actions.busy}
            className="text-muted"
            onClick={() => actions.undo([event.id])}
          >
            <Undo2 aria-hidden className="size-4" /> {labels.undo}
          </Button>
        )
      }
    >
      {event.leadId !== leadId && (
        <Link
          to="/admin/leads/$id"
          params={{ id: String(event.leadId) }}
          className="text-link mr-1.5"
        >
          {labels.ofEnquiry(event.leadId)}
        </Link>
      )}
      {sentence}
    </Entry>
  )
}

function Entry({
  undone,
  text,
  action,
  children,
}: {
  undone: boolean
  text: ReactNode
  action: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <div className={`min-w-0 grow ${undone ? 'text-muted' : ''}`}>
        <p className="[overflow-wrap:anywhere]">
          {undone ? (
            <>
              <s>{children}</s> {labels.undone}
            </>
          ) : (
            children
          )}
        </p>
        {text && (
          <p
            className={`mt-1 border-l-2 border-accent pl-3 whitespace-pre-wrap [overflow-wrap:anywhere] ${undone ? 'line-through' : ''}`}
          >
            {text}
          </p>
        )}
      </div>
      {action && <div className="-my-1">{action}</div>}
    </div>
  )
}

function NoteText({ text, mentions = [] }: { text: string; mentions: string[] | undefined }) {
  return splitMentions(text, mentions).map((piece, index) =>
    piece.mention ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text stay in their order
      <strong key={index} className="text-accent-text">
        {piece.text}
      </strong>
    ) : (
      piece.text
    ),
  )
}

function MailEntry({ mail }: { mail: MailSummary }) {
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...resendMutation,
    onSuccess: () => toast({ title: mailLabels.resent }),
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: mailLabels.resendFailed, text: message }),
    onSettled: () => refreshDesk(queries),
  })
  const canResend = mail.state === 'failed' || mail.state === 'unconfirmed' || mail.reason !== null
  return (
    <div className="flex flex-wrap items-start gap-x-3">
      <div className="min-w-0 grow">
        <p className="[overflow-wrap:anywhere]">
          {mailLabels.kindTo(mailKindLabels[mail.kind], mail.to)}:{' '}
          <Link to="/admin/mail" search={{ mail: mail.id }} className="text-link">
            {mail.subject}
          </Link>
        </p>
        <p className="text-sm">
          <MailStateLabel state={mail.state} />
          {mail.state !== 'sent' && (
            <span className="block text-muted [overflow-wrap:anywhere]">{describeMail(mail)}</span>
          )}
        </p>
      </div>
      {canResend && mail.state !== 'sending' && mail.state !== 'sent' && (
        <Button
          variant="outline"
          size="sm"
          aria-label={mailLabels.sendAgainNamed(mail.subject)}
          disabled={isPending}
          onClick={() => mutate(mail.id)}
        >
          {mailLabels.sendAgain}
        </Button>
      )}
    </div>
  )
}
