import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { returnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { toast } from '#app/ui/toast-store.tsx'

/** Changes a return, shows the result and reloads what is on the screen. */
export function useReturnAction() {
  const queries = useQueryClient()
  // Also while the screen is reloaded: until then its buttons offer what has just been done.
  const [running, setRunning] = useState(0)
  /** Runs it and reloads what is on the screen; the caller reports errors. */
  const attempt = async (run: () => Promise<unknown>): Promise<void> => {
    setRunning((count) => count + 1)
    try {
      await run()
      await queries.invalidateQueries()
    } catch (error) {
      // Not waited for: without a connection it ends only when that is back.
      void queries.invalidateQueries()
      throw error
    } finally {
      setRunning((count) => count - 1)
    }
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
  return { act, attempt, busy: running > 0 }
}
export type ReturnAction = ReturnType<typeof useReturnAction>
