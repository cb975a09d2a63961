import type { LeadStatus } from '#content/enums.ts'
import { countEnquiries } from './labels.ts'

/** What staff read when the desk answers 409: a colleague was first, or the enquiry doesn’t allow the change. */
export const conflicts = {
  changed: 'Someone else has changed this enquiry.',
  changedLater: 'A later change affects the same thing.',
  alreadyUndone: 'This has already been undone.',
  notUndoable: 'This can’t be undone.',
  importNotUndoable: 'This import can no longer be undone.',
  answered: (name: string | null, byCall: boolean) =>
    `${name ?? 'A colleague'} has ${byCall ? 'spoken' : 'written'} to this client since you opened the enquiry. Check what was said, then send yours if it’s still needed.`,
  noEmail: 'No email address was given. Call or use WhatsApp.',
  inSpam: 'This enquiry is marked as spam. Choose "Not spam" first.',
  notInSpam: 'This enquiry is not marked as spam.',
  status: (from: LeadStatus, to: LeadStatus) =>
    `The status can’t change from "${from}" to "${to}".`,
  mergedInto: (id: number) => `This enquiry is already merged into enquiry ${id}.`,
  changeElsewhere: (id: number) =>
    `This enquiry was merged into enquiry ${id}. Make the change there.`,
  mergedHere: (id: number) => `Enquiry ${id} is already merged into this one.`,
  notMerged: 'This enquiry isn’t merged into another.',
  noOneOnDuty: 'No one is available. Choose an owner yourself.',
  noOneToTakeOver: 'No one is available. Choose who takes over yourself.',
  tooMany: (max: number) =>
    `You can change at most ${countEnquiries(max)} at once. Narrow the filters and try again.`,
  otherNumber: (count: number, expected: number) =>
    `${countEnquiries(count)} match now, not ${expected}. Nothing was changed. Check the list and try again.`,
  templateChanged:
    'Someone else has changed this template. Save again to keep their changes beside yours.',
  tooManyViews: (max: number) => `You have ${max} saved views. Delete one first.`,
  viewNameTaken: (name: string) => `You already have a view called “${name}”. Choose another name.`,
  noPush: 'Turn on notifications in this browser first.',
} as const

/** What else the notice at an enquiry says, with its buttons. */
export const conflictNotice = {
  text: 'Your change was not saved. You now see the latest version.',
  redo: 'Make my change anyway',
  dismiss: 'Dismiss',
} as const
