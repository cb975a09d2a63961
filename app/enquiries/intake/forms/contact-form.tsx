import { useState } from 'react'
import { contactForm, GENERAL_INQUIRY } from '#app/enquiries/model/lead.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { CheckboxField, RequiredNote } from '#app/ui/field.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import { AcceptLabel } from './accept-label.tsx'
import { DataNotice } from './data-notice.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { SendButton } from './send-button.tsx'
import { formById } from './send-lead.ts'
import { SentPanel } from './sent-panel.tsx'
import { startOf, TopicChips } from './topic-chips.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const FORM_ID = 'contact-form'

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
  const [typed] = useState(typedBefore)
  const words = useBrowserCopy()
  const { enquiryMessages: messages, leadForms } = words
  const { field, formProps, isPending, sent } = useEnquiryForm({
    id: FORM_ID,
    rules: contactForm,
    bodyOf: ({ acceptTerms: _accepted, ...lead }) => ({ ...lead, service: GENERAL_INQUIRY }),
    returned,
    failed: messages.failed,
  })
  const accepted = field('acceptTerms')
  const firstTopic = sent ? undefined : topic

  return (
    <SentPanel
      sent={sent}
      notice={{ ...messages.sent, text: messages.sent.text(notice.replyWithin) }}
    >
      <form
        {...formProps}
        className="grid gap-3.5 rounded-lg border border-line-strong bg-card p-[clamp(1rem,4vw,2.25rem)] sm:grid-cols-2 sm:gap-5"
      >
        {topics && <TopicChips key={firstTopic} first={firstTopic} formId={FORM_ID} />}
        <RequiredNote {...words.requiredNote} />
        <EnquiryFields
          field={(name) => ({
            ...field(name),
            ...(name === 'message' &&
              !returned && { defaultValue: sent ? '' : (typed ?? startOf(topic, words)) }),
          })}
          labels={{ ...leadForms.contact, ...leadForms.fields }}
          required={['name', 'email', 'phone', 'message']}
          wide="sm:col-span-2"
        />
        <input
          type="hidden"
          name="service"
          value={returned?.values.service ?? returned?.values.incomeSource ?? GENERAL_INQUIRY}
        />
        <DataNotice facts={notice} className="sm:col-span-2" />
        <CheckboxField
          {...accepted}
          defaultValue={undefined}
          defaultChecked={accepted.defaultValue === 'on'}
          label={<AcceptLabel />}
          required
          className="sm:col-span-2"
        />
        <Honeypot />
        <SendButton action="contact-send" isPending={isPending} copy={leadForms.contact} />
      </form>
    </SentPanel>
  )
}

/** The message that was typed before the script arrived: React would put the start of the topic in its place. */
function typedBefore(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const message = formById(FORM_ID)?.elements.namedItem('message')
  return message instanceof HTMLTextAreaElement ? message.value : undefined
}
