/** The texts of the dialog about a newer version that a colleague has saved. */
export const conflictLabels = {
  title: 'Someone else saved a newer version',
  text: (actor: string | null, at: string) =>
    `${actor ?? 'Someone'} saved it on ${at}. Nothing was overwritten, and your text is still in the form.`,
  keepEditing: 'Keep editing',
  takeTheirs: 'Use their version',
  keepMine: 'Save my changes',
  loading: 'Loading their version',
  both: {
    title: 'You both changed',
    text: 'Your changes replace theirs here unless you choose theirs. Their version can be restored under Versions.',
    mine: 'Yours',
    theirs: 'Theirs',
  },
  mine: { title: 'Only you changed', text: 'These changes will be saved.' },
  theirs: { title: 'Only they changed', text: 'These stay as they saved them.' },
  none: 'Your form and their version are the same. Saving changes nothing.',
} as const
