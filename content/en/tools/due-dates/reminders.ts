/** The words around keeping the due dates: the calendar, the form for reminders and its pages. */
export const keepDates = {
  title: 'Save these dates',
  groups: 'For:',
  calendar: {
    title: 'In your calendar',
    text: 'A subscription updates when a date is added or extended. A downloaded file doesn’t.',
    subscribe: 'Subscribe',
    download: 'Download the .ics file',
    address: 'For Google Calendar, add a calendar “from URL” with this address:',
  },
} as const

export const reminderForm = {
  title: 'By email',
  text: 'One email seven days before each date and one the day before, at 9 am.',
  email: 'Your email address',
  notice:
    'We store this address and the choices above to send you these reminders, and for nothing else. We first email you a link to confirm. Every email has a link that stops the reminders and deletes your address. Unconfirmed addresses are deleted after 48 hours.',
  privacy: 'Privacy policy',
  send: 'Remind me by email',
  sending: 'Sending...',
  sent: {
    title: 'Check your inbox',
    text: 'We’ve sent you a link. Your reminders start once you open it and confirm. Nothing there? Check your spam folder.',
  },
  failed: { title: 'Your reminders weren’t set up', text: 'Please try again later.' },
  limited: 'Too many requests from your connection. Please wait a few minutes and try again.',
  invalidEmail: 'Please enter a valid email address',
  longEmail: 'An email address can have at most 254 characters',
  noGroups: 'Choose your income in the form above',
} as const

/** The pages behind the links of the e-mails. */
export const reminderPages = {
  /** for link previews, which anyone may see */
  description: 'Income tax due date reminders.',
  unconfirmed: {
    title: 'Confirm your reminders',
    text: 'Press the button and we’ll email you seven days and one day before each date for:',
    button: 'Confirm the reminders',
  },
  changing: {
    title: 'Confirm the change',
    text: 'Press the button and your reminders will be for these dates instead:',
    button: 'Confirm the change',
  },
  confirmed: {
    title: 'Your reminders are on',
    text: 'We email you seven days and one day before each date for:',
  },
  coming: 'Your next dates',
  dates: 'See all dates',
  change: 'To change your choices, fill in the due dates form again with the same email address.',
  end: 'Stop the reminders',
  refuse: 'It wasn’t me: delete my address',
  ending: {
    title: 'Stop your reminders?',
    text: 'We’ll delete your email address, your choices and our record of every reminder we sent you, at once.',
    button: 'Stop the reminders',
  },
  ended: {
    title: 'Your reminders have stopped',
    text: 'We’ve deleted your email address, your choices and our record of the emails. You don’t need to do anything else.',
  },
  missing: {
    title: 'We couldn’t find these reminders',
    text: 'They were stopped, or not confirmed within 48 hours, or the link is incomplete. If they were stopped or never confirmed, we no longer send any.',
  },
} as const
