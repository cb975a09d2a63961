/** The texts of the shared components. */
export const labels = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  tryLater: 'Please try again later.',
  loading: 'Loading',
  /** what the mark between the two means */
  required: { before: 'Fields marked', after: 'are required.' },
  search: 'Search',
  loadFailed: (what: string) => `We couldn’t load ${what}`,
  failure: {
    title: 'Something went wrong here',
    withText: 'Your text is not lost. Try again to continue, or copy it from below.',
    withoutText: 'Try again. If it happens again, reload the page.',
  },
  pages: {
    navigation: 'Pages',
    previous: 'Previous',
    next: 'Next',
    range: (from: string, to: string, total: string) => `${from} to ${to} of ${total}`,
    page: (page: number, last: number) => `Page ${page} of ${last}`,
  },
  shortcuts: {
    button: 'Shortcuts',
    title: 'Keyboard shortcuts',
    list: 'Show this list',
  },
  sortable: {
    up: 'Move up',
    down: 'Move down',
    moved: (name: string, place: number, count: number) =>
      `${name}: moved to position ${place} of ${count}.`,
  },
  table: {
    /** above the rows that a search found only by their similarity */
    similar: 'Similar',
    select: (row: string) => `Select ${row}`,
    row: (id: number) => `row ${id}`,
    selectAll: 'Select all on this page',
    sortBy: 'Sort by',
    defaultOrder: 'Default order',
    reverse: { asc: 'Ascending, sort descending', desc: 'Descending, sort ascending' },
  },
  rated: (rating: number, max: number) => `Rated ${rating} out of ${max}`,
} as const
