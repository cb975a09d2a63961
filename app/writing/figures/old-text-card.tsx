import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '#app/platform/client/api.ts'
import { Button } from '#app/ui/button.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'
import { restoreVersion } from '#app/writing/publishing/queries.ts'
import { taxFactLabels } from './labels.ts'
import { refreshFacts, renewText } from './queries.ts'
import type { OldFigure, OldText } from './tax-facts.ts'
import { TextLink } from './text-link.tsx'

const labels = taxFactLabels.renewal

/** One text with the sentences around its old figures, as they are and as they would be. */
export function OldTextCard({ text }: { text: OldText }) {
  const { kind, id, title, version, figures, changedBy, changedAt } = text
  const queryClient = useQueryClient()
  const renew = useMutation({ mutationFn: renewText })
  const renewable = figures.filter(({ after }) => after !== null).map(({ place }) => place)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const places = renewable.filter((place) => !left.has(place))
  const toggle = (place: number) =>
    setLeft(
      (before) =>
        new Set(
          before.has(place) ? [...before].filter((one) => one !== place) : [...before, place],
        ),
    )
  const body = { kind, id, version, places }
  // Not with `mutate`: its callbacks are lost with the card, which is gone by the time of an undo.
  const restore = useMutation({
    mutationFn: restoreVersion(kind, id),
    onSuccess: () => toast(labels.undone(title)),
    onError: (error) =>
      toast({ tone: 'destructive', title: labels.notUndone, text: error.message }),
    onSettled: () => refreshFacts(queryClient, body),
  })
  const submit = () =>
    renew.mutate(body, {
      onSuccess: (stored) =>
        toast({
          ...labels.done(title),
          action: {
            label: labels.undo,
            run: () => restore.mutate({ version, onTopOf: stored.version }),
          },
        }),
      onError: (error) => toast({ tone: 'destructive', title: labels.failed, text: reason(error) }),
      onSettled: () => refreshFacts(queryClient, body),
    })
  const action = renew.isPending ? labels.renewing : labels.renew(places.length)
  return (
    <li className="rounded-md border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">
            <TextLink text={text} />
          </p>
          <p className="text-sm text-muted">
            {labels.changed(changedBy, formatTimestamp(changedAt))}
          </p>
        </div>
        {renewable.length > 0 && (
          <Button
            size="sm"
            aria-label={labels.named(action, title)}
            disabled={renew.isPending || places.length === 0}
            onClick={submit}
          >
            {action}
          </Button>
        )}
      </div>
      <ul aria-label={labels.figures(title)} className="rows mt-2">
        {figures.map((figure) => (
          <FigureChange
            key={figure.place}
            figure={figure}
            isChosen={!left.has(figure.place)}
            onToggle={renewable.length > 1 ? () => toggle(figure.place) : undefined}
          />
        ))}
      </ul>
    </li>
  )
}

/** The server's own words say that a colleague was faster, not what is seen now. */
function reason(error: Error): string {
  return error instanceof ApiError && error.status === 409 ? labels.conflict : error.message
}

function FigureChange({
  figure: { label, factId, before, after, sentence },
  isChosen,
  onToggle,
}: {
  figure: OldFigure
  isChosen: boolean
  /** undefined where there is no choice */
  onToggle: (() => void) | undefined
}) {
  const id = useId()
  const [start, end] = sentence
  return (
    <li className="flex gap-1 py-2 text-sm">
      {onToggle && after !== null && (
        <label className="-my-2.5 -ml-3 grid size-11 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-label={labels.include(label ?? factId)}
            aria-describedby={id}
            checked={isChosen}
            onChange={onToggle}
            className="size-5 accent-(--color-surface) dark:accent-(--color-accent)"
          />
        </label>
      )}
      <div id={id} className="min-w-0 [overflow-wrap:anywhere]">
        <p className="text-muted">{label ?? `${factId}: ${labels.gone}`}</p>
        <p>
          <span className="text-muted">{labels.now}: </span>
          {start}
          <del className="bg-bad-tint font-semibold text-bad">{before}</del>
          {end}
        </p>
        {after !== null && (
          <p>
            <span className="text-muted">{labels.renewed}: </span>
            {start}
            <ins className="bg-good-tint font-semibold text-good decoration-2">{after}</ins>
            {end}
          </p>
        )}
      </div>
    </li>
  )
}
