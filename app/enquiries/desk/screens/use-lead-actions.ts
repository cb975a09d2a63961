import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChangedLead, Lead } from '#app/enquiries/desk/desk.ts'
import type { BulkChanged } from '#app/enquiries/desk/desk-changes.ts'
import { desk, leadQuery, refreshDesk } from '#app/enquiries/desk/queries.ts'
import { ApiError } from '#app/platform/client/api.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { type Change, canRedo, changesSince } from './case/changes-since.ts'
import { actionLabels as labels } from './desk-labels.ts'

type Result = ChangedLead | BulkChanged
interface Outcome {
  /** the toast when it is done; without it there is none */
  done?: string | ((result: Result) => string | undefined)
  /** whether it cannot be undone */
  final?: boolean
}
export type LeadAction = Outcome & ({ send: () => Promise<Result> } | LeadEdit)
/** A change of an enquiry as it is shown; a colleague's change in between is a conflict. */
interface LeadEdit {
  lead: Lead
  change: Change
}

export interface Conflict {
  /** why the change was rejected */
  message: string
  /** what colleagues changed meanwhile, in sentences */
  changes: string[]
  /** makes the rejected change on top of theirs */
  redo?: () => void
}

/**
 * Runs the actions of the desk: shows the result, offers undo, and on a conflict with a colleague's
 * change loads the newest state.
 */
export function useLeadActions() {
  const queries = useQueryClient()
  const [running, setRunning] = useState(0)
  const [conflict, setConflict] = useState<Conflict>()
  const undoable = useRef<number[]>([])

  const undo = async (eventIds: number[]) => {
    undoable.current = []
    try {
      await desk.undo({ eventIds })
      toast({ title: labels.undone })
    } catch (error) {
      toast({
        tone: 'destructive',
        title: labels.undoFailed,
        text: (error as Error).message,
      })
    }
    await refreshDesk(queries)
  }
  const show = (result: Result, { done, final = false }: Outcome) => {
    const title = typeof done === 'function' ? done(result) : done
    const changed = final ? [] : result.changed
    if (changed.length > 0) undoable.current = changed
    if (title && changed.length > 0) {
      const action = { label: labels.undo, run: () => void undo(changed) }
      toast({ title, action })
    } else if (title) toast({ title })
  }

  /** @throws the API's error, for the caller to show in its form */
  const runOrThrow = async (action: LeadAction): Promise<Result> => {
    setRunning((count) => count + 1)
    try {
      const result = await ('change' in action ? sendChange(action) : action.send())
      setConflict(undefined)
      if ('events' in result) {
        const { changed: _changed, ...lead } = result
        await queries.cancelQueries(leadQuery(lead.id))
        queries.setQueryData(leadQuery(lead.id).queryKey, lead)
      }
      show(result, action)
      void refreshDesk(queries)
      return result
    } catch (error) {
      if (error instanceof ApiError && [404, 409].includes(error.status)) await refreshDesk(queries)
      throw error
    } finally {
      setRunning((count) => count - 1)
    }
  }
  /** What colleagues did between the version that was shown and the newest one. */
  const meanwhile = async (lead: Lead) => {
    const newest = await queries.query(leadQuery(lead.id)).catch(() => null)
    if (!newest || newest.version === lead.version) return undefined
    return { newest, changes: changesSince(lead, newest) }
  }
  const explain = async (message: string, action: LeadAction): Promise<Conflict> => {
    const since = 'change' in action ? await meanwhile(action.lead) : undefined
    if (!since || !('change' in action)) return { message, changes: [] }
    const { newest, changes } = since
    const redo = () => void run({ ...action, lead: newest })
    return { message, changes, ...(canRedo(action.change, newest) && { redo }) }
  }
  /** Returns undefined when it failed, which the user has been shown. */
  const run = async (action: LeadAction): Promise<Result | undefined> => {
    try {
      return await runOrThrow(action)
    } catch (error) {
      const { message, status } = error as ApiError
      if (status === 409) setConflict(await explain(message, action))
      else toast({ tone: 'destructive', title: labels.failed, text: message })
    }
  }
  return {
    run,
    runOrThrow,
    meanwhile,
    undo,
    undoLast: () => {
      if (undoable.current.length > 0) void undo(undoable.current)
      else toast(labels.nothingToUndo)
    },
    canUndo: () => undoable.current.length > 0,
    busy: running > 0,
    /** the last change that was rejected, until the next one or until it is dismissed */
    conflict,
    dismissConflict: () => setConflict(undefined),
  }
}

function sendChange({ lead, change }: LeadEdit): Promise<Result> {
  return desk.change({ ...change, id: lead.id, version: lead.version })
}

export type LeadActions = ReturnType<typeof useLeadActions>
