import { useState } from 'react'
import {
  type ContactFormValues,
  contactForm,
  EMPTY_CONTACT_FORM,
  GENERAL_INQUIRY,
} from '#app/enquiries/model/lead.ts'
import { api } from '#app/paths.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { CheckboxField, RequiredNote, TextField } from '#app/ui/field.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { messageStart } from '#content/en/contact.ts'
import { leadForms } from '#content/en/forms.ts'
import { messages } from '#content/en/messages.ts'
import type { NoticeFacts } from '#content/en/notice.ts'
import { AcceptLabel } from './accept-label.tsx'
import { EmailField, MessageField, PhoneField } from './advised-fields.tsx'
import { DataNotice } from './data-notice.tsx'
import { SendButton } from './send-button.tsx'
import { formById, sendLead } from './send-lead.ts'
import type { SentEnquiry } from './sent-enquiry.tsx'
import { SentPanel } from './sent-panel.tsx'
import { TopicChips } from './topic-chips.tsx'

const FORM_ID = 'contact-form'
const copy = leadForms.contact
const FIELDS = ['name', 'email', 'phone', 'message', 'acceptTerms'] as const

/**
 * The contact form. With script it sends JSON and shows the outcome in a toast and what comes
 * next in its place; without, the browser posts it to the same address and gets a page back.
 */
export function ContactForm({
  topics = false,
  topic,
  notice,
  returned,
}: IslandProps['contact-form'] & { notice: NoticeFacts; returned?: ReturnedForm }) {
  const [startValues, setStartValues] = useState<ContactFormValues>(() => ({
    ...EMPTY_CONTACT_FORM,
    message: messageStart(topic),
    ...returned?.values,
    ...typedBefore(),
  }))
  const [sent, setSent] = useState<SentEnquiry>()
  const { form, errors, isPending, formProps } = useServerForm(contactForm, mutation, {
    defaultValues: startValues,
    failed: messages.lead.failed,
    onSaved: (receipt, { phone, email, message }) => {
      setStartValues(EMPTY_CONTACT_FORM)
      // Its event also takes the advice at the fields away.
      formById(FORM_ID)?.reset()
      form.reset(EMPTY_CONTACT_FORM)
      setSent({ receipt, phone, email, message, service: GENERAL_INQUIRY })
    },
  })
  const isSent = startValues === EMPTY_CONTACT_FORM
  const errorOf = (field: keyof ContactFormValues) =>
    errors[field]?.message ?? returned?.errors.find(({ path }) => path === field)?.message
  const firstWrong = FIELDS.find((name) => returned?.errors.some(({ path }) => path === name))
  const field = (name: keyof ContactFormValues) => ({
    ...form.register(name),
    defaultValue: String(startValues[name]),
    id: `${FORM_ID}-${name}`,
    error: errorOf(name),
    required: true,
    autoFocus: name === firstWrong,
  })

  return (
    <SentPanel sent={sent} notice={messages.lead.sent}>
      <form
        id={FORM_ID}
        method="post"
        action={api.leads.list}
        {...formProps}
        onFocus={prepareToasts}
        className="grid gap-3.5 rounded-lg border border-line-strong bg-card p-[clamp(1rem,4vw,2.25rem)] sm:grid-cols-2 sm:gap-5"
      >
        {topics && (
          <TopicChips
            key={String(isSent)}
            first={isSent ? undefined : topic}
            message={() => form.getValues('message')}
            onMessage={(message) => {
              const shouldValidate = form.formState.isSubmitted
              form.setValue('message', message, { shouldDirty: true, shouldValidate })
              form.setFocus('message')
            }}
          />
        )}
        <RequiredNote />
        <TextField
          {...field('name')}
          label={copy.name}
          autoComplete="name"
          maxLength={NAME_MAX}
          className="sm:col-span-2"
        />
        <EmailField {...field('email')} label={copy.email} />
        <PhoneField {...field('phone')} label={copy.phone} placeholder={copy.phonePlaceholder} />
        <MessageField
          {...field('message')}
          label={copy.message}
          hint={copy.messageHint}
          className="sm:col-span-2"
        />
        <input
          type="hidden"
          name="service"
          value={returned?.values.service ?? returned?.values.incomeSource ?? GENERAL_INQUIRY}
        />
        <DataNotice facts={notice} className="sm:col-span-2" />
        <CheckboxField
          {...field('acceptTerms')}
          defaultValue={undefined}
          defaultChecked={Boolean(startValues.acceptTerms)}
          label={<AcceptLabel />}
          className="sm:col-span-2"
        />
        <Honeypot />
        <SendButton action="contact-send" isPending={isPending} copy={copy} />
      </form>
    </SentPanel>
  )
}

const mutation = {
  mutationFn: ({ acceptTerms: _accepted, ...lead }: ContactFormValues) =>
    sendLead({ ...lead, service: GENERAL_INQUIRY }, formById(FORM_ID)),
}

/** What was typed before the script arrived; the form must not empty it. */
function typedBefore(): Partial<ContactFormValues> {
  if (typeof document === 'undefined') return {}
  const form = formById(FORM_ID)
  if (!form) return {}
  const { acceptTerms, service: _service, ...typed } = Object.fromEntries(new FormData(form))
  return { ...(typed as Partial<ContactFormValues>), acceptTerms: acceptTerms === 'on' }
}
