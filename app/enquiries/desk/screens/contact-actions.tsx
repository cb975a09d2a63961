import { Mail, NotebookPen, Phone } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import type { ContactChannel } from '#app/enquiries/model/events.ts'
import { WhatsappActions } from '#app/enquiries/replies/whatsapp-actions.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { canCall, phoneHref } from '#app/ui/text/phone-href.ts'
import { looksWrong, splitPhone } from '#app/ui/text/phone-number.ts'
import { PhoneLooksWrong } from './case/phone-looks-wrong.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { factLabels, leadScreenLabels as labels } from './lead-labels.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/** Asks how it went when one comes back from the tab that a link has opened, and not before. */
function whenBack(ask: () => void): void {
  const onChange = () => {
    if (document.hidden) return
    document.removeEventListener('visibilitychange', onChange)
    ask()
  }
  document.addEventListener('visibilitychange', onChange)
}

/** The ways to get in touch; each leads to logging the contact and its outcome. */
export function ContactActions({ lead, actions }: { lead: LeadDetail; actions: LeadActions }) {
  const [recording, setRecording] = useState<ContactChannel>()
  const [replying, setReplying] = useState(false)
  const { extension } = splitPhone(lead.phone)
  const isOthers = lead.wrongNumber
  const wrongPhone = isOthers || looksWrong(lead.phone)
  const phoneNote = wrongPhone || extension ? 'lead-phone-note' : undefined
  const spam = lead.status === 'spam'
  const record = (channel: ContactChannel) => !spam && setRecording(channel)
  return (
    <div className="screen-only contents">
      {canCall(lead.phone) && (
        <>
          <ButtonLink
            id="lead-call"
            variant={isOthers ? 'outline' : 'accent'}
            href={phoneHref(lead.phone)}
            aria-describedby={phoneNote}
            onClick={() => record('call')}
          >
            <Phone aria-hidden className="size-4" /> {labels.call}
          </ButtonLink>
          <WhatsappActions
            lead={lead}
            describedBy={phoneNote}
            onSent={() => whenBack(() => record('whatsapp'))}
          />
        </>
      )}
      <Button
        id="lead-reply"
        variant={isOthers && lead.email ? 'accent' : 'outline'}
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
      {canCall(lead.phone) && (wrongPhone || extension) && (
        <p id="lead-phone-note" className="order-last w-full text-sm">
          {extension && <span className="block text-muted">{factLabels.extension(extension)}</span>}
          {wrongPhone && (
            <PhoneLooksWrong text={isOthers ? labels.wrongNumber : factLabels.phoneLooksWrong} />
          )}
        </p>
      )}
      {!canCall(lead.phone) && (
        <p className="order-last w-full text-sm text-muted">{labels.noPhone}</p>
      )}
      {!lead.email && (
        <p id="lead-no-email" className="order-last w-full text-sm text-muted">
          {labels.noEmail}
        </p>
      )}
      {recording && (
        <ContactDialog
          lead={lead}
          channel={recording}
          actions={actions}
          onClose={() => setRecording(undefined)}
          onEmail={() => setReplying(true)}
        />
      )}
      {replying && <ReplyDialog lead={lead} actions={actions} onClose={() => setReplying(false)} />}
    </div>
  )
}
