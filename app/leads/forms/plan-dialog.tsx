import { LoaderCircle, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type * as z from 'zod/mini'
import { useServerForm } from '#app/client/use-server-form.ts'
import { leadForms } from '#app/content/forms.ts'
import { messages } from '#app/content/messages.ts'
import type { NoticeFacts } from '#app/content/notice.ts'
import type { Plan } from '#app/content/plans.ts'
import { interestOfPlan, SERVICE_INTERESTS } from '#app/content/pricing.ts'
import { dialogBody, MESSAGE_MAX, PHONE_MAX } from '#app/leads/lead.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { RequiredNote, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { FoldedDataNotice } from './data-notice.tsx'
import { Honeypot } from './honeypot.tsx'
import { formById, sendLead, toastSent } from './send-lead.ts'

type Values = z.input<typeof dialogBody>
const EMPTY: Values = { fullName: '', email: '', phoneNumber: '', incomeSource: '', message: '' }
const FORM_ID = 'plan-form'
const copy = leadForms.planDialog

/** Asks for a callback about a plan. What was typed stays when the dialog is closed without sending. */
export function PlanDialog({
  plan,
  notice,
  openedAt,
  onPlace,
}: {
  plan: Plan['id']
  notice: NoticeFacts
  /** changes whenever the dialog is opened */
  openedAt: number
  /** where toasts can be seen: in the dialog while it is open, then in the page again */
  onPlace: (place?: HTMLElement) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const { form, errors, isPending, failure, formProps } = useServerForm(dialogBody, mutation, {
    defaultValues: EMPTY,
    failed: messages.lead.inquiryFailed,
    onSaved: (receipt) => {
      form.reset(EMPTY)
      close()
      toastSent(messages.lead.inquirySent, receipt)
    },
  })
  const { register, setValue } = form
  useEffect(() => {
    if (!openedAt) return
    setValue('incomeSource', interestOfPlan[plan])
    dialog.current?.showModal()
    if (dialog.current) onPlace(dialog.current)
  }, [openedAt, plan, setValue, onPlace])

  const field = (name: keyof Values) => ({
    ...register(name),
    error: errors[name]?.message,
    required: name !== 'message',
  })
  return (
    <dialog
      ref={dialog}
      onClose={() => onPlace()}
      aria-labelledby="plan-dialog-title"
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] scroll-pb-20 overflow-y-auto rounded-lg border border-line bg-card p-[clamp(1.25rem,5vw,2rem)] pb-0 text-ink shadow-float backdrop:bg-surface/60"
    >
      <div className="mb-3 flex items-start justify-between gap-4">
        <div>
          <h2 id="plan-dialog-title" className="text-h3">
            {copy.title}
          </h2>
          <p className="mt-1 text-muted">{copy.text}</p>
        </div>
        <Button
          variant="quiet"
          size="icon"
          aria-label={copy.close}
          onClick={close}
          className="-mt-2 -mr-3"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <form id={FORM_ID} method="post" {...formProps} className="grid gap-4">
        <FoldedDataNotice facts={notice} className="-my-2.5" />
        <RequiredNote />
        <TextField
          {...field('fullName')}
          label={copy.fullName}
          autoComplete="name"
          maxLength={NAME_MAX}
        />
        <TextField
          {...field('email')}
          label={copy.email}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
        <TextField
          {...field('phoneNumber')}
          label={copy.phoneNumber}
          type="tel"
          autoComplete="tel"
          placeholder={copy.phonePlaceholder}
          maxLength={PHONE_MAX}
        />
        <SelectField {...field('incomeSource')} label={copy.incomeSource}>
          <option value="">{copy.noService}</option>
          {SERVICE_INTERESTS.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </SelectField>
        <TextAreaField {...field('message')} label={copy.message} maxLength={MESSAGE_MAX} />
        <Honeypot />
        {failure && (
          <p
            role="alert"
            className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5 font-medium text-bad"
          >
            {messages.lead.inquiryFailed.title}: {failure}
          </p>
        )}
        <div className="sticky bottom-0 flex flex-wrap justify-end gap-3 border-t border-line bg-card py-3">
          <Button variant="outline" onClick={close}>
            {copy.cancel}
          </Button>
          <Button type="submit" variant="accent" disabled={isPending}>
            {isPending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
            {isPending ? copy.submitting : copy.submit}
          </Button>
        </div>
      </form>
    </dialog>
  )
}

const mutation = {
  mutationFn: (values: z.output<typeof dialogBody>) => sendLead(values, formById(FORM_ID)),
}
