import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { type ContactInput, contactLogBody, NOTE_MAX } from '#app/enquiries/desk/desk-changes.ts'
import { useWriting } from '#app/enquiries/desk/presence/presence.tsx'
import { desk } from '#app/enquiries/desk/queries.ts'
import { PhoneField } from '#app/enquiries/intake/forms/advised-fields.tsx'
import {
  CONTACT_CHANNELS,
  type ContactChannel,
  type ContactOutcome,
  isTriedAgain,
  outcomesOf,
} from '#app/enquiries/model/events.ts'
import { nextTry } from '#app/enquiries/model/next-try.ts'
import { formatDue } from '#app/enquiries/model/sla.ts'
import { useOfficeCalendar } from '#app/enquiries/office/use-office-calendar.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { useUnsentText } from '#app/team/auth/use-unsent-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { CancelButton } from '#app/ui/form-footer.tsx'
import { Options } from '#app/ui/options.tsx'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { PHONE_FIELDS } from '#content/enums.ts'
import { VisitorMessage } from './case/visitor-message.tsx'
import { FollowUpField } from './follow-up-field.tsx'
import { channelNames, contactLabels as labels, outcomeName } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'
import { useSendingKey } from './use-sending-key.ts'

/**
 * Records a contact with the visitor, its outcome and when to come back. The first one that reached the
 * visitor stops the SLA; for any other the next try is suggested.
 */
export function ContactDialog({
  lead,
  channel,
  actions,
  onClose,
  onEmail,
}: {
  lead: LeadDetail
  channel: ContactChannel
  actions: LeadActions
  onClose: () => void
  /** replies by e-mail instead, after a wrong number */
  onEmail: () => void
}) {
  useWriting()
  const thenEmail = useRef(false)
  const sending = useSendingKey(`contact-${lead.id}`)
  const mutationFn = (contact: ContactInput) =>
    actions.runOrThrow({
      send: () => desk.contact({ id: lead.id, ...contact, key: sending.key() }),
      done: labels.done,
    })
  const { form, errors, failure, formProps } = useServerForm(
    contactLogBody,
    { mutationFn },
    {
      defaultValues: { kind: channel, outcome: 'reached', note: '' },
      onSaved: () => {
        unsent.clear()
        sending.clear()
        onClose()
        if (thenEmail.current) onEmail()
      },
    },
  )
  const unsent = useUnsentText(form, `contact-${lead.id}`, ['note'])
  const [chosen, outcome = 'reached', rightPhone, wrongPhone] = useWatch({
    control: form.control,
    name: ['kind', 'outcome', 'rightPhone', 'wrongPhone'],
  })
  const other = wrongPhone === 'secondPhone' ? lead.phone : lead.secondPhone
  const [now] = useState(() => Date.now())
  const tryAt = nextTry(lead, now, useOfficeCalendar()).toISOString()
  const reached = outcome === 'reached'
  const again = isTriedAgain(outcome, rightPhone || other)
  const suggestFor = (result: ContactOutcome, right = other) =>
    form.setValue('followUpAt', isTriedAgain(result, right) ? tryAt : undefined)
  const changeChannel = () => {
    form.setValue('outcome', 'reached')
    suggestFor('reached')
  }
  return (
    <Dialog
      open
      size="sm"
      title={labels.titles[channel]}
      text={
        <>
          {lead.name},{' '}
          <span className="figure-column whitespace-nowrap">{shownPhone(lead.phone)}</span>
        </>
      }
      onClose={onClose}
      aside={<VisitorMessage lead={lead} />}
      footer={
        <>
          <CancelButton onClick={onClose} />
          {outcome === 'wrong-number' && lead.email && (
            <Button
              type="submit"
              form="contact"
              variant="outline"
              disabled={actions.busy}
              onClick={() => {
                thenEmail.current = true
              }}
            >
              {labels.andEmail}
            </Button>
          )}
          <Button type="submit" form="contact" variant="accent" disabled={actions.busy}>
            {labels.submit[chosen]}
          </Button>
        </>
      }
    >
      <form id="contact" {...formProps} className="grid gap-4">
        <div className="grid gap-3 sm:grid-cols-[2fr_3fr]">
          <SelectField
            {...form.register('kind', { onChange: changeChannel })}
            label={labels.channel}
          >
            <Options
              values={CONTACT_CHANNELS.filter((one) => one !== 'email' || lead.email)}
              nameOf={(one) => channelNames[one]}
            />
          </SelectField>
          <SelectField
            {...form.register('outcome', { onChange: ({ target }) => suggestFor(target.value) })}
            label={labels.outcome}
            data-first-focus
          >
            <Options values={outcomesOf[chosen]} nameOf={(one) => outcomeName(chosen, one)} />
          </SelectField>
        </div>
        {!reached && <p className="text-sm text-muted">{labels.noAnswerHint}</p>}
        {outcome === 'wrong-number' && lead.secondPhone && (
          <SelectField
            {...form.register('wrongPhone')}
            label={labels.wrongPhone}
            hint={labels.otherPhone}
          >
            <Options values={PHONE_FIELDS} nameOf={(one) => shownPhone(lead[one])} />
          </SelectField>
        )}
        {outcome === 'wrong-number' && (
          <PhoneField
            mustBeCalled
            {...form.register('rightPhone', {
              onChange: ({ target }) => {
                if (isTriedAgain(outcome, target.value || other) !== again)
                  suggestFor(outcome, target.value || other)
              },
            })}
            label={labels.rightPhone}
            autoComplete="off"
            error={errors.rightPhone?.message}
          />
        )}
        <TextAreaField
          {...form.register('note')}
          label={labels.note}
          rows={4}
          maxLength={NOTE_MAX}
          error={errors.note?.message}
        />
        <FollowUpField
          key={again ? 'try' : 'none'}
          label={labels.followUp}
          none={labels.noFollowUp}
          {...(again && {
            suggested: { at: tryAt, label: labels.nextTry(formatDue(tryAt, now)) },
          })}
          onChange={(at) => form.setValue('followUpAt', at)}
        />
        <FormFailure text={errors.followUpAt?.message ?? failure} />
      </form>
    </Dialog>
  )
}
