import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesk } from '#app/enquiries/desk/queries.ts'
import { countEnquiries } from '#app/enquiries/model/value-names.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formatRecent } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { PastImport } from './csv.ts'
import { importsQuery, undoImport } from './import-file.ts'
import { labels as texts } from './labels.ts'

const labels = texts.past

/** The imports of the last week, each of which can be undone as a whole. */
export function PastImports() {
  const queries = useQueryClient()
  const { data = [] } = useQuery(importsQuery)
  const [asking, setAsking] = useState<PastImport>()
  const { mutate, isPending } = useMutation({
    mutationFn: undoImport,
    onSuccess: async ({ removed, kept }) => {
      setAsking(undefined)
      toast({
        title: labels.undone(countEnquiries(removed)),
        ...(kept > 0 && { text: labels.kept(countEnquiries(kept)) }),
      })
      await queries.invalidateQueries({ queryKey: importsQuery.queryKey })
      await refreshDesk(queries)
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: messages.failed,
        text: error.message || messages.tryLater,
      }),
  })
  if (data.length === 0) return null
  return (
    <section aria-label={labels.title}>
      <h3 className="font-medium">{labels.title}</h3>
      <ul className="divide-y divide-line">
        {data.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 py-2">
            <span className="figure-column min-w-0 grow text-sm [overflow-wrap:anywhere]">
              {labels.line(
                countEnquiries(one.imported),
                one.file,
                one.actor ?? '',
                formatRecent(one.at),
              )}
            </span>
            <Button
              variant="outline"
              size="sm"
              aria-label={labels.undoNamed(one.file)}
              onClick={() => setAsking(one)}
            >
              {labels.undo}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== undefined}
        title={labels.ask}
        text={asking ? labels.text(countEnquiries(asking.imported), asking.file) : ''}
        confirm={labels.confirm}
        pending={isPending}
        onConfirm={() => asking && mutate({ id: asking.id })}
        onClose={() => setAsking(undefined)}
      />
    </section>
  )
}
