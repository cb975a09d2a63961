import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ClientDetail } from '#app/clients/model/client.ts'
import { clientActions, clientsQuery } from '#app/clients/records/queries.ts'
import { clientLabels } from '#app/clients/screens/client-labels.ts'
import type { ReturnAction } from '#app/clients/screens/use-return-action.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SearchField } from '#app/ui/search-field.tsx'

const labels = clientLabels.one

/** Chooses the other record of the same person. */
export function MergeDialog({
  client,
  action: { act, busy },
  onClose,
}: {
  client: ClientDetail
  action: ReturnAction
  onClose: () => void
}) {
  const navigate = useNavigate()
  const [q, setQ] = useState(client.name)
  const { data } = useQuery(clientsQuery({ q }))
  return (
    <Dialog open size="sm" title={labels.merge} text={labels.mergeText} onClose={onClose}>
      <SearchField value={q} placeholder={clientLabels.search} onChange={setQ} />
      <ul aria-label={labels.mergeWith} className="mt-3 grid gap-2">
        {data?.items
          .filter(({ id }) => id !== client.id)
          .slice(0, 8)
          .map(({ id, name, panMasked, email }) => (
            <li key={id}>
              <Button
                variant="outline"
                className="w-full justify-start!"
                disabled={busy}
                onClick={async () => {
                  const merge = () => clientActions.merge({ id: client.id, into: id })
                  const back = () => clientActions.unmerge({ id: client.id })
                  if (!(await act(merge, labels.saved, back))) return
                  onClose()
                  await navigate({ to: '/admin/clients/$id', params: { id: String(id) } })
                }}
              >
                <span className="text-left [overflow-wrap:anywhere]">
                  {name}
                  <span className="block text-sm font-normal text-muted">
                    {[panMasked, email].filter(Boolean).join(', ')}
                  </span>
                </span>
              </Button>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
