import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Query } from '#app/platform/client/routes.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import type { ContentType } from './entry.ts'
import { refreshEntries } from './queries.ts'

/** Puts what a query lists into an order that is shown at once; quick moves are stored one after another. */
export function useOrder<T extends { id: number }>(
  kind: ContentType,
  { queryKey }: Query<T[]>,
  mutationFn: (order: { ids: number[] }) => Promise<unknown>,
) {
  const queries = useQueryClient()
  const mutationKey = ['order', ...queryKey]
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn,
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: messages.failed,
        text: error.message || messages.tryLater,
      }),
    // What is stored before the last move is not what is shown by then.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void refreshEntries(queries, kind)
    },
  })
  return async (ids: number[]) => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData<T[]>(queryKey, (items = []) =>
      ids.flatMap((id) => items.find((one) => one.id === id) ?? []),
    )
    mutate({ ids })
  }
}
