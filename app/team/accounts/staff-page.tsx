import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { PersonDialog } from '#app/enquiries/calls/office/person-dialog.tsx'
import { paths } from '#app/paths.ts'
import { mailStatusQuery } from '#app/platform/mail/queries.ts'
import { staffHead } from '#app/platform/page/head.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { MakeLinkDialog } from '#app/team/auth/links/make-link-dialog.tsx'
import { currentUserQuery } from '#app/team/auth/queries.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { StaffList } from '#app/ui/staff-list.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { staffMessages } from '#content/en/staff.ts'
import { AccountDialog } from './account-dialog.tsx'
import { type AccountAction, AccountTable } from './account-table.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { staffLabels } from './labels.ts'
import { PasswordOnce } from './password-once.tsx'
import { accountsQuery, changeAccount, inviteAccount, staffNamesQuery } from './queries.ts'
import type { AccountReceipt, ListedAccount } from './staff.ts'

export const Route = createFileRoute('/_admin/_staff/admin/staff')({
  head: ({ match }) => staffHead(staffLabels.screen.title, match),
  component: Staff,
})

const labels = staffLabels.screen

function Staff() {
  const { user } = useAuth()
  return user?.role === 'admin' ? <Accounts user={user} /> : <NotAdmin />
}

function NotAdmin() {
  return (
    <div className="max-w-[40rem] rounded-lg border border-line-strong bg-card p-6">
      <h1 className="text-h3">{staffMessages.notAdmin.title}</h1>
      <p className="mt-1 mb-5">{staffMessages.notAdmin.text}</p>
      <Link to={paths.admin.dashboard} className={buttonClass('outline')}>
        {labels.back}
      </Link>
    </div>
  )
}

type Open =
  | { action: 'add' }
  | { action: AccountAction; account: ListedAccount }
  | { receipt: AccountReceipt }

function Accounts({ user }: { user: SessionUser }) {
  const query = useQuery(accountsQuery)
  const queryClient = useQueryClient()
  const enable = useMutation({ mutationFn: changeAccount })
  const invite = useMutation({ mutationFn: inviteAccount })
  const { data: mail } = useQuery(mailStatusQuery)
  const canInvite = mail?.configured ?? false
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const done = (receipt: AccountReceipt) => {
    setOpen(receipt.password ? { receipt } : undefined)
    for (const { queryKey } of [accountsQuery, staffNamesQuery, currentUserQuery]) {
      void queryClient.invalidateQueries({ queryKey })
    }
  }
  const begin = (action: AccountAction, account: ListedAccount) => {
    if (action === 'invite') {
      if (invite.isPending) return
      return invite.mutate(
        { id: account.id },
        {
          onSuccess: () => {
            toast({ title: staffMessages.invited(account.name) })
            void queryClient.invalidateQueries({ queryKey: accountsQuery.queryKey })
          },
          onError: ({ message }) =>
            toast({ tone: 'destructive', title: staffMessages.notInvited, text: message }),
        },
      )
    }
    if (action !== 'enable') return setOpen({ action, account })
    enable.mutate(
      { id: account.id, disabled: false },
      {
        onSuccess: (receipt) => {
          toast({ title: staffMessages.enabled(account.name) })
          done(receipt)
        },
        onError: (error) =>
          toast({ tone: 'destructive', title: staffMessages.changeFailed, text: error.message }),
      },
    )
  }
  return (
    <>
      <StaffList
        title={labels.title}
        text={labels.text}
        failure={staffMessages.listFailed}
        query={query}
        actions={
          <Button variant="accent" onClick={() => setOpen({ action: 'add' })}>
            <Plus aria-hidden className="size-4.5" /> {labels.add}
          </Button>
        }
      >
        {(accounts) => (
          <>
            <AccountTable
              accounts={accounts}
              selfId={user.id}
              canInvite={canInvite}
              onAction={begin}
            />
            {accounts.length === 1 && (
              <p className="border-t border-line px-4 py-6 text-center text-muted">
                {staffMessages.alone}
              </p>
            )}
          </>
        )}
      </StaffList>
      {open && (
        <OpenDialog open={open} user={user} canInvite={canInvite} onDone={done} onClose={close} />
      )}
    </>
  )
}

function OpenDialog({
  open,
  user,
  canInvite,
  onDone,
  onClose,
}: {
  open: Open
  user: SessionUser
  canInvite: boolean
  onDone: (receipt: AccountReceipt) => void
  onClose: () => void
}) {
  if ('receipt' in open) return <PasswordOnce receipt={open.receipt} onClose={onClose} />
  const account = 'account' in open ? open.account : undefined
  if (account && open.action === 'link') {
    return <MakeLinkDialog account={account} onClose={onClose} />
  }
  if (account && open.action === 'calls') {
    return <PersonDialog account={account} onClose={onClose} />
  }
  if (account && (open.action === 'reset' || open.action === 'disable')) {
    return <ChangeDialog account={account} what={open.action} onDone={onDone} onClose={onClose} />
  }
  return (
    <AccountDialog
      account={account}
      isSelf={account?.id === user.id}
      mode={user.roleMode}
      canInvite={canInvite}
      onSaved={onDone}
      onClose={onClose}
    />
  )
}
