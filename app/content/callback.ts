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
