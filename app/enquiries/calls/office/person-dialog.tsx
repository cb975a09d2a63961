import { useState } from 'react'
import { useCloseGuard } from '#app/platform/client/leave-guard.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { personLabels as labels } from './labels.ts'
import { PersonPanel } from './person-panel.tsx'

/** For an admin: when a colleague takes calls, and their leave. */
export function PersonDialog({
  account,
  onClose,
}: {
  account: { id: number; name: string }
  onClose: () => void
}) {
  const [unsavedParts] = useState(() => new Set<string>())
  const [close, guard] = useCloseGuard({ unsaved: () => unsavedParts.size > 0, onClose })
  return (
    <Dialog
      open
      title={labels.of(account.name)}
      text={labels.text}
      onClose={close}
      footer={
        <Button variant="outline" onClick={close}>
          {labels.close}
        </Button>
      }
    >
      <PersonPanel id={account.id} unsavedParts={unsavedParts} />
      {guard}
    </Dialog>
  )
}
