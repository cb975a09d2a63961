/** The copy of an enquiry's receipt. */
export const receiptCopy = {
  title: 'Your enquiry',
  /** for link previews, which anyone in a chat may see: no word about the person */
  description: 'The page of an enquiry.',
  slip: 'Enquiry',
  heading: {
    waiting: 'We have your enquiry',
    late: 'We are late',
    escalated: 'You’re now first in line',
    answered: 'We have been in touch',
    closed: 'This enquiry is closed',
    booked: 'Your call is booked',
    documents: 'We need your documents',
    preparing: 'We’re preparing your filing',
    filed: 'Your filing is done',
    erased: 'This enquiry was deleted',
  },
  text: {
    waiting:
      'A chartered accountant will call or email you by the time below. You don’t need to do anything.',
    late: 'Our reply was due, and we have no record of anyone contacting you. If no one has, tell us with the button below.',
    escalated: 'Your enquiry is at the top of our list. You can also call us.',
    answered:
      'We called, messaged or emailed you at the time below. If you missed it, check your call log, WhatsApp and your email, including the spam folder.',
    closed:
      'We closed this without reaching you. We’re sorry. Call us or write again and we’ll take it up.',
    booked: 'A chartered accountant will call you at the time below.',
    documents: 'We’ve told you which documents we need from you now. Not sure which? Call us.',
    preparing: 'There’s nothing for you to do until we contact you. Questions about it? Call us.',
    filed: 'Your CA has filed it. Questions about it? Call us.',
    erased:
      'Your details have been deleted. We keep only a note that an enquiry was deleted at this time.',
  },
  /** in place of the text, where no email address was given */
  withoutEmail: {
    waiting:
      'A chartered accountant will call you by the time below. You don’t need to do anything.',
    answered:
      'We called or messaged you at the time below. If you missed it, check your call log and WhatsApp.',
  },
  /** in place of the text, while a call waits for its visitor to confirm it */
  callToConfirm: 'We’ll reply by the time below. Your call isn’t booked until you confirm it.',
  /** in place of the text, where we tried and reached no one */
  afterTry: {
    late: 'Our reply was due, and we haven’t reached you yet. If no one has called, tell us with the button below.',
  },
  tried: {
    call: (at: string) => `We tried to call you ${at}.`,
    whatsapp: (at: string) => `We tried to reach you on WhatsApp ${at}.`,
    email: (at: string) => `We tried to email you ${at}, but it didn’t arrive.`,
  },
  nextTry: (at: string) => `We’ll try again ${at}.`,
  stamp: {
    waiting: 'Received',
    late: 'Overdue',
    escalated: 'First in line',
    answered: 'Answered',
    closed: 'Closed',
    booked: 'Call booked',
    documents: 'Your turn',
    preparing: 'In progress',
    filed: 'Filed',
  },
  facts: {
    answered: 'Answered',
    due: 'We’ll reply by',
    promised: 'We promised a reply by',
    /** after the time of either */
    indianTime: 'IST',
    accountant: 'Your CA',
    noAccountant: 'Not assigned yet. The name will appear here.',
    received: 'Received',
  },
  track: {
    title: 'Status',
    steps: {
      received: 'Received',
      assigned: 'CA assigned',
      documents: 'Documents requested',
      preparing: 'Preparing',
      filed: 'Filed',
    },
    done: 'done',
    now: 'now',
    ahead: 'not yet',
  },
  sent: {
    title: 'What you sent',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    service: 'About',
    message: 'Message',
    note: 'You added',
  },
  call: (phone: string) => `Call ${phone}`,
  home: 'Back to the home page',
  reportNoResponse: 'No one has called me',
  withdraw: {
    open: 'Withdraw this enquiry',
    text: 'This deletes your name, phone number, email address, message and everything we noted about this enquiry. It can’t be undone, and no one will call you.',
    button: 'Delete my enquiry',
    asks: 'We’ve taken on this work, so we don’t delete it at once. We’ll read your request and tell you what we delete and what the law has us keep.',
    ask: 'Ask us to delete it',
    asked:
      'You’ve asked us to delete this enquiry. We’ll tell you what we delete and what the law has us keep.',
  },
  share: 'Keep this link',
} as const

/** The page at an address where there is no receipt. */
export const receiptMissing = {
  title: 'We couldn’t find an enquiry at this address',
  text: 'Check that you copied the whole link: it ends in a long string of letters and digits. Or call us, and we’ll look up your enquiry.',
  contact: 'Contact us',
} as const

/** The page that a form sent without script leads to. */
export const enquiryReceived = {
  next: 'They’ll tell you which documents you’ll need and what it costs.',
  home: 'Back to the home page',
  address:
    'Track your enquiry, tell us if no one has called, or withdraw it. Keep this link private:',
} as const

/** The same page for an enquiry that we already had. */
export const enquiryRepeated = {
  title: 'We already have this enquiry',
  description: 'We already have this enquiry and haven’t saved it twice.',
  text: 'The same enquiry reached us earlier, so we didn’t save it twice.',
  link: 'Only the person who sent it first can open its page. If that was you and you gave us your email address, you’ll find the link in our email.',
} as const
