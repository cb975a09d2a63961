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
  return (
    <Dialog
      open
      title={labels.of(account.name)}
      text={labels.text}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {labels.close}
        </Button>
      }
    >
      <PersonPanel id={account.id} />
    </Dialog>
  )
}
