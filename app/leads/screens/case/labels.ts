/** What stands beside the forms of an enquiry's dialogs. */
export const visitorMessageLabels = {
  title: (name: string) => `Message from ${name}`,
} as const

/** What a reply dialog says of a colleague who was faster. */
export const colleagueLabels = {
  title: 'A colleague has been in touch since you opened this',
  loading: 'Loading the e-mail…',
  unsent: 'Your reply was not sent: a colleague has been in touch meanwhile.',
  sendAnyway: 'Send anyway',
  ask: {
    title: 'Send a second message?',
    text: (sentence: string) => `${sentence} The client gets your reply as well.`,
    cancel: 'Don’t send',
  },
} as const

export const failedReplyLabels = {
  title: (address: string) => `The reply to ${address} was not delivered.`,
  next: 'Send it again, or call to check the address.',
} as const

/** What is folded away in the history. */
export const minorLabels = {
  more: (count: number, kinds: string) => `${count} more: ${kinds}`,
  hide: (kinds: string) => `Hide ${kinds}`,
  mails: 'mails',
  openings: 'openings',
  and: ' and ',
} as const
