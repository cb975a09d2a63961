import { desc, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { SamePersonLead } from '#app/enquiries/desk/desk.ts'
import { otherColumns, withSame } from '#app/enquiries/desk/detail.server.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { hasTenDigits, leadReceipt } from '#app/enquiries/model/lead.ts'
import { receiptUrl } from '#app/enquiries/receipt/receipt.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { increment } from '#app/platform/http/counters.ts'
import { route, routes } from '#app/team/auth/access/route.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { isEmail } from '#app/ui/text/fields.ts'
import { addLead } from './add-lead.server.ts'
import { type SamePersonFilters, samePersonFilters, samePersonLeads, staffLead } from './intake.ts'

/** Enquiries that staff add, and the check whether the person is known already. */
export const intakeApi = routes('leads', (app) => [
  route('POST /api/leads/staff', {
    access: 'accountant',
    body: staffLead,
    reply: { 201: leadReceipt },
    run: async (request) => {
      await app.outbox.jobs.start()
      const stored = await addLead(app.db, request.body, request.user.id, app.env.roles)
      request.log.info({ leadId: stored.id }, 'enquiry added by staff')
      increment('enquiries received', 'staff')
      return {
        id: stored.id,
        receivedAt: stored.receivedAt.toISOString(),
        dueAt: stored.dueAt.toISOString(),
        receiptUrl: receiptUrl(app.env.publicOrigin, stored.receiptToken),
      }
    },
  }),
  route('GET /api/leads/same-person', {
    access: 'accountant',
    query: samePersonFilters,
    reply: samePersonLeads,
    run: (request) => findSamePerson(app.db, request.query),
  }),
])

const MAX_SHOWN = 20
const member = alias(leads, 'member')

/**
 * The enquiries with the same normalised phone or e-mail address; none while both are incomplete. What was
 * merged into one stands for that one.
 */
async function findSamePerson(
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
