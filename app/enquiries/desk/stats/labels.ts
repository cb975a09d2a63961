/** The texts of the statistics on the dashboard. */
export const labels = {
  title: 'Answered in time',
  explanation:
    'An answer means that we reached the client. Spam and erased enquiries aren’t counted, even if they were missed. Merged duplicates count only if they were late or missed. What was closed without an answer counts as missed once its time is over.',
  tryAgain: 'Try again',
  loading: 'Loading the statistics',
  shareOfWeek: 'In time this week',
  shareOfMonth: 'In time this month',
  medianOfWeek: 'Median time to first answer, this week',
  medianOfMonth: 'Median time to first answer, this month',
  byPerson: 'By person, this month',
  person: 'Person',
  byService: 'By service, this month',
  service: 'Service',
  none: 'No enquiries this month yet.',
  nothingDecided: 'No data yet',
  inTimeOf: (inTime: number, decided: number) => `${inTime} of ${decided}`,
  pending: (count: number) => `, ${count} not due yet`,
  nothingAnswered: 'None answered yet',
  ofAnswered: (count: number) => `of ${count} answered`,
  chart: {
    title: 'Enquiries this month, by day received',
    parts: { inTime: 'In time', pending: 'Not due yet', late: 'Late', missed: 'Missed' },
    asTable: 'Show as a table',
    byDay: 'By day, this month',
    day: 'Day',
    description: (inTime: number, late: number, missed: number, pending: number) =>
      `This month: ${inTime} answered in time, ${late} answered late, ${missed} missed and ${pending} not due yet. The table below shows each day.`,
  },
  table: {
    moreColumns: 'More columns to the right',
    columns: ['In time', 'Late', 'Missed', 'Not due yet', 'In time %', 'Median'],
  },
} as const
