import { PRICING_FORM_SERVICES } from '#app/enquiries/model/lead.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { RequiredNote, SelectField } from '#app/ui/field.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import { DataNotice } from './data-notice.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { SendButton } from './send-button.tsx'
import { SentPanel } from './sent-panel.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const FORM_ID = 'pricing-contact-form'

/** The form of the pricing page; the link of a plan's card preselects its plan. */
export function PricingForm({
  plan,
  notice,
  returned,
}: IslandProps['pricing-form'] & { notice: NoticeFacts; returned?: ReturnedForm }) {
  const { enquiryMessages: messages, leadForms, requiredNote, serviceOption } = useBrowserCopy()
  const copy = leadForms.pricing
  const { field, formProps, isPending, sent } = useEnquiryForm({
    id: FORM_ID,
    bodyOf,
    returned,
    failed: messages.failed,
  })
  return (
    <SentPanel
      sent={sent}
      notice={{ ...messages.sent, text: messages.sent.text(notice.replyWithin) }}
    >
      <form
        {...formProps}
        className="grid gap-5 rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2.25rem)] sm:grid-cols-2"
      >
        <RequiredNote {...requiredNote} />
        <EnquiryFields
          field={field}
          labels={copy}
          required={['name', 'email', 'phone']}
          wide="sm:col-span-2"
        >
          {/* HTML allows `required` only beside an empty option, which no one can choose. */}
          <SelectField
            {...field('service')}
            defaultValue={returned?.values.service ?? plan ?? ''}
            label={copy.service}
            required
            className="sm:col-span-2"
          >
            <option value="" disabled hidden>
              {copy.noService}
            </option>
            {Object.entries(PRICING_FORM_SERVICES).map(([value, label]) => (
              <option key={value} value={value}>
                {serviceOption(label)}
              </option>
            ))}
          </SelectField>
        </EnquiryFields>
        <Honeypot />
        <DataNotice facts={notice} className="sm:col-span-2" />
        <SendButton action="pricing-send" isPending={isPending} copy={copy} />
      </form>
    </SentPanel>
  )
}

function bodyOf({ service, ...typed }: Record<string, string>) {
  return {
    ...(typed as Record<'name' | 'email' | 'phone' | 'message', string>),
    service: PRICING_FORM_SERVICES[service as keyof typeof PRICING_FORM_SERVICES],
  }
}
