import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { Lead } from '#app/enquiries/desk/desk.ts'
import { desk, deskPeopleQuery } from '#app/enquiries/desk/queries.ts'
import { useAuth } from '#app/team/auth/auth-context.tsx'
import { useChoice } from '#app/ui/hooks/use-choice.ts'
import { leadStateLabels as labels } from './lead-labels.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** The owner of an enquiry, and assigning it to someone else or to the next person on duty. */
export function OwnerSelect({
  lead,
  actions,
  ...select
}: { lead: Lead; actions: LeadActions } & Omit<ComponentProps<'select'>, 'value' | 'onChange'>) {
  const { user } = useAuth()
  const { data: people = [] } = useQuery(deskPeopleQuery)
  const { owner } = lead
  const others = people.filter(({ id }) => id !== user?.id)
  const known = owner === null || people.some(({ id }) => id === owner.id)
  const choice = useChoice(String(owner?.id ?? ''), (value) => {
    if (value === 'turn') {
      return actions.run({
        send: () => desk.assignNext({ id: lead.id }),
        done: (assigned) =>
          'owner' in assigned && assigned.owner
            ? labels.assigned(lead.name, assigned.owner.name)
            : undefined,
      })
    }
    const to = people.find(({ id }) => String(id) === value)
    return assign(actions, lead, to ?? null)
  })
  return (
    <select {...select} {...choice}>
      <option value="">{labels.noOwner}</option>
      {user && <option value={user.id}>{labels.me}</option>}
      {!known && <option value={owner?.id}>{owner?.name}</option>}
      {others.map(({ id, name, onDuty, open }) => (
        <option key={id} value={id}>
          {name} ({onDuty ? labels.onDuty : ''}
          {labels.open(open)})
        </option>
      ))}
      <option value="turn">{labels.autoAssign}</option>
    </select>
  )
}

export function assign(actions: LeadActions, lead: Lead, to: { id: number; name: string } | null) {
  return actions.run({
    lead,
    change: { ownerId: to?.id ?? null },
    done: to ? labels.assigned(lead.name, to.name) : labels.unassigned(lead.name),
  })
}
