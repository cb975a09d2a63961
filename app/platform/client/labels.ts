import { fieldErrors } from '#content/en/forms.ts'

/** The text for a request that got no response. */
export const apiLabels = {
  unreachable: fieldErrors.unreachable,
} as const

/** The texts of the question before unsaved text is discarded. */
export const formLabels = {
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes here will be lost.',
    autosaved:
      'Your changes aren’t saved yet. They’re kept as a draft that you can restore when you come back.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
} as const

/** The notice where a dialog’s script can’t be loaded. */
export const lazyDialogLabels = { failed: 'That couldn’t be opened' } as const
