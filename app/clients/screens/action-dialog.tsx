import { type ReactNode, useId, useState } from 'react'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
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
  const id = useId()
  const [failure, setFailure] = useState<Error>()
  const errors = failure instanceof ApiError ? failure.errors : []
  const error = (path: string) => errors.find((one) => one.path === path)?.message
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      footer={<FormFooter form={id} submit={submit} disabled={busy} onCancel={onClose} />}
    >
      <form
        id={id}
        className="grid gap-4"
        onSubmit={async (event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          setFailure(undefined)
          try {
            await attempt(() => run(form))
            if (done) toast({ title: done })
            onClose()
          } catch (thrown) {
            setFailure(thrown as Error)
          }
        }}
      >
        {text && <p className="text-muted">{text}</p>}
        <FormFailure text={errors.length === 0 ? failure?.message : undefined} />
        {children(error)}
      </form>
    </Dialog>
  )
}
