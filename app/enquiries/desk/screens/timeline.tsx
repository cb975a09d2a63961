import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { splitMentions } from '#app/enquiries/desk/changes/mentions.ts'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { LeadEvent } from '#app/enquiries/model/events.ts'
import { ClientMailText } from '#app/enquiries/replies/inbound/client-mail.tsx'
import type { InboundMail } from '#app/platform/mail/inbound/inbound.ts'
import type { MailSummary } from '#app/platform/mail/mail.ts'
import { Button } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { type HistoryEntry, historyOf, type Tone, toneOf } from './case/history.ts'
import { minorLabels } from './case/labels.ts'
import { MailDelivery, MailEntry, MailLink } from './case/mail-entry.tsx'
import { describeEvent } from './event-labels.ts'
import { timelineLabels as labels, leadScreenLabels as screenLabels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** All events and mails of an enquiry, newest first; those that no person caused are folded away. */
export function Timeline({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const entries = historyOf(lead)
  const [all, setAll] = useState(false)
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-h3">{screenLabels.history}</h2>
        <MinorToggle
          minor={entries.filter(({ isMinor }) => isMinor)}
          shown={all}
          onToggle={() => setAll(!all)}
        />
      </div>
      <ol className="ml-1.5 border-l-2 border-line pl-5">
        {entries
          .filter(({ isMinor }) => all || !isMinor)
          .map((entry) => (
            <li key={entry.key} className="relative py-2.5">
              <span
                aria-hidden
                className={`absolute top-4.5 -left-[1.66rem] size-2.5 rounded-full ${markClass[toneOf(entry)]}`}
              />
              {entry.event ? (
                <Event {...entry} event={entry.event} leadId={lead.id} actions={actions} />
              ) : (
                <MailEntry mail={entry.mail} />
              )}
              <time dateTime={entry.at} className="figure-column block text-sm text-muted">
                {formatTimestamp(entry.at)}
              </time>
            </li>
          ))}
      </ol>
    </>
  )
}

function MinorToggle({
  minor,
  shown,
  onToggle,
}: {
  minor: HistoryEntry[]
  shown: boolean
  onToggle: () => void
}) {
  if (minor.length === 0) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mx-3 text-muted max-md:min-h-11"
      aria-expanded={shown}
      onClick={onToggle}
    >
      {shown ? minorLabels.hide : minorLabels.more(minor.length)}
    </Button>
  )
}

const markClass: Record<Tone, string> = {
  good: 'bg-good',
  bad: 'bg-bad',
  mail: 'bg-stamp',
  accent: 'bg-accent-strong',
  quiet: 'bg-line-strong',
}

function Event({
  event,
  mail,
  inbound,
  leadId,
  actions,
}: {
  event: LeadEvent
  /** the reply that it was */
  mail?: MailSummary | undefined
  /** the client's e-mail that it was */
  inbound?: InboundMail | undefined
  leadId: number
  actions: LeadActions
}) {
  const { sentence, text, mentions } = describeEvent(event)
  return (
    <>
      <Entry
        undone={event.undone}
        text={
          mail ? <MailLink mail={mail} /> : text && <NoteText text={text} mentions={mentions} />
        }
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
      {mail && <MailDelivery mail={mail} />}
      {inbound && <ClientMailText mail={inbound} folded={inbound.state === 'automatic'} />}
    </>
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
