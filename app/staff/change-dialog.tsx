import { useMutation } from '@tanstack/react-query'
import { staffMessages } from '#app/content/staff.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { changeAccountMutation } from './queries.ts'
import type { AccountReceipt, StaffAccount } from './staff.ts'

const words = {
  disable: {
    title: (name: string) => `Disable ${name}?`,
    text: 'They are signed out at once and cannot sign in. Their name stays in the history, and you can enable the account again.',
    confirm: 'Disable',
    change: { disabled: true },
  },
  reset: {
    title: (name: string) => `New password for ${name}?`,
    text: 'Their password stops working and they are signed out at once. The new one is made at random and shown to you once.',
    confirm: 'Reset password',
    change: { resetPassword: true },
  },
} as const

/** Asks before an account is disabled or gets a new password. */
export function ChangeDialog({
  account,
  what,
  onDone,
  onClose,
}: {
  account: StaffAccount
  what: keyof typeof words
  onDone: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { mutate, isPending } = useMutation(changeAccountMutation)
  const { title, text, confirm, change } = words[what]
  return (
    <ConfirmDialog
      open
      title={title(account.name)}
      text={text}
      confirm={isPending ? 'Please wait' : confirm}
      pending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: account.id, ...change },
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
