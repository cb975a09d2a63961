import type { ContactChannel, ContactOutcome } from '#app/enquiries/model/events.ts'
import { actionName } from '#content/en/insights/actions.ts'
import { pageName } from '#content/en/insights/counted-pages.ts'
import { REPLY_HOURS } from '#content/reply-hours.ts'

/** What the page of one enquiry says. */
export const leadPageLabels = {
  title: (id: string) => `Enquiry ${id}`,
  what: 'this enquiry',
  loading: 'Loading the enquiry',
  erased: {
    title: 'This enquiry was erased',
    how: {
      erased: (at: string) => `An admin erased it on ${at}. None of its data is kept.`,
      withdrawn: (at: string) => `The client withdrew it on ${at}. None of its data is kept.`,
      retention: (at: string) =>
        `It had been closed for long, and was erased on ${at}. None of its data is kept.`,
    },
    unknown: (id: string) => `There is no enquiry ${id}`,
    unknownText: 'Its number may have a typo, or it was erased more than a year ago.',
    mergedInto: (id: number) => `It was merged into enquiry ${id}`,
    back: 'Back to the list',
  },
  last: 'This is the last enquiry in the list',
  first: 'This is the first enquiry in the list',
  previous: 'Previous',
  next: 'Next',
} as const

export const leadScreenLabels = {
  call: 'Call',
  email: 'Email',
  noPhone: 'No phone number given. Reply by email.',
  noEmail: 'No email address given. Call or use WhatsApp.',
  wrongNumber: 'Someone else answers this number. Correct it below, or send an email.',
  logContact: 'Log contact',
  writeNote: 'Add a note',
  status: 'Status',
  owner: 'Owner',
  assignToMe: 'Assign to me',
  undo: 'Undo last change',
  next: 'Next enquiry',
  previous: 'Previous enquiry',
  back: 'Back to the list',
  enquiry: (id: number) => `Enquiry ${id}`,
  escalated: 'Client says no one has called.',
  message: 'Message',
  noMessage: '(no message)',
  history: 'History',
} as const

export const leadStateLabels = {
  section: 'Status and owner',
  status: 'Status',
  stage: 'Stage',
  stageHint: 'The client sees it on the receipt.',
  stageSet: (name: string, stage: string) => `${name}: ${stage}`,
  filedSoWon: 'The return is filed. Is the enquiry won?',
  markWon: 'Mark as won',
  owner: 'Owner',
  spamReason: (reason: string) => `Reason: ${reason}.`,
  reopen: 'Reopen',
  reopened: (name: string) => `${name}: reopened`,
  notSpam: 'Not spam',
  unspammed: (name: string) => `${name}: not spam`,
  spammed: (name: string) => `${name}: marked as spam`,
  statusSet: (name: string, status: string) => `${name}: ${status}`,
  returns: 'Returns',
  startReturn: 'Start a return',
  stillWaits: `Its ${REPLY_HOURS} hours run on: only a contact that reached the client stops them. Log it if there was one.`,
  noOwner: 'Unassigned',
  me: 'Me',
  onDuty: 'available, ',
  open: (count: number) => `${count} open`,
  autoAssign: 'Auto-assign (round robin)',
  assigned: (lead: string, owner: string) => `${lead}: assigned to ${owner}`,
  unassigned: (lead: string) => `${lead}: unassigned`,
} as const

export const followUpLabels = {
  field: 'Follow-up',
  none: 'None',
  remove: 'Remove',
  set: (due: string) => `Follow-up set for ${due}`,
  removed: 'Follow-up removed',
  submit: (due: string) => `Follow up ${due}`,
  choices: {
    oneHour: 'In one hour',
    threeHours: 'In three office hours',
    tomorrow: (time: string) => `Tomorrow, ${time}`,
    threeDays: (time: string) => `In three days, ${time}`,
    week: (time: string) => `In a week, ${time}`,
    nextOpen: (day: string, time: string) => `${day}, ${time} (next office day)`,
  },
  otherTime: 'Other time…',
  dayAndHour: 'Date and time in India',
} as const

/** How an enquiry stands with its SLA. */
export const timeLeftLabels = {
  spam: 'No deadline',
  closed: 'Closed without an answer',
  noSla: 'No deadline',
  due: (due: string) => `due ${due}`,
  overdue: (span: string) => `Overdue ${span}`,
  answered: 'Answered',
  answeredLate: (span: string) => `Answered ${span} late`,
  answeredWithinMinute: 'Answered within a minute',
  answeredAfter: (span: string) => `Answered after ${span}`,
  followUpPassed: 'Follow-up was due',
  followUp: 'Follow up',
} as const

export const factLabels = {
  section: 'Client',
  phone: 'Phone',
  secondPhone: 'Or',
  wrongNumber: 'Wrong number',
  language: 'Language',
  changeLanguage: (language: string) => `Change to ${language}`,
  phoneLooksWrong: 'This phone number looks wrong',
  extension: (digits: string) => `Extension ${digits}`,
  email: 'Email',
  noEmail: 'Not given',
  emailLooksWrong: (meant: string) => `Mistyped? Perhaps ${meant}`,
  service: 'Service',
  source: 'Source',
  from: (page: string, action: string | null) =>
    [`${pageName(page)} page`, action && !action.endsWith('-send') && actionName(action)]
      .filter(Boolean)
      .join(', '),
  took: (time: string) => `Filled in ${time}`,
  received: 'Received',
  notice: 'Privacy notice',
  noticeVersion: (version: string) => `version ${version}`,
  receipt: 'Enquiry page',
  receiptLink: 'What the client sees',
} as const

/** Other enquiries of the same person. */
export const duplicateLabels = {
  section: 'Other enquiries from this person',
  heading: (count: number) =>
    `${count === 1 ? '1 other enquiry' : `${count} other enquiries`} from this person`,
  same: (contacts: readonly ('email' | 'phone')[]) =>
    `same ${contacts.map((contact) => (contact === 'email' ? 'email' : 'phone')).join(' and ')}`,
  merge: 'Merge',
  mergeNamed: (id: number) => `Merge enquiry ${id} into this one`,
  mergeAll: (count: number) => `Merge all ${count}`,
  merged: (ids: number[]) => `Enquiries ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)} merged`,
  mergedList: 'Merged into this enquiry',
  mergedInto: 'Merged into ',
  enquiryInSentence: (id: number) => `enquiry ${id}`,
  mergedIntoRest: ', which shows its history too.',
  unmerge: 'Unmerge',
  unmergeNamed: (id: number) => `Unmerge enquiry ${id}`,
  unmerged: (id: number) => `Enquiry ${id} unmerged`,
  enquiry: (id: number) => `Enquiry ${id}`,
} as const

export const timelineLabels = {
  undo: 'Undo',
  undoNamed: (sentence: string) => `Undo: ${sentence}`,
  undone: '(undone)',
  ofEnquiry: (id: number) => `Enquiry ${id}:`,
} as const

export const channelNames: Record<ContactChannel, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'Email',
}

const reachedNames: Record<ContactChannel, string> = {
  call: 'Spoke to client',
  whatsapp: 'Message delivered',
  email: 'Email sent',
}
const tryNames: Record<Exclude<ContactOutcome, 'reached'>, string> = {
  'no-answer': 'No answer',
  'wrong-number': 'Wrong number',
  'not-on-whatsapp': 'Not on WhatsApp',
  bounced: 'Bounced',
}
/** The outcome of a contact by a channel. */
export const outcomeName = (channel: ContactChannel, outcome: ContactOutcome) =>
  outcome === 'reached' ? reachedNames[channel] : tryNames[outcome]

export const contactLabels = {
  titles: {
    call: 'How did the call go?',
    whatsapp: 'Was the message delivered?',
    email: 'Log an email',
  } satisfies Record<ContactChannel, string>,
  channel: 'Channel',
  outcome: 'Outcome',
  note: 'Note (optional)',
  rightPhone: 'Right number, if you know it',
  wrongPhone: 'Number you rang',
  otherPhone: 'The other one stays, and the next call goes to it.',
  andEmail: 'Log and email instead',
  followUp: 'Follow up',
  noFollowUp: 'None',
  /** suggested after a contact that reached no one */
  nextTry: (due: string) => `Try again ${due}`,
  noAnswerHint: 'This doesn’t count as an answer. The deadline stays the same.',
  submit: { call: 'Log call', whatsapp: 'Log message', email: 'Log email' } satisfies Record<
    ContactChannel,
    string
  >,
  done: 'Contact logged',
} as const

export const noteLabels = {
  field: 'Note',
  placeholder: 'What the next person should know. Type @ to mention a colleague.',
  add: 'Add note',
  keys: 'Ctrl Enter',
  done: 'Note added',
} as const

export const mentionLabels = { list: 'Colleagues to mention' } as const

export const replyLabels = {
  title: 'Reply by email',
  to: (address: string) => `To ${address}`,
  subject: 'Subject',
  cc: 'Cc (optional)',
  text: 'Text',
  noServer:
    'No mail server is set up. The reply waits in the outbox until there is one, but it counts as a contact.',
  send: 'Send',
  sending: 'Sending…',
  waits: 'Reply waiting in the outbox',
  onItsWay: 'Reply on its way',
} as const

export const leadAdminLabels = {
  section: 'Personal data',
  download: 'Download personal data',
  erase: 'Erase',
  title: (name: string) => `Erase the enquiry from ${name}?`,
  text: 'The enquiry, its whole history and its emails will be erased',
  withMerged: (count: number) =>
    `, with the ${count === 1 ? 'enquiry' : `${count} enquiries`} merged into it`,
  rest: '. Only a record that it was erased remains, and backups hold it until they are deleted. This can’t be undone.',
  atStake: {
    filed: 'This client’s return is filed.',
    won: 'This enquiry became a client’s case.',
  },
  keepRecords:
    'The practice may have to keep the records of its work for a client. Download the personal data first if you need them.',
  leavesResults: 'Results no longer count it, nor its fee.',
  checked: 'I’ve checked that these records need not be kept',
  confirm: 'Erase enquiry',
  done: (count: number) => (count === 1 ? 'Enquiry erased' : `${count} enquiries erased`),
  failed: 'Nothing was erased',
} as const
