import { useQuery } from '@tanstack/react-query'
import { messages } from '#app/content/messages.ts'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Comparison } from './comparison.tsx'
import type { ContentType } from './entry.ts'
import { allCategoriesQuery, revisionQuery, revisionsQuery } from './queries.ts'

/** Somebody else saved a newer version: shows it beside one's own, and lets one choose. */
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
  return (
    <Dialog
      open={open}
      size="full"
      title="Somebody else saved a newer version"
      text={
        newest &&
        `${newest.actor ?? 'Somebody'} saved it ${formatTimestamp(newest.at)}. Nothing was overwritten, and what you wrote is still in the form.`
      }
      onClose={onClose}
      footer={
        <>
          <Button look="outline" onClick={onClose}>
            Go on editing
          </Button>
          {theirs.data && (
            <>
              <Button
                look="outline"
                onClick={() =>
                  theirs.data && onTakeTheirs(theirs.data.snapshot, theirs.data.version)
                }
              >
                Take theirs, drop mine
              </Button>
              <Button look="accent" onClick={() => theirs.data && onKeepMine(theirs.data.version)}>
                Save mine over theirs
              </Button>
            </>
          )}
        </>
      }
    >
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !theirs.data && <Spinner label="Loading their version" />}
      {theirs.data && (
        <>
          <p className="mb-2 text-muted">
            <del className="bg-bad-tint text-bad">Struck out</del> is theirs,{' '}
            <ins className="bg-good-tint text-good">underlined</ins> is yours. Their version is kept
            either way: it can be read and restored under Versions.
          </p>
          <Comparison before={theirs.data.snapshot} after={mine()} categoryName={categoryName} />
        </>
      )}
    </Dialog>
  )
}

export function useCategoryName(kind: ContentType) {
  const { data } = useQuery(allCategoriesQuery(kind))
  return (id: number) => data?.find((one) => one.id === id)?.name ?? `Category ${id} (removed)`
}
