import { useQuery } from '@tanstack/react-query'
import { LEAD_STATUSES } from '#app/content/enums.ts'
import type { BulkChange } from '#app/leads/desk-changes.ts'
import { countEnquiries, statusNames } from '#app/leads/labels.ts'
import { desk, deskPeopleQuery } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { actionLabels, bulkLabels as labels } from './desk-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** The actions on several selected enquiries at once. */
export function BulkBar({
  ids,
  actions,
  onDone,
}: {
  ids: number[]
  actions: LeadActions
  onDone: () => void
}) {
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const run = async (change: Omit<BulkChange, 'ids'>, outcome: string) => {
    const result = await actions.run({ send: () => desk.changeMany({ ids, ...change }) })
    if (!result || !('updated' in result)) return
    const { updated, skipped, changed } = result
    toast({
      title: `${countEnquiries(updated)} ${outcome}`,
      ...(skipped.length > 0 && {
        text: `${labels.skipped(countEnquiries(skipped.length))} ${skipped[0]?.message ?? ''}`,
      }),
      ...(changed.length > 0 &&
        change.read === undefined && {
          action: { label: actionLabels.undo, run: () => void actions.undo(changed) },
        }),
    })
    onDone()
  }
  return (
    <div
      role="toolbar"
      aria-label={labels.toolbar}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-accent-tint px-4 py-2"
    >
      <p role="status" className="grow font-medium">
        {labels.selected(ids.length)}
      </p>
      <Choice
        label={labels.assignTo}
        disabled={actions.busy}
        options={[
          ['none', labels.noOwner],
          ...people.map(({ id, name }) => [String(id), name] as const),
        ]}
        onChoose={(value, name) =>
          value === 'none'
            ? run({ ownerId: null }, labels.unassigned)
            : run({ ownerId: Number(value) }, labels.assigned(name))
        }
      />
      <Choice
        label={labels.setStatus}
        disabled={actions.busy}
        options={LEAD_STATUSES.filter((status) => status !== 'new' && status !== 'spam').map(
          (status) => [status, statusNames[status]] as const,
        )}
        onChoose={(value, name) =>
          run({ status: LEAD_STATUSES.find((one) => one === value) }, labels.statusSet(name))
        }
      />
      <Button
        variant="outline"
        disabled={actions.busy}
        onClick={() => run({ status: 'spam' }, labels.spammed)}
      >
        {labels.spam}
      </Button>
      <Button
        variant="outline"
        disabled={actions.busy}
        onClick={() => run({ read: false }, labels.markedUnread)}
      >
        {labels.unread}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {labels.clearSelection}
      </Button>
    </div>
  )
}

/** A select that runs an option as soon as it is chosen. */
function Choice({
  label,
  disabled,
  options,
  onChoose,
}: {
  label: string
  disabled: boolean
  options: readonly (readonly [value: string, name: string])[]
  onChoose: (value: string, name: string) => void
}) {
  return (
    <select
      aria-label={label}
      disabled={disabled}
      value=""
      className="min-h-11 rounded-md border border-line-strong bg-card px-2 font-semibold hover:border-ink"
      onChange={({ target: { value } }) => {
        const name = options.find(([one]) => one === value)?.[1]
        if (name) onChoose(value, name)
      }}
    >
      <option value="">{label}…</option>
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
