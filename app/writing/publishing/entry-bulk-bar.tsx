import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { BULK_ACTIONS, type BulkAction, type ContentType } from './entry.ts'
import { labels } from './labels.ts'
import { changeEntries, refreshEntries } from './queries.ts'
import { trashLabels } from './trash/labels.ts'
import { useRestore } from './trash/use-restore.ts'

/** The actions on several selected questions or posts at once. */
export function EntryBulkBar({
  kind,
  ids,
  many,
  onDone,
}: {
  kind: ContentType
  ids: number[]
  many: string
  onDone: () => void
}) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({ mutationFn: changeEntries(kind) })
  const restore = useRestore(kind)
  const [confirming, setConfirming] = useState(false)
  const run = (action: BulkAction) =>
    mutate(
      { ids, action },
      {
        onSuccess: async ({ changed }) => {
          setConfirming(false)
          toast({
            title: labels.bulk.done(action, kind, changed),
            ...(action === 'delete' && {
              action: { label: trashLabels.undo, run: () => restore(ids) },
            }),
          })
          onDone()
          await refreshEntries(queryClient, kind)
        },
        onError: (error) =>
          toast({
            tone: 'destructive',
            title: messages.failed,
            text: error.message || messages.tryLater,
          }),
      },
    )
  return (
    <div
      role="toolbar"
      aria-label={labels.bulk.name(many)}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-tint px-4 py-2"
    >
      <p role="status" className="grow font-medium">
        {labels.bulk.selected(ids.length)}
      </p>
      {BULK_ACTIONS.map((action) => (
        <Button
          key={action}
          variant="outline"
          disabled={isPending}
          onClick={() => (action === 'delete' ? setConfirming(true) : run(action))}
        >
          {labels.bulk.actions[action]}
        </Button>
      ))}
      <Button variant="quiet" onClick={onDone}>
        {labels.bulk.clear}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={labels.bulk.confirmTitle(kind, ids.length)}
        text={labels.bulk.confirmText(ids.length)}
        confirm={labels.bulk.confirm(ids.length)}
        pending={isPending}
        onConfirm={() => run('delete')}
        onClose={() => setConfirming(false)}
      />
    </div>
  )
}
