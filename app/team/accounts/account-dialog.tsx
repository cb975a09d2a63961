import { FormDialog } from '#app/platform/client/form-dialog.tsx'
import { changedIn } from '#app/platform/client/use-begun.ts'
import { useServerForm } from '#app/platform/client/use-server-form.ts'
import { USERNAME_MAX } from '#app/team/auth/account.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { TextField } from '#app/ui/field.tsx'
import { FormFailure } from '#app/ui/form-failure.tsx'
import { EMAIL_MAX, NAME_MAX } from '#app/ui/text/fields.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { begunParts, staffMessages } from '#content/en/staff.ts'
import { staffLabels } from './labels.ts'
import { PublicNameFields } from './public-name-fields.tsx'
import { addAccount, changeAccount } from './queries.ts'
import { RoleFields } from './role-fields.tsx'
import {
  type AccountForm,
  type AccountReceipt,
  addForm,
  changeForm,
  type ListedAccount,
} from './staff.ts'
import { TakeoverField } from './takeover-field.tsx'

const labels = staffLabels.dialog

/** Adds an account, or changes the one that is given. */
export function AccountDialog({
  account,
  isSelf,
  mode,
  canInvite,
  onSaved,
  onClose,
}: {
  account?: ListedAccount
  /** whether it is the signed-in account, which stays an admin */
  isSelf: boolean
  mode: RoleMode
  /** whether a mail server is set up */
  canInvite: boolean
  onSaved: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  const { form, errors, isPending, failure, formProps, dialogProps } = useAccountForm(
    account,
    canInvite,
    onSaved,
  )
  const isInvited = canInvite && form.watch('email') !== ''
  const leavesDesk =
    mode === 'strict' &&
    account !== undefined &&
    begunParts({ ...account.begun, drafts: 0 }).length > 0 &&
    account.roles.includes('accountant') &&
    !form.watch('roles').includes('accountant')
  return (
    <FormDialog
      title={account ? labels.edit(account.name) : labels.add}
      text={
        account ? labels.editText(account.username) : isInvited ? labels.inviteText : labels.addText
      }
      submit={isPending ? labels.saving : account ? labels.submitEdit : labels.submitAdd}
      {...dialogProps}
      form={{ ...formProps, autoComplete: 'off', className: 'grid gap-5' }}
      onClose={onClose}
    >
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
        hint={!account && canInvite ? labels.inviteHint : undefined}
        type="email"
        inputMode="email"
        maxLength={EMAIL_MAX}
        error={errors.email?.message}
      />
      <PublicNameFields form={form} hint={staffLabels.shownToVisitors.publicNameHint} />
      <RoleFields form={form} isSelf={isSelf} mode={mode} />
      {account && leavesDesk && (
        <TakeoverField
          account={account}
          error={errors.takeover?.message}
          onChange={(takeover) => form.setValue('takeover', takeover)}
        />
      )}
      <FormFailure text={failure} />
    </FormDialog>
  )
}

function useAccountForm(
  account: ListedAccount | undefined,
  canInvite: boolean,
  onSaved: (receipt: AccountReceipt) => void,
) {
  const mutationFn = async (values: AccountForm): Promise<AccountReceipt> => {
    if (account) {
      const change = changedIn(form, values)
      if (Object.keys(change).length === 0) return { account }
      return changeAccount({ id: account.id, ...change })
    }
    const { takeover: _takeover, ...added } = values
    return addAccount({ ...added, invite: canInvite && added.email !== '' })
  }
  const serverForm = useServerForm<AccountForm, AccountForm, AccountReceipt>(
    account ? changeForm : addForm,
    { mutationFn },
    {
      defaultValues: {
        username: account?.username ?? '',
        name: account?.name ?? '',
        email: account?.email ?? '',
        publicName: account?.publicName ?? '',
        qualification: account?.qualification ?? '',
        roles: account?.roles ?? ['accountant', 'editor'],
        rights: account?.rights ?? [],
      },
      failed: { title: account ? staffMessages.changeFailed : staffMessages.addFailed },
      onSaved: (receipt) => {
        const { name } = receipt.account
        const isInvited = !account && !receipt.password
        toast(
          receipt.notInvited
            ? { tone: 'destructive', title: staffMessages.notInvited, text: receipt.notInvited }
            : {
                title: account ? staffMessages.changed(name) : staffMessages.added(name),
                ...(isInvited && { text: staffMessages.invited(name) }),
              },
        )
        onSaved(receipt)
      },
    },
  )
  const { form } = serverForm
  return serverForm
}
