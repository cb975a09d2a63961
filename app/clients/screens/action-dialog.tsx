import { type ReactNode, useRef, useState } from 'react'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'

/** A form of a few fields that does one thing. Errors are shown at their fields, and nothing typed is lost. */
export function ActionDialog({
  title,
  text,
  submit,
  done,
  action: { attempt, busy },
  run,
  onClose,
  children,
}: {
  title: string
  text?: string
  submit: string
  /** what a toast then says */
  done?: string | undefined
  action: ReturnAction
  run: (form: FormData) => Promise<unknown>
  onClose: () => void
  /** the fields; `error` is what was wrong with one of them */
  children: (error: (path: string) => string | undefined) => ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const [failure, setFailure] = useState<Error>()
  const errors = failure instanceof ApiError ? failure.errors : []
  const error = (path: string) => errors.find((one) => one.path === path)?.message
  return (
    <FormDialog
      title={title}
      submit={submit}
      disabled={busy}
      unsaved={() => form.current !== null && isTyped(form.current)}
      form={{
        ref: form,
        onSubmit: async (event) => {
          event.preventDefault()
          const fields = new FormData(event.currentTarget)
          setFailure(undefined)
          try {
            await attempt(() => run(fields))
            if (done) toast({ title: done })
            onClose()
          } catch (thrown) {
            setFailure(thrown as Error)
          }
        },
      }}
      onClose={onClose}
    >
      {text && <p className="text-muted">{text}</p>}
      <FormFailure text={errors.length === 0 ? failure?.message : undefined} />
      {children(error)}
    </FormDialog>
  )
}

/** Whether a field of the form holds something else than when it was shown. */
function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLTextAreaElement && field.value !== field.defaultValue) ||
      (field instanceof HTMLInputElement &&
        (field.type === 'file'
          ? field.value !== ''
          : field.checked !== field.defaultChecked || field.value !== field.defaultValue)),
  )
}
