import { useLocation } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * What stands where a screen of the staff area could not be loaded or shown, beside the menu. A part
 * of the application that did not arrive is asked for again only by a new page, so it reloads.
 */
export function StaffFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  if (!pathname.startsWith(paths.admin.dashboard)) throw error
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
      <h1 className="text-h3">This screen could not be shown</h1>
      <p className="mt-1 mb-4">
        The connection may have been cut, or the site was renewed meanwhile. Please try again.
      </p>
      <Button look="outline" onClick={() => location.reload()}>
        Try again
      </Button>
    </div>
  )
}
