import { useLocation } from '@tanstack/react-router'
import { staffErrorScreen } from '#app/content/errors.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * What stands where a screen of the staff area could not be loaded or shown, beside the menu. It
 * reloads the page, because a script that failed to load is not requested again before that.
 */
export function StaffFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  if (!pathname.startsWith(paths.admin.dashboard)) throw error
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
      <h1 className="text-h3">{staffErrorScreen.title}</h1>
      <p className="mt-1 mb-4">{staffErrorScreen.text}</p>
      <Button variant="outline" onClick={() => location.reload()}>
        {staffErrorScreen.retry}
      </Button>
    </div>
  )
}
