/** The form that asks for a call: a name and a number. */
export const callbackForm = {
  title: 'Call me back',
  text: (promise: string) => `Leave your name and number. ${promise}`,
  name: 'Full name',
  phone: 'Phone',
  phonePlaceholder: '+91 98765 43210',
  send: 'Call me back',
  sending: 'Sending...',
} as const

/** The same form below the answer of a tool: it sends the calculation along. */
export const workingForm = {
  title: 'Send this calculation to a CA',
  text: (promise: string) => `A chartered accountant reads your figures. ${promise}`,
  consent:
    'Send the figures I entered above and the calculation, with my name and number, so that a CA can advise me. No PAN, Aadhaar or files are sent.',
  send: 'Send this calculation',
} as const
