import { subMonths } from 'date-fns/subMonths'
import { and, inArray, isNull, or } from 'drizzle-orm'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { indianDate } from '#app/ui/time/dates.ts'
import type { OldLead, ReadFile, ReadRow } from './csv-rows.server.ts'

const BATCH = 500

export interface ValidatedRow extends ReadRow {
  outcome: 'new' | 'duplicate' | 'expired' | 'error'
}

/**
 * Finds the outcome of each row. A duplicate is an enquiry of the same person with the same content, of the same day
 * where the row has a date.
 */
export async function validate(
  db: Executor,
  { rows }: ReadFile,
  months: number,
): Promise<ValidatedRow[]> {
  const seen = await findStored(db, rows)
  const now = new Date()
  return rows.map((row) => {
    if (!row.lead) return { ...row, outcome: 'error' as const }
    if (isExpired(row.lead, months, now)) {
      const error = `Closed longer ago than enquiries are kept (${months === 1 ? '1 month' : `${months} months`})`
      return { ...row, outcome: 'expired' as const, error }
    }
    const isDated = row.dates.some(({ field }) => field === 'receivedAt')
    const [content, onItsDay] = contentsOf(row.lead)
    const where = seen.get(isDated ? onItsDay : content)
    if (where) return { ...row, outcome: 'duplicate' as const, error: where }
    for (const one of [content, onItsDay]) seen.set(one, `Same as line ${row.line}`)
    return { ...row, outcome: 'new' as const }
  })
}

/** Whether the retention period is over, so that the next run would erase it. */
function isExpired(lead: OldLead, months: number, now: Date): boolean {
  const { closedAt, followUpAt, status, stage } = lead
  const isCase = status === 'won' || stage !== null
  if (months === 0 || closedAt === null || isCase) return false
  return closedAt < subMonths(now, months) && (followUpAt === null || followUpAt < now)
}

async function findStored(db: Executor, rows: ReadRow[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const keys = [...new Set(rows.flatMap(({ lead }) => (lead ? [personOf(lead)] : [])))]
  for (let at = 0; at < keys.length; at += BATCH) {
    const batch = keys.slice(at, at + BATCH)
    const stored = await db
      .select({
        id: leads.id,
        name: leads.name,
        email: leads.email,
        phone: leads.phone,
        service: leads.service,
        message: leads.message,
        receivedAt: leads.receivedAt,
      })
      .from(leads)
      .where(
        or(
          inArray(leads.emailKey, batch),
          inArray(leads.phoneKey, batch),
          and(isNull(leads.emailKey), isNull(leads.phoneKey), inArray(leads.phone, batch)),
        ),
      )
    for (const lead of stored)
      for (const content of contentsOf(lead))
        found.set(content, `Already here as enquiry ${lead.id}`)
  }
  return found
}

/** The key by which an enquiry is found again: the address or, without one, the phone, a number or not. */
function personOf({ email, phone }: Pick<OldLead, 'email' | 'phone'>): string {
  return emailKey(email) ?? phoneKey(phone) ?? phone
}

/** The keys of an enquiry, without its day and with it. */
function contentsOf(
  lead: Pick<OldLead, 'name' | 'email' | 'phone' | 'service' | 'message' | 'receivedAt'>,
): [string, string] {
  const content = JSON.stringify([
    lead.name.toLowerCase(),
    emailKey(lead.email),
    phoneKey(lead.phone) ?? lead.phone.replace(/\D/g, ''),
    lead.service.toLowerCase(),
    lead.message.trim(),
  ])
  return [content, content + indianDate(lead.receivedAt)]
}
