/** What the API answers where an e-mail can't be dealt with in this way. */
export const incomingMessages = {
  taken: 'This email is already in an enquiry.',
  notDismissed: 'This email isn’t dismissed.',
  noSender: 'It has no sender’s address, so it can’t become an enquiry.',
} as const

export const clientRepliedLabels = {
  title: 'The client replied by email.',
  last: 'The client’s last email',
  at: (time: string) => `Waiting for an answer since ${time}.`,
  settle: 'No answer needed',
  settled: 'Marked as needing no answer',
} as const

/** The two sides of the Mail screen. */
export const mailAreaLabels = {
  areas: 'Mail',
  outgoing: 'Sent by the site',
  incoming: 'Incoming',
} as const

export const incomingLabels = {
  title: 'Incoming mail',
  text: 'Clients’ replies go straight into their enquiry. What can’t be matched waits here.',
  what: 'the incoming emails',
  loading: 'Loading incoming emails',
  states: 'Kinds of incoming email',
  search: 'Name, email address, subject or number',
  notFound: 'No emails match your search.',
  notConfigured: {
    title: 'Clients’ emails aren’t read yet',
    text: 'Replies go to the mailbox of the firm or the person who wrote. To see them in the enquiry, ask the person who runs the site to set INBOUND_ADDRESS and IMAP_URL.',
  },
  empty: {
    unmatched: 'Nothing to sort.',
    automatic: 'No automatic emails.',
    matched: 'No emails in enquiries yet.',
    dismissed: 'No dismissed emails.',
  },
  kept: 'Emails that aren’t in an enquiry are deleted after 90 days.',
  from: (name: string, address: string) => (name ? `${name} <${address}>` : address),
  unknownSender: 'Unknown sender',
  noSubject: '(no subject)',
  enquiry: (id: number) => `Enquiry ${id}`,
  inEnquiry: (id: number) => `In enquiry ${id}`,
  handledBy: (name: string) => `Sorted by ${name}`,
  attachTo: (id: number, name: string) => `Add to enquiry ${id} (${name})`,
  other: 'Enquiry number',
  attach: 'Add',
  attachNamed: (subject: string) => `Add “${subject}” to this enquiry`,
  newLead: 'New enquiry',
  newLeadNamed: (subject: string) => `Create a new enquiry from “${subject}”`,
  dismiss: 'Dismiss',
  dismissNamed: (subject: string) => `Dismiss “${subject}”`,
  restore: 'Restore',
  restoreNamed: (subject: string) => `Restore “${subject}”`,
  attached: (id: number) => `Added to enquiry ${id}`,
  detached: 'Email taken out of the enquiry',
  made: (id: number) => `Enquiry ${id} created`,
  dismissed: 'Email dismissed',
  restored: 'Email restored',
  undo: 'Undo',
  open: 'Open',
  failed: 'Nothing was changed',
} as const
