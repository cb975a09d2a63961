import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { refreshDesk } from '#app/enquiries/desk/queries.ts'
import { countEnquiries } from '#app/enquiries/model/labels.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { ImportUndone, PastImport } from './csv.ts'
import { importsQuery, undoImport, undoQuery } from './import-file.ts'
import { labels as texts } from './labels.ts'

const labels = texts.past

/** Asks before an import is undone, and says what would go and what would stay. */
export function UndoDialog({
  asking,
  onUndone,
  onClose,
}: {
  /** the import that is asked about */
  asking: Pick<PastImport, 'id' | 'file'> | undefined
  onUndone: (result: ImportUndone) => void
  onClose: () => void
}) {
  const queries = useQueryClient()
  const { data, error } = useQuery({ ...undoQuery(asking?.id ?? 0), enabled: asking !== undefined })
  const { mutate, isPending } = useMutation({
    mutationFn: undoImport,
    onSuccess: async (result) => {
      onClose()
      onUndone(result)
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey })
      await refreshDesk(queries)
    },
    onError: (failure) =>
      toast({
        tone: 'destructive',
        title: messages.failed,
        text: failure.message || messages.tryLater,
      }),
  })
  return (
    <ConfirmDialog
      open={asking !== undefined}
      title={labels.ask}
      text={
        data ? (
          <div className="grid gap-3">
            <p>
              {data.removed > 0
                ? labels.text(countEnquiries(data.removed), asking?.file ?? '')
                : labels.nothing}
            </p>
            {data.won > 0 && <p>{labels.won(data.won)}</p>}
            {data.kept > 0 && <Staying text={labels.stay(data.kept)} result={data} />}
          </div>
        ) : error ? (
          error.message || messages.tryLater
        ) : (
          <Spinner label={labels.looking} />
        )
      }
      confirm={labels.confirm(data ? countEnquiries(data.removed) : '')}
      pending={isPending || !data?.removed}
      onConfirm={() => asking && mutate({ id: asking.id })}
      onClose={onClose}
    />
  )
}

/** What an undo has done. */
export function Undone({ result }: { result: ImportUndone }) {
  return (
    <div role="status" className="grid gap-3 py-4">
      <p>{labels.undone(countEnquiries(result.removed))}</p>
      {result.kept > 0 && <Staying text={labels.kept(result.kept)} result={result} />}
    </div>
  )
}

function Staying({ text, result: { kept, stay } }: { text: string; result: ImportUndone }) {
  return (
    <div>
      <p>{text}</p>
      <ul className="list-disc pl-6">
        {stay.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/admin/leads/$id"
              params={{ id: String(id) }}
              className="text-link [overflow-wrap:anywhere]"
            >
              {name}
            </Link>
          </li>
        ))}
        {kept > stay.length && <li>{labels.more((kept - stay.length).toLocaleString('en-IN'))}</li>}
      </ul>
    </div>
  )
}
