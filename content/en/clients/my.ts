/** What a client reads on their page, `/my`. */
export const signInCopy = {
  title: 'Your tax return',
  text: 'To open this page we need a code of six digits, so that no one else can see your documents.',
  byEmail: 'Send me a code by email',
  byPhone: (phone: string) => `No email at hand? Call ${phone}, and we’ll read a code out to you.`,
  sent: 'If we have an email address for you, a code is on its way. It works for 10 minutes, in this browser.',
  code: 'Code',
  codeHint: 'Six digits',
  stay: 'Stay signed in on this device for 30 days',
  submit: 'Open my page',
  wrongCode:
    'This code is wrong, or older than 10 minutes, or was asked for in another browser. Try again, or ask for a new one.',
  tooManyTries: 'Too many wrong codes. Ask for a new one.',
  tooManyToday: 'Too many wrong codes today. Try again tomorrow, or call us.',
  tooManyCodes: 'You’ve asked for five codes in an hour. Use the newest one, or wait a little.',
  codeShape: 'The code has six digits',
} as const

/** Asking for the link when it is lost. */
export const lostLink = {
  title: 'Your page for documents',
  text: 'Give the email address that we have for you. We’ll send you the link to your page.',
  email: 'Email',
  send: 'Send me the link',
  limited: 'Too many requests. Please wait ten minutes and try again.',
  sent: {
    title: 'Check your email',
    text: 'If we know this address, the link is on its way. It can take a few minutes. If nothing comes, look in the spam folder, or call us.',
  },
} as const

export const linkMissing = {
  title: 'This link doesn’t work any more',
  text: 'It may have been replaced by a newer one. Look for the latest email from us, or ask for your link again.',
  again: 'Send me my link',
} as const
