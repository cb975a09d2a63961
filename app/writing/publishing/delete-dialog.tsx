import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { ContentType } from './entry.ts'
import { labels } from './labels.ts'
import { deleteEntry, refreshEntries } from './queries.ts'
import { trashLabels } from './trash/labels.ts'
import { useRestore } from './trash/use-restore.ts'

/** Asks before it puts a question or post in the trash. */
export function DeleteDialog({
  kind,
  entry,
  onClose,
}: {
  kind: ContentType
  entry: { id: number; name: string } | undefined
  onClose: () => void
}) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({ mutationFn: deleteEntry(kind) })
  const restore = useRestore(kind)
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={labels.deletion.titles[kind]}
      text={
        <>
          <p>
            “<strong>{entry?.name}</strong>” {labels.deletion.text}
          </p>
          <p className="mt-2 text-muted">{labels.deletion.hint}</p>
        </>
      }
      confirm={isPending ? labels.deletion.pending : labels.deletion.confirm}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => {
        if (!entry) return
        mutate(
          { id: entry.id },
          {
            onSuccess: async () => {
              toast({
                ...messages[kind].deleted,
                action: { label: trashLabels.undo, run: () => restore([entry.id]) },
              })
              onClose()
              await refreshEntries(queryClient, kind)
            },
            onError: (error) =>
              toast({
                tone: 'destructive',
                title: messages.failed,
                text: error.message || messages[kind].deleteFailed,
              }),
          },
        )
      }}
    />
  )
}
