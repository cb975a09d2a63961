import { indianDate } from '#app/ui/time/dates.ts'
import { DAY_MS } from '#app/ui/time/durations.ts'
import { atIndianTime } from '#app/ui/time/india.ts'

/** 9:00 am tomorrow in India, as an ISO timestamp: when a post is scheduled unless another time is chosen. */
export function tomorrowMorning(): string {
  return atIndianTime(indianDate(new Date(Date.now() + DAY_MS)), '09:00').toISOString()
}
