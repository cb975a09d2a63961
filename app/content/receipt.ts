/** The copy of an enquiry's receipt. */
export const receiptCopy = {
  title: 'Your enquiry',
  heading: {
    waiting: 'We have your enquiry',
    late: 'We are late',
    chased: 'We have heard you',
    answered: 'We have been in touch',
    closed: 'This enquiry is closed',
    erased: 'This enquiry was erased',
  },
  text: {
    waiting:
      'Somebody will call you or write to you before the time below. You need not do anything until then.',
    late: 'Your answer was due, and nobody here has noted down that they got in touch with you. If nobody has called you, tell us with the button below.',
    chased:
      'Your enquiry is at the top of our desk now, above everybody else’s. You can also call us.',
    answered:
      'Somebody called you or wrote to you at the time below. If you missed it, look in your call list and in your mail, spam folder included.',
    closed: 'We have closed this enquiry without noting down a call or a message to you.',
    erased:
      'What you sent us is gone from our records. All that is left is that an enquiry was erased at this time.',
  },
  stamp: {
    waiting: 'Received',
    late: 'Overdue',
    chased: 'Top of desk',
    answered: 'Answered',
    closed: 'Closed',
  },
  reportNoResponse: 'Nobody has called me',
  withdraw: {
    open: 'Withdraw this enquiry',
    text: 'This erases your name, your number, your e-mail address, your message and everything we noted about this enquiry. It cannot be brought back, and nobody will call you about it.',
    button: 'Erase my enquiry',
  },
  keep: 'Only somebody who has the address of this page can see it. Keep it to yourself.',
} as const

/** The page that a form sent without script leads to. */
export const enquiryReceived = {
  next: 'They will tell you which papers your case needs and what it costs.',
  home: 'Back to the home page',
  address:
    'On the receipt you can follow your enquiry, and take it back. Keep its address to yourself:',
} as const
