import type { ActivityEntry } from './activity.ts'

/** What the list of recent activity says. */
export const labels = {
  none: 'No recent activity',
  received: 'A visitor sent ',
  enquiry: (id: number) => `enquiry ${id}`,
  about: (service: string) => ` about ${service}`,
  withdrawn: (lead: string) => `A visitor withdrew ${lead}; it was erased`,
  retention: (leads: string) => `Retention erased ${leads}`,
  operator: 'The operator',
  someone: 'Somebody',
  quoted: (name: string) => `“${name}”`,
} as const

export const subjectNames: Record<ActivityEntry['subject'], string> = {
  lead: '',
  faq: 'the question',
  post: 'the post',
  'faq-category': 'the category of questions',
  'post-category': 'the category of posts',
  user: '',
  claim: 'the claim',
}

/** Actions on accounts and claims; other verbs are stored as they are shown. */
export const actionNames: Record<string, string> = {
  'changed-password': 'changed the password',
  'added-account': 'added the account',
  'changed-account': 'changed the account',
  'made-admin': 'gave the admin role to',
  'made-staff': 'took the admin role from',
  'disabled-account': 'disabled the account',
  'enabled-account': 'enabled the account',
  'reset-password': 'gave a new password to',
  'proved-claim': 'recorded evidence for',
  'unproved-claim': 'removed the evidence for',
}
