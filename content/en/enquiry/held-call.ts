/** The copy of a call that is booked only once it is confirmed, because bookings come unusually fast. */
export const heldCall = {
  title: 'Please confirm your call',
  reason: 'It isn’t booked yet. We’re getting more bookings than usual, so please confirm yours.',
  byEmail:
    'Press the button in the email that we’ve just sent you. Nothing there? Check your spam.',
  withoutEmail: 'Send us a WhatsApp message or call us, and we’ll book it for you.',
  kept: (until: string) => `We’re keeping this time for you until ${until}.`,
  notKept: 'Until you confirm it, someone else may take this time.',
  enquiry: 'We have your enquiry in any case, and we’ll reply to it.',
  chat: 'Confirm by WhatsApp',
  chatText: (name: string, time: string) =>
    `Hello, this is ${name}. Please confirm my call on ${time}.`,
  anotherTime: 'Choose another time',
} as const

/** The page that the link of the e-mail leads to. */
export const confirmCallPage = {
  description: 'A call that hasn’t been confirmed yet.',
  waiting: {
    title: 'Confirm your call',
    text: 'A chartered accountant will call you at this time, once you’ve confirmed it.',
    button: 'Yes, book this call',
  },
  confirmed: {
    title: 'Your call is confirmed',
    text: 'Your enquiry page shows its time. You can move or cancel it there.',
  },
  taken: {
    title: 'This time is no longer free',
    text: 'The call isn’t booked. Please choose another time.',
  },
  missing: {
    title: 'This link doesn’t work',
    text: 'It may be incomplete, or a newer one has replaced it. Look for the latest email from us, or book the call again.',
  },
  receipt: 'Track your enquiry',
  book: 'Book a call',
  limited: 'Too many attempts from your connection. Please try again in a minute.',
} as const

export const heldCallMail = {
  subject: (time: string) => `Confirm your call: ${time}`,
  title: 'Please confirm your call',
  text: 'Your call isn’t booked yet. We’re getting more bookings than usual, so please confirm yours with the button below.',
  button: 'Confirm the call',
  enquiry: (receipt: string) =>
    `We have your enquiry in any case, and we’ll reply to it. Track it here: ${receipt}`,
  why: 'You’re getting this email because a call was requested on our website with this address. If that wasn’t you, do nothing: no call will be booked.',
} as const
