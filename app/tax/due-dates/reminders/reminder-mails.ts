import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import type { DateInForce } from '#app/tax/due-dates/calendar.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import { type DueDateGroup, groupNames } from '#content/en/due-dates.ts'
import { confirmRemindersCopy, dateReminderCopy } from '#content/en/emails.ts'
import { lawOf } from '#content/facts/tax-fact.ts'

/** Asks the owner of an address to confirm that they want reminders. */
export function confirmation(
  { token, confirmedAt }: { token: string; confirmedAt: Date | null },
  groups: readonly DueDateGroup[],
  { origin, name }: Firm,
): EmailContent {
  const copy = confirmRemindersCopy[confirmedAt ? 'change' : 'first']
  return {
    subject: copy.subject,
    parts: [
      { is: 'title', text: copy.subject },
      { is: 'text', text: copy.text(name) },
      {
        is: 'list',
        title: confirmRemindersCopy.groups,
        items: groups.map((group) => ({ text: groupNames[group] })),
      },
      { is: 'button', text: copy.button, href: origin + paths.dateReminders.one(token) },
      { is: 'small', text: copy.otherwise },
      ending(origin, token),
    ],
  }
}

/** The dates that fall on one day. */
export function dateReminder(
  day: string,
  dates: readonly DateInForce[],
  { token }: { token: string },
  { origin }: Firm,
): EmailContent {
  const due = formatDay(day)
  const [first] = dates
  return {
    subject: dateReminderCopy.subject(due, first?.what ?? '', dates.length - 1),
    parts: [
      { is: 'title', text: dateReminderCopy.title(due) },
      {
        is: 'facts',
        rows: dates.map(({ what, rule, extension }) => [
          dateReminderCopy.whatInYear(what, rule.year),
          extension?.otherLaw ? dateReminderCopy.extended(extension.otherLaw) : lawOf(rule),
        ]),
      },
      { is: 'text', text: dateReminderCopy.check },
      { is: 'button', text: dateReminderCopy.open, href: origin + paths.tool('due-dates') },
      { is: 'small', text: dateReminderCopy.why },
      ending(origin, token),
    ],
  }
}

function ending(origin: string, token: string) {
  const address = origin + paths.dateReminders.end(token)
  return { is: 'written', text: dateReminderCopy.end(address) } as const
}
