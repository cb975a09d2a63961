import '#app/platform/client/zod-csp.ts'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { staffHead } from '#app/platform/page/head.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import { dayFilters, type Whose } from './day.ts'
import { DayScreen } from './day-screen.tsx'
import { dayLabels as labels } from './labels.ts'

interface Search {
  day?: string
  of?: Whose
}

export const Route = createFileRoute('/_admin/_staff/admin/calls')({
  head: ({ match }) => staffHead(labels.title, match),
  validateSearch: readSearch,
  component: Calls,
})

function Calls() {
  const today = indianDate(new Date())
  const { day = today, of = 'mine' } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const show = (change: Search) =>
    void navigate({
      search: (before) => {
        const next = { ...before, ...change }
        return {
          ...(next.day !== today && { day: next.day }),
          ...(next.of === 'everyone' && { of: next.of }),
        }
      },
    })
  return <DayScreen day={day} of={of} today={today} onChange={show} />
}

/** Reads the search parameters; invalid ones are ignored. */
function readSearch({ day, of }: Record<string, unknown>): Search {
  const isDay = dayFilters.safeParse({ day }).success && day !== undefined
  return {
    ...(isDay && { day: String(day) }),
    ...(of === 'everyone' && { of }),
  }
}
