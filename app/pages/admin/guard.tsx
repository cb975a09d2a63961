import { createFileRoute, Navigate, Outlet, useMatches } from '@tanstack/react-router'
import type { SessionUser } from '#app/auth/account.ts'
import { useAuth } from '#app/auth/auth-context.tsx'
import { IdleWatch } from '#app/auth/idle-watch.tsx'
import { authLabels } from '#app/auth/labels.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { FirstPassword } from './parts/first-password.tsx'
import { ForOthers } from './parts/for-others.tsx'
import { SecondFactorFirst } from './parts/second-factor-first.tsx'
import { maySee, screens } from './screens.ts'
import { StaffLayout } from './staff-layout.tsx'

export const Route = createFileRoute('/_admin/_staff')({ component: Guard })

const labels = authLabels.guard

/** Shows the staff area to its user alone, and sends everyone else to the login. */
function Guard() {
  const { user, isLoading, isSigningOut, error } = useAuth()
  if (user && !isSigningOut) {
    if (user.mustChangePassword) return <FirstPassword user={user} />
    if (user.mustSetUpSecondFactor) return <SecondFactorFirst user={user} />
    return (
      // Keyed by account, so that no state of one user is shown to the next.
      <StaffLayout key={user.id} user={user}>
        <Screen user={user} />
        <IdleWatch />
      </StaffLayout>
    )
  }
  if (!isLoading && !isSigningOut && !error) return <Navigate to="/admin/login" replace />
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6 text-center">
      {error && !isSigningOut ? (
        <div>
          <h1 className="text-h2">{labels.unreachable}</h1>
          <p className="mt-2 mb-6 text-muted">{error}</p>
          <Button variant="accent" onClick={() => location.reload()}>
            {labels.retry}
          </Button>
        </div>
      ) : (
        <Spinner label={isSigningOut ? authLabels.signOut.pending : labels.loading} />
      )}
    </main>
  )
}

/** The screen at this address, if it is for the account. Screens for admins say so in words of their own. */
function Screen({ user }: { user: SessionUser }) {
  const address = useMatches({ select: (matches) => matches.at(-1)?.fullPath ?? '' })
  const roles = screens[address.replace(/(.)\/$/, '$1')]
  if (!roles || roles.join() === 'admin' || maySee(user, address)) return <Outlet />
  return <ForOthers roles={roles} own={user.roles} />
}
