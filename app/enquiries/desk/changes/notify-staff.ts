import type { NotifyNewLeads } from '#app/enquiries/model/lead-for-email.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'

/** How staff are notified of enquiries that are new to them. */
export interface Notify {
  /** whether everyone works at the desk */
  env: { roles: RoleMode }
  notifyNewLeads: NotifyNewLeads
}
