import type { LeadStatus, SpamReason } from '#app/content/enums.ts'
import type { View } from './filters.ts'
import { GENERAL_INQUIRY, type LeadSource } from './lead.ts'

/** How staff screens and mails name the stored values of an enquiry. */

export const sourceNames: Record<LeadSource, string> = {
  'contact-form': 'Contact form',
  'pricing-form': 'Pricing form',
  'plan-dialog': 'Plan dialog',
  callback: 'Callback form',
  tool: 'Tax tool',
  import: 'Old enquiries',
}

/** What an enquiry is about, as part of a sentence of an e-mail. */
export function inWords(service: string): string {
  return service === GENERAL_INQUIRY ? 'your tax return' : service
}

export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  'in progress': 'In progress',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const viewNames: Record<View, string> = {
  'needs-answer': 'Needs an answer',
  mine: 'Mine',
  'due-soon': 'Due soon',
  overdue: 'Overdue',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
  all: 'All',
}

export const spamReasons: Record<SpamReason, string> = {
  'hidden-field': 'a field was filled in that no person sees',
  'too-fast': 'the form was filled in faster than a person types',
  links: 'it is full of links',
  'too-many': 'many came from the same person in a short time',
  staff: 'a member of staff took it for rubbish',
}

/** `1 enquiry`, `12 enquiries`. */
export function countEnquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

export const noticeLabels = {
  interrupted: 'Not connected: what you see may be old. Trying again…',
  close: 'Put this notice away',
  escalated: 'A visitor says that nobody has called.',
  received: (count: number) =>
    count === 1 ? 'A new enquiry came in.' : `${count} new enquiries came in.`,
  open: 'Open it',
  show: 'Show them',
} as const
