/** What staff read about new words of a release for texts that they have edited. */
export const releaseTextLabels = {
  title: (count: number) =>
    count === 1
      ? 'This release has a new version of a text you’ve edited'
      : `This release has new versions of ${count} texts you’ve edited`,
  text: 'Texts that no one had edited were updated automatically. These keep your words until you choose.',
  named: ({ kind, name }: { kind: string; name: string }) =>
    kind === 'faq-hi' ? `${name} (in Hindi)` : name,
  compare: 'Compare',
  compareNamed: (name: string) => `Compare “${name}” with the new text`,
  dialog: (name: string) => `New text for “${name}”`,
  legend: 'From your text to the new one: ',
  use: 'Use the new text',
  keep: 'Keep ours',
  used: (name: string) => ({
    title: 'New text used',
    text: `“${name}” now has the text of this release.`,
  }),
  kept: (name: string) => ({
    title: 'Your text stays',
    text: `“${name}” stays as it is until a release has other words for it.`,
  }),
  failed: 'Nothing was changed',
  note: 'New text of a release',
  gone: 'This text has been decided or deleted meanwhile.',
  edited: 'Someone has just edited this text. Compare again.',
  fields: { subject: 'Subject', body: 'Text' } as Record<string, string>,
} as const
