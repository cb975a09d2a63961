/** What every form of the staff area says before unsaved text is left. */
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
