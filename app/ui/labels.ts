/** What the shared components say. */
export const labels = {
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  tryLater: 'Please try again later.',
  loading: 'Loading',
  search: 'Search',
  loadFailed: (what: string) => `We could not load ${what}`,
  failure: {
    title: 'Something went wrong here',
    withText: 'What you wrote is not lost. Try again to go on with it, or copy it from below.',
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
    list: 'This list',
  },
  sortable: {
    up: 'Move up',
    down: 'Move down',
    moved: (name: string, place: number, count: number) =>
      `${name}: moved to place ${place} of ${count}.`,
  },
  table: {
    /** above the rows that a search found only by their similarity */
    similar: 'Similar',
    choose: (row: string) => `Choose ${row}`,
    row: (id: number) => `row ${id}`,
    chooseAll: 'Choose all on this page',
    sortBy: 'Sort by',
    usualOrder: 'Usual order',
    turn: { asc: 'Ascending: turn round', desc: 'Descending: turn round' },
  },
  rated: (rating: number, max: number) => `Rated ${rating} out of ${max}`,
} as const
