import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { inLanguage } from '#app/platform/page/in-language.ts'
import type { DateInForce } from '#app/tax/due-dates/calendar.ts'
import { formatDay } from '#app/ui/time/dates.ts'
import type { DueDateGroup } from '#content/en/due-dates.ts'
import type { TemplateLanguage } from '#content/enums.ts'
import { lawOf } from '#content/facts/tax-fact.ts'
import { type MailCopy, mailCopyIn } from '#content/mail-copy.ts'

/** Asks the owner of an address to confirm that they want reminders. */
export function confirmation(
  { token, confirmedAt }: { token: string; confirmedAt: Date | null },
  wanted: { groups: readonly DueDateGroup[]; language: TemplateLanguage },
  { origin, name }: Firm,
): EmailContent {
  const mailCopy = mailCopyIn(wanted.language)
  const { language, confirmRemindersCopy, groupNames } = mailCopy
  const copy = confirmRemindersCopy[confirmedAt ? 'change' : 'first']
  return {
    language,
    subject: copy.subject,
    parts: [
      { is: 'title', text: copy.subject },
      { is: 'text', text: copy.text(name) },
      {
        is: 'list',
        title: confirmRemindersCopy.groups,
        items: wanted.groups.map((group) => ({ text: groupNames[group] })),
      },
      { is: 'button', text: copy.button, href: origin + paths.dateReminders.one(token) },
      { is: 'small', text: copy.otherwise },
      ending(mailCopy, origin, token),
    ],
  }
}

/** The dates that fall on one day. */
export function dateReminder(
  day: string,
  dates: readonly DateInForce[],
  { token, language }: { token: string; language: TemplateLanguage },
  { origin }: Firm,
): EmailContent {
  const mailCopy = mailCopyIn(language)
  const { dateReminderCopy: copy, dueDateName, dueDateYear, lawName, times } = mailCopy
  const due = formatDay(day, times.own)
  const first = dueDateName(dates[0]?.what ?? '')
  return {
    language,
    subject: copy.subject(due, first, dates.length - 1),
    parts: [
      { is: 'title', text: copy.title(due) },
      {
        is: 'facts',
        rows: dates.map(({ what, rule, extension }) => [
          copy.whatInYear(dueDateName(what), dueDateYear(rule.year)),
          extension?.otherLaw ? copy.extended(extension.otherLaw) : lawName(lawOf(rule)),
        ]),
      },
      { is: 'text', text: copy.check },
      {
        is: 'button',
        text: copy.open,
        href: origin + inLanguage(paths.tool('due-dates'), language),
      },
      { is: 'small', text: copy.why },
      ending(mailCopy, origin, token),
    ],
  }
}

function ending({ dateReminderCopy }: MailCopy, origin: string, token: string) {
  const address = origin + paths.dateReminders.end(token)
  return { is: 'written', text: dateReminderCopy.end(address) } as const
}
