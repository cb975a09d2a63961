import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'
import { indianDate } from '#app/ui/time/dates.ts'
import { labels as editorLabels } from '#app/writing/editor/labels.ts'
import { needsCheck } from '#content/facts/register/checks.ts'
import { figureOf, foundBy } from '#content/facts/register/find.ts'
import { subjectOf } from '#content/facts/register/subjects.ts'
import { lawOf, type TaxFact, taxFacts } from '#content/facts/tax-facts.ts'

const labels = editorLabels.fact
/** Those of the latest year first, for most texts are about it. */
const records: [string, TaxFact][] = Object.entries<TaxFact>(taxFacts).sort(
  ([, a], [, b]) => firstYear(b) - firstYear(a),
)

function firstYear({ year }: TaxFact): number {
  return Number(/\d{4}/.exec(year)?.[0] ?? 0)
}

/** The register to choose a fact from: typing narrows it, the arrow keys move, Enter inserts. */
export default function FactDialog({
  onPick,
  onClose,
}: {
  onPick: (id: string) => void
  onClose: () => void
}) {
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const listId = useId()
  const found = foundBy(records, ([id]) => ({ id, subject: subjectOf(id) }), typed)
  const active = found[Math.min(place, found.length - 1)]?.[0]
  const optionId = (id: string) => `${listId}-${id}`
  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }
    const move = moves[event.key]
    if (event.key === 'Enter' && active) onPick(active)
    else if (move) setPlace(Math.max(0, Math.min(found.length - 1, place + move)))
    else return
    // Keeps Enter from the form around the editor.
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <Dialog open size="lg" title={editorLabels.tools.fact} onClose={onClose}>
      <div className="sticky top-0 -mx-1 bg-card px-1 pt-1 pb-2">
        <input
          data-first-focus
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label={labels.search}
          placeholder={labels.search}
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-md border border-line-strong bg-card px-3.5 placeholder:text-muted"
        />
        <p role="status" className="mt-1 text-sm text-muted">
          {found.length === 0 ? labels.none : labels.count(found.length, records.length)}
        </p>
      </div>
      <div id={listId} role="listbox" aria-label={labels.found} className="rows">
        {found.map(([id, record]) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the search field
          <div
            key={id}
            id={optionId(id)}
            role="option"
            tabIndex={-1}
            aria-selected={id === active}
            onClick={() => onPick(id)}
            className="grid scroll-mt-24 cursor-pointer gap-x-4 px-2 py-2 hover:bg-tint aria-selected:bg-accent-tint sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <Option id={id} record={record} />
          </div>
        ))}
      </div>
    </Dialog>
  )
}

function Option({ id, record }: { id: string; record: TaxFact }) {
  return (
    <>
      <span className="min-w-0">
        {record.label}{' '}
        {needsCheck(record, indianDate(new Date())) && (
          <span className="text-sm font-semibold text-bad">{labels.toCheck}</span>
        )}
      </span>
      <strong className="figures font-semibold sm:text-right">{figureOf(id)}</strong>
      <span className="text-sm text-muted sm:col-span-2">
        {record.year}. {lawOf(record)}
      </span>
    </>
  )
}
