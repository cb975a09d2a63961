import { useWatch } from 'react-hook-form'
import { useUnsentText } from '#app/auth/use-unsent-text.ts'
import { useServerForm } from '#app/client/use-server-form.ts'
import type { Lead } from '#app/leads/desk.ts'
import { type ContactInput, contactLogBody, NOTE_MAX } from '#app/leads/desk-changes.ts'
import { CONTACT_CHANNELS, CONTACT_OUTCOMES, type ContactChannel } from '#app/leads/events.ts'
import { useWriting } from '#app/leads/presence/presence.tsx'
import { desk } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { VisitorMessage } from './case/visitor-message.tsx'
import { FollowUpField } from './follow-up-field.tsx'
import { channelNames, contactLabels as labels, outcomeNames } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Records a contact with the visitor, its outcome and when to come back; the first one stops the SLA. */
export function ContactDialog({
  lead,
  channel,
  actions,
  onClose,
}: {
  lead: Lead
  channel: ContactChannel
  actions: LeadActions
  onClose: () => void
}) {
  useWriting()
  const mutationFn = (contact: ContactInput) =>
    actions.runOrThrow({ send: () => desk.contact(lead.id, contact), done: labels.done })
  const { form, errors, failure, formProps } = useServerForm(
    contactLogBody,
    { mutationFn },
    {
      defaultValues: { kind: channel, outcome: 'reached', note: '' },
      onSaved: () => {
        unsent.clear()
        onClose()
      },
    },
  )
  const unsent = useUnsentText(form, `contact-${lead.id}`, ['note'])
  const chosen = useWatch({ control: form.control, name: 'kind' })
  return (
    <Dialog
      open
      size="sm"
      title={labels.titles[channel]}
      text={
        <>
          {lead.name}, <span className="figure-column whitespace-nowrap">{lead.phone}</span>
        </>
      }
      onClose={onClose}
      aside={<VisitorMessage lead={lead} />}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form="contact" variant="accent" disabled={actions.busy}>
            {labels.submit[chosen]}
          </Button>
        </>
      }
    >
      <form id="contact" {...formProps} className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <SelectField {...form.register('kind')} label={labels.channel}>
            {CONTACT_CHANNELS.map((one) => (
              <option key={one} value={one}>
                {channelNames[one]}
              </option>
            ))}
          </SelectField>
          <SelectField {...form.register('outcome')} label={labels.outcome} data-first-focus>
            {CONTACT_OUTCOMES.map((one) => (
              <option key={one} value={one}>
                {outcomeNames[chosen][one]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextAreaField
          {...form.register('note')}
          label={labels.note}
          rows={4}
          maxLength={NOTE_MAX}
          error={errors.note?.message}
        />
        <FollowUpField
          label={labels.followUp}
          none={labels.noFollowUp}
          onChange={(at) => form.setValue('followUpAt', at)}
        />
        <FormFailure text={errors.followUpAt?.message ?? failure} />
      </form>
    </Dialog>
  )
}
