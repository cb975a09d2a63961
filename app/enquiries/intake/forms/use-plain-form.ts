import { useEffect, useState } from 'react'
import { api } from '#app/paths.ts'
import { submitOnModEnter, useSubmission } from '#app/platform/client/use-submission.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { formById, sendLead } from './send-lead.ts'
import type { SentEnquiry } from './sent-enquiry.tsx'

/** What these forms send: also what is shown once it was sent. */
type PlainBody = Omit<SentEnquiry, 'receipt'> & Parameters<typeof sendLead>[0]

/**
 * A form of an enquiry that the browser's own rules and the server check: it needs no library for
 * forms. With script its outcome is what was `sent`, or why it failed, where the form is; without, the
 * browser posts it and gets a page back.
 */
export function usePlainForm<Name extends string>({
  id,
  fields,
  bodyOf,
  returned,
  isOurs = false,
}: {
  id: string
  /** in their order on the screen */
  fields: readonly Name[]
  bodyOf: (typed: Record<string, string>) => PlainBody
  returned?: ReturnedForm
  /** a form that the specification does not name: without its toasts and the browser's own bubbles */
  isOurs?: boolean
}) {
  const [sent, setSent] = useState<SentEnquiry>()
  const typed = (form: HTMLFormElement) =>
    bodyOf(Object.fromEntries(new FormData(form)) as Record<string, string>)
  const mutationFn = (form: HTMLFormElement) => sendLead(typed(form), form)
  const { send, isPending, error, fieldErrors, message } = useSubmission(
    { mutationFn },
    {
      ...(!isOurs && { failed: messages.lead.failed }),
      onSaved: (receipt, form) => {
        setSent({ ...typed(form), receipt })
        formById(id)?.reset()
      },
    },
  )
  const wrong = error ? fieldErrors : (returned?.errors ?? [])
  const firstWrong = fields.find((name) => wrong.some(({ path }) => path === name))
  useEffect(() => {
    if (error && firstWrong) document.getElementById(`${id}-${firstWrong}`)?.focus()
  }, [error, firstWrong, id])
  return {
    isPending,
    sent,
    /** why the last attempt failed, if not for a field */
    failure: isOurs && !firstWrong ? message : undefined,
    formProps: {
      id,
      method: 'post',
      action: api.leads.list,
      'aria-busy': isPending,
      ...(isOurs ? { noValidate: true } : { onFocus: prepareToasts }),
      onSubmit: (event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      },
      onKeyDown: submitOnModEnter,
    },
    field: (name: Name) => ({
      id: `${id}-${name}`,
      name,
      defaultValue: returned?.values[name],
      error: wrong.find(({ path }) => path === name)?.message,
      autoFocus: returned && name === firstWrong,
    }),
  }
}
