import { FILE_MEGABYTES } from '../../upload-limits.ts'

/** What a client reads on their page once they are signed in. */
export const myCopy = {
  greeting: (name: string) => `Hello ${name}`,
  needed: {
    none: 'We don’t need anything from you right now',
    ok: 'We need your OK',
    verify: 'Please verify your return',
    next: (what: string) => `Next: ${what}`,
    some: (count: number) =>
      count === 1 ? 'We need one thing from you' : `We need ${count} things from you`,
    someText: 'Send what you have. You can come back for the rest.',
    also: (count: number) =>
      count === 1
        ? 'We also need one more thing from you.'
        : `We also need ${count} more things from you.`,
    until: (day: string) => `This return is due on ${day}.`,
  },
  kinds: {
    original: '',
    belated: 'belated return',
    revised: 'revised return',
    updated: 'updated return',
  },
  requests: 'What we asked for',
  where: 'Where to find it:',
  send: 'Send',
  choose: 'Choose files',
  chooseOne: 'Choose a file',
  photo: 'Take a photo',
  drop: 'or drop them here',
  limits: `PDF, photo, spreadsheet or text file, up to ${FILE_MEGABYTES} MB each.`,
  hasPassword: 'Is it a PDF with a password?',
  password: 'Password of the PDF',
  passwordNeeded: 'This PDF seems to have a password. If it opens without one, leave this empty.',
  passwordHint:
    'Often your PAN in small letters and your date of birth. We store it encrypted. Never send the password of the tax portal.',
  answer: 'Your answer',
  answerSend: 'Send answer',
  answered: 'You answered:',
  answerAccepted:
    'We’ve accepted what you sent for this already, so this answer wasn’t saved. Message or call us if something has changed.',
  answeredMeanwhile:
    'Another answer was sent while this page was open, so this one wasn’t saved. Send it again if it should replace the other.',
  notSent: 'What you typed, which wasn’t sent',
  doesNotApply: 'I don’t have this, or it doesn’t apply',
  sameFile: (name: string) => `It’s in the file “${name}”, which is here already.`,
  otherFiles: 'Send another document',
  otherFilesText: 'Anything else that matters for this return.',
  sendMore: 'Something missing? Send another file for this.',
  sentBack: 'Please send this again:',
  answerAgain: 'Please answer again:',
  states: {
    open: 'Needed',
    sent: 'Sent, we’ll check it',
    'sent-back': 'Needed again',
    accepted: 'Done',
    'not-needed': 'Not needed any more',
  },
  files: 'Files',
  noFiles: 'No files yet.',
  fileStates: { new: 'Sent', accepted: 'Accepted', 'sent-back': 'Sent back' },
  fromUs: 'From us',
  download: 'Download',
  view: 'View',
  remove: 'Take back',
  removeText: 'The file will be deleted. If we still need it, you’ll have to send it again.',
  removeNow: 'Yes, take it back',
  opened: (by: string, when: string) => `Opened by ${by}, ${when}`,
  openedOften: (count: number) => `Opened ${count} times`,
  notOpened: 'Not opened yet',
  progressTitle: 'How far your return is',
  stepStates: { done: 'done', now: 'now', ahead: 'still to come' },
  earlier: 'Earlier years',
  steps: {
    documents: 'Documents',
    preparing: 'Preparing',
    review: 'Review',
    'your-ok': 'Your OK',
    'to-file': 'Filing',
    filed: 'Filed',
    verified: 'Verified',
    processed: 'Processed',
    stopped: 'Stopped',
  },
  next: {
    documents: 'you send your documents.',
    preparing: 'we prepare your return.',
    review: 'we check your return once more.',
    'your-ok': 'you look at the draft and tell us whether to file it.',
    'to-file': 'we file your return.',
    filed: 'you verify the return by the date on this page.',
    saidVerified: 'we check on the portal that the return is verified.',
    verified: 'the tax department processes it.',
    processed: 'nothing. The tax department has processed your return.',
    stopped: 'nothing.',
  },
  contact: {
    title: 'Your details',
    text: 'Codes and links go to the email address below. If you change it, we’ll confirm the change with you first.',
    open: 'Change your email or phone',
    email: 'Email',
    phone: 'Phone',
    none: 'Not given',
    save: 'Ask for the change',
    waiting: (value: string) => `We’ll confirm the change to ${value} with you.`,
  },
  devices: (count: number) =>
    count === 1
      ? 'You’re signed in on this device only.'
      : `You’re signed in on ${count} devices, this one included.`,
  signOut: 'Sign out',
  signOutAll: 'Sign out on all devices',
  noPassword:
    'This looks like a password. We never need the password of the tax portal. To let us act for you, add us as your authorised representative or e-return intermediary on the portal; ask us how.',
  requestGone: 'We don’t need this any more.',
  returnGone: 'This return no longer exists.',
  documentGone: 'This file no longer exists.',
  noReturn: 'We aren’t preparing a return for you at the moment, so there is nothing to send.',
  /** why a file can’t be taken back */
  kept: {
    ofDraft: 'This file is a draft that we sent you, so it stays with your return.',
    fromUs: 'This file is from us. Message us if it has to be removed.',
    accepted: 'We’ve accepted this file already. Message us if it has to be removed.',
    underOk:
      'You gave your OK to a return that rests on this file, so it can’t be taken back. Message us if it has to be removed.',
  },
} as const

/** What forms of the page say where a field is wrong. */
export const myErrors = {
  answer: 'Your answer must be at least 1 characters',
  change: 'Your words must be at least 1 characters',
  reference: 'Enter the reference number of your payment',
  agreed: 'Tick the box to give your OK',
} as const
