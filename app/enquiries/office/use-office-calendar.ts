import { useQuery } from '@tanstack/react-query'
import { DEFAULT_CALENDAR, type OfficeCalendar } from './office-hours.ts'
import { officeQuery } from './queries.ts'

/** When the office works, for screens that count in office hours; the usual hours until it is loaded. */
export function useOfficeCalendar(): OfficeCalendar {
  return useQuery(officeQuery).data ?? DEFAULT_CALENDAR
}
