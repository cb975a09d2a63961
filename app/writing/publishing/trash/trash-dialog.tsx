import { useQuery } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LoadFailure } from '#app/ui/load-failure.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatRecent } from '#app/ui/time/dates.ts'
import type { ContentType } from '../entry.ts'
import { trashQuery } from '../queries.ts'
import { trashLabels as labels } from './labels.ts'
import { useRestore } from './use-restore.ts'

/** The deleted questions or posts, to be restored. */
export function TrashDialog({ kind, onClose }: { kind: ContentType; onClose: () => void }) {
  const { data, error, refetch } = useQuery(trashQuery(kind))
  const restore = useRestore(kind)
  return (
    <Dialog
      open
      title={labels.title}
      text={labels.text}
      onClose={onClose}
      footer={
        <Button variant="accent" onClick={onClose}>
          {labels.done}
        </Button>
      }
    >
      {error && <LoadFailure what={labels.what} error={error} retry={refetch} />}
      {!error && !data && <Spinner label={labels.loading} />}
      {data?.length === 0 && <p>{labels.empty}</p>}
      <ul className="divide-y divide-line">
        {data?.map(({ id, title, deletedAt, deletedBy }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="min-w-0 grow basis-60">
              <span className="font-medium">{title}</span>
              <span className="block text-sm text-muted">
                {labels.deleted(deletedBy, formatRecent(deletedAt))}
              </span>
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={labels.restoreNamed(title)}
              onClick={() => restore([id])}
            >
              {labels.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
