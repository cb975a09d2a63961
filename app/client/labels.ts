/** What a screen says when a request got no response. */
export const apiLabels = {
  unreachable: 'The site could not be reached. Please try again later.',
} as const

/** What the forms of the staff area ask before unsaved text is discarded. */
export const formLabels = {
  leave: {
    title: 'Leave without saving?',
    text: 'What you typed here is not saved.',
    autosaved:
      'What you wrote is not saved yet. It is kept in this browser and offered when you come back.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
} as const
