import { desc, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SamePersonLead } from '#app/enquiries/desk/desk.ts'
import { otherColumns, withSame } from '#app/enquiries/desk/detail.server.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { hasTenDigits } from '#app/enquiries/model/lead.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { isEmail } from '#app/ui/text/fields.ts'
import type { SamePersonFilters } from './intake.ts'

const MAX_SHOWN = 20
const member = alias(leads, 'member')

/**
 * The enquiries with the same normalised phone or e-mail address; none while both are incomplete. What was
 * merged into one stands for that one.
 */
export async function findSamePerson(
  db: Executor,
  { phone, email }: SamePersonFilters,
): Promise<SamePersonLead[]> {
  const keys = {
    email: isEmail(email.trim()) ? emailKey(email) : null,
    phone: hasTenDigits(phone) ? phoneKey(phone) : null,
  }
  if (keys.email === null && keys.phone === null) return []
  const [sameEmail, samePhone] = [
    sql`${member.emailKey} = ${keys.email}`,
    sql`${member.phoneKey} = ${keys.phone}`,
  ]
  const any = (same: SQL) => sql<boolean | null>`bool_or(${same})`
  const rows = await db
    .select({ ...otherColumns, sameEmail: any(sameEmail), samePhone: any(samePhone) })
    .from(member)
    .innerJoin(leads, sql`${leads.id} = coalesce(${member.mergedInto}, ${member.id})`)
    .where(or(sameEmail, samePhone))
    .groupBy(leads.id)
    .orderBy(desc(leads.receivedAt), desc(leads.id))
    .limit(MAX_SHOWN)
  return rows.map(withSame)
}
