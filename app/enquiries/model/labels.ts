import type { View } from '#app/enquiries/desk/filters.ts'
import type { Outcome } from '#app/enquiries/model/events.ts'
import { GENERAL_INQUIRY, type LeadSource } from '#app/enquiries/model/lead.ts'
import { named } from '#app/ui/text/stored-value.ts'

import { SERVICE_INTERESTS } from '#content/en/pricing.ts'
import type {
  CaseStage,
  TemplateLanguage as Language,
  LeadIntake,
  LeadStatus,
  LostReason,
  ReturnStage,
  SpamReason,
} from '#content/enums.ts'
import { rupeesInFull } from '#content/facts/format.ts'
import { servicePrices, serviceWithPrice, storedService } from '#content/plans.ts'
import { topicOf } from '#content/topics.ts'

/** How staff screens and mails name the stored values of an enquiry. */

export const lostReasons: Record<LostReason, string> = named(
  {
    price: 'Too expensive',
    'not-reached': 'Couldn’t be reached',
    'other-firm': 'Went to another firm',
    'own-filing': 'Files it themselves',
    'not-needed': 'No longer needed',
    'not-served': 'Not what we do',
    other: 'Another reason',
  },
  'Another reason',
)

/** What is known of a won or lost enquiry: its fee or the reason; empty where nothing is. */
export function outcomeName({ fee, lostReason }: Outcome): string {
  if (fee !== null) return rupeesInFull(fee)
  return lostReason ? lostReasons[lostReason] : ''
}

export const sourceNames: Record<LeadSource, string> = named(
  {
    'contact-form': 'Contact form',
    'pricing-form': 'Pricing form',
    'plan-dialog': 'Plan form',
    callback: 'Callback form',
    tool: 'Tax tool',
    staff: 'Added by staff',
    import: 'Imported',
    booking: 'Booked call',
  },
  'Another way',
)

export const intakeNames: Record<LeadIntake, string> = named(
  {
    call: 'Phone call',
    'walk-in': 'Walk-in',
    whatsapp: 'WhatsApp',
    email: 'Email',
    other: 'Other',
  },
  'Other',
)

/** Where an enquiry came from: `Contact form`, or `Phone call, added by staff`. */
export function cameFrom({ source, intake }: { source: LeadSource; intake: LeadIntake | null }) {
  return intake ? `${intakeNames[intake]}, added by staff` : sourceNames[source]
}

/** What an enquiry is about, with the price of a plan. */
export function serviceName(service: string): string {
  return service === GENERAL_INQUIRY ? 'General enquiry' : serviceWithPrice(service)
}

/** The same as its sender reads it. */
export function serviceIn(
  { language, serviceWithPrice }: { language: Language; serviceWithPrice: typeof serviceName },
  service: string,
): string {
  return language === 'en' ? serviceName(service) : serviceWithPrice(service)
}

/** The same of one enquiry: a general one is about the topic that was chosen on the contact page, if any. */
export function aboutWhat({ service, message }: { service: string; message: string }): string {
  const topic = service === GENERAL_INQUIRY ? topicOf(message) : undefined
  return topic?.label ?? serviceName(service)
}

/** The services that an enquiry can be for: those of the forms, and the one-time ones. */
export const ALL_SERVICES = [
  GENERAL_INQUIRY,
  ...SERVICE_INTERESTS.map(storedService),
  ...Object.keys(servicePrices),
]

/** The services to choose from when an enquiry is corrected, as they are stored, with the one that it has. */
export function servicesWith(service: string): string[] {
  const others = ALL_SERVICES.filter((other) => serviceName(other) !== serviceName(service))
  return [...others, service]
}

export const statusNames: Record<LeadStatus, string> = named(
  {
    new: 'New',
    contacted: 'Contacted',
    'in progress': 'In progress',
    won: 'Won',
    lost: 'Lost',
    spam: 'Spam',
  },
  'Another status',
)

const stageNames: Record<CaseStage, string> = named(
  {
    documents: 'Documents requested',
    preparing: 'In preparation',
    filed: 'Filed',
  },
  'Another stage',
)
/** How far the case of an enquiry is; null before the first stage. */
export const stageName = (stage: CaseStage | null) => (stage ? stageNames[stage] : 'Not started')

export const viewNames: Record<View, string> = {
  'needs-answer': 'Needs an answer',
  'client-replied': 'Client replied',
  mine: 'Mine',
  'due-soon': 'Due soon',
  overdue: 'Overdue',
  answered: 'Answered',
  cases: 'To file',
  closed: 'Closed',
  spam: 'Spam',
  all: 'All',
}

export const spamReasons: Record<SpamReason, string> = named(
  {
    'hidden-field': 'a hidden field was filled in',
    'too-fast': 'the form was filled in too fast for a person',
    links: 'it contains many links',
    'too-many': 'too many enquiries from the same person in a short time',
    staff: 'marked by a member of staff',
  },
  'another sign',
)

/** `1 enquiry`, `12 enquiries`. */
export function countEnquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

export const noticeLabels = {
  interrupted: 'Connection lost. This page may be out of date. Reconnecting…',
  close: 'Dismiss',
  escalated: 'A client says no one has called.',
  received: (count: number) =>
    count === 1 ? 'New enquiry received.' : `${count} new enquiries received.`,
  open: 'Open',
  show: 'Show',
} as const

/** The stages of a client’s return. */
export const returnStageNames: Record<ReturnStage, string> = named(
  {
    documents: 'Documents',
    preparing: 'Preparing',
    review: 'Review',
    'your-ok': 'Client’s OK',
    'to-file': 'To file',
    filed: 'Filed',
    verified: 'Verified',
    processed: 'Processed',
    stopped: 'Stopped',
  },
  'Unknown',
)
