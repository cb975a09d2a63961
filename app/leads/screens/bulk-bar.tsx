import { useQuery } from '@tanstack/react-query'
import { LEAD_STATUSES } from '#app/content/enums.ts'
import type { BulkChange } from '#app/leads/desk.ts'
import { statusNames } from '#app/leads/labels.ts'
import { desk, deskPeopleQuery } from '#app/leads/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import type { LeadActions } from './use-lead-actions.ts'

/** What may be done with several chosen enquiries at once. */
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
  const run = async (change: Omit<BulkChange, 'ids'>, deed: string) => {
    const result = await actions.run({ send: () => desk.changeMany({ ids, ...change }) })
    if (!result || !('updated' in result)) return
    const { updated, skipped, changed } = result
    toast({
      title: `${many(updated)} ${deed}`,
      ...(skipped.length > 0 && {
        text: `${many(skipped.length)} left as before. ${skipped[0]?.message ?? ''}`,
      }),
      ...(changed.length > 0 &&
        change.read === undefined && {
          action: { label: 'Undo', run: () => void actions.undo(changed) },
        }),
    })
    onDone()
  }
  return (
    <div
      role="toolbar"
      aria-label="What to do with the chosen enquiries"
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 border-t border-line bg-accent-tint px-4 py-2"
    >
      <p role="status" className="grow font-medium">
        {ids.length} chosen
      </p>
      <Choice
        label="Assign to"
        disabled={actions.busy}
        options={[['none', 'Nobody'], ...people.map(({ id, name }) => [String(id), name] as const)]}
        onChoose={(value, name) =>
          run({ ownerId: value === 'none' ? null : Number(value) }, `given to ${name}`)
        }
      />
      <Choice
        label="Set status"
        disabled={actions.busy}
        options={LEAD_STATUSES.filter((status) => status !== 'new' && status !== 'spam').map(
          (status) => [status, statusNames[status]] as const,
        )}
        onChoose={(value, name) =>
          run({ status: LEAD_STATUSES.find((one) => one === value) }, `set to ${name}`)
        }
      />
      <Button
        look="outline"
        disabled={actions.busy}
        onClick={() => run({ status: 'spam' }, 'put into Spam')}
      >
        Spam
      </Button>
      <Button
        look="outline"
        disabled={actions.busy}
        onClick={() => run({ read: false }, 'marked as unread')}
      >
        Unread
      </Button>
      <Button look="quiet" onClick={onDone}>
        Choose none
      </Button>
    </div>
  )
}

/** A list of which one is done as soon as it is chosen. */
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

function many(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
