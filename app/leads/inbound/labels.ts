/** What the API answers where an e-mail can't be dealt with in this way. */
export const incomingMessages = {
  taken: 'This e-mail is in an enquiry already.',
  notDismissed: 'This e-mail isn’t dismissed.',
  noSender: 'It has no sender’s address to make an enquiry with.',
} as const

export const clientRepliedLabels = {
  title: 'The client replied by e-mail.',
  last: 'The client’s last e-mail',
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
  text: 'Answers of clients go straight into their enquiry. What can’t be matched waits here.',
  what: 'the incoming e-mails',
  loading: 'Loading incoming e-mails',
  states: 'Kinds of incoming e-mail',
  notConfigured: {
    title: 'Clients’ e-mails aren’t read yet',
    text: 'Answers go to the mailbox of the firm or the person who wrote. To see them in the enquiry, ask the person who runs the site to set INBOUND_ADDRESS and IMAP_URL.',
  },
  empty: {
    unmatched: 'Nothing to sort.',
    automatic: 'No automatic e-mails.',
    matched: 'No e-mails in enquiries yet.',
    dismissed: 'No dismissed e-mails.',
  },
  kept: 'E-mails in no enquiry are deleted after 90 days.',
  from: (name: string, address: string) => (name ? `${name} <${address}>` : address),
  unknownSender: 'Unknown sender',
  noSubject: '(no subject)',
  enquiry: (id: number) => `Enquiry ${id}`,
  inEnquiry: (id: number) => `In enquiry ${id}`,
  handledBy: (name: string) => `Sorted by ${name}`,
  attachTo: (id: number, name: string) => `Add to enquiry ${id} (${name})`,
  other: 'Enquiry number',
  attach: 'Add to it',
  attachNamed: (subject: string) => `Add “${subject}” to this enquiry`,
  newLead: 'New enquiry',
  newLeadNamed: (subject: string) => `Make a new enquiry of “${subject}”`,
  dismiss: 'Dismiss',
  dismissNamed: (subject: string) => `Dismiss “${subject}”`,
  restore: 'Back to sorting',
  restoreNamed: (subject: string) => `Bring “${subject}” back`,
  attached: (id: number) => `Added to enquiry ${id}`,
  made: (id: number) => `Enquiry ${id} made`,
  dismissed: 'E-mail dismissed',
  restored: 'E-mail is back',
  undo: 'Undo',
  open: 'Open',
  failed: 'Nothing was changed',
} as const
