import type { AuditKind } from './audit-log.ts'

/** The texts of the audit log. */
export const auditLabels = {
  title: 'Audit log',
  text: 'What staff did, when and from which address. Entries are kept for a year and can’t be changed.',
  failure: 'An error occurred while fetching the audit log.',
  download: 'Download CSV',
  notAdmin: {
    title: 'Only admins can see the audit log',
    text: 'The dashboard shows the recent activity.',
  },
  back: 'Back to the dashboard',
  filters: {
    person: 'Person',
    anyone: 'Anyone',
    kind: 'Kind',
    anyKind: 'Everything',
    from: 'From',
    to: 'To',
    enquiry: 'Enquiry number',
    clear: 'Clear filters',
  },
  columns: { at: 'Time', event: 'Event', address: 'Address' },
  numbers: (count: number) => `Show all ${count.toLocaleString('en-IN')} numbers`,
  table: 'Entries of the audit log',
  none: 'Nothing has been recorded yet.',
  noneMatches: 'No entries match these filters.',
  unknownAddress: 'Unknown',
  csv: { at: 'Time', actor: 'Person', event: 'Event', enquiries: 'Enquiries', address: 'Address' },
} as const

export const kindNames: Record<AuditKind, string> = {
  enquiries: 'Enquiries',
  erasures: 'Erasures',
  files: 'Imports and exports',
  'sign-ins': 'Sign-ins and passwords',
  accounts: 'Accounts and roles',
  content: 'FAQs, posts and images',
  templates: 'Templates',
  claims: 'Claims',
  backups: 'Backups',
}
