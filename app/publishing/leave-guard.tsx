import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

interface Place {
  pathname: string
  search: { edit?: number; add?: true }
}

/**
 * Asks before a form with unsaved work is left: by a link of ours, by closing its dialog, by the Back
 * button, by closing the tab.
 */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved() && leaves(current as Place, next as Place),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title="Leave without saving?"
      text="What you wrote is not saved yet. It is kept in this browser and offered when you come back."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    />
  )
}

function leaves(current: Place, next: Place): boolean {
  return (
    current.pathname !== next.pathname ||
    current.search.edit !== next.search.edit ||
    current.search.add !== next.search.add
  )
}
