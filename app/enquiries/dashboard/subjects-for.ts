import type { ActivitySubject } from '#app/team/audit/activity.ts'
import type { SessionUser } from '#app/team/auth/account.ts'
import type { StaffRole } from '#app/team/auth/roles.ts'

/** Whose work an entry of the activity is; the audit log has all of them, for admins. */
const AUDIENCES: Record<Exclude<ActivitySubject, 'session'>, readonly StaffRole[]> = {
  lead: ['accountant'],
  mail: ['accountant'],
  template: ['accountant', 'admin'],
  appointment: ['accountant'],
  export: ['accountant', 'admin'],
  import: ['accountant', 'admin'],
  faq: ['editor'],
  post: ['editor'],
  'faq-category': ['editor'],
  'post-category': ['editor'],
  image: ['editor'],
  claim: ['editor', 'admin'],
  counts: ['admin'],
  user: ['admin'],
  backup: ['admin'],
  office: ['accountant', 'admin'],
  client: ['accountant'],
  return: ['accountant'],
  document: ['accountant'],
  invoice: ['accountant', 'admin'],
}

/** What of the activity an account sees on its dashboard; everything but sign-ins where roles are open. */
export function subjectsFor({
  roles,
  roleMode,
}: Pick<SessionUser, 'roles' | 'roleMode'>): ActivitySubject[] | 'all' {
  if (roleMode === 'open') return 'all'
  const subjects = Object.keys(AUDIENCES) as (keyof typeof AUDIENCES)[]
  return subjects.filter((subject) => AUDIENCES[subject].some((role) => roles.includes(role)))
}
