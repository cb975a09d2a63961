import { createFileRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { paths } from '#app/paths.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { IdleWatch } from '#app/team/auth/idle-watch.tsx'
import { authLabels } from '#app/team/auth/labels.ts'
import { maySee, screens } from '#app/team/auth/screens.ts'
import { SignInAgain } from '#app/team/auth/sign-in-again.tsx'
import { useScreenAddress } from '#app/team/auth/use-screen-address.ts'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { FirstPassword } from './parts/first-password.tsx'
import { ForOthers } from './parts/for-others.tsx'
import { SecondFactorFirst } from './parts/second-factor-first.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Route = createFileRoute('/_admin/_staff')({ component: Guard })

const labels = authLabels.guard

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the address in the staff area that the login leads to; in no link, so that no one else can set it */
    next?: string
  }
}

/**
 * Shows the staff area to its user alone, and sends everyone else to the login. Where a session ends, its
 * screen waits for the same account.
 */
function Guard() {
  const { user, endedUser, leaveEnded, hasSignedOut, isLoading, isSigningOut, error } = useAuth()
  const href = useLocation({ select: (location) => location.href })
  const wanted = useRef(href)
  // On the way to the login this is still rendered.
  if (!href.startsWith(paths.admin.login)) wanted.current = href
  const shown = user ?? endedUser
  if (shown && !isSigningOut) {
    return (
      <>
        <Area user={shown} isSignedIn={Boolean(user)} />
        {!user && <SignInAgain username={shown.username} onLeave={leaveEnded} />}
      </>
    )
  }
  if (!isLoading && !isSigningOut && !error) {
    return (
      // A person who leaves has been asked about what is unsaved.
      <Navigate
        to="/admin/login"
        replace
        ignoreBlocker
        state={hasSignedOut ? {} : { next: wanted.current }}
      />
    )
  }
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

function Area({ user, isSignedIn }: { user: SessionUser; isSignedIn: boolean }) {
  if (user.mustChangePassword) return <FirstPassword user={user} />
  if (user.mustSetUpSecondFactor) return <SecondFactorFirst user={user} />
  return (
    // Keyed by account, so that no state of one user is shown to the next.
    <StaffLayout key={user.id} user={user}>
      <Screen user={user} />
      {isSignedIn && <IdleWatch />}
    </StaffLayout>
  )
}

/** The screen at this address, if it is for the account. Screens for admins say so in words of their own. */
function Screen({ user }: { user: SessionUser }) {
  const address = useScreenAddress()
  const roles = screens[address]
  if (!roles || roles.join() === 'admin' || maySee(user, address)) return <Outlet />
  return <ForOthers roles={roles} own={user.roles} />
}
