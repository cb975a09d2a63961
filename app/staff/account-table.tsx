import { formatDay } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import type { StaffAccount } from './staff.ts'

export type Deed = 'edit' | 'reset' | 'disable' | 'enable'

/** Every account, with what can be done to it. */
export function AccountTable({
  accounts,
  selfId,
  onDeed,
}: {
  accounts: StaffAccount[]
  selfId: number
  onDeed: (deed: Deed, account: StaffAccount) => void
}) {
  const columns: Column<StaffAccount>[] = [
    {
      title: 'Name',
      cell: (account) => (
        <>
          <span className="block font-semibold [overflow-wrap:anywhere]">{account.name}</span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            {account.username}
            {account.id === selfId && ' (you)'}
          </span>
        </>
      ),
    },
    {
      title: 'E-mail',
      cell: ({ email }) => <span className="[overflow-wrap:anywhere]">{email ?? 'none'}</span>,
    },
    { title: 'Role', cell: ({ role }) => role },
    {
      title: 'State',
      cell: ({ disabledAt }) =>
        disabledAt ? (
          <span className="text-bad">Disabled since {formatDay(new Date(disabledAt))}</span>
        ) : (
          <span className="text-good">Can sign in</span>
        ),
    },
    {
      title: 'Actions',
      cell: (account) => (
        <AccountActions account={account} isSelf={account.id === selfId} onDeed={onDeed} />
      ),
    },
  ]
  return (
    <DataTable
      label="Staff accounts"
      columns={columns}
      rows={accounts}
      empty="No accounts found."
    />
  )
}

function AccountActions({
  account,
  isSelf,
  onDeed,
}: {
  account: StaffAccount
  isSelf: boolean
  onDeed: (deed: Deed, account: StaffAccount) => void
}) {
  const deeds: [Deed, string][] = [['edit', 'Edit']]
  if (!isSelf) deeds.push(['reset', 'Reset password'])
  if (account.disabledAt) deeds.push(['enable', 'Enable'])
  else if (!isSelf) deeds.push(['disable', 'Disable'])
  return (
    <div className="-my-1.5 -ml-2.5 flex flex-wrap gap-1">
      {deeds.map(([deed, label]) => (
        <Button
          key={deed}
          variant="quiet"
          aria-label={`${label}: ${account.name}`}
          onClick={() => onDeed(deed, account)}
          className={`px-2.5 text-sm ${deed === 'disable' ? 'text-bad!' : ''}`}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
