import type { Sort, View } from '#app/leads/filters.ts'

/** What the desk says: the page with its list of enquiries. */
export const deskPageLabels = {
  title: 'Leads',
  templates: 'Templates',
  import: 'Import',
  export: 'Export',
  what: 'the enquiries',
  loading: 'Loading enquiries',
  views: 'Views',
} as const

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

export const filterLabels = {
  placeholder: 'Name, phone, e-mail, message or notes',
  toggle: 'Filters',
  service: 'Service',
  allServices: 'All services',
  source: 'Source',
  allSources: 'All sources',
  owner: 'Owner',
  anybody: 'Anybody',
  me: 'Me',
  nobodyYet: 'Nobody yet',
  status: 'Status',
  anyStatus: 'Any status',
  from: 'From',
  to: 'To',
  clear: 'Clear',
} as const

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

export const tableLabels = {
  table: 'Enquiries',
  columns: {
    enquiry: 'Enquiry',
    service: 'Service, phone',
    timeLeft: 'Time left',
    status: 'Status',
    owner: 'Owner',
  },
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  notSpam: 'Not spam',
  notSpamNamed: (name: string) => `Not spam: ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  ownerOf: (name: string) => `Owner of ${name}`,
  unread: 'Unread',
  escalated: 'Asked again: nobody has called',
  noMessage: '(no message)',
} as const

/** The columns of the latest enquiries on the dashboard. */
export const latestLabels = {
  received: 'Received',
  name: 'Name',
  contact: 'Contact',
  noEmail: 'No e-mail address',
  service: 'Service',
  message: 'Message',
  noMessage: '(no message)',
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

export const actionLabels = {
  undo: 'Undo',
  undone: 'Taken back',
  undoFailed: 'It could not be taken back',
  nothingToUndo: 'There is nothing to take back',
  failed: 'Nothing was changed',
  conflict: 'Your change was not made. What you see now is the newest state.',
  understood: 'Understood',
} as const

export const dutyLabels = {
  switch: 'On duty',
  on: 'You are on duty',
  off: 'You are off duty',
  others: (names: string[]) => `Also on duty: ${names.join(', ')}`,
  alone: 'Nobody else is on duty',
} as const
