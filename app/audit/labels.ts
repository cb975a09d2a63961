import type { ActivityEntry } from './activity.ts'

/** The texts of the list of recent activity. */
export const labels = {
  none: 'No recent activity',
  received: 'New ',
  added: 'added ',
  enquiry: (id: number) => `enquiry ${id}`,
  about: (service: string) => `: ${service}`,
  withdrawn: (lead: string) => `A client withdrew ${lead}, and it was erased`,
  retention: (leads: string) => `${leads} erased at the end of the retention period`,
  operator: 'The operator',
  someone: 'Someone',
  quoted: (name: string) => `“${name}”`,
} as const

export const subjectNames: Record<ActivityEntry['subject'], string> = {
  lead: '',
  faq: 'the question',
  post: 'the post',
  'faq-category': 'the FAQ category',
  'post-category': 'the blog category',
  user: '',
  claim: 'the claim',
}

/**
 * Actions on accounts and claims, by the username or the claim; other verbs are stored as they are
 * shown.
 */
export const namedActions: Record<string, (username: string) => string> = {
  'changed-password': () => 'changed their password',
  'added-account': (username) => `added the account ${username}`,
  'changed-account': (username) => `updated ${username}’s account`,
  'made-admin': (username) => `made ${username} an admin`,
  'made-staff': (username) => `removed the admin role from ${username}`,
  'disabled-account': (username) => `disabled ${username}’s account`,
  'enabled-account': (username) => `enabled ${username}’s account`,
  'reset-password': (username) => `reset ${username}’s password`,
  'proved-claim': (claim) => `recorded evidence for the claim ${claim}`,
  'unproved-claim': (claim) => `removed the evidence for the claim ${claim}`,
}
