import { PRICING_FORM_SERVICES } from '#app/enquiries/model/lead.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import type { IslandProps } from '#app/platform/page/islands.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { RequiredNote, SelectField, TextField } from '#app/ui/field.tsx'
import { NAME_MAX } from '#app/ui/text/fields.ts'
import { leadForms } from '#content/en/forms.ts'
import { messages } from '#content/en/messages.ts'
import type { NoticeFacts } from '#content/en/notice.ts'
import { EmailField, MessageField, PhoneField } from './advised-fields.tsx'
import { DataNotice } from './data-notice.tsx'
import { SendButton } from './send-button.tsx'
import { SentPanel } from './sent-panel.tsx'
import { usePlainForm } from './use-plain-form.ts'

const FORM_ID = 'pricing-contact-form'
const copy = leadForms.pricing
const FIELDS = ['name', 'email', 'phone', 'service', 'message'] as const

/** The form of the pricing page; the link of a plan's card preselects its plan. */
export function PricingForm({
  plan,
  notice,
  returned,
}: IslandProps['pricing-form'] & { notice: NoticeFacts; returned?: ReturnedForm }) {
  const { field, formProps, isPending, sent } = usePlainForm({
    id: FORM_ID,
    fields: FIELDS,
    bodyOf,
    returned,
  })
  return (
    <SentPanel sent={sent} notice={messages.lead.sent}>
      <form
        {...formProps}
        className="grid gap-5 rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2.25rem)] sm:grid-cols-2"
      >
        <RequiredNote />
        <TextField
          {...field('name')}
          label={copy.name}
          autoComplete="name"
          required
          maxLength={NAME_MAX}
          className="sm:col-span-2"
        />
        <EmailField {...field('email')} label={copy.email} required />
        <PhoneField {...field('phone')} label={copy.phone} required />
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
              {label}
            </option>
          ))}
        </SelectField>
        <MessageField {...field('message')} label={copy.message} className="sm:col-span-2" />
        <Honeypot />
        <DataNotice facts={notice} className="sm:col-span-2" />
        <SendButton action="pricing-send" isPending={isPending} copy={copy} />
      </form>
    </SentPanel>
  )
}

function bodyOf(typed: Record<string, string>) {
  return {
    name: typed.name ?? '',
    email: typed.email ?? '',
    phone: typed.phone ?? '',
    message: typed.message ?? '',
    service: PRICING_FORM_SERVICES[typed.service as keyof typeof PRICING_FORM_SERVICES],
  }
}
