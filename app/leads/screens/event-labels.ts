import type { EventDetails, EventKind, LeadEvent } from '#app/leads/events.ts'
import { spamReasons, stageName, statusNames } from '#app/leads/labels.ts'
import { formatTimestamp } from '#app/time/dates.ts'

export interface EventDescription {
  sentence: string
  /** what the person wrote with it */
  text?: string
  /** the names in it that mention colleagues */
  mentions?: string[]
}

/** What happened, in one sentence. An unknown kind is shown as it is stored. */
export function describeEvent({ kind, actor, detail }: LeadEvent): EventDescription {
  const describe = descriptions[kind as EventKind] as Describe<EventKind> | undefined
  return describe ? describe(actor ?? 'Someone', detail as never) : { sentence: kind }
}

type Describe<K extends EventKind> = (who: string, detail: EventDetails[K]) => EventDescription

const descriptions: { [K in EventKind]: Describe<K> } = {
  received: () => ({ sentence: 'Enquiry received.' }),
  imported: (_, { line }) => ({ sentence: `Imported from a file, line ${line}.` }),
  suspected: (_, { reason }) => ({
    sentence: `Marked as spam automatically: ${spamReasons[reason]}.`,
  }),
  read: (who) => ({ sentence: `${who} opened it.` }),
  unread: (who) => ({ sentence: `${who} marked it as unread.` }),
  status: (who, { from, to }) => ({
    sentence: `${who} changed the status from ${statusNames[from]} to ${statusNames[to]}.`,
  }),
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
  'follow-up': (who, { to }) => ({
    sentence: to
      ? `${who} set a follow-up for ${formatTimestamp(to)}.`
      : `${who} removed the follow-up.`,
  }),
  note: (who, { text, mentions = [] }) => ({
    sentence: `${who} added a note:`,
    text,
    mentions: mentions.map(({ name }) => name),
  }),
  contact: (who, { channel, outcome, note }) => ({
    sentence: `${who} ${contactResults[channel][outcome]}.`,
    ...(note && { text: note }),
  }),
  chased: (_, { reopened }) => ({
    sentence: `The client says no one has called${reopened ? ', so the enquiry was reopened' : ''}.`,
  }),
  joined: (who, { into }) => ({ sentence: `${who} merged it into enquiry ${into}.` }),
  separated: (who, { from }) => ({ sentence: `${who} unmerged it from enquiry ${from}.` }),
  'not-spam': (who, { dueAt, previousDueAt }) => ({
    sentence: `${who} marked it as not spam${dueAt !== previousDueAt ? ', and its deadline was set' : ''}.`,
  }),
  undone: (who, { kind }) => ({ sentence: `${who} undid ${undoneActions[kind] ?? kind}.` }),
}

const contactResults = {
  call: { reached: 'called and spoke to the client', 'no-answer': 'called, but got no answer' },
  whatsapp: {
    reached: 'sent a WhatsApp message',
    'no-answer': 'tried WhatsApp, but the number is not on it',
  },
  email: { reached: 'sent an e-mail', 'no-answer': 'sent an e-mail, which bounced' },
}

const undoneActions: Partial<Record<EventKind, string>> = {
  status: 'a status change',
  stage: 'a stage change',
  assigned: 'an owner change',
  'follow-up': 'a follow-up',
  note: 'a note',
  contact: 'a logged contact',
  joined: 'a merge',
  separated: 'an unmerge',
  'not-spam': 'marking it as not spam',
}
