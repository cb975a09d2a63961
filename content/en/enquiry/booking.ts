/** The copy of booking a call. */
export const bookingPage = {
  title: 'Book a call with a CA',
  text: (minutes: number) =>
    `Choose a time and a chartered accountant will call you. The call is free and takes ${minutes} minutes.`,
  promise: (promise: string) => `${promise} That’s true even if your call is later.`,
  none: {
    title: 'No free times right now',
    text: (promise: string) =>
      `New times open every day. You can also send us an enquiry. ${promise}`,
    contact: 'Send an enquiry',
    call: (phone: string) => `Call ${phone}`,
  },
} as const

/** The way there from other pages. */
export const bookACall = { link: 'Book a call', afterSending: 'Or book a call now' } as const

export const bookingForm = {
  zone: {
    label: 'Your time zone',
    show: 'Show times',
    own: (place: string) => `${place} (your time zone)`,
  },
  when: 'When should we call?',
  days: 'Days with free times',
  today: 'Today',
  tomorrow: 'Tomorrow',
  parts: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
  free: (count: number) => (count === 1 ? '1 slot' : `${count} slots`),
  /** beside a time of another zone */
  inIndia: (time: string) => `${time} IST`,
  chosen: 'Your call',
  details: 'How can we reach you?',
  name: 'Full name',
  phone: 'Phone',
  phonePlaceholder: '+91 98765 43210',
  phoneHint: 'Include the country code if it isn’t an Indian number.',
  email: 'Email (optional)',
  emailHint: 'For the confirmation, the calendar file and reminders.',
  message: 'What is it about? (optional)',
  messageHint: 'Please don’t include PAN, Aadhaar or passwords.',
  send: 'Book this call',
  sending: 'Booking...',
  move: 'Move the call',
  moving: 'Moving...',
  failed: { title: 'The call wasn’t booked' },
  moveFailed: { title: 'The call wasn’t moved' },
  unanswered: {
    title: 'The site didn’t respond',
    text: 'What you chose may have reached us all the same. Press the button again to be sure. Nothing is booked twice.',
  },
  booked: {
    title: 'Your call is booked',
    first: 'Your first try had reached us, with this time. The other time isn’t booked.',
    withEmail:
      'We’ve sent you an email with a calendar file. You can move or cancel the call there or on your enquiry page.',
    withoutEmail:
      'Keep the link to your enquiry page: you can move or cancel the call there, and save it to your calendar.',
    repeated:
      'We already have this booking, so we didn’t save it again. Its link went to the person who booked first. If that was you and you gave your email address, look for the link in our email.',
    receipt: 'Track your enquiry',
    file: 'Save to calendar (.ics)',
    another: 'Book another call',
  },
} as const

export const bookingErrors = {
  noTime: 'Choose a time for the call',
  notOffered: 'This time can’t be booked. Choose one of the times shown.',
  taken: (next: readonly string[]) =>
    `That time has just been taken.${next.length > 0 ? ` Free now: ${next.join(', ')} (Indian time).` : ' No other time is free right now.'}`,
  gone: 'The time you chose has just been taken. Choose another one.',
  alreadyBooked: 'A call is already booked for this enquiry. You can move it.',
  cannotBook: 'You can’t book a call for this enquiry here. Please call us.',
  busy: (name: string) => `${name} has another call at that time.`,
  changed: 'The call has changed in the meantime. Check its time and try again.',
  noCall: 'There’s no call to change. It was cancelled or has already taken place.',
  acceptTerms: 'You must accept the privacy policy and terms of service',
  tooManyOpen:
    'You already have three calls booked. Move or cancel one on its enquiry page, or call us.',
  changedTooOften: 'This call has been changed too many times to change it here. Please call us.',
  limited: 'We’ve had too many bookings from your connection. Please try again later, or call us.',
} as const

/** The page that books a call for an enquiry that was sent, or moves it. */
export const receiptCallPage = {
  title: 'A call about your enquiry',
  description: 'The time of a call.',
  book: 'Book a call about your enquiry',
  move: 'Move your call',
  now: (time: string) => `It’s booked for ${time}.`,
  cancelled: (time: string) => `The call on ${time} was cancelled.`,
  back: 'Back to your enquiry',
  not: 'You can’t book a call here',
  noCall: bookingErrors.noCall as string,
  cannotBook: bookingErrors.cannotBook as string,
} as const

/** The call on the receipt. */
export const callOnReceipt = {
  title: {
    booked: 'Your call',
    cancelled: 'Your call was cancelled',
    done: 'Your call',
    missed: 'We missed each other',
  },
  when: 'When',
  inIndia: 'Indian time',
  who: 'Who will call',
  booked: 'We’ll call you on the number below.',
  moved: 'The call was moved to this time. We’ll call you on the number below.',
  now: 'It’s time for this call. If no one has called you yet, please call us.',
  past: 'The time of this call has passed. If no one has called you, call us or book another time.',
  stillReply: 'We’ll still reply to your enquiry before the call.',
  cancelled: {
    visitor: 'You cancelled it. You can book another one.',
    staff: 'We’re sorry, we had to cancel it. You can book another one.',
  },
  done: 'We’ve spoken. Anything else? Book another call.',
  missed: 'We called you at this time but couldn’t reach you. You can book another call.',
  none: 'Prefer a fixed time?',
  book: 'Book a call',
  move: 'Move this call',
  file: bookingForm.booked.file,
  cancel: {
    open: 'Cancel this call',
    text: 'We won’t call you then. You can book another time.',
    stillReply: 'Your enquiry stays open, and we’ll still reply to it.',
    button: 'Yes, cancel the call',
  },
} as const

/** The e-mails about a call, and what calendars show of it. */
export const callMails = {
  subject: {
    booked: (time: string) => `Your call is booked: ${time}`,
    moved: (time: string) => `Your call was moved: ${time}`,
    cancelled: (time: string) => `Your call was cancelled: ${time}`,
    day: (time: string) => `Reminder: your call on ${time}`,
    hour: (time: string) => `Your call is soon: ${time}`,
  },
  title: {
    booked: 'Your call is booked',
    moved: 'Your call has a new time',
    cancelled: 'Your call was cancelled',
    day: 'Your call is coming up',
    hour: 'We’ll call you soon',
  },
  text: {
    booked: 'A chartered accountant will call you at this time. A calendar file is attached.',
    moved:
      'A chartered accountant will call you at the new time. The attached file updates your calendar.',
    cancelled: {
      visitor: 'You cancelled this call.',
      staff:
        'We’re sorry, we can’t call you at this time. Choose another time with the button below.',
    },
    day: 'We look forward to talking to you. If the time no longer suits you, move or cancel the call.',
    hour: 'Please keep your phone close by. If the time no longer suits you, move or cancel the call.',
  },
  facts: { when: 'When', inIndia: 'Indian time', phone: 'We’ll call', number: 'Enquiry' },
  /** after the text of a cancelled call, where a reply is still due */
  open: 'Your enquiry stays open, and we’ll still reply to it.',
  stillReply: (due: string) => `We’ll still reply to your enquiry by ${due}, before the call.`,
  manage: 'Move or cancel the call',
  again: 'Book another time',
  why: 'You’re getting this email because a call was booked on our website with this address. If that wasn’t you, cancel the call with the button above, or tell us.',
  file: {
    summary: (firm: string) => `Call with ${firm}`,
    description: (phone: string, link: string) =>
      `We’ll call you on ${phone}.\nMove or cancel: ${link}`,
    alarm: 'Your call is in 15 minutes',
  },
} as const

/** To staff. */
export const erasedCallMail = {
  subject: (time: string) => `Call cancelled: ${time}`,
  title: 'A call was cancelled',
  text: (id: number, time: string) =>
    `Enquiry ${id} was erased, so the call on ${time} won’t take place. Please don’t call the client.`,
} as const

/** The time zones to choose from, those where most clients abroad live first. A visitor's own is added. */
export const zonePlaces = {
  'Asia/Kolkata': 'India',
  'Asia/Dubai': 'Dubai, Abu Dhabi, Muscat',
  'Asia/Riyadh': 'Riyadh, Kuwait, Doha, Bahrain',
  'Asia/Singapore': 'Singapore, Kuala Lumpur',
  'Europe/London': 'London, Dublin',
  'Europe/Berlin': 'Berlin, Paris, Amsterdam',
  'America/New_York': 'New York, Toronto',
  'America/Chicago': 'Chicago, Dallas',
  'America/Denver': 'Denver, Calgary',
  'America/Los_Angeles': 'Los Angeles, Seattle, Vancouver',
  'Australia/Sydney': 'Sydney, Melbourne',
  'Pacific/Auckland': 'Auckland',
  'Australia/Adelaide': 'Adelaide',
  'Australia/Brisbane': 'Brisbane',
  'Australia/Perth': 'Perth',
  'Asia/Tokyo': 'Tokyo, Seoul',
  'Asia/Hong_Kong': 'Hong Kong, Shanghai, Taipei',
  'Asia/Jakarta': 'Jakarta, Bangkok',
  'Asia/Dhaka': 'Dhaka',
  'Asia/Kathmandu': 'Kathmandu',
  'Asia/Colombo': 'Colombo',
  'Asia/Karachi': 'Karachi, Malé',
  'Asia/Kabul': 'Kabul',
  'Asia/Tehran': 'Tehran',
  'Europe/Moscow': 'Moscow',
  'Europe/Athens': 'Athens, Helsinki',
  'Africa/Nairobi': 'Nairobi, Dar es Salaam',
  'Africa/Johannesburg': 'Johannesburg',
  'Africa/Lagos': 'Lagos',
  'America/Halifax': 'Halifax',
  'America/St_Johns': 'St John’s',
  'America/Phoenix': 'Phoenix',
  'America/Anchorage': 'Anchorage',
  'Pacific/Honolulu': 'Honolulu',
  'America/Sao_Paulo': 'São Paulo',
  UTC: 'UTC',
} as const
