import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { officeLabels } from './labels.ts'
import type { Conflict } from './office-settings.ts'
import { type OfficeChange, refreshOffice } from './queries.ts'

const labels = officeLabels.conflicts

interface Asking {
  change: OfficeChange
  done: string
  onSaved?: (() => void) | undefined
  conflicts: Conflict[]
}

/**
 * Makes changes to hours, holidays and leave. Where calls are booked at times that would be closed, it
 * lists them and asks; render `dialog` for that.
 */
export function useOfficeChange(): {
  busy: boolean
  failure: string | undefined
  run: (change: OfficeChange, done?: string, onSaved?: () => void) => Promise<void>
  dialog: ReactNode
} {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [asking, setAsking] = useState<Asking>()

  const attempt = async (
    { change, done, onSaved }: Omit<Asking, 'conflicts'>,
    confirmed: boolean,
  ) => {
    setBusy(true)
    setFailure(undefined)
    try {
      const { saved, conflicts } = await change(confirmed)
      if (!saved) return setAsking({ change, done, onSaved, conflicts })
      setAsking(undefined)
      await refreshOffice(queries)
      toast({ title: done })
      onSaved?.()
    } catch (error) {
      const text = (error as Error).message || messages.tryLater
      setAsking(undefined)
      setFailure(text)
      toast({ tone: 'destructive', title: officeLabels.notSaved, text })
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    failure,
    run: (change, done = officeLabels.saved, onSaved) => attempt({ change, done, onSaved }, false),
    dialog: asking && (
      <ConfirmDialog
        open
        title={labels.title(asking.conflicts.length)}
        text={<Conflicts conflicts={asking.conflicts} />}
        confirm={labels.confirm}
        cancel={labels.cancel}
        pending={busy}
        onConfirm={() => void attempt(asking, true)}
        onClose={() => setAsking(undefined)}
      />
    ),
  }
}

function Conflicts({ conflicts }: { conflicts: Conflict[] }) {
  return (
    <>
      <p>{labels.text}</p>
      <ul className="mt-3 grid gap-2">
        {conflicts.map(({ id, leadId, startsAt, person }) => (
          <li key={id}>
            <Link
              to="/admin/leads/$id"
              params={{ id: String(leadId) }}
              target="_blank"
              className="text-link font-medium"
            >
              {labels.enquiry(leadId)}
            </Link>
            <span className="figure-column block text-sm text-muted">
              {labels.call(formatTimestamp(startsAt), person ?? labels.noPerson)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
