import type { Firm } from '#app/config/env.ts'
import type { EmailContent, Part } from '#app/mail/email-content.ts'
import { paths } from '#app/paths.ts'
import { formatDay, formatTimestamp } from '#app/time/dates.ts'

export interface DigestStats {
  /** enquiries that came in, and that were answered, in the 24 hours before */
  received: number
  answered: number
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

/** To those who want it, once a day. No names: it lies in mailboxes longer than at the desk. */
export function digest(day: string, figures: DigestStats, firm: Firm): EmailContent {
  const parts: Part[] = [
    { is: 'title', text: `The desk on ${formatDay(day)}` },
    {
      is: 'facts',
      rows: [
        ['New since yesterday', String(figures.received)],
        ['Answered since yesterday', String(figures.answered)],
        ['Overdue', String(figures.overdueTotal)],
        ['Due today', String(figures.dueTodayTotal)],
      ],
    },
    ...listOf('Overdue', figures.overdue, figures.overdueTotal, firm),
    ...listOf('Due today', figures.dueToday, figures.dueTodayTotal, firm),
    { is: 'button', text: 'Open the desk', href: `${firm.origin}${paths.admin.leads}` },
    {
      is: 'small',
      text: `You asked for this daily mail. To end it: ${firm.origin}${paths.admin.account}`,
    },
  ]
  const open = figures.overdueTotal + figures.dueTodayTotal
  return {
    subject:
      open === 0
        ? `The desk on ${formatDay(day)}: nothing is waiting`
        : `The desk on ${formatDay(day)}: ${figures.overdueTotal} overdue, ${figures.dueTodayTotal} due today`,
    parts,
  }
}

function listOf(title: string, leads: DigestLead[], total: number, firm: Firm): Part[] {
  if (leads.length === 0) return []
  const items: { text: string; href?: string }[] = leads.map(({ id, service, dueAt }) => ({
    text: `No. ${id}, ${service}, due ${formatTimestamp(dueAt.toISOString())}`,
    href: `${firm.origin}${paths.admin.lead(id)}`,
  }))
  if (total > leads.length) items.push({ text: `and ${total - leads.length} more` })
  return [{ is: 'list', title, items }]
}
