/** The form that asks for a call: a name and a number. */
export const callbackForm = {
  title: 'Call me back',
  text: 'Leave your name and number. We’ll call you within 24 hours.',
  name: 'Full name',
  phone: 'Phone',
  phonePlaceholder: '+91 98765 43210',
  send: 'Call me back',
  sending: 'Sending...',
} as const

/** The same form below the answer of a tool: it sends the calculation along. */
export const workingForm = {
  title: 'Send this calculation to a CA',
  text: 'A chartered accountant reads your figures and calls you within 24 hours.',
  consent:
    'Send the figures I entered above and the calculation, with my name and number, so that a CA can advise me. No PAN, Aadhaar or files are sent.',
  noConsent: 'Please tick this box. We take your figures only with your consent.',
  send: 'Send this calculation',
} as const
