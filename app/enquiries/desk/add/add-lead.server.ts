import { sql } from 'drizzle-orm'
import { recordContact } from '#app/enquiries/desk/changes/contacts.server.ts'
import {
  findRepeat,
  type StoredLead,
  storedLead,
} from '#app/enquiries/intake/create-lead.server.ts'
import { assign, nextOnDuty, personOf } from '#app/enquiries/model/assignment.server.ts'
import { conflicts } from '#app/enquiries/model/conflicts.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { leadsChanged, newLeads, recordEvent } from '#app/enquiries/model/events.server.ts'
import type { ContactChannel } from '#app/enquiries/model/events.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { type Database, type Executor, transactionWithLocks } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { twoPhones } from '#app/ui/text/phone-number.ts'
import type { LeadIntake } from '#content/enums.ts'
import type { StaffLead } from './intake.ts'

/** How a client was answered who came in this way: a channel has no name for the other ways. */
const channels: Record<LeadIntake, ContactChannel> = {
  call: 'call',
  'walk-in': 'call',
  whatsapp: 'whatsapp',
  email: 'email',
  other: 'call',
}

/**
 * Stores an enquiry that staff typed in, with its owner and, if the client is answered already, the
 * contact; the spam filter does not apply. A repeated key returns what was stored the first time.
 * @throws InvalidInput for an owner who does not exist, AppError 409 when no one is on duty
 */
export async function addLead(
  db: Database,
  { key, owner, answered, acknowledge = !answered, ...given }: StaffLead,
  actorId: number,
  mode: RoleMode,
): Promise<StoredLead> {
  const fingerprint = `staff:${actorId}:${key}`
  const phones = twoPhones(given.phone || NO_PHONE)
  const columns = { ...given, ...phones, source: 'staff' as const }
  return transactionWithLocks(db, [fingerprint], async (tx) => {
    const earlier = await findRepeat(tx, fingerprint)
    if (earlier) return earlier
    const person = await ownerOf(tx, owner, actorId, mode)
    const [row] = await tx
      .insert(leads)
      .values({
        ...columns,
        fingerprint,
        emailKey: emailKey(given.email),
        phoneKey: phoneKey(given.phone),
        readAt: person?.id === actorId ? sql`now()` : null,
      })
      .returning()
    if (!row) throw new Error('an enquiry was inserted but not returned')
    const { intake } = given
    await recordEvent(tx, row.id, { kind: 'received', detail: { intake } }, actorId)
    await recordActivity(tx, { actorId, verb: 'received', subject: 'lead', subjectId: row.id })
    const assigned = person
      ? await assign(tx, [row], person, owner === 'next' ? 'in-turn' : 'by-hand', actorId)
      : []
    if (answered) {
      const contact = { kind: channels[intake], outcome: 'reached', note: '', intake } as const
      await recordContact(tx, row.id, contact, actorId)
    }
    const stored = storedLead(row, false)
    const recipients = { visitor: acknowledge, staff: !answered }
    const ownerId = person?.id ?? null
    await newLeads.publish(tx, { leads: [{ ...columns, ...stored, ownerId }], recipients })
    await leadsChanged.publish(tx, assigned)
    return stored
  })
}

async function ownerOf(tx: Executor, owner: StaffLead['owner'], actorId: number, mode: RoleMode) {
  if (owner === 'none') return null
  if (owner !== 'next') return personOf(tx, owner === 'me' ? actorId : owner, mode)
  const person = await nextOnDuty(tx, mode)
  if (!person) throw new AppError(409, conflicts.noOneOnDuty)
  return person
}
