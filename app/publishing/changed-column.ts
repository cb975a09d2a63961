import { formatRecent } from '#app/time/dates.ts'
import type { Column } from '#app/ui/data-table.tsx'
import { labels } from './labels.ts'

/** Who changed an entry last, and when. */
export const changedColumn: Column<{ updatedAt: string; updatedBy?: string | null }> = {
  title: labels.changed,
  sort: 'updated',
  className: 'figure-column',
  // A line never breaks within the time.
  cell: ({ updatedAt, updatedBy }) =>
    labels.changedBy(updatedBy, formatRecent(updatedAt).replaceAll(' ', '\u00a0')),
}
