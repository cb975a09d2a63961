/** What every table of the staff area says. */
export const tableLabels = {
  /** above the rows that a search found only by their similarity */
  similar: 'Similar',
  choose: (row: string) => `Choose ${row}`,
  row: (id: number) => `row ${id}`,
  chooseAll: 'Choose all on this page',
  sortBy: 'Sort by',
  usualOrder: 'Usual order',
  turn: { asc: 'Ascending: turn round', desc: 'Descending: turn round' },
} as const
