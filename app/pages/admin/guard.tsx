import { createFileRoute, Navigate, Outlet } from '@tanstack/react-router'
import { useAuth } from '#app/auth/auth-context.tsx'
import { Button } from '#app/ui/button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { StaffLayout } from './staff-layout.tsx'

export const Route = createFileRoute('/_admin/_staff')({ component: Guard })

/** Lets staff in once it is known who they are, and sends everybody else to the login. */
function Guard() {
  const { user, isLoading, isSigningOut, error } = useAuth()
  if (user && !isSigningOut) {
    return (
      <StaffLayout user={user}>
        <Outlet />
      </StaffLayout>
    )
  }
  if (!isLoading && !isSigningOut && !error) return <Navigate to="/admin/login" replace />
  return (
    <main id="main" className="grid min-h-dvh place-items-center p-6 text-center">
      {error && !isSigningOut ? (
        <div>
          <h1 className="text-h2">The staff area cannot be reached</h1>
          <p className="mt-2 mb-6 text-muted">{error}</p>
          <Button variant="accent" onClick={() => location.reload()}>
            Try again
          </Button>
        </div>
      ) : (
        <Spinner label={isSigningOut ? 'Signing out' : 'Loading'} />
      )}
    </main>
  )
}
