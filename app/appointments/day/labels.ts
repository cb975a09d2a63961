import type { AppointmentState } from '#app/content/enums.ts'

/** What the list of calls and the calls of an enquiry say. */

export const callFaults = {
  note: 'The note is too long.',
  time: 'Choose a time.',
  over: 'This call isn’t booked any more. It may have been moved, cancelled or marked by a colleague.',
  unknown: 'There’s no such call.',
} as const

export const stateNames: Record<AppointmentState, string> = {
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
  open: (day: string) => `A call on ${day} has no result yet.`,
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
    `Hello ${name}, this is ${firm}. We’ve booked a call at ${time}. Is this time still fine?`,
  done: 'Done',
  missed: 'No answer',
  move: 'Move',
  cancel: 'Cancel',
  named: (action: string, name: string, time: string) => `${action}: ${name}, ${time}`,
  cancelledBy: { visitor: 'Cancelled by the client', staff: 'Cancelled by us' },
  status: { spam: 'In Spam', lost: 'Lost' } as Record<string, string>,
  result: {
    done: {
      title: 'The call is done',
      text: (name: string) =>
        `Logs a call that reached ${name}. If no one has answered the enquiry yet, this answers it.`,
      save: 'Log call',
      saved: 'Call logged',
    },
    missed: {
      title: 'No answer',
      text: (name: string) =>
        `Logs a try that didn’t reach ${name} and sets the next one. The enquiry still needs an answer.`,
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
      `${name} has a call on ${time}. The new time is sent by e-mail, if we have an address.`,
    save: 'Move call',
    saved: 'Call moved',
  },
  booking: {
    title: 'Book a call',
    text: (name: string) =>
      `${name} gets the time by e-mail, if we have an address. Whoever owns the enquiry calls, if they’re free then.`,
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
    failed: 'The free times could not be loaded.',
  },
  cancelling: {
    title: 'Cancel the call?',
    text: (name: string, time: string) =>
      `${name} is told by e-mail that the call on ${time} is cancelled. Without an address on file, tell them yourself.`,
    confirm: 'Cancel call',
    keep: 'Keep it',
    saved: 'Call cancelled',
  },
  ofLead: {
    section: 'Call',
    next: (time: string, person: string) => `Call booked: ${time}, ${person}`,
    now: (time: string, person: string) => `Call due: ${time}, ${person}`,
    over: (time: string, person: string) => `How did the call go? ${time}, ${person}`,
  },
} as const
