import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { formatDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { forecastMailCopy as copy } from '#content/en/enquiry/season.ts'
import type { Forecast } from './forecast.ts'

/** To admins and those on duty: the promise will not be kept unless they do something. No client is named. */
export function forecastMail(
  { day, until, ...forecast }: Forecast & { overdueTonight: number; day: string; until: Date },
  firm: Firm,
): EmailContent {
  const { overdueTonight, overdueNow, waiting, expected, capacity, replyBy } = forecast
  return {
    subject: copy.subject(overdueTonight, formatDay(day)),
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: copy.text(overdueTonight, formatTimestamp(until.toISOString())) },
      {
        is: 'facts',
        rows: [
          [copy.facts.waiting, String(waiting)],
          [copy.facts.overdue, String(overdueNow)],
          [copy.facts.expected, String(expected ?? '–')],
          [copy.facts.capacity, capacity === null ? copy.notMeasured : String(capacity)],
          [copy.facts.replyBy, replyBy ? formatTimestamp(replyBy.toISOString()) : copy.unknown],
        ],
      },
      { is: 'text', text: copy.advice },
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.leads}` },
      { is: 'small', text: copy.why(`${firm.origin}${paths.admin.account}`) },
    ],
  }
}
