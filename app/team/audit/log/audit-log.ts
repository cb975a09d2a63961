import * as z from 'zod/mini'
import { activityEntry } from '#app/team/audit/activity.ts'
import { day } from '#app/ui/text/day.ts'
import { idFromText } from '#app/ui/text/fields.ts'

/** The audit log as admins see it, shared by the screen and the API. */

export const AUDIT_PAGE_SIZE = 50

/** What an entry is about, for the filter. */
export const AUDIT_KINDS = [
  'enquiries',
  'erasures',
  'files',
  'sign-ins',
  'accounts',
  'content',
  'templates',
  'claims',
  'backups',
] as const
export type AuditKind = (typeof AUDIT_KINDS)[number]

const filters = {
  /** an account's number: what it did, and what was done to it */
  person: z.optional(idFromText()),
  about: z.optional(z.enum(AUDIT_KINDS)),
  /** days in India, as YYYY-MM-DD */
  from: z.optional(day),
  to: z.optional(day),
  /** an enquiry's number */
  enquiry: z.optional(idFromText()),
}
export const auditExportFilters = z.object(filters)
export type AuditFilters = z.infer<typeof auditExportFilters>

/** The filters of the log; the address bar uses the same names. */
export const auditFilters = z.object({
  ...filters,
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
})

/** An entry, with the address that it was done from; empty where that is not known. */
const auditEntry = z.extend(activityEntry, { address: z.string() })
export type AuditEntry = z.infer<typeof auditEntry>

export const auditPage = z.object({
  items: z.array(auditEntry),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})
export type AuditPage = z.infer<typeof auditPage>
