import type { ContactChannel, ContactOutcome } from '#app/leads/events.ts'

/** What the page of one enquiry says. */
export const leadPageLabels = {
  title: (id: string) => `Enquiry ${id}`,
  what: 'this enquiry',
  loading: 'Loading the enquiry',
  erased: {
    title: 'This enquiry was erased',
    text: 'Nothing of it is kept.',
    back: 'Back to the list',
  },
  last: 'This was the last of the list',
  first: 'This is the first of the list',
  previous: 'Previous',
  next: 'Next',
} as const

export const leadScreenLabels = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  logContact: 'Log a contact',
  writeNote: 'Write a note',
  status: 'Status',
  owner: 'Owner',
  assignToMe: 'Assign it to me',
  undo: 'Take the last change back',
  next: 'Next enquiry',
  previous: 'Previous enquiry',
  back: 'Back to the list',
  enquiry: (id: number) => `Enquiry ${id}`,
  escalated: 'Asked again: nobody has called.',
  message: 'Message',
  noMessage: '(no message)',
  history: 'History',
} as const

export const leadStateLabels = {
  section: 'Where it stands',
  status: 'Status',
  stage: 'Stage',
  stageHint: 'The visitor sees it on the receipt.',
  stageSet: (name: string, stage: string) => `${name}: ${stage}`,
  filedSoWon: 'The return is filed. Is the enquiry won?',
  markWon: 'Mark as won',
  owner: 'Owner',
  spamReason: (reason: string) => `Why it is here: ${reason}.`,
  notSpam: 'Not spam',
  unspammed: (name: string) => `${name}: back from Spam`,
  spammed: (name: string) => `${name}: put into Spam`,
  statusSet: (name: string, status: string) => `${name}: ${status}`,
  nobodyYet: 'Nobody yet',
  me: 'Me',
  onDuty: 'on duty, ',
  open: (count: number) => `${count} open`,
  inTurn: 'Whose turn it is',
  assignedInTurn: 'Given to whose turn it is',
  assigned: (lead: string, owner: string) => `${lead}: given to ${owner}`,
  unassigned: (lead: string) => `${lead}: nobody’s now`,
} as const

export const followUpLabels = {
  field: 'Follow-up',
  none: 'None',
  remove: 'Remove',
  set: (due: string) => `It comes back ${due}`,
  removed: 'The follow-up date is removed',
  submit: (due: string) => `Come back ${due}`,
  choices: {
    oneHour: 'In one hour',
    threeHours: 'In three hours',
    tomorrow: 'Tomorrow, 10 am',
    threeDays: 'In three days, 10 am',
    week: 'In a week, 10 am',
  },
  otherTime: 'Another time…',
  dayAndHour: 'Day and hour in India',
} as const

/** How an enquiry stands with its SLA. */
export const timeLeftLabels = {
  spam: 'No clock in Spam',
  closed: 'Closed without an answer',
  noSla: 'Nothing was promised',
  due: (due: string) => `due ${due}`,
  answered: 'Answered',
  answeredLate: (span: string) => `Answered ${span} late`,
  answeredWithinMinute: 'Answered within a minute',
  answeredAfter: (span: string) => `Answered after ${span}`,
  followUpPassed: 'Follow-up was due',
  followUp: 'Follow up',
} as const

export const factLabels = {
  phone: 'Phone',
  email: 'E-mail',
  service: 'Service',
  source: 'Came by',
  took: (time: string) => `took ${time} to fill in`,
  received: 'Received',
  notice: 'Data notice',
  noticeVersion: (version: string) => `version ${version}`,
  receipt: 'Receipt',
  receiptLink: 'What the visitor sees',
} as const

/** Other enquiries of the same person. */
export const duplicateLabels = {
  section: 'The same person',
  heading: (count: number) =>
    `The same person asked ${count === 1 ? 'once more' : `${count} times more`}`,
  same: (contacts: readonly ('email' | 'phone')[]) =>
    `same ${contacts.map((contact) => (contact === 'email' ? 'e-mail' : 'phone')).join(' and ')}`,
  merge: 'Join',
  mergeNamed: (id: number) => `Join enquiry ${id} to this one`,
  merged: (id: number, into: number) => `Enquiries ${id} and ${into} are joined`,
  mergedList: 'Joined to this one',
  mergedInto: 'This enquiry is joined to ',
  enquiryInSentence: (id: number) => `enquiry ${id}`,
  mergedIntoRest: ', where its history is shown too.',
  unmerge: 'Separate',
  unmergeNamed: (id: number) => `Separate enquiry ${id}`,
  unmerged: (id: number) => `Enquiry ${id} stands by itself again`,
  enquiry: (id: number) => `Enquiry ${id}`,
} as const

export const timelineLabels = {
  undo: 'Undo',
  undoNamed: (sentence: string) => `Undo: ${sentence}`,
  undone: '(taken back)',
  ofEnquiry: (id: number) => `Enquiry ${id}:`,
} as const

export const channelNames: Record<ContactChannel, string> = {
  call: 'Call',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
}

/** What came of a contact, by how it was made. */
export const outcomeNames: Record<ContactChannel, Record<ContactOutcome, string>> = {
  call: { reached: 'Reached them', 'no-answer': 'No answer' },
  whatsapp: { reached: 'Message sent', 'no-answer': 'Not on WhatsApp' },
  email: { reached: 'E-mail sent', 'no-answer': 'It came back' },
}

export const contactLabels = {
  titles: {
    call: 'How did the call go?',
    whatsapp: 'Was the message sent?',
    email: 'Record an e-mail',
  } satisfies Record<ContactChannel, string>,
  channel: 'By',
  outcome: 'What came of it',
  note: 'Note (optional)',
  followUp: 'Come back to it',
  noFollowUp: 'No',
  cancel: 'Cancel',
  submit: 'Record',
  done: 'The contact is recorded',
} as const

export const noteLabels = {
  field: 'Note',
  placeholder: 'What the next person should know',
  add: 'Add note',
  keys: 'Ctrl Enter',
  done: 'The note is kept',
} as const

export const replyLabels = {
  title: 'Reply by e-mail',
  to: (address: string) => `To ${address}`,
  firstSubject: (service: string) => `Your enquiry about ${service}`,
  firstText: (visitor: string, staff: string, firm: string) =>
    `Hello ${visitor},\n\n\n\nKind regards\n${staff}\n${firm}`,
  template: 'Template',
  chooseTemplate: 'Choose a template…',
  editTemplates: 'Edit templates',
  subject: 'Subject',
  text: 'Text',
  noServer:
    'No mail server is set up. The reply waits in the outbox until there is one; it counts as a contact all the same.',
  gap: (gap: string) => `Fill in ${gap} first. Press Send again to send it as it is.`,
  replace: {
    title: 'Replace what you wrote?',
    text: (title = '') => `The template “${title}” takes the place of the subject and the text.`,
    confirm: 'Replace',
    cancel: 'Keep mine',
  },
  cancel: 'Cancel',
  send: 'Send',
  sending: 'Sending…',
  waits: 'The reply waits in the outbox',
  onItsWay: 'The reply is on its way',
} as const

export const leadAdminLabels = {
  section: 'Their data',
  download: 'All their data as a file',
  erase: 'Erase',
  title: (name: string) => `Erase the enquiry of ${name}?`,
  text: 'What was sent, its whole history and its mails are gone for good',
  withMerged: (count: number) =>
    `, with the ${count === 1 ? 'enquiry' : `${count} enquiries`} joined to it`,
  rest: '. All that stays is that an erasure happened. This cannot be undone.',
  confirm: 'Erase for good',
  done: (count: number) =>
    count === 1 ? 'The enquiry was erased' : `${count} enquiries were erased`,
  failed: 'Nothing was erased',
} as const
