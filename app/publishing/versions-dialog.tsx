import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#app/content/messages.ts'
import { RichText } from '#app/rich-text/rich-text.tsx'
import { formatTimestamp } from '#app/time/dates.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { Comparison } from './comparison.tsx'
import { useCategoryName } from './conflict-dialog.tsx'
import type { ContentType, RevisionSummary } from './entry.ts'
import { refreshEntries, restoreMutation, revisionQuery, revisionsQuery } from './queries.ts'

/** Every kept version of a question or post: to be read, compared with the newest, and restored. */
export function VersionsDialog({
  kind,
  id,
  name,
  onClose,
  onRestored,
}: {
  kind: ContentType
  id: number
  name: string
  onClose: () => void
  onRestored: () => void
}) {
  const { data: versions, error } = useQuery(revisionsQuery(kind, id))
  const [chosen, setChosen] = useState<number>()
  const newest = versions?.[0]
  const shown = chosen ?? versions?.[1]?.version ?? newest?.version
  return (
    <Dialog open size="full" title="Versions" text={name} onClose={onClose}>
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !versions && <Spinner label="Loading the versions" />}
      {versions?.length === 0 && (
        <p className="py-8 text-muted">
          It was never changed. From the first save on, every version is kept here.
        </p>
      )}
      {newest && shown !== undefined && (
        <div className="grid gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
          <VersionList versions={versions ?? []} shown={shown} onChoose={setChosen} />
          <Version
            key={shown}
            kind={kind}
            id={id}
            version={shown}
            newest={newest.version}
            onRestored={onRestored}
          />
        </div>
      )}
    </Dialog>
  )
}

function VersionList({
  versions,
  shown,
  onChoose,
}: {
  versions: RevisionSummary[]
  shown: number
  onChoose: (version: number) => void
}) {
  return (
    <ol aria-label="Versions" className="max-md:max-h-48 max-md:overflow-y-auto">
      {versions.map(({ version, at, actor, note }, place) => (
        <li key={version}>
          <button
            type="button"
            aria-current={version === shown ? 'true' : undefined}
            onClick={() => onChoose(version)}
            className="w-full rounded-md px-3 py-2 text-left hover:bg-tint aria-[current]:bg-accent-tint aria-[current]:shadow-[inset_3px_0_0_var(--color-accent-strong)]"
          >
            <span className="font-medium">
              Version {version}
              {place === 0 && ' (now)'}
            </span>
            <span className="figures block text-sm text-muted">{formatTimestamp(at)}</span>
            <span className="block text-sm text-muted">{actor ?? 'The first content'}</span>
            {note && <span className="block text-sm text-muted">{note}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}

function Version({
  kind,
  id,
  version,
  newest,
  onRestored,
}: {
  kind: ContentType
  id: number
  version: number
  newest: number
  onRestored: () => void
}) {
  const queryClient = useQueryClient()
  const old = useQuery(revisionQuery(kind, id, version))
  const now = useQuery(revisionQuery(kind, id, newest))
  const [reading, setReading] = useState(version === newest)
  const categoryName = useCategoryName(kind)
  const restore = useMutation(restoreMutation(kind, id))
  if (old.error || now.error)
    return <p role="alert">{(old.error ?? now.error)?.message || messages.tryLater}</p>
  if (!old.data || !now.data) return <Spinner label="Loading this version" />
  const words = old.data.snapshot
  return (
    <section aria-label={`Version ${version}`} className="min-w-0">
      <div className="mb-4 flex flex-wrap gap-2">
        {version !== newest && (
          <>
            <Button look="outline" aria-pressed={!reading} onClick={() => setReading(false)}>
              Compare with now
            </Button>
            <Button look="outline" aria-pressed={reading} onClick={() => setReading(true)}>
              Read
            </Button>
            <Button
              look="accent"
              disabled={restore.isPending}
              onClick={() =>
                restore.mutate(
                  { version, onTopOf: newest },
                  {
                    onSuccess: async () => {
                      toast({
                        title: `Version ${version} is restored`,
                        text: 'It is saved as the newest version. Whether it is published has not changed.',
                      })
                      await refreshEntries(queryClient, kind)
                      onRestored()
                    },
                    onError: (error) =>
                      toast({
                        tone: 'destructive',
                        title: messages.failed,
                        text: error.message || messages.tryLater,
                      }),
                  },
                )
              }
            >
              Restore this version
            </Button>
          </>
        )}
      </div>
      {reading ? (
        <article>
          <h3 className="mb-4 text-h3">{String(words.title ?? words.question)}</h3>
          <RichText html={String(words.content ?? words.answer)} />
        </article>
      ) : (
        <>
          <p className="text-muted">
            What changed from version {version} to now:{' '}
            <del className="bg-bad-tint text-bad">gone</del>,{' '}
            <ins className="bg-good-tint text-good">come</ins>.
          </p>
          <Comparison before={words} after={now.data.snapshot} categoryName={categoryName} />
        </>
      )}
    </section>
  )
}
