import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { type Lead, NOTE_MAX } from '#app/leads/desk.ts'
import { CONTACT_CHANNELS, CONTACT_OUTCOMES, type ContactChannel } from '#app/leads/events.ts'
import { channelNames, outcomeNames } from '#app/leads/labels.ts'
import { desk } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { FollowUpField } from './follow-up-field.tsx'
import { clearUnsentText, useUnsentText } from './unsent-text.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Records that somebody got in touch, which stops the clock, with what came of it and what is next. */
export function ContactDialog({
  lead,
  channel: first,
  deeds,
  onClose,
}: {
  lead: Lead
  channel: ContactChannel
  deeds: LeadActions
  onClose: () => void
}) {
  const kept = `contact-${lead.id}`
  const [channel, setChannel] = useState(first)
  const [outcome, setOutcome] = useState<(typeof CONTACT_OUTCOMES)[number]>('reached')
  const [note, setNote] = useUnsentText(kept)
  const [followUpAt, setFollowUpAt] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const save = async () => {
    setFailure(undefined)
    try {
      await deeds.attempt({
        send: () => desk.contact(lead.id, { kind: channel, outcome, note, followUpAt }),
        done: 'The contact is recorded',
      })
      clearUnsentText(kept)
      onClose()
    } catch (error) {
      setFailure((error as Error).message || messages.tryLater)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      title={titles[first]}
      text={
        <>
          {lead.name}, <span className="figures whitespace-nowrap">{lead.phone}</span>
        </>
      }
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="contact" look="accent" disabled={deeds.busy}>
            Record
          </Button>
        </>
      }
    >
      <form
        id="contact"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label="By"
            value={channel}
            onChange={({ target }) =>
              setChannel(CONTACT_CHANNELS.find((one) => one === target.value) ?? 'call')
            }
          >
            {CONTACT_CHANNELS.map((one) => (
              <option key={one} value={one}>
                {channelNames[one]}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="What came of it"
            value={outcome}
            data-first-focus
            onChange={({ target }) =>
              setOutcome(CONTACT_OUTCOMES.find((one) => one === target.value) ?? 'reached')
            }
          >
            {CONTACT_OUTCOMES.map((one) => (
              <option key={one} value={one}>
                {outcomeNames[channel][one]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          label="Note (optional)"
          value={note}
          rows={4}
          maxLength={NOTE_MAX}
          onChange={(event) => setNote(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            event.currentTarget.form?.requestSubmit()
          }}
        />
        <FollowUpField label="Come back to it" none="No" onChange={setFollowUpAt} />
        <FormFailure text={failure} />
      </form>
    </Dialog>
  )
}

const titles: Record<ContactChannel, string> = {
  call: 'How did the call go?',
  whatsapp: 'Was the message sent?',
  email: 'Record an e-mail',
}
