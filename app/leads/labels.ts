import type { LeadStatus, SpamReason } from '#app/content/enums.ts'
import type { ContactChannel, ContactOutcome } from './events.ts'
import type { Sort, View } from './filters.ts'
import { GENERAL_INQUIRY, type LeadSource } from './lead.ts'

/** How the desk names things. */

export const sourceNames: Record<LeadSource, string> = {
  'contact-form': 'Contact form',
  'pricing-form': 'Pricing form',
  'plan-dialog': 'Plan dialog',
  import: 'Old enquiries',
}

/** What an enquiry is about, as it is said in a letter. */
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

/** What an empty view says. */
export const viewEmpty: Record<View, string> = {
  'needs-answer': 'Nobody is waiting for an answer.',
  mine: 'You have no open enquiries.',
  'due-soon': 'Nothing falls due in the next four hours.',
  overdue: 'Nothing is overdue.',
  answered: 'No answered enquiry is open.',
  closed: 'No enquiry is closed.',
  spam: 'Nothing was set aside as spam.',
  all: 'No leads found',
}

export const sortNames: Record<Sort, string> = {
  urgency: 'what is most urgent',
  received: 'when they came in',
  due: 'when they fall due',
  'follow-up': 'follow-up date',
  name: 'name',
  service: 'service',
  status: 'status',
  owner: 'owner',
}

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

export const spamReasons: Record<SpamReason, string> = {
  'hidden-field': 'a field was filled in that no person sees',
  'too-fast': 'the form was filled in faster than a person types',
  links: 'it is full of links',
  'too-many': 'many came from the same person in a short time',
  staff: 'a member of staff took it for rubbish',
}

export const noteLabels = {
  field: 'Note',
  placeholder: 'What the next person should know',
  add: 'Add note',
  keys: 'Ctrl Enter',
  done: 'The note is kept',
} as const

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

export const actionLabels = {
  undo: 'Undo',
  undone: 'Taken back',
  undoFailed: 'It could not be taken back',
  nothingToUndo: 'There is nothing to take back',
  failed: 'Nothing was changed',
  conflict: 'Your change was not made. What you see now is the newest state.',
  understood: 'Understood',
} as const

export const bulkLabels = {
  toolbar: 'What to do with the chosen enquiries',
  chosen: (count: number) => `${count} chosen`,
  assignTo: 'Assign to',
  nobody: 'Nobody',
  setStatus: 'Set status',
  spam: 'Spam',
  unread: 'Unread',
  chooseNone: 'Choose none',
  assigned: (name: string) => `given to ${name}`,
  statusSet: (name: string) => `set to ${name}`,
  spammed: 'put into Spam',
  markedUnread: 'marked as unread',
  skipped: (enquiries: string) => `${enquiries} left as before.`,
} as const

/** `1 enquiry`, `12 enquiries`. */
export function countEnquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count.toLocaleString('en-IN')} enquiries`
}

export const listLabels = {
  next: 'Next enquiry; Enter opens it',
  previous: 'Previous enquiry',
  assignToMe: 'Assign it to me',
  choose: 'Choose it',
  undo: 'Take the last change back',
  search: 'Search',
  ended: 'The list ends before this page.',
  noneFit: 'No leads fit these filters.',
  firstPage: 'Go to the first page',
  clearFilters: 'Clear the filters',
  searchAll: 'Look in all enquiries',
  sortedBy: (sort: string) => `, by ${sort}`,
  usualOrder: 'Back to the usual order',
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

export const noticeLabels = {
  interrupted: 'Not connected: what you see may be old. Trying again…',
  close: 'Put this notice away',
  escalated: 'A visitor says that nobody has called.',
  received: (count: number) =>
    count === 1 ? 'A new enquiry came in.' : `${count} new enquiries came in.`,
  open: 'Open it',
  show: 'Show them',
} as const

export const dutyLabels = {
  switch: 'On duty',
  on: 'You are on duty',
  off: 'You are off duty',
  others: (names: string[]) => `Also on duty: ${names.join(', ')}`,
  alone: 'Nobody else is on duty',
} as const
