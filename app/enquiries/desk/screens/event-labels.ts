import {
  type ContactChannel,
  type ContactOutcome,
  type EventDetails,
  type EventKind,
  type LeadEvent,
  outcomeOf,
} from '#app/enquiries/model/events.ts'
import {
  intakeNames,
  outcomeName,
  serviceName,
  spamReasons,
  stageName,
  statusNames,
} from '#app/enquiries/model/labels.ts'
import { languageNames } from '#app/enquiries/templates/labels.ts'
import { shownPhone } from '#app/ui/text/phone-number.ts'
import { formatTimestamp } from '#app/ui/time/dates.ts'
import type { Correctable, LeadIntake, TemplateLanguage } from '#content/enums.ts'

export interface EventDescription {
  sentence: string
  /** what the person wrote with it */
  text?: string
  /** the names of colleagues that it mentions */
  mentions?: string[]
}

/** What happened, in one sentence. An unknown kind is shown as it is stored. */
export function describeEvent({ kind, actor, detail }: LeadEvent): EventDescription {
  const describe = descriptions[kind as EventKind] as Describe<EventKind> | undefined
  return describe ? describe(actor ?? 'Someone', detail as never) : { sentence: kind }
}

type Describe<K extends EventKind> = (who: string, detail: EventDetails[K]) => EventDescription

const descriptions: { [K in EventKind]: Describe<K> } = {
  received: (who, { intake }) => ({
    sentence: intake ? `${who} added it (${intakeNames[intake]}).` : 'Enquiry received.',
  }),
  imported: (_, { line }) => ({ sentence: `Imported from a file, line ${line}.` }),
  suspected: (_, { reason }) => ({
    sentence: `Marked as spam automatically: ${spamReasons[reason]}.`,
  }),
  read: (who) => ({ sentence: `${who} opened it.` }),
  unread: (who) => ({ sentence: `${who} marked it as unread.` }),
  status: (who, { from, to, outcome }) => {
    const known = outcome && outcomeName(outcome)
    const changed =
      from === to
        ? `updated the details of “${statusNames[to]}”`
        : `changed the status from ${statusNames[from]} to ${statusNames[to]}`
    return { sentence: `${who} ${changed}${known ? `: ${known}` : ''}.` }
  },
  stage: (who, { from, to }) => ({
    sentence: `${who} changed the stage from ${stageName(from)} to ${stageName(to)}.`,
  }),
  assigned: (who, { from, to, how }) => {
    if (how === 'in-turn') return { sentence: `Auto-assigned to ${to?.name}.` }
    if (!to) return { sentence: `${who} unassigned it from ${from?.name ?? 'its owner'}.` }
    return {
      sentence: to.name === who ? `${who} self-assigned it.` : `${who} assigned it to ${to.name}.`,
    }
  },
  'follow-up': (who, { to, mailId, inboundId }) => ({
    sentence: mailId
      ? 'A reply couldn’t be delivered, so a follow-up is due.'
      : inboundId && to
        ? `The client replied, so a follow-up was set for ${formatTimestamp(to)}.`
        : to
          ? `${who} set a follow-up for ${formatTimestamp(to)}.`
          : `${who} removed the follow-up.`,
  }),
  note: (who, { text, mentions = [] }) => ({
    sentence: `${who} added a note:`,
    text,
    mentions: mentions.map(({ name }) => name),
  }),
  contact: (who, { channel, outcome, note, intake }) => ({
    sentence: `${who} ${intake ? answeredAtOnce[intake] : contactResult(channel, outcome)}.`,
    ...(note && { text: note }),
  }),
  corrected: (who, { field, from, to, by, confirmed }) => ({
    sentence: `${by === 'visitor' ? 'The client' : who} ${confirmed ? 'confirmed' : 'corrected'} the ${detailNames[field]}: ${shownDetail(field, from)} → ${shownDetail(field, to)}.`,
  }),
  'email-proposed': (_, { from, to }) => ({
    sentence: `The client changed the email address: ${shownDetail('email', from)} → ${to}. Nothing is sent there until you confirm it.`,
  }),
  'email-refused': (who, { to }) => ({
    sentence: `${who} didn’t take over the email address ${to}.`,
  }),
  'client-note': (_, { text }) => ({ sentence: 'The client added:', text }),
  escalated: (_, { reopened }) => ({
    sentence: `The client says no one has called${reopened ? ', so the enquiry was reopened' : ''}.`,
  }),
  'withdrawal-asked': () => ({
    sentence:
      'The client asks to have this enquiry deleted. Answer them: an admin can delete it here, unless you must keep it.',
  }),
  'merged-withdrawn': (_, { id }) => ({
    sentence: `The client withdrew enquiry ${id}, which was merged into this one. It’s deleted.`,
  }),
  merged: (who, { into }) => ({ sentence: `${who} merged it into enquiry ${into}.` }),
  unmerged: (who, { from }) => ({ sentence: `${who} unmerged it from enquiry ${from}.` }),
  'not-spam': (who, { dueAt, previousDueAt }) => ({
    sentence: `${who} marked it as not spam${dueAt !== previousDueAt ? ', and its deadline was set' : ''}.`,
  }),
  'client-replied': (who, { isAutomatic, byHand }) => ({
    sentence: byHand
      ? `${who} added an email from the client:`
      : isAutomatic
        ? 'An automatic email came from the client’s mailbox.'
        : 'The client replied by email:',
  }),
  'reply-settled': (who) => ({
    sentence: `${who} marked the client’s email as needing no answer.`,
  }),
  'appointment-booked': (who, { by, startsAt, person }) => ({
    sentence: `${by === 'staff' ? who : 'The client'} booked a call for ${formatTimestamp(startsAt)}${withWhom(person)}.`,
  }),
  'appointment-moved': (who, { by, from, startsAt, person }) => ({
    sentence:
      from === startsAt
        ? `${who} gave the call on ${formatTimestamp(startsAt)} to ${person?.name ?? 'no one'}.`
        : `${by === 'staff' ? who : 'The client'} moved the call on ${formatTimestamp(from)} to ${formatTimestamp(startsAt)}${withWhom(person)}.`,
  }),
  'appointment-cancelled': (who, { by, startsAt }) => ({
    sentence: `${by === 'staff' ? who : 'The client'} cancelled the call on ${formatTimestamp(startsAt)}.`,
  }),
  'appointment-held': (_, { startsAt }) => ({
    sentence: `The client asked for a call on ${formatTimestamp(startsAt)}. Bookings came unusually fast, so it must be confirmed first.`,
  }),
  'appointment-refused': (_, { startsAt }) => ({
    sentence: `Asked for a call on ${formatTimestamp(startsAt)}, which wasn’t booked because it looked like spam.`,
  }),
  undone: (who, { kind }) => ({ sentence: `${who} undid ${undoneActions[kind] ?? kind}.` }),
}

const detailNames: Record<Correctable, string> = {
  name: 'name',
  phone: 'phone number',
  secondPhone: 'second phone number',
  email: 'email address',
  service: 'service',
  language: 'language',
}

function shownDetail(field: Correctable, value: string): string {
  if (field === 'language') return languageNames[value as TemplateLanguage] ?? value
  if (field === 'phone' || field === 'secondPhone') return shownPhone(value) || 'none'
  return field === 'service' ? serviceName(value) : value || 'none'
}

function withWhom(person: { name: string } | null): string {
  return person ? ` with ${person.name}` : ''
}

function contactResult(channel: ContactChannel, outcome: ContactOutcome): string {
  const result = outcomeOf(channel, outcome)
  return result === 'reached' ? reachedBy[channel] : tries[result]
}

const reachedBy: Record<ContactChannel, string> = {
  call: 'called and spoke to the client',
  whatsapp: 'sent a WhatsApp message',
  email: 'sent an email',
}
const tries: Record<Exclude<ContactOutcome, 'reached'>, string> = {
  'no-answer': 'called, but got no answer',
  'wrong-number': 'called, but it was a wrong number',
  'not-on-whatsapp': 'tried WhatsApp, but the number isn’t on it',
  bounced: 'sent an email, which bounced',
}

/** How the client was answered when an enquiry was added as already answered. */
const answeredAtOnce: Record<LeadIntake, string> = {
  call: 'answered the client on the phone',
  'walk-in': 'answered the client in the office',
  whatsapp: 'answered the client on WhatsApp',
  email: 'answered the client by email',
  other: 'answered the client',
}

const undoneActions: Partial<Record<EventKind, string>> = {
  status: 'a status change',
  stage: 'a stage change',
  assigned: 'an owner change',
  'follow-up': 'a follow-up',
  note: 'a note',
  contact: 'a logged contact',
  merged: 'a merge',
  unmerged: 'an unmerge',
  'not-spam': 'marking it as not spam',
  corrected: 'a correction',
  'client-replied': 'adding an email',
}
