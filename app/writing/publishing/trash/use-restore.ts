import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { ContentType } from '../entry.ts'
import { refreshEntries, restoreFromTrash } from '../queries.ts'
import { trashLabels as labels } from './labels.ts'

/** Brings deleted questions or posts back, and says so. */
export function useRestore(kind: ContentType): (ids: number[]) => void {
  const queryClient = useQueryClient()
  // The toast's button outlives the screen that deleted: a callback of `mutate` would not.
  const { mutate } = useMutation({
    mutationFn: restoreFromTrash,
    onSuccess: async ({ entries }) => {
      const renamed = entries.filter(({ slugChanged }) => slugChanged)
      toast({
        title: labels.restored(entries.length),
        ...(renamed.length > 0 && { text: labels.slugChanged(renamed.map(({ slug }) => slug)) }),
      })
      await refreshEntries(queryClient, kind)
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: messages.failed,
        text: error.message || messages.tryLater,
      }),
  })
  return (ids) => mutate({ kind, ids })
}
