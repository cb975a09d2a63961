import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { desk, deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { toast } from '#app/ui/toast-store.tsx'
import { actionLabels, dutyLabels as labels } from './desk-labels.ts'

/** Whether the signed-in user takes part in the assignment of new enquiries, and who else does. */
export function DutySwitch() {
  const queries = useQueryClient()
  const { user } = useAuth()
  const { data: people } = useQuery(deskPeopleQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: desk.duty,
    onSuccess: (now, onDuty) => {
      queries.setQueryData(deskPeopleQuery.queryKey, now)
      toast({ title: onDuty ? labels.on : labels.off })
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: actionLabels.failed, text: error.message }),
  })
  const onDuty = people?.find(({ id }) => id === user?.id)?.onDuty ?? false
  const others = people?.filter((person) => person.onDuty && person.id !== user?.id) ?? []
  return (
    <button
      type="button"
      role="switch"
      aria-checked={onDuty}
      aria-label={labels.switch}
      disabled={!people || isPending}
      title={`${labels.hint} ${others.length > 0 ? labels.others(others.map(({ name }) => name)) : labels.alone}`}
      onClick={() => mutate({ onDuty: !onDuty })}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-3 font-semibold hover:border-ink"
    >
      <span
        aria-hidden
        className={`relative h-5 w-9 rounded-full border ${onDuty ? 'border-good bg-good' : 'border-line-strong bg-tint'}`}
      >
        <span
          className={`absolute top-0.5 size-3.5 rounded-full transition-[left] ${onDuty ? 'left-[1.125rem] bg-paper' : 'left-0.5 bg-muted'}`}
        />
      </span>
      {labels.short}
    </button>
  )
}
