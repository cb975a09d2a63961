import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks before something is done that cannot be undone. The way out has the focus first. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel = 'Cancel',
  pending = false,
  onConfirm,
  onClose,
}: {
  open: boolean
  title: string
  text: ReactNode
  confirm: string
  cancel?: string
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  return (
    <Dialog
      open={open}
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose} data-first-focus>
            {cancel}
          </Button>
          <Button variant="danger" disabled={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{text}</div>
    </Dialog>
  )
}
