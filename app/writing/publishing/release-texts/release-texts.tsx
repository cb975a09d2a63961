import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { templatesQuery } from '#app/enquiries/templates/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { messages } from '#content/en/messages.ts'
import { Comparison, WordDifference } from '../comparison.tsx'
import { labels as shared } from '../labels.ts'
import { refreshEntries } from '../queries.ts'
import { releaseTextLabels as labels } from './labels.ts'
import { decide, offeredTextsQuery } from './queries.ts'
import { contentTypeOf, type OfferedText, type TextKind } from './release-text.ts'

/** The texts of one kind that staff have edited and a release has new words for, each to be decided. */
export function ReleaseTexts({ kind }: { kind: TextKind }) {
  const { data } = useQuery(offeredTextsQuery)
  const [compared, setCompared] = useState<OfferedText>()
  const texts = data?.filter((text) => ofList(text) === kind) ?? []
  if (texts.length === 0) return null
  return (
    <section
      aria-labelledby="release-texts"
      className="mb-6 rounded-lg border border-accent-strong bg-accent-tint px-4 py-3"
    >
      <h2 id="release-texts" className="font-sans text-base font-semibold tracking-normal">
        {labels.title(texts.length)}
      </h2>
      <p className="mt-1 text-sm">{labels.text}</p>
      <ul className="rows mt-2">
        {texts.map((text) => (
          <li
            key={`${text.kind} ${text.id}`}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{labels.named(text)}</span>
            <Button
              size="sm"
              variant="outline"
              aria-label={labels.compareNamed(labels.named(text))}
              onClick={() => setCompared(text)}
            >
              {labels.compare}
            </Button>
          </li>
        ))}
      </ul>
      {compared && <Decision text={compared} onClose={() => setCompared(undefined)} />}
    </section>
  )
}

function ofList({ kind }: OfferedText): TextKind {
  return kind === 'template' ? kind : contentTypeOf(kind)
}

function Decision({ text, onClose }: { text: OfferedText; onClose: () => void }) {
  const queryClient = useQueryClient()
  const { kind, id, version } = text
  const name = labels.named(text)
  const decision = useMutation({
    mutationFn: (use: boolean) => decide({ kind, id, version, use }),
    onSuccess: (_, use) => toast(use ? labels.used(name) : labels.kept(name)),
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: labels.failed,
        text: error.message || messages.tryLater,
      }),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: offeredTextsQuery.queryKey })
      if (kind === 'template')
        await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey })
      else await refreshEntries(queryClient, contentTypeOf(kind))
    },
  })
  return (
    <Dialog
      open
      size="lg"
      title={labels.dialog(name)}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="outline"
            disabled={decision.isPending}
            onClick={() => decision.mutate(false)}
          >
            {labels.keep}
          </Button>
          <Button
            variant="accent"
            disabled={decision.isPending}
            onClick={() => decision.mutate(true)}
          >
            {labels.use}
          </Button>
        </div>
      }
    >
      <p className="text-muted">
        {labels.legend}
        <del className="bg-bad-tint text-bad">{shared.versions.legend.removed}</del>,{' '}
        <ins className="bg-good-tint text-good">{shared.versions.legend.added}</ins>.
      </p>
      <Differences text={text} />
    </Dialog>
  )
}

function Differences({ text: { kind, stored, offered } }: { text: OfferedText }) {
  if (kind !== 'template')
    return <Comparison kind={contentTypeOf(kind)} before={stored} after={offered} />
  return (
    <dl className="rows">
      {Object.keys(offered)
        .filter((field) => stored[field] !== offered[field])
        .map((field) => (
          <div key={field} className="py-4">
            <dt className="mb-1.5 text-sm font-semibold text-muted">{labels.fields[field]}</dt>
            <dd className="leading-relaxed break-words whitespace-pre-wrap">
              <WordDifference before={stored[field] ?? ''} after={offered[field] ?? ''} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
