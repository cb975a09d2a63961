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
    text: 'Saving your changes replaces theirs here, unless you choose theirs. Their version can be restored under Versions.',
    mine: 'Yours',
    theirs: 'Theirs',
  },
  mine: { title: 'Only you changed', text: 'This is saved.' },
  theirs: { title: 'Only they changed', text: 'This stays as they saved it.' },
  none: 'Your form and their version say the same. Saving changes nothing.',
} as const
