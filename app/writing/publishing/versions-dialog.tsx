import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { RichText } from '#app/writing/editor/rich-text.tsx'
import { messages } from '#content/en/messages.ts'
import { Comparison } from './comparison.tsx'
import type { ContentType, RevisionSummary } from './entry.ts'
import { labels } from './labels.ts'
import { refreshEntries, restoreVersion, revisionQuery, revisionsQuery } from './queries.ts'

/** The saved versions of a question or post, to be read, compared with the newest, and restored. */
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
    <Dialog open size="full" title={labels.versions.title} text={name} onClose={onClose}>
      {error && <p role="alert">{error.message || messages.tryLater}</p>}
      {!error && !versions && <Spinner label={labels.versions.loading} />}
      {versions?.length === 0 && <p className="py-8 text-muted">{labels.versions.none}</p>}
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
    <ol aria-label={labels.versions.title} className="max-md:max-h-48 max-md:overflow-y-auto">
      {versions.map(({ version, at, actor, note }, place) => (
        <li key={version}>
          <button
            type="button"
            aria-current={version === shown ? 'true' : undefined}
            onClick={() => onChoose(version)}
            className="w-full rounded-md px-3 py-2 text-left hover:bg-tint aria-[current]:bg-accent-tint aria-[current]:shadow-[inset_3px_0_0_var(--color-accent-strong)]"
          >
            <span className="font-medium">
              {labels.versions.version(version)}
              {place === 0 && labels.versions.now}
            </span>
            <span className="figure-column block text-sm text-muted">{formatTimestamp(at)}</span>
            <span className="block text-sm text-muted">{actor ?? labels.versions.firstAuthor}</span>
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
  const restore = useMutation({ mutationFn: restoreVersion(kind, id) })
  if (old.error || now.error)
    return <p role="alert">{(old.error ?? now.error)?.message || messages.tryLater}</p>
  if (!old.data || !now.data) return <Spinner label={labels.versions.loadingOne} />
  const { snapshot } = old.data
  const { legend } = labels.versions
  return (
    <section aria-label={labels.versions.version(version)} className="min-w-0">
      <div className="mb-4 flex flex-wrap gap-2">
        {version !== newest && (
          <>
            <Button variant="outline" aria-pressed={!reading} onClick={() => setReading(false)}>
              {labels.versions.compare}
            </Button>
            <Button variant="outline" aria-pressed={reading} onClick={() => setReading(true)}>
              {labels.versions.view}
            </Button>
            <Button
              variant="accent"
              disabled={restore.isPending}
              onClick={() =>
                restore.mutate(
                  { version, onTopOf: newest },
                  {
                    onSuccess: async () => {
                      toast(labels.versions.restored(version))
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
              {labels.versions.restore}
            </Button>
          </>
        )}
      </div>
      {reading ? (
        <article>
          <h3 className="mb-4 text-h3">{String(snapshot.title ?? snapshot.question)}</h3>
          <RichText html={String(snapshot.content ?? snapshot.answer)} />
        </article>
      ) : (
        <>
          <p className="text-muted">
            {legend.changes(version)}
            <del className="bg-bad-tint text-bad">{legend.removed}</del>,{' '}
            <ins className="bg-good-tint text-good">{legend.added}</ins>.
          </p>
          <Comparison kind={kind} before={snapshot} after={now.data.snapshot} />
        </>
      )}
    </section>
  )
}
