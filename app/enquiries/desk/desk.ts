import * as z from 'zod/mini'
import { leadEvent } from '#app/enquiries/model/events.ts'
import { storedFields } from '#app/enquiries/model/lead.ts'
import { leadWorking } from '#app/enquiries/model/working.ts'
import { inboundMail } from '#app/platform/mail/inbound/inbound.ts'
import { mailSummary } from '#app/platform/mail/mail.ts'
import { storedValue } from '#app/ui/text/stored-value.ts'
import {
  CASE_STAGES,
  LEAD_INTAKES,
  LEAD_SOURCES,
  LEAD_STATUSES,
  LOST_REASONS,
  RETURN_STAGES,
  SPAM_REASONS,
  TEMPLATE_LANGUAGES,
} from '#content/enums.ts'
import { viewCounts } from './filters.ts'

/** Enquiries as the desk shows them: in the list, and one with everything about it. */

export const LEADS_PAGE_SIZE = 50
export const EARLIER_MAX = 9

const person = z.object({ id: z.int(), name: z.string() })

/** One enquiry as the list shows it. Timestamps are ISO texts in UTC. */
export const lead = z.object({
  id: z.int(),
  name: z.string(),
  /** empty where none was given */
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  source: storedValue(LEAD_SOURCES),
  /** how one that staff added came in; null for the others */
  intake: z.nullable(storedValue(LEAD_INTAKES)),
  receivedAt: z.string(),
  status: storedValue(LEAD_STATUSES),
  stage: z.nullable(storedValue(CASE_STAGES)),
  owner: z.nullable(person),
  unread: z.boolean(),
  /** null: no SLA (an old enquiry from a file) */
  dueAt: z.nullable(z.string()),
  /** when the time up to `dueAt` began to run */
  dueFrom: z.nullable(z.string()),
  /** the first response; null: none yet */
  firstResponseAt: z.nullable(z.string()),
  /** when the visitor escalated it; cleared by the next contact */
  escalatedAt: z.nullable(z.string()),
  /** when a reply to the visitor could not be delivered; cleared by the next contact */
  replyFailedAt: z.nullable(z.string()),
  /** the client's last e-mail that no one has answered yet; cleared by the next contact */
  clientRepliedAt: z.nullable(z.string()),
  followUpAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  spamReason: z.nullable(storedValue(SPAM_REASONS)),
  /** when a call is booked that no one has marked yet, also with an enquiry merged into it */
  nextCallAt: z.nullable(z.string()),
  /** how many earlier enquiries of the same person count, up to `EARLIER_MAX` */
  earlier: z.int(),
  /** how many are merged into it */
  mergedCount: z.int(),
  /** the last call found that the number is someone else's, and no one has corrected it since */
  wrongNumber: z.boolean(),
  /** grows with every change of status, stage, owner, follow-up date, contact and merge */
  version: z.int(),
})
export type Lead = z.infer<typeof lead>

export const leadsPage = z.object({
  items: z.array(lead),
  /** how many match the view and every filter */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** in a search by a number, 1 where the first of the items has it: the others only contain it */
  exact: z.optional(z.int()),
  /** without a search, how many each view holds without filters; `mine` is of the signed-in account */
  counts: z.optional(viewCounts),
  /** in a search, how many of what it finds each view holds, with the other filters */
  found: z.optional(viewCounts),
  /**
   * in a search that finds very many: so many of a view are listed, the newest, and a count above it only
   * says that there are more
   */
  most: z.optional(z.int()),
  services: z.array(z.string()),
})
export type LeadsPage = z.infer<typeof leadsPage>

const otherLead = z.object({
  id: z.int(),
  name: z.string(),
  /** empty where none was given */
  email: z.string(),
  phone: z.string(),
  service: z.string(),
  message: z.string(),
  source: storedValue(LEAD_SOURCES),
  status: storedValue(LEAD_STATUSES),
  receivedAt: z.string(),
})

/** Another enquiry with the same normalised e-mail or phone. */
export const samePersonLead = z.extend(otherLead, { same: z.array(z.enum(['email', 'phone'])) })
export type SamePersonLead = z.infer<typeof samePersonLead>

/** One enquiry with everything about it. */
export const leadDetail = z.extend(lead, {
  ...storedFields,
  /** the number that the client reads out */
  reference: z.string(),
  /** another number of the client; empty where none was given */
  secondPhone: z.string(),
  language: storedValue(TEMPLATE_LANGUAGES),
  /** of a won one, in rupees; null: not known */
  fee: z.nullable(z.int()),
  lostReason: z.nullable(storedValue(LOST_REASONS)),
  /** what the client changed the e-mail address to, until staff confirm it */
  proposedEmail: z.nullable(z.string()),
  receiptUrl: z.string(),
  noticeVersion: z.nullable(z.string()),
  /** the page and the call to action that it came from, if they may be known */
  fromPage: z.nullable(z.string()),
  fromAction: z.nullable(z.string()),
  /** how long filling in the form took, if the form sent it */
  tookMs: z.nullable(z.int()),
  /** what a visitor sent from a tool */
  working: z.nullable(leadWorking),
  /** the enquiry that this one was merged into */
  mergedInto: z.nullable(z.int()),
  /** the enquiries that were merged into this one */
  merged: z.array(otherLead),
  /** others with the same normalised e-mail or phone that are not merged with it, newest first, at most 20 */
  duplicates: z.array(samePersonLead),
  /** the returns that it led to: they say how far its case is */
  returns: z.array(z.object({ id: z.int(), year: z.string(), stage: storedValue(RETURN_STAGES) })),
  /**
   * the address that the link of the client’s page may go to: the enquiry’s, where that is of one who acts
   * for the client; null: no return was started, or no address is known
   */
  clientPage: z.nullable(z.object({ email: z.string() })),
  events: z.array(leadEvent),
  /** the oldest first */
  mails: z.array(mailSummary),
  /** the client's e-mails, the oldest first */
  inbound: z.array(inboundMail),
})
export type LeadDetail = z.infer<typeof leadDetail>

/** What is known about an enquiry that doesn't exist. */
export const leadTrace = z.object({
  /** erased by an admin, withdrawn by the client, or at the end of the retention; null: nothing is known */
  how: z.nullable(z.enum(['erased', 'withdrawn', 'retention'])),
  at: z.nullable(z.string()),
  /** the enquiry that it was merged into, if that exists */
  mergedInto: z.nullable(z.int()),
})
export type LeadTrace = z.infer<typeof leadTrace>

/** The response to a change: the enquiry as it is now, and the events to undo it by. */
export const changedLead = z.extend(leadDetail, { changed: z.array(z.int()) })
export type ChangedLead = z.infer<typeof changedLead>
