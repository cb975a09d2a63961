import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ClientDetail } from '#app/clients/model/client.ts'
import { clientActions } from '#app/clients/records/queries.ts'
import { clientLabels } from '#app/clients/screens/client-labels.ts'
import { useReturnAction } from '#app/clients/screens/use-return-action.ts'
import { paths } from '#app/paths.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { toast } from '#app/ui/toast-store.tsx'

const labels = clientLabels.one

/** Erases a client once their name is typed; says what goes and what stays. */
export function EraseDialog({
  client: { id, name, returns },
  onClose,
}: {
  client: ClientDetail
  onClose: () => void
}) {
  const navigate = useNavigate()
  const { act, busy } = useReturnAction()
  const [typed, setTyped] = useState('')
  const erase = async () => {
    const { documents, invoicesKept } = await clientActions.erase({ id, name: typed })
    await navigate({ to: paths.admin.clients })
    toast({ title: labels.erased(documents, invoicesKept) })
  }
  return (
    <ConfirmDialog
      open
      title={labels.erase}
      confirm={labels.erase}
      pending={busy || typed.trim() !== name}
      text={
        <>
          <p className="mb-3">{labels.eraseText(returns.length)}</p>
          <TextField
            label={labels.eraseName(name)}
            value={typed}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      }
      onConfirm={() => void act(erase)}
      onClose={onClose}
    />
  )
}
