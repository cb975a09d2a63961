import { roleNames } from '#app/team/auth/labels.ts'
import { BreakableEmail } from '#app/ui/breakable-email.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { formatDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { staffLabels } from './labels.ts'
import type { ListedAccount } from './staff.ts'

const { table: labels, actions: actionLabels } = staffLabels
const rightLabels = staffLabels.rights.right

export type AccountAction = keyof typeof actionLabels

/** Every account with its actions. */
export function AccountTable({
  accounts,
  selfId,
  canInvite,
  onAction,
}: {
  accounts: ListedAccount[]
  selfId: number
  /** whether a mail server is set up */
  canInvite: boolean
  onAction: (action: AccountAction, account: ListedAccount) => void
}) {
  const columns: Column<ListedAccount>[] = [
    {
      title: labels.name,
      cell: (account) => (
        <>
          <span className="block font-semibold [overflow-wrap:anywhere]">{account.name}</span>
          <span className="block text-sm text-muted [overflow-wrap:anywhere]">
            {account.username}
            {account.id === selfId && labels.self}
          </span>
        </>
      ),
    },
    {
      title: labels.email,
      cell: ({ email }) => (
        <span className="block [overflow-wrap:anywhere] tabled:min-w-36">
          <BreakableEmail text={email ?? labels.noEmail} />
        </span>
      ),
    },
    {
      title: labels.role,
      cell: ({ roles, rights }) => (
        <>
          <span className="block">{roles.map((role) => roleNames[role].one).join(', ')}</span>
          {rights.length > 0 && (
            <span className="block text-sm text-muted">
              {rights.map((right) => rightLabels[right]).join(', ')}
            </span>
          )}
        </>
      ),
    },
    {
      title: labels.state,
      cell: (account) => <State account={account} />,
    },
    {
      title: labels.lastSignIn,
      cell: ({ lastSignInAt }) =>
        lastSignInAt ? (
          <time dateTime={lastSignInAt} className="figure-column">
            {formatTimestamp(lastSignInAt)}
          </time>
        ) : (
          <span className="text-muted">{labels.neverSignedIn}</span>
        ),
    },
    {
      title: labels.actions,
      cell: (account) => (
        <AccountActions
          account={account}
          isSelf={account.id === selfId}
          canInvite={canInvite}
          onAction={onAction}
        />
      ),
    },
  ]
  return <DataTable label={labels.label} columns={columns} rows={accounts} empty={labels.empty} />
}

function State({ account: { disabledAt, lastSignInAt, invitation } }: { account: ListedAccount }) {
  if (disabledAt) {
    return <span className="text-bad">{labels.disabledSince(formatDay(new Date(disabledAt)))}</span>
  }
  if (lastSignInAt) return <span className="text-good">{labels.enabled}</span>
  if (!invitation) return labels.notYet
  const { state, at, error } = invitation
  const { sent, sending, again, failed } = labels.invited
  if (state === 'sent') return sent(formatDay(new Date(at)))
  if (error === null) return sending
  return (
    <span className="text-bad [overflow-wrap:anywhere]">
      {(state === 'failed' ? failed : again)(error)}
    </span>
  )
}

function AccountActions({
  account,
  isSelf,
  canInvite,
  onAction,
}: {
  account: ListedAccount
  isSelf: boolean
  canInvite: boolean
  onAction: (action: AccountAction, account: ListedAccount) => void
}) {
  const actions: AccountAction[] = account.disabledAt ? ['edit'] : ['edit', 'calls']
  if (!isSelf) actions.push('reset')
  if (!isSelf && !account.disabledAt)
    actions.push(canInvite && account.email && !account.lastSignInAt ? 'invite' : 'link')
  if (account.disabledAt) actions.push('enable')
  else if (!isSelf) actions.push('disable')
  return (
    <div className="-my-1.5 -ml-2.5 flex flex-wrap gap-1">
      {actions.map((action) => {
        const isFirst = action === 'invite' && !account.invitation
        const label = isFirst ? staffLabels.firstInvitation : actionLabels[action]
        return (
          <Button
            key={action}
            variant="quiet"
            aria-label={`${label}: ${account.name}`}
            onClick={() => onAction(action, account)}
            className={`px-2.5 text-sm ${action === 'disable' ? 'text-bad!' : ''}`}
          >
            {label}
          </Button>
        )
      })}
    </div>
  )
}
