/** What the statistics on the dashboard say. */
export const labels = {
  title: 'Answered within 24 hours',
  tryAgain: 'Try again',
  loading: 'Loading the figures',
  shareOfWeek: 'In time this week',
  shareOfMonth: 'In time this month',
  medianOfWeek: 'Median time to the first answer, this week',
  medianOfMonth: 'Median time to the first answer, this month',
  byPerson: 'By person, this month',
  person: 'Person',
  byService: 'By service, this month',
  service: 'Service',
  none: 'No enquiry came in this month yet.',
  nothingDecided: 'Nothing to tell yet',
  inTimeOf: (inTime: number, decided: number) => `${inTime} of ${decided}`,
  pending: (count: number) => `; ${count} not due yet`,
  nothingAnswered: 'Nothing answered yet',
  ofAnswered: (count: number) => `of ${count} answered`,
  chart: {
    title: 'Enquiries of this month, by the day they came',
    parts: { inTime: 'In time', pending: 'Not due yet', late: 'Late', missed: 'Missed' },
    asTable: 'The same as a table',
    byDay: 'By day, this month',
    day: 'Day',
    description: (inTime: number, late: number, missed: number, pending: number) =>
      `Of the enquiries of this month ${inTime} were answered in time, ${late} late, ${missed} were missed and ${pending} are not due yet. The table beneath tells each day.`,
  },
  table: {
    moreColumns: 'More columns to the right',
    columns: ['In time', 'Late', 'Missed', 'Not due', 'Share', 'Median'],
  },
} as const
