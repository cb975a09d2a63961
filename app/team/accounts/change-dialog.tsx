import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { begunParts, staffMessages } from '#content/en/staff.ts'
import { staffLabels } from './labels.ts'
import { changeAccount } from './queries.ts'
import type { AccountReceipt, ListedAccount, Takeover } from './staff.ts'
import { TakeoverField } from './takeover-field.tsx'

const labels = staffLabels.confirm
const changes = {
  disable: { disabled: true },
  reset: { resetPassword: true },
} as const

/** Asks before an account is disabled or gets a new password, and who takes over open enquiries. */
export function ChangeDialog({
  account,
  what,
  onDone,
  onClose,
}: {
  account: ListedAccount
  what: keyof typeof changes
  onDone: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { mutate, isPending } = useMutation({ mutationFn: changeAccount })
  const [takeover, setTakeover] = useState<Takeover>()
  const { title, text, confirm } = labels[what]
  const asks = what === 'disable' && begunParts(account.begun).length > 0
  return (
    <ConfirmDialog
      open
      title={title(account.name)}
      text={
        <>
          <p>{text}</p>
          {asks && <TakeoverField account={account} onChange={setTakeover} />}
        </>
      }
      confirm={isPending ? labels.pending : confirm}
      pending={isPending || (asks && takeover === undefined)}
      onClose={onClose}
      onConfirm={() =>
        mutate(
          { id: account.id, ...changes[what], takeover },
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
