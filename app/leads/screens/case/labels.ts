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
