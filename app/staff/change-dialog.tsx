import { useMutation } from '@tanstack/react-query'
import { staffMessages } from '#app/content/staff.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { staffLabels } from './labels.ts'
import { changeAccountMutation } from './queries.ts'
import type { AccountReceipt, StaffAccount } from './staff.ts'

const labels = staffLabels.confirm
const changes = {
  disable: { disabled: true },
  reset: { resetPassword: true },
} as const

/** Asks before an account is disabled or gets a new password. */
export function ChangeDialog({
  account,
  what,
  onDone,
  onClose,
}: {
  account: StaffAccount
  what: keyof typeof changes
  onDone: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { mutate, isPending } = useMutation(changeAccountMutation)
  const { title, text, confirm } = labels[what]
  return (
    <ConfirmDialog
      open
      title={title(account.name)}
      text={text}
      confirm={isPending ? labels.pending : confirm}
      pending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: account.id, ...changes[what] },
          {
            onSuccess: (receipt) => {
              if (what === 'disable') toast({ title: staffMessages.disabled(account.name) })
              onDone(receipt)
            },
            onError: (error) =>
              toast({
                tone: 'destructive',
                title: staffMessages.changeFailed,
                text: error.message,
              }),
          },
        )
      }
    />
  )
}
