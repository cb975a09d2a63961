import type { SessionUser } from './account.ts'
import type { StaffRole } from './roles.ts'

/**
 * Whom each screen of the staff area is for: one of these roles is enough, and everyone of the staff where there
 * is none. The API decides by itself: each route says whom it is for.
 */
export const screens: Record<string, readonly StaffRole[]> = {
  '/admin': [],
  '/admin/account': [],
  '/admin/claims': [],
  '/admin/tax-facts': [],
  '/admin/leads': ['accountant'],
  '/admin/leads/$id': ['accountant'],
  '/admin/clients': ['accountant', 'admin'],
  '/admin/clients/$id': ['accountant', 'admin'],
  '/admin/returns': ['accountant', 'admin'],
  '/admin/returns/new': ['accountant'],
  '/admin/returns/$id': ['accountant', 'admin'],
  '/admin/calls': ['accountant'],
  '/admin/mail': ['accountant', 'admin'],
  '/admin/mail/incoming': ['accountant'],
  '/admin/templates': ['accountant', 'admin'],
  '/admin/templates/requests': ['accountant', 'admin'],
  '/admin/faqs': ['editor'],
  '/admin/blog': ['editor'],
  '/admin/blog/new': ['editor'],
  '/admin/blog/$id': ['editor'],
  '/admin/staff': ['admin'],
  '/admin/office': ['admin'],
  '/admin/audit': ['admin'],
  '/admin/backups': ['admin'],
  '/admin/season': ['admin'],
  '/admin/insights': ['admin'],
  '/admin/results': ['admin'],
  '/admin/results/returns': ['admin'],
}

/** Figures about the practice's work are everyone's where roles are open, like the desk itself. */
const FIGURES = ['/admin/season', '/admin/insights']

/** Whether a screen is for this account. One that is not listed is for no one, so that it is not forgotten. */
export function maySee(
  { roles, roleMode }: Pick<SessionUser, 'roles' | 'roleMode'>,
  address: string,
): boolean {
  const allowed = screens[address]
  if (!allowed) return false
  if (roleMode === 'open' && FIGURES.includes(address)) return true
  return allowed.length === 0 || allowed.some((role) => roles.includes(role))
}
