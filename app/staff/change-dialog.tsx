import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffMessages } from '#app/content/staff.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { staffLabels } from './labels.ts'
import { changeAccountMutation, staffNamesQuery } from './queries.ts'
import type { AccountReceipt, ListedAccount, Takeover } from './staff.ts'

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
  const { mutate, isPending } = useMutation(changeAccountMutation)
  const [takeover, setTakeover] = useState<Takeover>()
  const { title, text, confirm } = labels[what]
  const asks = what === 'disable' && account.openEnquiries > 0
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

function TakeoverField({
  account,
  onChange,
}: {
  account: ListedAccount
  onChange: (takeover: Takeover | undefined) => void
}) {
  const { data: names = [] } = useQuery(staffNamesQuery)
  const { label, choose, inTurn, noOne } = labels.disable.takeover
  return (
    <SelectField
      className="mt-4"
      label={label(account.openEnquiries)}
      required
      onChange={({ target: { value } }) =>
        onChange(value === 'in-turn' || value === 'no-one' ? value : Number(value) || undefined)
      }
    >
      <option value="">{choose}</option>
      {names
        .filter(({ id }) => id !== account.id)
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      <option value="in-turn">{inTurn}</option>
      <option value="no-one">{noOne}</option>
    </SelectField>
  )
}
