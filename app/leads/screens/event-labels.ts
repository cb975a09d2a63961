import type { EventDetails, EventKind, LeadEvent } from '#app/leads/events.ts'
import { spamReasons, stageName, statusNames } from '#app/leads/labels.ts'
import { formatTimestamp } from '#app/time/dates.ts'

export interface EventDescription {
  sentence: string
  /** what the person wrote with it */
  text?: string
}

/** What happened, in one sentence. An unknown kind is shown as it is stored. */
export function describeEvent({ kind, actor, detail }: LeadEvent): EventDescription {
  const describe = descriptions[kind as EventKind] as Describe<EventKind> | undefined
  return describe ? describe(actor ?? 'Somebody', detail as never) : { sentence: kind }
}

type Describe<K extends EventKind> = (who: string, detail: EventDetails[K]) => EventDescription

const descriptions: { [K in EventKind]: Describe<K> } = {
  received: () => ({ sentence: 'The enquiry came in.' }),
  imported: (_, { line }) => ({ sentence: `It came from a file of old enquiries, line ${line}.` }),
  suspected: (_, { reason }) => ({ sentence: `It was set aside as spam: ${spamReasons[reason]}.` }),
  read: (who) => ({ sentence: `${who} opened it.` }),
  unread: (who) => ({ sentence: `${who} put it back among the unread.` }),
  status: (who, { from, to }) => ({
    sentence: `${who} changed the status from ${statusNames[from]} to ${statusNames[to]}.`,
  }),
  stage: (who, { from, to }) => ({
    sentence: `${who} changed the stage from ${stageName(from)} to ${stageName(to)}.`,
  }),
  assigned: (who, { from, to, how }) => {
    if (how === 'in-turn') return { sentence: `Given to ${to?.name}, whose turn it was.` }
    if (!to) return { sentence: `${who} took it away from ${from?.name ?? 'its owner'}.` }
    return { sentence: to.name === who ? `${who} took it.` : `${who} gave it to ${to.name}.` }
  },
  'follow-up': (who, { to }) => ({
    sentence: to
      ? `${who} set a follow-up for ${formatTimestamp(to)}.`
      : `${who} removed the follow-up date.`,
  }),
  note: (who, { text }) => ({ sentence: `${who} noted:`, text }),
  contact: (who, { channel, outcome, note }) => ({
    sentence: `${who} ${contactResults[channel][outcome]}.`,
    ...(note && { text: note }),
  }),
  chased: (_, { reopened }) => ({
    sentence: `The visitor says that nobody has called${reopened ? ', which opened it again' : ''}.`,
  }),
  joined: (who, { into }) => ({ sentence: `${who} joined it to enquiry ${into}.` }),
  separated: (who, { from }) => ({ sentence: `${who} separated it from enquiry ${from}.` }),
  'not-spam': (who, { dueAt, previousDueAt }) => ({
    sentence: `${who} brought it back from Spam${dueAt !== previousDueAt ? '; its clock started then' : ''}.`,
  }),
  undone: (who, { kind }) => ({ sentence: `${who} took back ${undoneActions[kind] ?? kind}.` }),
}

const contactResults = {
  call: { reached: 'called and reached the visitor', 'no-answer': 'called: no answer' },
  whatsapp: {
    reached: 'wrote on WhatsApp',
    'no-answer': 'tried WhatsApp, where the number is not known',
  },
  email: { reached: 'sent an e-mail', 'no-answer': 'sent an e-mail, which came back' },
}

const undoneActions: Partial<Record<EventKind, string>> = {
  status: 'a change of status',
  stage: 'a change of stage',
  assigned: 'a change of owner',
  'follow-up': 'a follow-up date',
  note: 'a note',
  contact: 'a contact',
  joined: 'a joining',
  separated: 'a separation',
  'not-spam': 'bringing it back from Spam',
}
