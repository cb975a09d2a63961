import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { LAST_PLANNED_DAY, type ReturnSummary } from '#app/clients/model/return.ts'
import { returnActions } from '#app/clients/returns/queries.ts'
import { returnLabels as labels } from '#app/clients/screens/return-labels.ts'
import { deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { Button } from '#app/ui/button.tsx'
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { toast } from '#app/ui/toast-store.tsx'

const control = 'min-h-11 rounded-md border border-line-strong bg-card px-2 text-ink'

/** What can be done with the returns that are chosen: assign, remind, move the reminder. */
export function ReturnsBulkBar({
  chosen,
  onDone,
}: {
  chosen: readonly ReturnSummary[]
  onDone: () => void
}) {
  const queries = useQueryClient()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const ids = chosen.map(({ id }) => id)
  const refresh = () => queries.invalidateQueries()
  const fail = ({ message }: Error) =>
    toast({ tone: 'destructive', title: labels.failed, text: message })
  const undo = async (given: number | null) => {
    let undone = 0
    for (const [preparerId, rows] of Map.groupBy(chosen, ({ preparer }) => preparer?.id ?? null)) {
      const change = { preparerId, was: { preparerId: given } }
      undone += (await returnActions.changeMany({ ids: rows.map(({ id }) => id), ...change }))
        .changed
    }
    await refresh()
    const left = ids.length - undone
    toast({ title: labels.undone, ...(left > 0 && { text: labels.notUndone(left) }) })
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (
      change: Pick<
        Parameters<typeof returnActions.changeMany>[0],
        'preparerId' | 'remind' | 'remindOn'
      >,
    ) => returnActions.changeMany({ ids, ...change }),
    onSuccess: ({ reminded }, change) => {
      if (change.remind) toast({ title: labels.reminded(reminded) })
      else if (change.remindOn) toast({ title: labels.moved })
      else {
        const { preparerId = null } = change
        const name = people.find(({ id }) => id === preparerId)?.name ?? labels.nobody
        toast({
          title: labels.assigned(ids.length, name),
          action: { label: labels.undo, run: () => void undo(preparerId).catch(fail) },
        })
      }
      onDone()
      void refresh()
    },
    onError: fail,
  })
  const assignee = useChoice('', (value) =>
    mutate({ preparerId: value === 'none' ? null : Number(value) }),
  )
  if (ids.length === 0) return null
  return (
    <div className="sticky top-0 z-20 flex flex-wrap items-center gap-3 border-b border-line bg-accent-tint px-4 py-2">
      <p className="font-medium">{labels.selected(ids.length)}</p>
      <select aria-label={labels.assign} {...assignee} disabled={isPending} className={control}>
        <option value="" disabled>
          {labels.assign}
        </option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="none">{labels.nobody}</option>
      </select>
      <Button variant="outline" disabled={isPending} onClick={() => mutate({ remind: true })}>
        {labels.remindNow}
      </Button>
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ remindOn: String(new FormData(event.currentTarget).get('remindOn')) })
        }}
      >
        <label className="flex items-center gap-2 text-sm">
          {labels.moveReminder}
          <input
            type="date"
            name="remindOn"
            required
            min={indianDate(new Date())}
            max={LAST_PLANNED_DAY}
            className={control}
          />
        </label>
        <Button type="submit" variant="outline" disabled={isPending}>
          {labels.setReminder}
        </Button>
      </form>
      <Button variant="quiet" onClick={onDone}>
        {labels.clear}
      </Button>
    </div>
  )
}
