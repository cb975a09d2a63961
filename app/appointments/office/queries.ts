import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { send } from '#app/client/api.ts'
import { api } from '#app/paths.ts'
import type {
  BookingRules,
  ClosedDays,
  OfficeSettings,
  Outcome,
  PersonSettings,
  Span,
} from './office-settings.ts'

const addresses = api.officeSettings

export const officeSettingsQuery = queryOptions<OfficeSettings>({
  queryKey: [addresses.all],
  staleTime: 0,
})

export function personSettingsQuery(id: number) {
  return queryOptions<PersonSettings>({ queryKey: [addresses.person(id)], staleTime: 0 })
}

/** Changes that may be held back until booked calls were confirmed. */
export const officeChanges = {
  hours: (hours: Span[]) => (confirmed: boolean) =>
    send<Outcome>('PUT', addresses.hours, { hours, confirmed }),
  indianHolidays: (year: string) => (confirmed: boolean) =>
    send<Outcome>('POST', addresses.holidayList, { year, confirmed }),
  holiday:
    ({ day, ...holiday }: { day: string; name: string; observed: boolean }) =>
    (confirmed: boolean) =>
      send<Outcome>('PUT', addresses.holiday(day), { ...holiday, confirmed }),
  removeHoliday: (day: string) => () => send<Outcome>('DELETE', addresses.holiday(day)),
  person: (id: number, person: { bookable: boolean; hours: Span[] }) => (confirmed: boolean) =>
    send<Outcome>('PUT', addresses.person(id), { ...person, confirmed }),
  leave:
    (id: number, leave: { firstDay: string; lastDay: string; note: string }) =>
    (confirmed: boolean) =>
      send<Outcome>('POST', addresses.leaves(id), { ...leave, confirmed }),
}
export type OfficeChange = (confirmed: boolean) => Promise<Outcome>

export const setRules = (rules: BookingRules) => send<OfficeSettings>('PUT', addresses.rules, rules)
export const setClosedDays = (setting: ClosedDays) =>
  send<OfficeSettings>('PUT', addresses.closedDays, setting)
export const removeLeave = (id: number, leave: number) =>
  send<PersonSettings>('DELETE', addresses.leave(id, leave))

/** Everything that depends on hours, holidays and leave. */
export function refreshOffice(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [key] }) => String(key).startsWith(api.office),
  })
}
