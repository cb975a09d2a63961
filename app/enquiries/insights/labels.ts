import { formatDay } from '#app/ui/time/dates.ts'
import { actionName } from '#content/en/insights/actions.ts'
import { pageName } from '#content/en/insights/counted-pages.ts'
import type { Grouping, Measure } from './insights.ts'

/** The texts of the screen of counts. */
export const labels = {
  title: 'Insights',
  text: 'Which pages and buttons bring enquiries, and which of those are won.',
  failure: 'The counts couldn’t be loaded.',
  download: 'Download CSV',
  notAdmin: {
    title: 'Only admins can see insights',
    text: 'The dashboard shows what needs you today.',
  },
  back: 'Back to the dashboard',
  filters: { by: 'By', from: 'From', to: 'To', page: 'Page', everyPage: 'Every page' },
  groupings: {
    page: 'Page',
    action: 'Button',
    tool: 'Tax tool',
    service: 'Service page',
    week: 'Week',
  } satisfies Record<Grouping, string>,
  measures: {
    views: 'Views',
    clicks: 'Clicks',
    enquiries: 'Enquiries',
    won: 'Won',
  } satisfies Record<Measure, string>,
  total: 'Total',
  buttonsOf: (page: string) => `Buttons of ${page}`,
  ofViews: (rate: string) => `${rate} of views`,
  ofEnquiries: (rate: string) => `${rate} of enquiries`,
  table: (by: Grouping, from: string, to: string) =>
    `By ${labels.groupings[by].toLowerCase()}, ${formatDay(from)} to ${formatDay(to)}`,
  chart: {
    title: 'Chart',
    shows: 'The chart shows',
    describe: (measure: string, rows: string) => `${measure}: ${rows}`,
    more: (count: number) => `and ${count.toLocaleString('en-IN')} more, in the table`,
    none: (measure: string) => `No ${measure.toLowerCase()} in this period.`,
  },
  empty: {
    title: 'Nothing was counted in this period',
    text: 'Counts appear a few seconds after a visitor leaves a page. Your own visits aren’t counted while you’re signed in.',
  },
  untold: (count: number) =>
    count === 1
      ? '1 more enquiry in this period didn’t say which page it came from.'
      : `${count.toLocaleString('en-IN')} more enquiries in this period didn’t say which page they came from.`,
  notes: {
    title: 'How to read this',
    items: [
      'A view is a page that was opened, or a button on it that scrolled into view. A click counts once each time a page is opened. These are page loads, not people: someone who comes back is counted again.',
      'Not counted: visitors whose browser asks not to be tracked (Global Privacy Control) or has JavaScript turned off, bots, and bursts from one address. Enquiries sent without JavaScript still name their page.',
      'An enquiry belongs to the page and button that led to its form. Chats and phone calls show only as clicks, unless staff add the enquiry.',
      'Percentages appear from 20 views or enquiries up. Below that the figure means little.',
      'Spam and merged duplicates are left out. Counts are kept for two years and hold nothing about who visited.',
    ],
  },
} as const

export const csvLabels = {
  logged: 'counts of buttons',
  name: labels.groupings,
  columns: ['Key', ...Object.values(labels.measures)],
} as const

/** What a row stands for. */
export function rowName(by: Grouping, key: string): string {
  if (by === 'action') return actionName(key)
  return by === 'week' ? weekName(key) : pageName(key)
}

function weekName(monday: string): string {
  return `Week of ${formatDay(monday)}`
}
