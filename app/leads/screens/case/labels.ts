/** The texts beside the forms in an enquiry's dialogs. */
export const visitorMessageLabels = {
  title: (name: string) => `Message from ${name}`,
} as const

/** What a reply dialog says when a colleague got there first. */
export const colleagueLabels = {
  title: 'A colleague has contacted the client since you opened this',
  loading: 'Loading the email…',
  unsent: 'Your reply wasn’t sent. A colleague has contacted the client in the meantime.',
  sendAnyway: 'Send anyway',
  ask: {
    title: 'Send a second message?',
    text: (sentence: string) => `${sentence} The client will get your reply as well.`,
    cancel: 'Don’t send',
  },
} as const

export const failedReplyLabels = {
  title: (address: string) => `The reply to ${address} wasn’t delivered.`,
  next: 'Send it again, or call to check the address.',
} as const

/** What is folded away in the history. */
export const minorLabels = {
  more: (count: number) => `Show ${count} more`,
  hide: 'Show fewer',
} as const

/** What a visitor sent from one of the tax tools. */
export const workingLabels = {
  title: (tool: string) => `Calculation: ${tool}`,
  loading: 'Loading the calculation…',
  inputs: 'What the visitor entered',
  answer: 'The answer they saw',
  consent: (day: string, sentence: string) => `Consent given on ${day}: “${sentence}”`,
  rules: (version: string) => `Calculated with rules version ${version}.`,
  open: 'Open the tool with these entries',
} as const
