import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import { isFailedImport, reloadOnce, tryAgain } from '#app/platform/client/reload-once.ts'
import { Button } from '#app/ui/button.tsx'
import { staffErrorScreen } from '#content/en/errors.ts'

/**
 * What stands where a screen of the staff area could not be loaded or shown, beside the menu.
 * A script that could not be loaded, as after an update, is mended by loading the page again, once; when
 * the connection is back, so is the screen.
 */
export function StaffFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    if (isFailedImport(error)) void reloadOnce()
  }, [error])
  useEffect(() => {
    const onLine = () => void tryAgain()
    addEventListener('online', onLine)
    return () => removeEventListener('online', onLine)
  }, [])
  if (!pathname.startsWith(paths.admin.dashboard)) throw error
  return (
    <div role="alert" className="rounded-lg border border-bad bg-bad-tint p-6">
      <h1 className="text-h3">{staffErrorScreen.title}</h1>
      <p className="mt-1 mb-4">{isAway ? staffErrorScreen.away : staffErrorScreen.text}</p>
      <Button variant="outline" onClick={async () => setAway(!(await tryAgain()))}>
        {staffErrorScreen.retry}
      </Button>
    </div>
  )
}
