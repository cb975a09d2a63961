/** What a firm has to show by law, by the setting that holds it. */
const detailNames: Readonly<Record<string, string>> = {
  FIRM_LEGAL_NAME: 'legal name',
  FIRM_GSTIN: 'GSTIN',
  FIRM_REGISTRATION: 'ICAI registration',
  GRIEVANCE_OFFICER: 'grievance officer',
  PRIVACY_CONTACT: 'privacy contact',
  MEMBER_NUMBERS: 'membership numbers',
}

/** The texts of the dashboard and the navigation of the staff area. */
export const dashboardLabels = {
  title: 'Dashboard',
  heading: 'Admin Dashboard',
  what: 'the dashboard',
  mine: {
    list: 'My enquiries',
    overdue: 'My overdue',
    allOverdue: 'All overdue',
    followUps: 'My follow-ups today',
  },
  showAll: (count: string) => `Show all ${count}`,
  withoutOld: 'Excluding spam and imports',
  counts: { leads: 'Leads', faqs: 'FAQs', posts: 'Blog Posts', taxFacts: 'Tax facts to check' },
  tabs: { list: 'Latest', activity: 'Recent Activity', leads: 'Latest Leads' },
  noLeads: 'No leads found',
  gaps: {
    title: 'Before visitors rely on this site',
    missing: (settings: readonly string[]) =>
      `Missing by law: ${settings.map((name) => detailNames[name] ?? name).join(', ')}. The site’s operator adds them.`,
    unproven: (count: number) =>
      `Visitors see ${count === 1 ? '1 claim' : `${count} claims`} without evidence.`,
    link: 'See the claims',
  },
  documentsKey: {
    title: 'Clients’ documents and their key lie together',
    text: 'The site made its own key, on the machine that holds the documents. Anyone who gets both can read them, and without the key they’re lost. The site’s operator keeps a copy of documents.key elsewhere, sets DOCUMENTS_KEY or DOCUMENTS_KEY_FILE to it, and removes the file.',
  },
  loading: 'Loading',
} as const

/** A screen that is for other roles than one's own. */
export const forOthersLabels = {
  title: (roles: readonly string[]) => `This screen is for ${roles.join(' and ')}`,
  text: (own: readonly string[]) =>
    `You’re signed in as ${own.join(' and ')}. If you need it for your work, ask an admin for the role.`,
  back: 'Back to the dashboard',
} as const

export const navigationLabels = {
  navigation: 'Staff',
  today: 'Today',
  dashboard: 'Dashboard',
  groups: { content: 'Content', reports: 'Reports', settings: 'Settings' },
  leads: 'Enquiries',
  clients: 'Clients',
  needAnswer: ' to answer',
  mail: 'Mail',
  failedReplies: ' not delivered',
  unmatchedMails: ' to sort',
  more: 'More',
  templates: 'Templates',
  faqs: 'FAQs',
  blog: 'Blog Posts',
  claims: 'Claims',
  taxFacts: 'Tax facts',
  staff: 'Staff',
  audit: 'Audit log',
  backups: 'Backups',
  season: 'Workload',
  insights: 'Insights',
  results: 'Results',
  returnFigures: 'Returns and fees',
  requestTemplates: 'Document lists',
  calls: 'Calls',
  office: 'Office hours',
  account: 'Account',
  website: 'Website',
  appearance: {
    title: 'Theme and logout',
    text: 'Choose how this site looks in this browser, or log out.',
  },
} as const
