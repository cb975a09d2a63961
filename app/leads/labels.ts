import type { CaseStage, LeadStatus, SpamReason } from '#app/content/enums.ts'
import { planOfService, priceToPay, rupees } from '#app/content/plans.ts'
import type { View } from './filters.ts'
import { GENERAL_INQUIRY, type LeadSource } from './lead.ts'

/** How staff screens and mails name the stored values of an enquiry. */

export const sourceNames: Record<LeadSource, string> = {
  'contact-form': 'Contact form',
  'pricing-form': 'Pricing form',
  'plan-dialog': 'Plan dialog',
  import: 'Old enquiries',
}

/** What an enquiry is about, as part of a sentence of an e-mail. */
export function inWords(service: string): string {
  if (service === GENERAL_INQUIRY) return 'your tax return'
  const plan = planOfService(service)
  return plan ? `the ${plan.name} Plan` : service
}

/** The price of the plan that an enquiry is about, or a gap to fill in. */
export function priceInWords(service: string): string {
  const plan = planOfService(service)
  return plan ? rupees(priceToPay(plan)) : '₹[amount]'
}

/** What the client pays, where an enquiry is about a plan. */
export function clientPays(service: string): string | undefined {
  const plan = planOfService(service)
  return plan && `Client pays ${rupees(priceToPay(plan))}`
}

export const statusNames: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  'in progress': 'In progress',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

/** How far the case of an enquiry is; null before the first stage. */
export const stageNames: Record<CaseStage, string> = {
  documents: 'Documents asked for',
  preparing: 'In preparation',
  filed: 'Filed',
}
export const stageName = (stage: CaseStage | null) => (stage ? stageNames[stage] : 'Not started')

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
