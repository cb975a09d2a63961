import { ChevronDown, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { gapsIn } from '#app/enquiries/templates/placeholders.ts'
import { templates } from '#app/enquiries/templates/queries.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { chatLinkTo } from '#app/ui/text/chat-link.ts'
import { whatsappLabels as labels } from './labels.ts'
import { WhatsappDialog } from './whatsapp-dialog.tsx'
import { useWhatsappMessages } from './whatsapp-message.ts'

/**
 * Opens WhatsApp with the message that fits best, or with one that is chosen and changed first, as it
 * must be where a placeholder has no value.
 */
export function WhatsappActions({
  lead,
  describedBy,
  onSent,
}: {
  lead: LeadDetail
  /** the id of the note about the phone number */
  describedBy: string | undefined
  onSent: () => void
}) {
  const messages = useWhatsappMessages(lead)
  const [choosing, setChoosing] = useState(false)
  const { first, text } = messages
  return (
    <>
      <span className="inline-flex">
        <ButtonLink
          id="lead-whatsapp"
          variant="outline"
          className="rounded-r-none"
          href={chatLinkTo(lead.phone, text)}
          title={first && labels.inUse(first.title)}
          target="_blank"
          aria-describedby={describedBy}
          rel="noopener"
          onClick={(event) => {
            if (gapsIn(text).length > 0) {
              event.preventDefault()
              setChoosing(true)
              return
            }
            if (first) templates.used(first.id)
            onSent()
          }}
        >
          <MessageCircle aria-hidden className="size-4" /> {labels.button}
        </ButtonLink>
        <Button
          id="lead-whatsapp-choose"
          variant="outline"
          className="-ml-px rounded-l-none px-2.5"
          aria-label={labels.choose}
          title={labels.choose}
          onClick={() => setChoosing(true)}
        >
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </span>
      {choosing && (
        <WhatsappDialog
          lead={lead}
          messages={messages}
          onSent={() => {
            setChoosing(false)
            onSent()
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
