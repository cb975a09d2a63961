import { useEffect } from 'react'
import { ApiError } from '#app/client/api.ts'
import { messages } from '#app/content/messages.ts'
import {
  EMAIL_MAX,
  MESSAGE_MAX,
  NAME_MAX,
  PHONE_MAX,
  PRICING_FORM_SERVICES,
} from '#app/leads/lead.ts'
import { api } from '#app/paths.ts'
import type { ReturnedForm } from '#app/site/render.ts'
import { Button } from '#app/ui/button.tsx'
import { RequiredNote, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { DataNotice } from './data-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { useSendLead } from './send-lead.ts'

const FORM_ID = 'pricing-contact-form'
const FIELDS = ['name', 'email', 'phone', 'service', 'message'] as const
type FieldName = (typeof FIELDS)[number]

/** The form of the pricing page: checked by the browser itself, and by the server. */
export function PricingForm({ returned }: { returned?: ReturnedForm }) {
  const { send, isPending, error } = useSendLead(messages.lead, () => {
    const form = document.getElementById(FORM_ID)
    if (form instanceof HTMLFormElement) form.reset()
  })
  const wrong = error instanceof ApiError ? error.errors : (returned?.errors ?? [])
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
        if (!isPending) send(bodyOf(event.currentTarget), event.currentTarget)
      }}
      className="grid gap-5 rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2.25rem)] sm:grid-cols-2"
    >
      <RequiredNote />
      <TextField
        {...field('name')}
        label="Full name"
        autoComplete="name"
        required
        maxLength={NAME_MAX}
        className="sm:col-span-2"
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        maxLength={EMAIL_MAX}
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        maxLength={PHONE_MAX}
      />
      {/* HTML allows `required` only beside an empty option, which nobody can choose. */}
      <SelectField {...field('service')} label="Interested In" required className="sm:col-span-2">
        <option value="" disabled hidden>
          Select a plan
        </option>
        {Object.entries(PRICING_FORM_SERVICES).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        {...field('message')}
        label="Message (optional)"
        maxLength={MESSAGE_MAX}
        className="sm:col-span-2"
      />
      <Honeypot />
      <DataNotice className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          look="accent"
          size="lg"
          disabled={isPending}
          className="w-full sm:w-auto"
        >
          {isPending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  )
}

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
