import { EARLIER_MAX } from '#app/enquiries/desk/desk.ts'
import type { Sort, View } from '#app/enquiries/desk/filters.ts'

/** The texts of the desk: the page with its list of enquiries. */
export const deskPageLabels = {
  title: 'Enquiries',
  more: 'More',
  import: 'Import',
  export: 'Export',
  what: 'the enquiries',
  loading: 'Loading enquiries',
  views: 'Views',
} as const

/** What an empty view says. */
export const viewEmpty: Record<View, string> = {
  'needs-answer': 'No one is waiting for an answer.',
  'client-replied': 'No client’s email is waiting for an answer.',
  mine: 'You have no open enquiries.',
  'due-soon': 'Nothing is due in the next four hours.',
  overdue: 'Nothing is overdue.',
  answered: 'No answered enquiries are open.',
  cases: 'No won enquiry has a return to file.',
  closed: 'No closed enquiries.',
  spam: 'No spam.',
  all: 'No enquiries yet.',
}

export const sortNames: Record<Sort, string> = {
  match: 'Best match',
  urgency: 'Urgency',
  received: 'Date received',
  due: 'Due date',
  'follow-up': 'Follow-up date',
  name: 'Name',
  service: 'Service',
  status: 'Status',
  stage: 'Stage',
  owner: 'Owner',
}

export const filterLabels = {
  placeholder: 'Name, number, phone, email or text',
  toggle: 'Filters',
  service: 'Service',
  allServices: 'All services',
  source: 'Source',
  allSources: 'All sources',
  language: 'Language',
  anyLanguage: 'Any language',
  owner: 'Owner',
  anyOwner: 'Any owner',
  me: 'Me',
  unassigned: 'Unassigned',
  status: 'Status',
  anyStatus: 'Any status',
  stage: 'Stage',
  anyStage: 'Any stage',
  from: 'From',
  to: 'To',
  clear: 'Clear',
  linked: {
    due: 'Follow-up due today',
    without: { spam: 'Excluding spam', 'spam-and-imports': 'Excluding spam and imports' },
  },
  set: ' active',
  setFilters: 'Active filters',
  remove: (filter: string) => `Remove filter ${filter}`,
} as const

export const listLabels = {
  next: 'Next enquiry (Enter opens it)',
  previous: 'Previous enquiry',
  assignToMe: 'Assign to me',
  select: 'Select',
  undo: 'Undo last change',
  search: 'Search',
  filters: 'Show or hide filters',
  moreThan: (most: number) => `${most.toLocaleString('en-IN')}+`,
  tooWide: (most: number) =>
    `More than ${most.toLocaleString('en-IN')} enquiries match. The newest ${most.toLocaleString('en-IN')} are listed; add a word to find an older one.`,
  ended: 'The list has no such page.',
  noMatches: 'No enquiries match these filters.',
  notFound: 'No enquiries match this search.',
  firstPage: 'Go to the first page',
  clearFilters: 'Clear filters',
  clearSearch: 'Clear search',
  searchAll: 'Search all enquiries',
  density: { compact: 'Compact rows', comfortable: 'Comfortable rows' },
  resetSort: 'Reset sort',
} as const

export const tableLabels = {
  table: 'Enquiries',
  columns: {
    enquiry: 'Enquiry',
    service: 'Service, phone',
    timeLeft: 'Time left',
    status: 'Status',
    stage: 'Stage',
    owner: 'Owner',
  },
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  notSpam: 'Not spam',
  notSpamNamed: (name: string) => `Not spam: ${name}`,
  statusOf: (name: string) => `Status of ${name}`,
  ownerOf: (name: string) => `Owner of ${name}`,
  unread: 'Unread',
  escalated: 'Client says no one has called',
  nextCall: (time: string) => `Call ${time}`,
  replyFailed: 'Reply not delivered',
  clientReplied: 'Client replied',
  number: (id: number) => `#${id}`,
  unassigned: 'Unassigned',
  noMessage: '(no message)',
  /** @param merged how many were merged into it */
  messages: (merged: number) => `${merged + 1} messages`,
  /** @param count of the same person’s before it, up to `EARLIER_MAX` */
  earlier: (count: number) =>
    count < EARLIER_MAX
      ? `${{ 1: '2nd', 2: '3rd' }[count] ?? `${count + 1}th`} enquiry`
      : `${EARLIER_MAX + 1}th enquiry or later`,
} as const

/** The columns of the latest enquiries on the dashboard. */
export const latestLabels = {
  received: 'Received',
  name: 'Name',
  contact: 'Contact',
  noEmail: 'No email address',
  service: 'Service',
  message: 'Message',
  noMessage: '(no message)',
} as const

export const bulkLabels = {
  toolbar: 'Actions for the selected enquiries',
  selected: (count: number) => `${count.toLocaleString('en-IN')} selected`,
  selectPage: 'Select all on this page',
  pageSelected: (count: number) => `All ${count} on this page are selected.`,
  selectAll: (total: number) => `Select all ${total.toLocaleString('en-IN')} that match`,
  tooMany: (max: number) =>
    `Narrow the filters to ${max.toLocaleString('en-IN')} or fewer to select all that match.`,
  confirm: {
    title: (enquiries: string) => `Change ${enquiries}?`,
    text: (enquiries: string, outcome: string) =>
      `${enquiries} will change, including those on other pages: ${outcome}. You can undo this straight afterwards.`,
    final: (enquiries: string, outcome: string) =>
      `${enquiries} will change, including those on other pages: ${outcome}.`,
    button: (enquiries: string) => `Change ${enquiries}`,
  },
  me: 'Me',
  assignedToMe: 'assigned to you',
  autoAssign: 'Auto-assign (round robin)',
  autoAssigned: 'auto-assigned',
  followUp: 'Follow up',
  noFollowUp: 'None (remove the date)',
  followUpSet: (when: string) => `set to follow up: ${when}`,
  followUpRemoved: 'now without a follow-up date',
  setStage: 'Set case stage',
  stageSet: (name: string) => `set to case stage ${name}`,
  notSpam: 'Not spam',
  unspammed: 'marked as not spam',
  assignTo: 'Assign to',
  noOwner: 'No one (unassign)',
  setStatus: 'Set status',
  spam: 'Spam',
  unread: 'Unread',
  clearSelection: 'Clear selection',
  assigned: (name: string) => `assigned to ${name}`,
  unassigned: 'unassigned',
  statusSet: (name: string) => `set to ${name}`,
  spammed: 'marked as spam',
  markedUnread: 'marked as unread',
  skipped: (enquiries: string) => `${enquiries} not changed.`,
  nothing: 'Nothing to change',
  alreadySo: 'It’s already so for everything you selected.',
} as const

export const savedViewLabels = {
  button: 'My views',
  title: 'My views',
  text: 'Save the list as it is now, with its view, filters and sort order. Only you can see your views.',
  name: 'Name',
  save: 'Save view',
  saved: (name: string) => `View “${name}” saved`,
  list: 'Saved views',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename “${name}”`,
  newName: (name: string) => `New name for “${name}”`,
  keep: 'Save',
  remove: 'Delete',
  removeNamed: (name: string) => `Delete “${name}”`,
  removed: (name: string) => `View “${name}” deleted`,
  undo: 'Undo',
  none: 'You have no saved views yet.',
} as const

/** The notice above spam, which is erased at once or by itself. */
export const spamLabels = {
  goes: (months: number) =>
    months === 0
      ? 'Spam stays until an admin erases it.'
      : `Spam is erased automatically ${months === 1 ? 'a month' : `${months} months`} after it was marked.`,
  erase: 'Erase all spam',
  title: 'Erase all spam?',
  text: 'Everything in Spam will be erased, with its history, its emails and what was merged into it, except enquiries whose client has written since. Look through it first: an enquiry that was marked by mistake goes too. Only a record that it was erased remains, and backups hold it until they are deleted. This can’t be undone.',
  confirm: 'Erase all spam',
} as const

export const actionLabels = {
  undo: 'Undo',
  undone: 'Undone',
  undoFailed: 'Not undone',
  nothingToUndo: {
    title: 'Nothing to undo on this screen',
    text: 'Earlier changes can be undone in the history of their enquiry.',
  },
  failed: 'Nothing was changed',
} as const

export const dutyLabels = {
  switch: 'Available for new enquiries',
  short: 'Available',
  hint: 'While this is on, auto-assign gives you enquiries in turn.',
  on: 'You’re available for new enquiries',
  off: 'You’re not available for new enquiries',
  others: (names: string[]) => `Also available: ${names.join(', ')}.`,
  alone: 'No one else is available.',
} as const
