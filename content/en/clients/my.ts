/** What a client reads before they are signed in at their page, `/my`. */
export const signInCopy = {
  title: 'Your tax return',
  description: 'Your documents, questions and the state of your tax return.',
  text: 'To open this page you need a six-digit code, so that no one else can see your documents.',
  byEmail: 'Send me a code by email',
  again: 'Send me a new code',
  byPhone: 'No email at hand? Call us, and we’ll read a code out to you.',
  call: (phone: string) => `Call ${phone}`,
  sent: 'If we have an email address for you, a code is on its way. It works for 10 minutes, in this browser.',
  code: 'Code',
  codeHint: 'Six digits',
  stay: 'Stay signed in on this device for 30 days',
  submit: 'Open my page',
  notSent:
    'You’d been signed out, so this wasn’t sent. Copy it, and send it again once your page is open.',
  wrongCode:
    'This code is wrong, is older than 10 minutes, or was asked for in another browser. Try again, or ask for a new one.',
  tooManyTries: 'Too many wrong codes. Ask for a new one.',
  tooManyToday: 'Too many wrong codes today. Try again tomorrow, or call us.',
  tooManyCodes:
    'You’ve asked for five codes in an hour. Use the newest one, or try again in an hour.',
  codeShape: 'The code has six digits',
} as const

/** Asking for the link when it is lost. */
export const lostLink = {
  title: 'Find your tax return page',
  text: 'Enter the email address that we have for you, and we’ll send the link to your page.',
  email: 'Email',
  send: 'Send me the link',
  noEmail: 'Has your email address changed, or did you never give us one? Call us.',
  call: (phone: string) => `Call ${phone}`,
  limited: 'Too many requests. Please wait ten minutes and try again.',
  sent: {
    title: 'Check your email',
    description: 'The link to your page is on its way.',
    text: 'If we know this address, the link is on its way. It can take a few minutes.',
    none: 'No email? Look in your spam folder, try another address, or call us.',
  },
} as const

export const linkMissing = {
  title: 'This link doesn’t work any more',
  text: 'It may have been replaced by a newer one. Look for our latest email, or ask for your link again.',
  again: 'Send me my link',
} as const
