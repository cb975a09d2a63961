import { type ComponentProps, type ReactNode, useId } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { FormFooter } from '#app/ui/form-footer.tsx'
import { useCloseGuard } from './leave-guard.tsx'

/** A dialog with one form, which asks before unsaved text is left. */
export function FormDialog({
  submit,
  disabled,
  unsaved,
  leaveText,
  form,
  onClose,
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, 'open' | 'footer'> & {
  /** on the button that sends the form */
  submit: string
  disabled?: boolean
  unsaved: () => boolean
  /** what happens to the text that is left */
  leaveText?: string
  form: ComponentProps<'form'>
  children: ReactNode
}) {
  const id = useId()
  const [close, guard] = useCloseGuard({
    unsaved,
    onClose,
    ...(leaveText !== undefined && { text: leaveText }),
  })
  return (
    <Dialog
      size="sm"
      {...dialog}
      open
      onClose={close}
      footer={<FormFooter form={id} submit={submit} disabled={disabled} onCancel={close} />}
    >
      <form className="grid gap-4" {...form} id={id}>
        {children}
      </form>
      {guard}
    </Dialog>
  )
}
