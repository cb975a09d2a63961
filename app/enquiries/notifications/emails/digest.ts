import { serviceName } from '#app/enquiries/model/labels.ts'
import { paths } from '#app/paths.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { EmailContent, Part } from '#app/platform/mail/email-content.ts'
import { formatDay, formatTimestamp } from '#app/ui/time/dates.ts'
import { digestCopy as copy } from '#content/en/emails.ts'

export interface DigestStats {
  /** enquiries that came in, and first responses, in the 24 hours before */
  received: number
  responded: number
  overdue: DigestLead[]
  dueToday: DigestLead[]
  overdueTotal: number
  dueTodayTotal: number
}
export interface DigestLead {
  id: number
  service: string
  dueAt: Date
}

/** To subscribed staff, once a day; without names, because mailboxes outlive the retention period. */
export function digest(day: string, stats: DigestStats, firm: Firm): EmailContent {
  const date = formatDay(day)
  return {
    subject: copy.subject(date, stats.overdueTotal, stats.dueTodayTotal),
    parts: [
      { is: 'title', text: copy.title(date) },
      {
        is: 'facts',
        rows: [
          [copy.facts.received, String(stats.received)],
          [copy.facts.responded, String(stats.responded)],
          [copy.facts.overdue, String(stats.overdueTotal)],
          [copy.facts.dueToday, String(stats.dueTodayTotal)],
        ],
      },
      ...listOf(copy.facts.overdue, stats.overdue, stats.overdueTotal, firm),
      ...listOf(copy.facts.dueToday, stats.dueToday, stats.dueTodayTotal, firm),
      { is: 'button', text: copy.open, href: `${firm.origin}${paths.admin.leads}` },
      { is: 'small', text: copy.unsubscribe(`${firm.origin}${paths.admin.account}`) },
    ],
  }
}

function listOf(title: string, leads: DigestLead[], total: number, firm: Firm): Part[] {
  if (leads.length === 0) return []
  const items: { text: string; href?: string }[] = leads.map(({ id, service, dueAt }) => ({
    text: copy.lead(id, serviceName(service), formatTimestamp(dueAt.toISOString())),
    href: `${firm.origin}${paths.admin.lead(id)}`,
  }))
  if (total > leads.length) items.push({ text: copy.more(total - leads.length) })
  return [{ is: 'list', title, items }]
}
