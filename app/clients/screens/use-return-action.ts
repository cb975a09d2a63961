import { useMutation, useQueryClient } from '@tanstack/react-query'
import { returnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { toast } from '#app/ui/toast-store.tsx'

/** Changes a return, shows the result and reloads what is on the screen. */
export function useReturnAction() {
  const queries = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
  })
  /** Runs it and reloads what is on the screen; the caller reports errors. */
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    try {
      await mutateAsync(run)
    } catch (error) {
      // Not waited for: without a connection it ends only when that is back.
      void queries.invalidateQueries()
      throw error
    }
    await queries.invalidateQueries()
  }
  const act = async (
    run: () => Promise<unknown>,
    done?: string,
    undo?: () => Promise<unknown>,
  ): Promise<boolean> => {
    try {
      await attempt(run)
      if (done) {
        toast({
          title: done,
          ...(undo && {
            action: { label: labels.undo, run: () => void act(undo, labels.undone) },
          }),
        })
      }
      return true
    } catch (error) {
      toast({ tone: 'destructive', title: labels.failed, text: (error as Error).message })
      return false
    }
  }
  return { act, attempt, busy: isPending }
}
export type ReturnAction = ReturnType<typeof useReturnAction>
