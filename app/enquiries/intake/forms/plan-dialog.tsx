import { LoaderCircle, X } from 'lucide-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { dialogBody } from '#app/enquiries/model/lead.ts'
import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import { Honeypot } from '#app/platform/page/honeypot.tsx'
import { Button } from '#app/ui/button.tsx'
import { RequiredNote, SelectField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { NoticeFacts } from '#content/en/forms.ts'
import { SERVICE_INTERESTS } from '#content/en/pricing.ts'
import { listedPlan, type Plan, planOfService, plans } from '#content/plans.ts'
import { DataNotice } from './data-notice.tsx'
import { EnquiryFields } from './enquiry-fields.tsx'
import { SentBar } from './sent-bar.tsx'
import { useEnquiryForm } from './use-enquiry-form.ts'

const FORM_ID = 'plan-form'

/** Asks for a callback about a plan. What was typed stays when the dialog is closed without sending. */
export function PlanDialog({
  plan,
  notice,
  noGst,
  openedAt,
  onPlace,
}: {
  plan: Plan['id']
  notice: NoticeFacts
  /** of a firm that isn’t registered for GST */
  noGst: boolean
  /** changes whenever the dialog is opened */
  openedAt: number
  /** where toasts can be seen: in the dialog while it is open, then in the page again */
  onPlace: (place?: HTMLElement) => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { enquiryMessages: messages, replyPromise } = useBrowserCopy()
  const close = () => dialog.current?.close()
  const [service, setService] = useState('')
  const opener = useRef<HTMLElement | null>(null)
  const { field, formProps, isPending, sent, forgetSent, failure } = useEnquiryForm({
    id: FORM_ID,
    rules: dialogBody,
    bodyOf: (body) => body,
    failed: messages.inquiryFailed,
    onSent: () => {
      setService('')
      close()
      const { title, text } = messages.inquirySent
      toast({ title, text: text(notice.replyWithin) })
    },
  })
  const dismiss = () => {
    forgetSent()
    opener.current?.focus()
  }
  useEffect(() => {
    if (!openedAt) return
    const listed = plans.find(({ id }) => id === plan)
    if (listed) setService(listedPlan(listed))
    opener.current = document.activeElement as HTMLElement | null
    dialog.current?.showModal()
    if (dialog.current) onPlace(dialog.current)
  }, [openedAt, plan, onPlace])

  return (
    <>
      <dialog
        ref={dialog}
        onClose={() => onPlace()}
        aria-labelledby="plan-dialog-title"
        className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] flex-col rounded-lg border border-line bg-card text-ink shadow-float backdrop:bg-surface/60 open:flex"
      >
        <Head promise={replyPromise(notice.replyWithin)} onClose={close} />
        <form {...formProps} className="flex min-h-0 flex-col">
          <Fields {...{ field, service, notice, noGst }} onService={setService} />
          <Foot failure={failure} isPending={isPending} onCancel={close} />
        </form>
      </dialog>
      {sent && <SentBar key={sent.receipt.receivedAt} sent={sent} onDismiss={dismiss} />}
    </>
  )
}

function Head({ promise, onClose }: { promise: string; onClose: () => void }) {
  const copy = useBrowserCopy().leadForms.planDialog
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line px-[clamp(1.25rem,5vw,2rem)] py-4">
      <div>
        <h2 id="plan-dialog-title" className="text-h3">
          {copy.title}
        </h2>
        <p className="mt-1 text-muted">{copy.text(promise)}</p>
      </div>
      <Button
        variant="quiet"
        size="icon"
        aria-label={copy.close}
        onClick={onClose}
        className="-mt-1 -mr-3"
      >
        <X aria-hidden className="size-5" />
      </Button>
    </div>
  )
}

/** Scrolls under the buttons, which always stay in sight, and keeps a label above its focused field. */
function Fields({
  field,
  service,
  onService,
  notice,
  noGst,
}: {
  field: ComponentProps<typeof EnquiryFields>['field']
  service: string
  onService: (service: string) => void
  notice: NoticeFacts
  noGst: boolean
}) {
  const { defaultValue: _chosen, ...ofService } = field('incomeSource')
  const price = planOfService(service)?.price
  const { leadForms, requiredNote, serviceOption } = useBrowserCopy()
  const copy = leadForms.planDialog
  return (
    <div className="grid min-h-0 gap-4 overflow-y-auto px-[clamp(1.25rem,5vw,2rem)] py-4 *:scroll-my-4 **:[input,select,textarea]:scroll-mt-12 **:[input,select,textarea]:scroll-mb-10">
      <DataNotice facts={notice} className="-my-2.5" />
      <RequiredNote {...requiredNote} />
      <EnquiryFields
        field={field}
        names={{ name: 'fullName', phone: 'phoneNumber' }}
        labels={copy}
        required={['name', 'email', 'phone']}
      >
        <div>
          <SelectField
            {...(ofService as ComponentProps<'select'>)}
            label={copy.service}
            required
            value={service}
            onChange={({ target }) => onService(target.value)}
          >
            <option value="">{copy.noService}</option>
            {SERVICE_INTERESTS.map((service) => (
              <option key={service} value={service}>
                {serviceOption(service)}
              </option>
            ))}
          </SelectField>
          <div aria-live="polite">
            {price !== undefined && (
              <p className="figures mt-2 font-semibold">{copy.price(price, noGst)}</p>
            )}
          </div>
        </div>
      </EnquiryFields>
      <Honeypot />
    </div>
  )
}

function Foot({
  failure,
  isPending,
  onCancel,
}: {
  failure: string | undefined
  isPending: boolean
  onCancel: () => void
}) {
  const { enquiryMessages: messages, leadForms } = useBrowserCopy()
  const copy = leadForms.planDialog
  return (
    <div className="grid gap-3 border-t border-line px-[clamp(1.25rem,5vw,2rem)] py-3">
      {failure && (
        <p
          role="alert"
          className="rounded-md border border-bad bg-bad-tint px-3.5 py-2.5 font-medium text-bad"
        >
          {messages.inquiryFailed.title}: {failure}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" data-action="plan-dialog-send" variant="accent" disabled={isPending}>
          {isPending && <LoaderCircle aria-hidden className="size-4 animate-spin" />}
          {isPending ? copy.submitting : copy.submit}
        </Button>
      </div>
    </div>
  )
}
