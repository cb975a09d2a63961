import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import { messages } from '#content/en/messages.ts'
import type { ContentType } from '../entry.ts'
import { revisionQuery, revisionsQuery } from '../queries.ts'
import { ChangedFields } from './changed-fields.tsx'
import { conflictLabels as labels } from './labels.ts'
import { merge } from './merge.ts'

type Values = Record<string, unknown>
interface Newer<T> {
  values: T
  version: number
}

/**
 * Compares what was loaded, what is in the form and what a colleague has saved. Each change keeps
 * its author; where both changed a field, mine is chosen until theirs is.
 */
export function ConflictDialog<T extends Values>({
  open,
  kind,
  id,
  base,
  mine,
  valuesOf,
  onKeepMine,
  onTakeTheirs,
  onClose,
}: {
  open: boolean
  kind: ContentType
  id: number
  base: () => T
  mine: () => T
  valuesOf: (snapshot: Values) => T
  onKeepMine: (fields: string[], newer: Newer<T>) => void
  onTakeTheirs: (newer: Newer<T>) => void
  onClose: () => void
}) {
  const versions = useQuery({ ...revisionsQuery(kind, id), enabled: open })
  const newest = versions.data?.[0]
  const { data, error } = useQuery({
    ...revisionQuery(kind, id, newest?.version ?? 0),
    enabled: open && newest !== undefined,
  })
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  const failure = versions.error ?? error
  const theirs = data && open ? valuesOf(data.snapshot) : undefined
  const merged = theirs && merge(base(), mine(), theirs)
  const kept = merged && [
    ...merged.mine,
    ...merged.both.filter((group) => !taken.has(group.join())),
  ]
  return (
    <Dialog
      open={open}
      size="full"
      title={labels.title}
      text={newest && labels.text(newest.actor, formatTimestamp(newest.at))}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {labels.keepEditing}
          </Button>
          {data && theirs && kept && (
            <>
              <Button
                variant="outline"
                onClick={() => onTakeTheirs({ values: theirs, version: data.version })}
              >
                {labels.takeTheirs}
              </Button>
              <Button
                variant="accent"
                onClick={() => onKeepMine(kept.flat(), { values: theirs, version: data.version })}
              >
                {labels.keepMine}
              </Button>
            </>
          )}
        </>
      }
    >
      {failure && <p role="alert">{failure.message || messages.tryLater}</p>}
      {!failure && !theirs && <Spinner label={labels.loading} />}
      {merged && theirs && (
        <ChangedFields
          kind={kind}
          merged={merged}
          base={base()}
          mine={mine()}
          theirs={theirs}
          taken={taken}
          onTake={(group, isTaken) => setTaken(toggled(taken, group.join(), isTaken))}
        />
      )}
    </Dialog>
  )
}

function toggled(set: ReadonlySet<string>, name: string, isIn: boolean): Set<string> {
  const next = new Set(set)
  if (isIn) next.add(name)
  else next.delete(name)
  return next
}
