import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { LoaderCircle, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { messages } from '#app/content/messages.ts'
import type { Plan } from '#app/content/plans.ts'
import { interestOfPlan, SERVICE_INTERESTS } from '#app/content/pricing.ts'
import { dialogBody, MESSAGE_MAX, PHONE_MAX } from '#app/leads/lead.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { RequiredNote, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { DataNotice } from './data-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { useSendLead } from './send-lead.ts'

type Values = z.input<typeof dialogBody>
const EMPTY: Values = { fullName: '', email: '', phoneNumber: '', incomeSource: '', message: '' }
const words = { sent: messages.lead.inquirySent, failed: messages.lead.inquiryFailed }

/** Asks for a callback about a plan. What was typed stays when the dialog is closed without sending. */
export function PlanDialog({
  plan,
  openedAt,
  onPlace,
}: {
  plan: Plan['id']
  /** changes whenever the dialog is asked for */
  openedAt: number
  /** told where notices can be seen: in the dialog while it is open, then in the page again */
  onPlace: (place?: HTMLElement) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { register, handleSubmit, reset, setValue, formState } = useForm<Values>({
    resolver: standardSchemaResolver(dialogBody) as never,
    defaultValues: EMPTY,
  })
  const { send, isPending, error } = useSendLead(words, () => {
    reset(EMPTY)
    close()
  })
  useEffect(() => {
    if (!openedAt) return
    setValue('incomeSource', interestOfPlan[plan])
    dialog.current?.showModal()
    if (dialog.current) onPlace(dialog.current)
  }, [openedAt, plan, setValue, onPlace])

  const field = (name: keyof Values) => ({
    ...register(name),
    error: formState.errors[name]?.message,
    required: name !== 'message',
  })
  return (
    <dialog
      ref={dialog}
      onClose={() => onPlace()}
      aria-labelledby="plan-dialog-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-lg border border-line bg-card p-[clamp(1.25rem,5vw,2rem)] text-ink shadow-float backdrop:bg-surface/60"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 id="plan-dialog-title" className="text-h3">
            Get Started Today
          </h2>
          <p className="mt-1 text-muted">Leave your number and we call you within 24 hours.</p>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Close"
          onClick={close}
          className="-mt-2 -mr-3"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <form
        method="post"
        noValidate
        aria-busy={isPending}
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          if (!isPending)
            void handleSubmit((values) => send({ ...values, message: values.message ?? '' }, form))(
              event,
            )
        }}
        className="grid gap-4"
      >
        <RequiredNote />
        <TextField
          {...field('fullName')}
          label="Full Name"
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...field('email')}
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <TextField
          {...field('phoneNumber')}
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          placeholder="+91 98765 43210"
          maxLength={PHONE_MAX}
        />
        <SelectField {...field('incomeSource')} label="Service Interest">
          <option value="">Select a service</option>
          {SERVICE_INTERESTS.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </SelectField>
        <TextAreaField
          {...field('message')}
          label="Additional Details (optional)"
          maxLength={MESSAGE_MAX}
        />
        <Honeypot />
        <DataNotice />
        {error && (
          <p
            role="alert"
            className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5 font-medium text-bad"
          >
            {words.failed.title}: {error.message || words.failed.text}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="accent" disabled={isPending}>
            {isPending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
            {isPending ? 'Submitting...' : 'Submit Inquiry'}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
