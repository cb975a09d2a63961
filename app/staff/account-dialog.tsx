import { USERNAME_MAX } from '#app/auth/account.ts'
import { useCloseGuard } from '#app/client/leave-guard.tsx'
import { useServerForm } from '#app/client/use-server-form.ts'
import { staffMessages } from '#app/content/staff.ts'
import { EMAIL_MAX, NAME_MAX } from '#app/text/fields.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { staffLabels } from './labels.ts'
import { PublicNameFields } from './public-name-fields.tsx'
import { addAccountMutation, changeAccountMutation } from './queries.ts'
import {
  type AccountForm,
  type AccountReceipt,
  addForm,
  changeForm,
  type StaffAccount,
} from './staff.ts'

const labels = staffLabels.dialog

/** Adds an account, or changes the one that is given. */
export function AccountDialog({
  account,
  isSelf,
  onSaved,
  onClose,
}: {
  account?: StaffAccount
  /** whether it is the signed-in account, whose role stays */
  isSelf: boolean
  onSaved: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { form, errors, isDirty, isPending, failure, formProps } = useAccountForm(
    account,
    isSelf,
    onSaved,
  )
  const [close, guard] = useCloseGuard({ unsaved: () => isDirty, onClose })
  return (
    <Dialog
      open
      size="sm"
      title={account ? labels.edit(account.name) : labels.add}
      text={account ? labels.editText(account.username) : labels.addText}
      onClose={close}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {labels.cancel}
          </Button>
          <Button type="submit" form="account-form" variant="accent" disabled={isPending}>
            {isPending ? labels.saving : account ? labels.submitEdit : labels.submitAdd}
          </Button>
        </>
      }
    >
      <form id="account-form" {...formProps} autoComplete="off" className="grid gap-5">
        <TextField
          {...form.register('name')}
          data-first-focus
          label={labels.name}
          hint={labels.nameHint}
          maxLength={NAME_MAX}
          error={errors.name?.message}
        />
        {!account && (
          <TextField
            {...form.register('username')}
            label={labels.username}
            hint={labels.usernameHint}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={USERNAME_MAX}
            error={errors.username?.message}
          />
        )}
        <TextField
          {...form.register('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          maxLength={EMAIL_MAX}
          error={errors.email?.message}
        />
        <PublicNameFields form={form} hint={staffLabels.shownToVisitors.publicNameHint} />
        {isSelf ? (
          <p className="text-sm text-muted">{staffMessages.demoteSelf}</p>
        ) : (
          <SelectField
            {...form.register('role')}
            label={labels.role}
            hint={labels.roleHint}
            error={errors.role?.message}
          >
            <option value="staff">staff</option>
            <option value="admin">admin</option>
          </SelectField>
        )}
        <FormFailure text={failure} />
      </form>
      {guard}
    </Dialog>
  )
}

function useAccountForm(
  account: StaffAccount | undefined,
  isSelf: boolean,
  onSaved: (receipt: AccountReceipt) => void,
) {
  const mutationFn = ({ username, role, ...profile }: AccountForm) =>
    account
      ? changeAccountMutation.mutationFn({
          id: account.id,
          ...profile,
          ...(!isSelf && { role }),
        })
      : addAccountMutation.mutationFn({ username, role, ...profile })
  return useServerForm<AccountForm, AccountForm, AccountReceipt>(
    account ? changeForm : addForm,
    { mutationFn },
    {
      defaultValues: {
        username: account?.username ?? '',
        name: account?.name ?? '',
        email: account?.email ?? '',
        publicName: account?.publicName ?? '',
        qualification: account?.qualification ?? '',
        role: account?.role ?? 'staff',
      },
      failed: { title: account ? staffMessages.changeFailed : staffMessages.addFailed },
      onSaved: (receipt) => {
        const { name } = receipt.account
        toast({ title: account ? staffMessages.changed(name) : staffMessages.added(name) })
        onSaved(receipt)
      },
    },
  )
}
