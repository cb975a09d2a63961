import { useQuery } from '@tanstack/react-query'
import { messages } from '#app/content/messages.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Comparison } from './comparison.tsx'
import type { ContentType } from './entry.ts'
import { labels } from './labels.ts'
import { allCategoriesQuery, revisionQuery, revisionsQuery } from './queries.ts'

/** Compares the form with a newer version that a colleague has saved, and asks which one to keep. */
export function ConflictDialog({
  open,
  kind,
  id,
  mine,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  open: boolean
  kind: ContentType
  id: number
  mine: () => Record<string, unknown>
  onKeepMine: (version: number) => void
  onTakeTheirs: (snapshot: Record<string, unknown>, version: number) => void
  onClose: () => void
}) {
  const versions = useQuery({ ...revisionsQuery(kind, id), enabled: open })
  const newest = versions.data?.[0]
  const theirs = useQuery({
    ...revisionQuery(kind, id, newest?.version ?? 0),
    enabled: open && newest !== undefined,
  })
  const categoryName = useCategoryName(kind)
  const error = versions.error ?? theirs.error
  const { legend } = labels.conflict
  return (
    <Dialog
      open={open}
      size="full"
      title={labels.conflict.title}
      text={newest && labels.conflict.text(newest.actor, formatTimestamp(newest.at))}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {labels.conflict.keepEditing}
          </Button>
          {theirs.data && (
            <>
              <Button
                variant="outline"
                onClick={() =>
                  theirs.data && onTakeTheirs(theirs.data.snapshot, theirs.data.version)
                }
              >
                {labels.conflict.takeTheirs}
              </Button>
              <Button
                variant="accent"
                onClick={() => theirs.data && onKeepMine(theirs.data.version)}
              >
                {labels.conflict.keepMine}
              </Button>
            </>
          )}
        </>
      }
    >
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !theirs.data && <Spinner label={labels.conflict.loading} />}
      {theirs.data && (
        <>
          <p className="mb-2 text-muted">
            <del className="bg-bad-tint text-bad">{legend.removed}</del>
            {legend.isTheirs}
            <ins className="bg-good-tint text-good">{legend.added}</ins>
            {legend.isYours}
          </p>
          <Comparison before={theirs.data.snapshot} after={mine()} categoryName={categoryName} />
        </>
      )}
    </Dialog>
  )
}

export function useCategoryName(kind: ContentType) {
  const { data } = useQuery(allCategoriesQuery(kind))
  return (id: number) => data?.find((one) => one.id === id)?.name ?? labels.removedCategory(id)
}
