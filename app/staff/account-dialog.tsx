import '#app/client/zod-csp.ts'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { USERNAME_MAX } from '#app/auth/account.ts'
import { setFieldErrors } from '#app/client/field-errors.ts'
import { staffMessages } from '#app/content/staff.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { addAccountMutation, changeAccountMutation } from './queries.ts'
import {
  type AccountForm,
  type AccountReceipt,
  addForm,
  changeForm,
  type StaffAccount,
} from './staff.ts'

/** Adds an account, or changes the one that is given. */
export function AccountDialog({
  account,
  isSelf,
  onSaved,
  onClose,
}: {
  account?: StaffAccount
  /** whether it is the account of who is signed in, whose role stays */
  isSelf: boolean
  onSaved: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { form, submit, isPending, failure } = useAccountForm(account, isSelf, onSaved)
  const { errors, isDirty } = form.formState
  const [leaving, setLeaving] = useState(false)
  const close = () => (isDirty ? setLeaving(true) : onClose())
  return (
    <Dialog
      open
      size="sm"
      title={account ? `Edit ${account.name}` : 'Add Staff Member'}
      text={account ? `Username: ${account.username}` : 'A password is made and shown to you once.'}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form="account-form" variant="accent" disabled={isPending}>
            {isPending ? 'Saving...' : account ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form
        id="account-form"
        noValidate
        onSubmit={submit}
        autoComplete="off"
        className="grid gap-5"
      >
        <TextField
          {...form.register('name')}
          data-first-focus
          label="Name"
          hint="As colleagues read it in the history of an enquiry."
          maxLength={NAME_MAX}
          error={errors.name?.message}
        />
        {!account && (
          <TextField
            {...form.register('username')}
            label="Username"
            hint="For signing in. It cannot be changed later."
            autoCapitalize="none"
            spellCheck={false}
            maxLength={USERNAME_MAX}
            error={errors.username?.message}
          />
        )}
        <TextField
          {...form.register('email')}
          label="E-mail (optional)"
          type="email"
          inputMode="email"
          maxLength={EMAIL_MAX}
          error={errors.email?.message}
        />
        {isSelf ? (
          <p className="text-sm text-muted">{staffMessages.demoteSelf}</p>
        ) : (
          <SelectField
            {...form.register('role')}
            label="Role"
            hint="Admins manage accounts and erase enquiries; everything else both may do."
            error={errors.role?.message}
          >
            <option value="staff">staff</option>
            <option value="admin">admin</option>
          </SelectField>
        )}
        <FormFailure text={failure} />
      </form>
      <ConfirmDialog
        open={leaving}
        title="Leave without saving?"
        text="What you typed here is not saved."
        confirm="Leave"
        cancel="Stay"
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      />
    </Dialog>
  )
}

function useAccountForm(
  account: StaffAccount | undefined,
  isSelf: boolean,
  onSaved: (receipt: AccountReceipt) => void,
) {
  const form = useForm<AccountForm>({
    resolver: standardSchemaResolver(account ? changeForm : addForm) as never,
    defaultValues: {
      username: account?.username ?? '',
      name: account?.name ?? '',
      email: account?.email ?? '',
      role: account?.role ?? 'staff',
    },
  })
  const add = useMutation(addAccountMutation)
  const change = useMutation(changeAccountMutation)
  const isPending = add.isPending || change.isPending
  const failed = account ? staffMessages.changeFailed : staffMessages.addFailed
  const outcome = {
    onSuccess: (receipt: AccountReceipt) => {
      const { name } = receipt.account
      toast({ title: account ? staffMessages.changed(name) : staffMessages.added(name) })
      onSaved(receipt)
    },
    onError: (error: Error) => {
      setFieldErrors(form, error)
      toast({ tone: 'destructive', title: failed, text: error.message })
    },
  }
  const submit = form.handleSubmit(({ username, name, email, role }) => {
    if (isPending) return
    if (account) change.mutate({ id: account.id, name, email, ...(!isSelf && { role }) }, outcome)
    else add.mutate({ username, name, email, role }, outcome)
  })
  const error = add.error ?? change.error
  return { form, submit, isPending, failure: error ? error.message || failed : undefined }
}
