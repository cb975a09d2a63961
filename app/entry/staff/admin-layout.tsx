import { createFileRoute, Outlet } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { AuthProvider } from '#app/team/auth/auth-context.tsx'
import { authLabels } from '#app/team/auth/labels.ts'
import { Spinner } from '#app/ui/spinner.tsx'

/** The staff area is rendered in the browser only; the server sends this layout with a spinner. */
export const Route = createFileRoute('/_admin')({
  ssr: false,
  head: ({ match }) => staffHead('Loading', match),
  staticData: { scripts: 'app' },
  component: () => (
    <AuthProvider>
      <Outlet />
    </AuthProvider>
  ),
  pendingComponent: () => (
    <main id="main" className="grid min-h-dvh place-content-center">
      <div className="noscript:hidden">
        <Spinner label={authLabels.guard.loading} />
      </div>
      <noscript>
        <p className="p-6">{authLabels.guard.needsScript}</p>
      </noscript>
    </main>
  ),
})
