import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type * as z from 'zod/mini'
import type { LeadDetail } from '#app/enquiries/desk/desk.ts'
import { REPLY_MAX, replyForm } from '#app/enquiries/desk/desk-changes.ts'
import { useWriting } from '#app/enquiries/desk/presence/presence.tsx'
import { desk } from '#app/enquiries/desk/queries.ts'
import { ClientPageLink } from '#app/enquiries/replies/client-page-link.tsx'
import { answerSubject } from '#app/enquiries/replies/inbound/answer-subject.ts'
import { LastClientMail } from '#app/enquiries/replies/inbound/last-client-mail.tsx'
import { nameForClients } from '#app/enquiries/replies/name-for-clients.ts'
import { TemplatePicker } from '#app/enquiries/replies/template-picker.tsx'
import { GapNotice, selectGap, useGaps } from '#app/enquiries/templates/gap-notice.tsx'
import { CLIENT_PAGE } from '#app/enquiries/templates/placeholders.ts'
import { templates } from '#app/enquiries/templates/queries.ts'
import { SUBJECT_MAX, type Template } from '#app/enquiries/templates/template.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { mailStatusQuery } from '#app/platform/mail/queries.ts'
import { useFirm } from '#app/platform/page/site.tsx'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { useUnsentText } from '#app/team/auth/use-unsent-text.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextAreaField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
import { firstName } from '#app/ui/text/first-name.ts'
import { replyWordsIn } from '#content/reply-words.ts'
import { ColleagueContacts } from './case/colleague-contacts.tsx'
import { EmailLooksWrong } from './case/email-looks-wrong.tsx'
import { colleagueLabels } from './case/labels.ts'
import { useColleagueContacts } from './case/use-colleague-contacts.ts'
import { VisitorMessage } from './case/visitor-message.tsx'
import { describeEvent } from './event-labels.ts'
import { replyLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'
import { useSendingKey } from './use-sending-key.ts'

/** Writes to the visitor, from a template or freely; the site sends the mail and records it. */
export function ReplyDialog({
  lead,
  actions,
  onClose,
}: {
  lead: LeadDetail
  actions: LeadActions
  onClose: () => void
}) {
  const { data: mail } = useQuery({ ...mailStatusQuery, refetchInterval: false })
  const waits = mail?.configured === false
  useWriting()
  const { form, errors, failure, formProps, first, template, fillIn, gaps, second } = useReplyForm(
    lead,
    actions,
    waits,
    onClose,
  )
  const { onSubmit } = formProps
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (gaps.open.length === 0) return onSubmit(event)
    event.preventDefault()
    selectGap(event.currentTarget, gaps.open[0])
  }
  return (
    <Dialog
      open
      title={labels.title}
      text={
        <span className="[overflow-wrap:anywhere]">
          {labels.to(lead.email)}
          <EmailLooksWrong email={lead.email} />
        </span>
      }
      onClose={onClose}
      aside={
        <>
          <ColleagueContacts contacts={second.contacts} />
          <LastClientMail lead={lead} />
          <VisitorMessage lead={lead} />
        </>
      }
      footer={
        <>
          <GapNotice gaps={gaps} />
          <FormFooter
            form="reply"
            submit={actions.busy ? labels.sending : second.submitLabel}
            disabled={actions.busy}
            onCancel={onClose}
          />
        </>
      }
    >
      <form id="reply" {...formProps} onSubmit={submit} className="grid gap-4">
        {waits && <p className="rounded-md bg-accent-tint px-3.5 py-2.5">{labels.noServer}</p>}
        <TemplatePicker
          lead={lead}
          untouched={first}
          current={() => form.getValues('text')}
          inUse={template}
          onUse={fillIn}
        />
        <TextField
          {...form.register('subject')}
          label={labels.subject}
          maxLength={SUBJECT_MAX}
          error={errors.subject?.message}
        />
        <TextField
          {...form.register('cc')}
          label={labels.cc}
          inputMode="email"
          autoCapitalize="none"
          autoComplete="off"
          error={errors.cc?.message}
        />
        <TextAreaField
          {...form.register('text')}
          label={labels.text}
          rows={12}
          maxLength={REPLY_MAX}
          error={errors.text?.message}
        />
        <ClientPageLink
          lead={lead}
          isIn={(form.watch('text') ?? '').includes(CLIENT_PAGE)}
          onText={(text) => form.setValue('text', text, { shouldDirty: true })}
        />
        <FormFailure text={failure} />
      </form>
      <ConfirmDialog
        open={second.asking}
        title={colleagueLabels.ask.title}
        text={second.question}
        confirm={colleagueLabels.sendAnyway}
        cancel={colleagueLabels.ask.cancel}
        onConfirm={second.confirm}
        onClose={second.cancel}
      />
    </Dialog>
  )
}

/** @param waits whether the mail waits in the outbox because no mail server is set up */
function useReplyForm(lead: LeadDetail, actions: LeadActions, waits: boolean, onClose: () => void) {
  const firm = useFirm()
  const { user } = useAuth()
  const sending = useSendingKey(`reply-${lead.id}`)
  const words = replyWordsIn(lead.language)
  const [first] = useState(() =>
    words.text(firstName(lead.name), nameForClients(user, lead.language), firm.name),
  )
  const [template, setTemplate] = useState<Template>()
  const colleagues = useColleagueContacts(lead)
  const [asking, setAsking] = useState(false)
  const mutationFn = async (reply: z.output<typeof replyForm>) => {
    if (colleagues.isUnknown()) {
      setAsking(true)
      throw new Error(colleagueLabels.unsent)
    }
    return actions.runOrThrow({
      send: () =>
        desk.reply({
          id: lead.id,
          ...reply,
          kept: gaps.kept,
          key: sending.key(),
          lastContactId: colleagues.lastKnown(),
        }),
      done: waits ? labels.waits : labels.onItsWay,
      final: true,
    })
  }
  const serverForm = useServerForm(
    replyForm,
    { mutationFn },
    {
      defaultValues: {
        subject: answerSubject(lead) ?? words.subject(words.service(lead.service)),
        text: first,
        cc: '',
      },
      onSaved: () => {
        if (template) templates.used(template.id)
        unsent.clear()
        sending.clear()
        onClose()
      },
    },
  )
  const { form } = serverForm
  const unsent = useUnsentText(form, `reply-${lead.id}`, ['subject', 'cc', 'text'])

  const gaps = useGaps(`${form.watch('subject')}\n${form.watch('text')}`)
  const last = colleagues.contacts.at(-1)
  return {
    ...serverForm,
    /** Asks before it sends a message besides a colleague's. */
    second: {
      contacts: colleagues.contacts,
      submitLabel: last ? colleagueLabels.sendAnyway : labels.send,
      asking,
      question: last && colleagueLabels.ask.text(describeEvent(last).sentence),
      confirm: () => {
        colleagues.accept()
        setAsking(false)
        void serverForm.submit()
      },
      cancel: () => setAsking(false),
    },
    first,
    template,
    gaps,
    fillIn: (chosen: Template, filled: { subject: string; text: string }) => {
      form.setValue('subject', filled.subject, { shouldDirty: true })
      form.setValue('text', filled.text, { shouldDirty: true })
      setTemplate(chosen)
    },
  }
}
