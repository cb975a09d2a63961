import { countEnquiries } from '#app/enquiries/model/labels.ts'
import type { ResultGrouping, ResultMeasure } from './results.ts'

/** The texts of the screen of results. */
export const labels = {
  title: 'Results',
  text: 'What became of the enquiries received in this period.',
  failure: 'The results couldn’t be loaded.',
  download: 'Download CSV',
  notAdmin: {
    title: 'Only admins can see the results',
    text: 'They show the fees and the work of everyone in the practice. Ask an admin if you need them.',
  },
  back: 'Back to the dashboard',
  filters: { by: 'By', from: 'From', to: 'To' },
  periods: {
    label: 'Period',
    thisYear: 'This financial year',
    lastYear: 'Last financial year',
    all: 'All',
  },
  earlier: (count: number, day: string) =>
    `${countEnquiries(count)} came before ${day} and ${count === 1 ? 'isn’t' : 'aren’t'} counted here.`,
  showAll: 'Show all',
  groupings: {
    month: 'Month',
    person: 'Person',
    service: 'Service',
    source: 'Source',
  } satisfies Record<ResultGrouping, string>,
  measures: {
    received: 'Received',
    reached: 'Reached',
    won: 'Won',
    lost: 'Lost',
    fees: 'Fees',
  } satisfies Record<ResultMeasure, string>,
  total: 'Total',
  noOne: 'Unassigned',
  chart: {
    title: 'Chart',
    shows: 'The chart shows',
    describe: (measure: string, rows: string) => `${measure}: ${rows}`,
    none: (measure: string) => `${measure}: none in this period.`,
  },
  reasons: { title: 'Why enquiries were lost', notTold: 'No reason noted' },
  empty: 'No enquiries in this period.',
  note: 'Spam, merged duplicates (except those won for another fee) and what was erased are left out. Imported enquiries count in the month they were received. Fees are those noted on won enquiries.',
  personNote:
    'Won and lost count for the person who set that status, imported ones for their owner at the import, and the rest for their owner, or else for the person who answered first.',
} as const

export const logged = 'results'
