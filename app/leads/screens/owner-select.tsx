import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useAuth } from '#app/auth/auth-context.tsx'
import type { Lead } from '#app/leads/desk.ts'
import { desk, deskPeopleQuery } from '#app/leads/queries.ts'
import type { LeadActions } from './use-lead-actions.ts'

/** Whom an enquiry belongs to, and the way to give it to somebody else or to whose turn it is. */
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
  return (
    <select
      {...select}
      value={owner?.id ?? ''}
      onChange={({ target: { value } }) => {
        if (value === 'turn') {
          return actions.run({
            send: () => desk.assignNext(lead.id),
            done: 'Given to whose turn it is',
          })
        }
        const to = people.find(({ id }) => String(id) === value)
        return assign(actions, lead, to ?? null)
      }}
    >
      <option value="">Nobody yet</option>
      {user && <option value={user.id}>Me</option>}
      {!known && <option value={owner?.id}>{owner?.name}</option>}
      {others.map(({ id, name, onDuty, open }) => (
        <option key={id} value={id}>
          {name} ({onDuty ? 'on duty, ' : ''}
          {open} open)
        </option>
      ))}
      <option value="turn">Whose turn it is</option>
    </select>
  )
}

export function assign(actions: LeadActions, lead: Lead, to: { id: number; name: string } | null) {
  return actions.run({
    send: () => desk.change(lead.id, { ownerId: to?.id ?? null, version: lead.version }),
    done: to ? `${lead.name}: given to ${to.name}` : `${lead.name}: nobody’s now`,
  })
}
