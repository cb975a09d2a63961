import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { labels } from './labels.ts'

/** Asks before an action that is irreversible or reaches a visitor. The button that cancels has the focus first. */
export function ConfirmDialog({
  open,
  title,
  text,
  confirm,
  cancel = labels.cancel,
  variant = 'danger',
  pending = false,
  onConfirm,
  onClose,
}: {
  open: boolean
  title: string
  text: ReactNode
  confirm: string
  cancel?: string
  /** of the button that confirms */
  variant?: 'danger' | 'accent'
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
          <Button variant={variant} disabled={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div>{text}</div>
    </Dialog>
  )
}
