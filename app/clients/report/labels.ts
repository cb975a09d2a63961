import type { FeeGrouping, Fees } from './report.ts'

/** The texts of the screen of returns and fees. */
export const reportLabels = {
  title: 'Returns and fees',
  text: 'Fees of the returns started in this period, and where all returns stand today.',
  failure: 'The figures couldn’t be loaded.',
  download: 'Download CSV',
  register: 'Register of invoices (CSV)',
  notAdmin: {
    title: 'Only admins can see returns and fees',
    text: 'They show the fees and the work of everyone in the practice. Ask an admin if you need them.',
  },
  back: 'Back to the dashboard',
  filters: { by: 'By', from: 'From', to: 'To' },
  groupings: {
    month: 'Month started',
    person: 'Preparer',
    service: 'Plan',
  } satisfies Record<FeeGrouping, string>,
  measures: {
    returns: 'Returns',
    agreed: 'Agreed, ₹',
    received: 'Received, ₹',
    outstanding: 'Outstanding, ₹',
  } satisfies Record<keyof Fees, string>,
  total: 'Total',
  nobody: 'Nobody yet',
  noPlan: 'No plan',
  stage: 'Stage',
  stages: 'Returns by stage and preparer, today',
  waiting: 'Waiting on',
  empty: 'No returns were started in this period.',
  note: 'Stopped returns are left out of the fees. Received is what staff have confirmed.',
  logged: 'returns and fees',
} as const
