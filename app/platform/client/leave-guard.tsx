import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formLabels } from './labels.ts'

interface Place {
  pathname: string
  search: { edit?: number; add?: true }
}

interface Guarded {
  unsaved: () => boolean
  /** what happens to the text */
  text?: string
}

/**
 * Asks before a form with unsaved text is left by a link, by closing its dialog, by the Back button
 * or by closing the tab.
 */
export function LeaveGuard({ unsaved, text }: Guarded) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => unsaved() && leaves(current as Place, next as Place),
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  return (
    <LeaveQuestion
      open={blocker.status === 'blocked'}
      text={text}
      onLeave={() => blocker.proceed?.()}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** The same for a dialog without an address of its own. Returns its close function and the guard to render. */
export function useCloseGuard({
  onClose,
  ...guarded
}: Guarded & { onClose: () => void }): readonly [close: () => void, guard: ReactNode] {
  const [asking, setAsking] = useState(false)
  const close = () => (guarded.unsaved() ? setAsking(true) : onClose())
  return [
    close,
    <>
      <LeaveQuestion
        open={asking}
        text={guarded.text}
        onLeave={onClose}
        onStay={() => setAsking(false)}
      />
      <LeaveGuard {...guarded} />
    </>,
  ]
}

/** Notes in the set of a dialog with several forms, for its guard, which of them has unsaved text. */
export function useUnsavedPart<Part>(parts: Set<Part>, part: Part, isUnsaved: boolean): void {
  useEffect(() => {
    if (isUnsaved) parts.add(part)
    return () => {
      parts.delete(part)
    }
  }, [parts, part, isUnsaved])
}

function LeaveQuestion({
  open,
  text = formLabels.leave.text,
  onLeave,
  onStay,
}: {
  open: boolean
  text: string | undefined
  onLeave: () => void
  onStay: () => void
}) {
  return (
    <ConfirmDialog
      open={open}
      title={formLabels.leave.title}
      text={text}
      confirm={formLabels.leave.confirm}
      cancel={formLabels.leave.cancel}
      onConfirm={onLeave}
      onClose={onStay}
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
