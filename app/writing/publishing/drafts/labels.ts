/** Messages of the API about drafts that are saved while one writes. */
export const draftMessages = {
  newer: 'Another device has saved a newer draft. Nothing was overwritten.',
  removed: 'Removed.',
  tooLong: (max: number) => `Must be at most ${max.toLocaleString('en-IN')} characters.`,
  notStorable: 'Contains characters that cannot be stored.',
  base: 'The time of the draft that these values continue, or null.',
} as const

/** The texts about one's own draft in the form of a question or post. */
export const draftLabels = {
  offer: {
    unsaved: 'You have unsaved changes',
    newer: 'Another device has saved a newer draft',
    written: {
      device: (at: string) => `, last edited on ${at} and kept on this device.`,
      server: (at: string) => `, last edited on ${at}.`,
    },
    newerText: (at: string) =>
      ` on ${at}. What you typed here is still in the form and hasn’t replaced it.`,
    stale: ' A newer version has been saved since. Saving will show you what differs.',
    restore: 'Restore draft',
    discard: 'Discard',
    takeNewer: 'Use the newer draft',
    keepMine: 'Keep what’s here',
  },
  status: {
    saved: (time: string) => `Draft saved ${time}`,
    stored: (time: string) => `Saved ${time}`,
    offline: 'Not saved: you’re offline',
    failed: 'Draft not saved to the server',
    undecided: 'Draft not saved: choose above which one to keep',
    kept: ' (kept on this device)',
  },
} as const
