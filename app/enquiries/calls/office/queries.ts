import type { QueryClient } from '@tanstack/react-query'
import { api } from '#app/paths.ts'
import { client } from '#app/platform/client/routes.ts'
import type { officeSettingsApi } from './api.server.ts'
import type { Outcome, Span } from './office-settings.ts'

const { read, send } = client<typeof officeSettingsApi>()

export const officeSettingsQuery = read('GET /api/office/settings', {}, { staleTime: 0 })

/** What is stored now: changes are made to that, and not to what a screen has been showing for long. */
export const newestSettings = (queries: QueryClient) =>
  queries.fetchQuery({ ...officeSettingsQuery, networkMode: 'always' })

export const personSettingsQuery = (id: number) =>
  read('GET /api/office/people/:id', { id }, { staleTime: 0 })

/** Changes that may be held back until booked calls were confirmed. */
export const officeChanges = {
  hours: (hours: Span[]) => (confirmed: boolean) =>
    send('PUT /api/office/hours')({ hours, confirmed }),
  indianHolidays: (year: string) => (confirmed: boolean) =>
    send('POST /api/office/holidays/india')({ year, confirmed }),
  holiday: (holiday: { day: string; name: string; observed: boolean }) => (confirmed: boolean) =>
    send('PUT /api/office/holidays/:day')({ ...holiday, confirmed }),
  removeHoliday: (day: string) => () => send('DELETE /api/office/holidays/:day')({ day }),
  person: (id: number, person: { bookable?: boolean; hours?: Span[] }) => (confirmed: boolean) =>
    send('PUT /api/office/people/:id')({ id, ...person, confirmed }),
  leave:
    (id: number, leave: { firstDay: string; lastDay: string; note: string }) =>
    (confirmed: boolean) =>
      send('POST /api/office/people/:id/leaves')({ id, ...leave, confirmed }),
}
export type OfficeChange = (confirmed: boolean) => Promise<Outcome>

export const setRules = send('PUT /api/office/rules')
export const setClosedDays = send('PUT /api/office/closed-days')
export const removeLeave = send('DELETE /api/office/people/:id/leaves/:leave')

/** Everything that depends on hours, holidays and leave. */
export function refreshOffice(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [key] }) => String(key).startsWith(api.office),
  })
}
