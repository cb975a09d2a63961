/** The texts of the dashboard and the navigation of the staff area. */
export const dashboardLabels = {
  title: 'Dashboard',
  heading: 'Admin Dashboard',
  signedInAs: (username: string | undefined, role: string | undefined) =>
    `Signed in as ${username} (${role})`,
  what: 'the dashboard',
  counts: { leads: 'Leads', faqs: 'FAQs', posts: 'Blog Posts' },
  tabs: { list: 'Latest', activity: 'Recent Activity', leads: 'Latest Leads' },
  noLeads: 'No leads found',
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
  staff: 'Staff',
  account: 'Account',
  website: 'Website',
} as const
