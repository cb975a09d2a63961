import { type ReactNode, useId } from 'react'
import { Comparison, type Side, useFieldText, WordDifference } from '../comparison.tsx'
import type { ContentType } from '../entry.ts'
import { fieldLabels } from '../labels.ts'
import { conflictLabels as labels } from './labels.ts'
import type { Merge } from './merge.ts'

type Values = Record<string, unknown>

/** What saving my changes writes, replaces and leaves, field by field. */
export function ChangedFields({
  kind,
  merged,
  base,
  mine,
  theirs,
  taken,
  onTake,
}: {
  kind: ContentType
  merged: Merge
  base: Values
  mine: Values
  theirs: Values
  /** the groups of fields, joined, of which theirs is chosen */
  taken: ReadonlySet<string>
  onTake: (group: string[], isTaken: boolean) => void
}) {
  if (Object.values(merged).every((groups) => groups.length === 0)) {
    return <p className="py-6 text-muted">{labels.none}</p>
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Part copy={labels.both} isShown={merged.both.length > 0}>
        {merged.both.map((group) => (
          <Choice
            key={group.join()}
            kind={kind}
            group={group}
            mine={mine}
            theirs={theirs}
            isTaken={taken.has(group.join())}
            onTake={(isTaken) => onTake(group, isTaken)}
          />
        ))}
      </Part>
      <Part copy={labels.mine} isShown={merged.mine.length > 0}>
        <Comparison kind={kind} fields={merged.mine.flat()} before={theirs} after={mine} />
      </Part>
      <Part copy={labels.theirs} isShown={merged.theirs.length > 0}>
        <Comparison kind={kind} fields={merged.theirs.flat()} before={base} after={theirs} />
      </Part>
    </div>
  )
}

function Part({
  copy,
  isShown,
  children,
}: {
  copy: { title: string; text: string }
  isShown: boolean
  children: ReactNode
}) {
  const id = useId()
  if (!isShown) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-[1.125rem]">
        {copy.title}
      </h3>
      <p className="mt-1 mb-3 text-sm text-muted">{copy.text}</p>
      {children}
    </section>
  )
}

/** Both versions of a field side by side, one of them to be chosen. */
function Choice({
  kind,
  group,
  mine,
  theirs,
  isTaken,
  onTake,
}: {
  kind: ContentType
  group: string[]
  mine: Values
  theirs: Values
  isTaken: boolean
  onTake: (isTaken: boolean) => void
}) {
  const name = useId()
  const textOf = useFieldText(kind, mine, theirs)
  const side = (shown: Side, isChosen: boolean) => (
    <label className="block cursor-pointer rounded-md border border-line-strong p-4 has-checked:border-accent-strong has-checked:shadow-[inset_3px_0_0_var(--color-accent-strong)]">
      <span className="flex min-h-6 items-center gap-2.5 font-semibold">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={() => onTake(shown === 'before')}
          className="size-5 accent-(--color-surface) dark:accent-(--color-accent)"
        />
        {shown === 'before' ? labels.both.theirs : labels.both.mine}
      </span>
      {group.map((field) => (
        <span key={field} className="mt-2 block leading-relaxed break-words whitespace-pre-wrap">
          {group.length > 1 && <span className="text-sm text-muted">{fieldLabels[field]}: </span>}
          <WordDifference
            before={textOf(field, theirs[field])}
            after={textOf(field, mine[field])}
            side={shown}
          />
        </span>
      ))}
    </label>
  )
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 text-sm font-semibold text-muted">
        {group.map((field) => fieldLabels[field] ?? field).join(', ')}
      </legend>
      <div className="grid gap-3 md:grid-cols-2">
        {side('after', !isTaken)}
        {side('before', isTaken)}
      </div>
    </fieldset>
  )
}
