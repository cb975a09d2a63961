import type { Correctable } from '#content/enums.ts'
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

export const outcomeLabels = {
  won: {
    title: (name: string) => `${name} is won`,
    several: (enquiries: string) => `${enquiries} are won`,
    field: 'Fee agreed, in rupees',
    fieldOfEach: 'Fee agreed for each, in rupees',
    submit: 'Mark as won',
    add: 'Add the fee',
  },
  lost: {
    title: (name: string) => `${name} is lost`,
    several: (enquiries: string) => `${enquiries} are lost`,
    field: 'Why?',
    counts: (reached: boolean) => (reached ? 'Counts as answered' : 'Counts as not answered'),
    submit: 'Mark as lost',
    add: 'Add the reason',
  },
  choose: 'Choose a reason',
  text: 'This is counted in Results. You can skip it and add it later.',
  skip: 'Skip',
  save: 'Save',
  change: 'Change',
  saved: (name: string) => `${name}: saved`,
  again: 'Nothing was saved. To save yours as well, press the button again.',
} as const

export const correctLabels = {
  open: 'Correct details',
  title: 'Correct details',
  text: 'The history keeps both values, and you can undo it.',
  fields: {
    name: 'Name',
    phone: 'Phone number',
    secondPhone: 'Second phone number',
    email: 'Email address',
    service: 'Service',
    language: 'Language',
  } satisfies Record<Correctable, string>,
  save: 'Save',
  done: 'Details corrected',
} as const

export const proposedEmailLabels = {
  section: 'New email address',
  changed: (address: string) => `The client changed their email address to ${address}.`,
  check: 'Nothing is sent there until you confirm it. Check with the client first.',
  confirm: 'Confirm new address',
  confirmed: 'Email address confirmed',
  refuse: 'Keep the old one',
  refused: 'Old address kept',
} as const
