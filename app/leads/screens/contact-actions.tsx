import { Mail, MessageCircle, NotebookPen, Phone } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/leads/desk.ts'
import type { ContactChannel } from '#app/leads/events.ts'
import { inWords } from '#app/leads/labels.ts'
import { useFirm } from '#app/site/site.tsx'
import { chatLinkTo } from '#app/text/chat-link.ts'
import { firstName } from '#app/text/first-name.ts'
import { canCall, phoneHref } from '#app/text/phone-href.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { leadScreenLabels as labels } from './lead-labels.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/** The ways to get in touch; each leads to logging the contact and its outcome. */
export function ContactActions({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const firm = useFirm()
  const [recording, setRecording] = useState<ContactChannel>()
  const [replying, setReplying] = useState(false)
  const greeting = labels.greeting(firstName(lead.name), firm.name, inWords(lead.service))
  const spam = lead.status === 'spam'
  const record = (channel: ContactChannel) => !spam && setRecording(channel)
  return (
    <div className="screen-only flex flex-wrap gap-2">
      {canCall(lead.phone) && (
        <>
          <ButtonLink
            id="lead-call"
            variant="accent"
            href={phoneHref(lead.phone)}
            onClick={() => record('call')}
          >
            <Phone aria-hidden className="size-4" /> {labels.call}
          </ButtonLink>
          <ButtonLink
            id="lead-whatsapp"
            variant="outline"
            href={chatLinkTo(lead.phone, greeting)}
            target="_blank"
            rel="noopener"
            onClick={() => record('whatsapp')}
          >
            <MessageCircle aria-hidden className="size-4" /> {labels.whatsapp}
          </ButtonLink>
        </>
      )}
      <Button
        id="lead-reply"
        variant="outline"
        disabled={spam || !lead.email}
        aria-describedby={lead.email ? undefined : 'lead-no-email'}
        onClick={() => setReplying(true)}
      >
        <Mail aria-hidden className="size-4" /> {labels.email}
      </Button>
      <Button
        id="lead-contact"
        variant="outline"
        disabled={spam}
        onClick={() => setRecording('call')}
      >
        <NotebookPen aria-hidden className="size-4" /> {labels.logContact}
      </Button>
      {!canCall(lead.phone) && <p className="w-full text-sm text-muted">{labels.noPhone}</p>}
      {!lead.email && (
        <p id="lead-no-email" className="w-full text-sm text-muted">
          {labels.noEmail}
        </p>
      )}
      {recording && (
        <ContactDialog
          lead={lead}
          channel={recording}
          actions={actions}
          onClose={() => setRecording(undefined)}
        />
      )}
      {replying && <ReplyDialog lead={lead} actions={actions} onClose={() => setReplying(false)} />}
    </div>
  )
}
