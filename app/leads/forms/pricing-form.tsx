import { useEffect } from 'react'
import { submitOnModEnter, useSubmission } from '#app/client/use-submission.ts'
import { leadForms } from '#app/content/forms.ts'
import { messages } from '#app/content/messages.ts'
import type { NoticeFacts } from '#app/content/notice.ts'
import { MESSAGE_MAX, PHONE_MAX, PRICING_FORM_SERVICES } from '#app/leads/lead.ts'
import { api } from '#app/paths.ts'
import type { ReturnedForm } from '#app/site/render.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { RequiredNote, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { DataNotice } from './data-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { formById, sendLead, toastSent } from './send-lead.ts'

const FORM_ID = 'pricing-contact-form'
const copy = leadForms.pricing
const FIELDS = ['name', 'email', 'phone', 'service', 'message'] as const
type FieldName = (typeof FIELDS)[number]

/**
 * The form of the pricing page, checked by the browser's own rules and by the server: it needs no
 * library for forms.
 */
export function PricingForm({
  notice,
  returned,
}: {
  notice: NoticeFacts
  returned?: ReturnedForm
}) {
  const { send, isPending, error, fieldErrors } = useSubmission(mutation, {
    failed: messages.lead.failed,
    onSaved: (receipt) => {
      formById(FORM_ID)?.reset()
      toastSent(messages.lead.sent, receipt)
    },
  })
  const wrong = error ? fieldErrors : (returned?.errors ?? [])
  const firstWrong = FIELDS.find((name) => wrong.some(({ path }) => path === name))
  useEffect(() => {
    if (error && firstWrong) document.getElementById(`${FORM_ID}-${firstWrong}`)?.focus()
  }, [error, firstWrong])
  const field = (name: FieldName) => ({
    id: `${FORM_ID}-${name}`,
    name,
    defaultValue: returned?.values[name],
    error: wrong.find(({ path }) => path === name)?.message,
    autoFocus: returned && name === firstWrong,
  })

  return (
    <form
      id={FORM_ID}
      method="post"
      action={api.leads.list}
      aria-busy={isPending}
      onFocus={prepareToasts}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      onKeyDown={submitOnModEnter}
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
      <TextField
        {...field('email')}
        label={copy.email}
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
      />
      <TextField
        {...field('phone')}
        label={copy.phone}
        type="tel"
        autoComplete="tel"
        required
        maxLength={PHONE_MAX}
      />
      {/* HTML allows `required` only beside an empty option, which nobody can choose. */}
      <SelectField {...field('service')} label={copy.service} required className="sm:col-span-2">
        <option value="" disabled hidden>
          {copy.noService}
        </option>
        {Object.entries(PRICING_FORM_SERVICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('message')}
        label={copy.message}
        maxLength={MESSAGE_MAX}
        className="sm:col-span-2"
      />
      <Honeypot />
      <DataNotice facts={notice} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant="accent"
          size="lg"
          disabled={isPending}
          className="w-full sm:w-auto"
        >
          {isPending ? copy.sending : copy.send}
        </Button>
      </div>
    </form>
  )
}

const mutation = { mutationFn: (form: HTMLFormElement) => sendLead(bodyOf(form), form) }

function bodyOf(form: HTMLFormElement) {
  const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
  return {
    name: typed.name ?? '',
    email: typed.email ?? '',
    phone: typed.phone ?? '',
    message: typed.message ?? '',
    service: PRICING_FORM_SERVICES[typed.service as keyof typeof PRICING_FORM_SERVICES],
  }
}
