import type { AppointmentState } from '#content/enums.ts'

/** What the list of calls and the calls of an enquiry say. */

export const callFaults = {
  note: 'The note is too long.',
  time: 'Choose a time.',
  over: 'This call is no longer booked. A colleague may have moved, cancelled or logged it.',
  unknown: 'This call doesn’t exist.',
} as const

export const stateNames: Record<AppointmentState | 'held', string> = {
  held: 'Not confirmed',
  booked: 'Booked',
  done: 'Done',
  missed: 'No answer',
  cancelled: 'Cancelled',
}

export const dayLabels = {
  title: 'Calls',
  text: 'Calls that visitors have booked, in Indian time.',
  failed: 'An error occurred while fetching the calls.',
  today: 'Today',
  previous: 'Previous day',
  next: 'Next day',
  day: 'Day',
  whose: 'Whose calls',
  mine: 'Mine',
  everyone: 'Everyone’s',
  empty: { mine: 'You have no calls on this day.', everyone: 'There are no calls on this day.' },
  emptyHint: 'Visitors book calls on the contact page and from their receipt.',
  closed: (name: string) =>
    name ? `The office is closed: ${name}.` : 'The office is closed on this day.',
  away: (names: string) => `On leave: ${names}.`,
  open: (day: string) => `A call on ${day} has no outcome yet.`,
  openLink: 'Show that day',
  count: (count: number) => (count === 1 ? '1 call' : `${count} calls`),
} as const

export const callLabels = {
  list: 'Calls of the day',
  enquiry: (id: number) => `Enquiry ${id}`,
  with: (person: string) => `with ${person}`,
  noPerson: 'no one assigned',
  theirTime: (time: string) => `${time} for the client`,
  phone: (name: string, phone: string) => `Call ${name}, ${phone}`,
  whatsapp: 'WhatsApp',
  whatsappTo: (name: string) => `WhatsApp ${name}`,
  whatsappText: (name: string, time: string, firm: string) =>
    `Hello ${name}, this is ${firm}. Your call is booked for ${time}. Does that time still suit you?`,
  whatsappHeld: (name: string, time: string, firm: string) =>
    `Hello ${name}, this is ${firm}. You asked for a call on ${time}. Shall we book it?`,
  keptUntil: (time: string) => `Kept until ${time}`,
  notKept: 'Others can take this time',
  confirm: 'Confirm',
  confirming: {
    title: 'Book this call?',
    text: (name: string, time: string) =>
      `${name} hasn’t confirmed the call on ${time} by email. Book it once you’ve heard from them by phone or WhatsApp.`,
    confirm: 'Book call',
    keep: 'Go back',
    saved: 'Call booked',
  },
  done: 'Done',
  missed: 'No answer',
  move: 'Move',
  give: 'Give to',
  cancel: 'Cancel',
  named: (action: string, name: string, time: string) => `${action}: ${name}, ${time}`,
  cancelledBy: { visitor: 'Cancelled by the client', staff: 'Cancelled by us' },
  status: { spam: 'In Spam', lost: 'Lost' } as Record<string, string>,
  result: {
    done: {
      title: 'Log this call',
      text: (name: string) =>
        `Logs that you spoke to ${name}. If no one has answered the enquiry yet, this counts as the answer.`,
      save: 'Log call',
      saved: 'Call logged',
    },
    missed: {
      title: 'No answer',
      text: (name: string) =>
        `Logs that you couldn’t reach ${name} and sets the next try. The enquiry still needs an answer.`,
      save: 'Log try',
      saved: 'Try logged',
    },
    note: 'Note (optional)',
    failed: 'Not saved',
    close: 'Go back',
  },
  moving: {
    title: 'Move the call',
    text: (name: string, time: string) =>
      `${name} has a call on ${time}. If we have an email address, we’ll send them the new time.`,
    save: 'Move call',
    saved: 'Call moved',
  },
  giving: {
    title: 'Give the call to someone else',
    text: (name: string, time: string) =>
      `${name} has a call on ${time}. The time stays, and the client isn’t told.`,
    person: 'Who calls',
    choose: 'Choose',
    save: 'Give call',
    saved: 'Call given',
  },
  booking: {
    title: 'Book a call',
    text: (name: string) =>
      `If we have an email address, we’ll send ${name} the time. The enquiry’s owner makes the call, if they’re free then.`,
    save: 'Book call',
    saved: 'Call booked',
    button: 'Book a call',
  },
  times: {
    day: 'Day',
    time: 'Time',
    choose: 'Choose',
    loading: 'Loading free times',
    none: 'No free times. Check the office hours and who takes calls.',
    failed: 'The free times couldn’t be loaded.',
  },
  cancelling: {
    title: 'Cancel the call?',
    text: (name: string, time: string) =>
      `If we have an email address, we’ll tell ${name} that the call on ${time} is cancelled. If not, please tell them yourself.`,
    confirm: 'Cancel call',
    keep: 'Keep call',
    saved: 'Call cancelled',
  },
  ofLead: {
    section: 'Call',
    held: (time: string, kept: string) => `Call not confirmed: ${time}. ${kept}`,
    next: (time: string, person: string) => `Call booked: ${time}, ${person}`,
    now: (time: string, person: string) => `Call due: ${time}, ${person}`,
    over: (time: string, person: string) => `How did the call go? ${time}, ${person}`,
  },
} as const
