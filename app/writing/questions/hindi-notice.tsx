import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { refreshEntries } from '#app/writing/publishing/queries.ts'
import { messages } from '#content/en/messages.ts'
import { labels } from './labels.ts'
import { confirmHindi } from './queries.ts'

/** Says that the English text was changed after the one in Hindi, and takes that this still fits it. */
export function HindiNotice({ id, version }: { id: number; version: number }) {
  const queryClient = useQueryClient()
  const confirmation = useMutation({
    mutationFn: confirmHindi,
    onSuccess: () => toast(labels.hindi.confirmed),
    onError: ({ message }) =>
      toast({ tone: 'destructive', title: messages.failed, text: message || messages.tryLater }),
    onSettled: () => refreshEntries(queryClient, 'faq'),
  })
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-md border border-accent-strong bg-accent-tint px-4 py-2.5">
      <p className="min-w-0">{labels.hindi.changed}</p>
      <Button
        size="sm"
        variant="outline"
        disabled={confirmation.isPending}
        onClick={() => confirmation.mutate({ id, version })}
      >
        {labels.hindi.stillRight}
      </Button>
    </div>
  )
}
