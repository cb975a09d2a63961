/** The texts of the dashboard and the navigation of the staff area. */
export const dashboardLabels = {
  title: 'Dashboard',
  heading: 'Admin Dashboard',
  what: 'the dashboard',
  counts: { leads: 'Leads', faqs: 'FAQs', posts: 'Blog Posts' },
  tabs: { list: 'Latest', activity: 'Recent Activity', leads: 'Latest Leads' },
  noLeads: 'No leads found',
  gaps: {
    title: 'Before visitors rely on this site',
    missing: (settings: readonly string[]) =>
      `The law asks for details of the firm that are not set: ${settings.join(', ')}. The site’s operator sets them in its environment.`,
    unproven: (count: number) => `Visitors see ${count} claims without evidence.`,
    link: 'See the claims',
  },
  loading: 'Loading',
} as const

export const navigationLabels = {
  navigation: 'Staff',
  dashboard: 'Dashboard',
  leads: 'Enquiries',
  needAnswer: ' need an answer',
  mail: 'Mail',
  faqs: 'FAQs',
  blog: 'Blog Posts',
  claims: 'Claims',
  staff: 'Staff',
  audit: 'Audit log',
  account: 'Account',
  website: 'Website',
} as const
