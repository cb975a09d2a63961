import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '#app/content/messages.ts'
import {
  type ContactFormValues,
  contactForm,
  EMPTY_CONTACT_FORM,
  GENERAL_INQUIRY,
  MESSAGE_MAX,
  PHONE_MAX,
} from '#app/leads/lead.ts'
import { api, paths } from '#app/paths.ts'
import type { ReturnedForm } from '#app/site/render.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { CheckboxField, RequiredNote, TextAreaField, TextField } from '#app/ui/field.tsx'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { DataNotice } from './data-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { useSendLead } from './send-lead.ts'

const FORM_ID = 'contact-form'
const FIELDS = ['name', 'email', 'phone', 'message', 'acceptTerms'] as const

/**
 * The contact form. With script it sends JSON and tells the outcome in a toast; without, the
 * browser posts it to the same address and gets a page back.
 */
export function ContactForm({ returned }: { returned?: ReturnedForm }) {
  const [startValues, setStartValues] = useState<ContactFormValues>(() => ({
    ...EMPTY_CONTACT_FORM,
    ...returned?.values,
    ...typedBefore(),
  }))
  const { register, handleSubmit, reset, formState } = useForm<ContactFormValues>({
    resolver: standardSchemaResolver(contactForm),
    defaultValues: startValues,
  })
  const { send, isPending } = useSendLead(messages.lead, () => {
    setStartValues(EMPTY_CONTACT_FORM)
    reset(EMPTY_CONTACT_FORM)
  })
  const submit = handleSubmit(({ acceptTerms: _accepted, ...lead }, event) =>
    send({ ...lead, service: GENERAL_INQUIRY }, event?.target ?? null),
  )
  const errorOf = (field: keyof ContactFormValues) =>
    formState.errors[field]?.message ?? returned?.errors.find(({ path }) => path === field)?.message
  const firstWrong = FIELDS.find((name) => returned?.errors.some(({ path }) => path === name))
  const field = (name: keyof ContactFormValues) => ({
    ...register(name),
    defaultValue: String(startValues[name]),
    id: `${FORM_ID}-${name}`,
    error: errorOf(name),
    required: true,
    autoFocus: name === firstWrong,
  })

  return (
    <form
      id={FORM_ID}
      method="post"
      action={api.leads.list}
      noValidate
      aria-busy={isPending}
      onFocus={prepareToasts}
      onSubmit={(event) => {
        if (isPending) event.preventDefault()
        else submit(event)
      }}
      className="grid gap-5 rounded-lg border border-line-strong bg-card p-[clamp(1.25rem,4vw,2.25rem)] sm:grid-cols-2"
    >
      <RequiredNote />
      <TextField
        {...field('name')}
        label="Full name"
        autoComplete="name"
        maxLength={NAME_MAX}
        className="sm:col-span-2"
      />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
      />
      <TextField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder="+91 98765 43210"
        maxLength={PHONE_MAX}
      />
      <TextAreaField
        {...field('message')}
        label="Message"
        hint="What did you earn from, and for which year? Please leave out PAN, Aadhaar and passwords."
        maxLength={MESSAGE_MAX}
        className="sm:col-span-2"
      />
      <input
        type="hidden"
        name="service"
        value={returned?.values.service ?? returned?.values.incomeSource ?? GENERAL_INQUIRY}
      />
      <CheckboxField
        {...field('acceptTerms')}
        defaultValue={undefined}
        defaultChecked={Boolean(startValues.acceptTerms)}
        label={
          <>
            I accept the{' '}
            <a href={paths.privacy} className="text-link">
              privacy policy
            </a>{' '}
            and the{' '}
            <a href={paths.terms} className="text-link">
              terms of service
            </a>
          </>
        }
        className="sm:col-span-2"
      />
      <Honeypot />
      <DataNotice className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          variant="accent"
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

/** What somebody typed before the script arrived; the form must not empty it. */
function typedBefore(): Partial<ContactFormValues> {
  if (typeof document === 'undefined') return {}
  const form = document.getElementById(FORM_ID)
  if (!(form instanceof HTMLFormElement)) return {}
  const { acceptTerms, service: _service, ...typed } = Object.fromEntries(new FormData(form))
  return { ...(typed as Partial<ContactFormValues>), acceptTerms: acceptTerms === 'on' }
}
