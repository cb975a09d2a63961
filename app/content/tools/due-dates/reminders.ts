/** The words around keeping the due dates: the calendar, the form for reminders and its pages. */
export const keepDates = {
  title: 'Keep these dates',
  groups: 'For:',
  calendar: {
    title: 'In your calendar',
    text: 'A subscription follows when a date is added or extended. A downloaded file stays as it is.',
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
    'We store this address and the choices above to send you these reminders, and for nothing else. We first email you a link to confirm. Every email has a link that ends the reminders and deletes your address. Unconfirmed addresses are deleted after 48 hours.',
  privacy: 'Privacy policy',
  send: 'Remind me by email',
  sending: 'Sending...',
  sent: {
    title: 'Look in your inbox',
    text: 'We’ve sent you a link. The reminders begin once you open it and confirm. Nothing there? Look in the spam folder.',
  },
  failed: { title: 'Your reminders weren’t set up', text: 'Please try again later.' },
  limited: 'Too many requests from your connection. Please wait a few minutes and try again.',
  invalidEmail: 'Please enter a valid email address',
  longEmail: 'An email address can have at most 254 characters',
  noGroups: 'Choose at least one kind of income in the form above',
} as const

/** The pages behind the links of the e-mails. */
export const reminderPages = {
  /** for link previews, which anyone may see */
  description: 'Reminders of income tax due dates.',
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
  change:
    'To change your choices, fill in the form on the page of due dates again with the same email address.',
  end: 'End the reminders',
  refuse: 'It wasn’t me: delete my address',
  ending: {
    title: 'End your reminders?',
    text: 'We’ll delete your email address, your choices and every reminder we sent you, at once.',
    button: 'End the reminders',
  },
  ended: {
    title: 'Your reminders have ended',
    text: 'We’ve deleted your email address, your choices and the emails. There’s nothing else to do.',
  },
  missing: {
    title: 'There are no reminders here',
    text: 'They were ended, or not confirmed within 48 hours, and we send none. If you do get reminders, open the link in the email again: it may not have been copied whole.',
  },
} as const
