import { and, isNull, type SQL } from 'drizzle-orm'
import { users } from '#app/platform/db/schema.ts'
import type { RoleMode } from './roles.ts'

/** The accounts that work at the desk: enquiries are assigned to them, and they alone are notified of enquiries. */
export function worksAtDesk(mode: RoleMode): SQL | undefined {
  return and(isNull(users.disabledAt), mode === 'strict' ? users.accountant : undefined)
}
