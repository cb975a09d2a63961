import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messages } from '#app/content/messages.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { ContentType } from './entry.ts'
import { deleteMutation, refreshEntries } from './queries.ts'

const titles: Record<ContentType, string> = { faq: 'Delete FAQ', post: 'Delete Blog Post' }

/** Asks before one question or post is deleted, which cannot be undone. */
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
  const { mutate, isPending } = useMutation(deleteMutation(kind))
  return (
    <ConfirmDialog
      open={entry !== undefined}
      title={titles[kind]}
      text={
        <>
          <p>
            “<strong>{entry?.name}</strong>” will be deleted. This action cannot be undone.
          </p>
          <p className="mt-2 text-muted">
            Its address will answer 404 and its versions are gone too. To take it off the site for a
            while, unpublish it instead.
          </p>
        </>
      }
      confirm={isPending ? 'Deleting...' : 'Delete'}
      pending={isPending}
      onClose={onClose}
      onConfirm={() => {
        if (!entry) return
        mutate(entry.id, {
          onSuccess: async () => {
            toast(messages[kind].deleted)
            onClose()
            await refreshEntries(queryClient, kind)
          },
          onError: (error) =>
            toast({
              tone: 'destructive',
              title: messages.failed,
              text: error.message || messages[kind].deleteFailed,
            }),
        })
      }}
    />
  )
}
