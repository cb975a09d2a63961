import { formatTime } from '#app/ui/time/dates.ts'
import type { DraftStatus as Status } from './draft-saver.ts'
import { draftLabels } from './labels.ts'

const labels = draftLabels.status

/** Whether what was typed is saved, in a quiet line; only a problem is read out. */
export function DraftStatus({ status, savedAt }: { status: Status; savedAt?: string }) {
  const isProblem = status.state !== 'none' && status.state !== 'saved'
  return (
    <>
      <p role="status" className="text-sm font-medium text-bad empty:hidden">
        {isProblem && labels[status.state] + (status.kept ? labels.kept : '')}
      </p>
      {!isProblem && (
        <p className="text-sm text-muted empty:hidden">
          {status.state === 'saved'
            ? labels.saved(formatTime(status.at))
            : savedAt && labels.stored(formatTime(savedAt))}
        </p>
      )}
    </>
  )
}
