import { useBrowserCopy } from '#app/platform/page/browser-copy.ts'
import '#app/platform/client/zod-csp.ts'
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { type LeadBody, leadFromBody } from '#app/enquiries/model/lead.ts'
import { api } from '#app/paths.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { submitOnModEnter, useSubmission } from '#app/platform/client/use-submission.ts'
import { errorIn, inWords } from '#app/platform/page/error-in.ts'
import type { ReturnedForm } from '#app/platform/page/render.ts'
import { prepareToasts } from '#app/ui/toast-store.tsx'
import { fieldsOf, focusFirstWrong, isField } from './field-props.ts'
import { formById, sendLead } from './send-lead.ts'
import type { SentEnquiry } from './sent-enquiry.tsx'

type Typed = Record<string, string>

interface Options<Values> {
  id: string
  /** checked here before anything is sent; without them the browser's own rules and the server decide */
  rules?: z.core.$ZodType<Values>
  bodyOf: (values: Values) => LeadBody
  /** the form as it came back to a visitor without script */
  returned?: ReturnedForm | undefined
  /** the toast of a failure; without it the form shows its `failure` */
  failed?: { title: string; text: string }
  onSent?: () => void
}

/**
 * A form of an enquiry. With script its outcome is what was `sent`, or why it failed; without, the
 * browser posts it and gets a page back. The first field with an error gets the focus.
 */
export function useEnquiryForm<Values extends object = Typed>({
  id,
  rules,
  bodyOf,
  returned,
  failed,
  onSent,
}: Options<Values>) {
  const [sent, setSent] = useState<SentEnquiry>()
  const copy = useBrowserCopy()
  const [wrong, setWrong] = useState<FieldError[]>(returned?.errors ?? [])
  const isChecked = useRef(false)
  const submission = useSubmission(
    {
      mutationFn: (body: LeadBody) =>
        sendLead({ ...body, language: copy.language }, formById(id)).catch((error) => {
          throw inWords(error, copy)
        }),
    },
    {
      ...(failed && { failed }),
      onSaved: (receipt, body) => {
        isChecked.current = false
        setWrong([])
        setSent({ ...leadFromBody(body), receipt })
        formById(id)?.reset()
        onSent?.()
      },
    },
  )
  const show = (errors: FieldError[]) => {
    flushSync(() => setWrong(errors))
    return focusFirstWrong(id)
  }
  /** What is typed, or the errors of its fields by the rules that are checked here. */
  const check = async (form: HTMLFormElement) => {
    const typed = Object.fromEntries(new FormData(form)) as Typed
    if (!rules) return { values: typed as Values }
    const checked = await rules['~standard'].validate(typed)
    return checked.issues ? { errors: checked.issues.map(asFieldError) } : { values: checked.value }
  }
  const submit = async (form: HTMLFormElement) => {
    const { values, errors = [] } = await check(form)
    isChecked.current = true
    if (!values) return void show(errors)
    const focused = document.activeElement
    const error = await submission.send(bodyOf(values))
    if (!error || show(error instanceof ApiError ? error.errors : [])) return
    // The button that was pressed was disabled meanwhile.
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
  }
  const checkAgain = async ({ target }: ChangeEvent<HTMLFormElement>) => {
    const { name, form } = target as unknown as HTMLInputElement
    if (!rules || !isChecked.current || !form) return
    const { errors = [] } = await check(form)
    const found = errors.find(({ path }) => path === name)
    setWrong((now) => [...now.filter(({ path }) => path !== name), ...(found ? [found] : [])])
  }
  const errorOf = (name: string) => {
    const error = wrong.find(({ path }) => path === name)
    return error && errorIn(error.message, copy)
  }
  return {
    isPending: submission.isPending,
    sent,
    forgetSent: () => setSent(undefined),
    /** why the last attempt failed, if not for a field */
    failure: submission.fieldErrors.some(({ path }) => isField(id, path))
      ? undefined
      : submission.message,
    formProps: {
      id,
      method: 'post',
      action: api.leads.list,
      noValidate: rules !== undefined || failed === undefined,
      'aria-busy': submission.isPending,
      onFocus: failed && prepareToasts,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      },
      onChange: checkAgain,
      onKeyDown: submitOnModEnter,
    },
    field: fieldsOf(id, errorOf, returned),
  }
}

interface FieldError {
  path: string
  message: string
}

function asFieldError({
  message,
  path,
}: {
  message: string
  path?: readonly unknown[] | undefined
}) {
  return { message, path: String(path?.[0]) }
}
