import { and, eq } from 'drizzle-orm'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { recordEvents } from '#app/enquiries/model/events.server.ts'
import type { LeadEventRecord } from '#app/enquiries/model/events.ts'
import { NO_PHONE } from '#app/enquiries/model/lead.ts'
import { type LeadRow, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Executor } from '#app/platform/db/database.ts'
import { leads } from '#app/platform/db/schema.ts'
import { InvalidInput } from '#app/platform/http/errors.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { twoPhones } from '#app/ui/text/phone-number.ts'
import { CORRECTABLE, type Correctable, SOURCES_WITHOUT_EMAIL } from '#content/enums.ts'
import type { Corrections } from './correction.ts'

type Details = Pick<LeadRow, Correctable>

/**
 * Corrects details of an enquiry that is locked, by staff or by its sender; each that changes has an
 * event with both values. Returns the ids of the events.
 * @throws InvalidInput where it would lose its e-mail address or its last way to be reached
 */
export async function correct(
  tx: Executor,
  row: LeadRow,
  given: Corrections,
  actorId: number | null,
): Promise<number[]> {
  const wanted = { ...given, ...phonesOf(row, given) }
  const fields = CORRECTABLE.filter(
    (field) => wanted[field] !== undefined && wanted[field] !== row[field],
  )
  if (fields.length === 0) return []
  const corrected = Object.fromEntries(fields.map((field) => [field, wanted[field]]))
  assertReachable({ ...row, ...corrected })
  const confirmed = corrected.email !== undefined && corrected.email === row.proposedEmail
  await update(tx, row.id, {
    ...correctedColumns(corrected),
    ...(confirmed && { proposedEmail: null }),
    version: next,
  })
  const by = actorId === null ? 'visitor' : 'staff'
  const events = fields.map(
    (field): LeadEventRecord => ({
      kind: 'corrected',
      detail: {
        field,
        from: row[field],
        to: String(corrected[field]),
        by,
        ...(confirmed && field === 'email' && { confirmed }),
      },
    }),
  )
  const recorded = await recordEvents(
    tx,
    events.map((event) => ({ leadId: row.id, event })),
    actorId,
  )
  const { email } = corrected
  for (const member of confirmed ? await withSameProposal(tx, row) : []) {
    recorded.push(...(await correct(tx, member, { email }, actorId)))
  }
  return recorded
}

/** Enquiries merged into this one on whose receipts the client changed the address to the same. */
function withSameProposal(tx: Executor, { id, proposedEmail }: LeadRow): Promise<LeadRow[]> {
  const isSame = eq(leads.proposedEmail, proposedEmail ?? '')
  return tx
    .select()
    .from(leads)
    .where(and(eq(leads.mergedInto, id), isSame))
    .for('update')
}

/** Of two numbers in the field of one, the other is the second number, unless there is another one. */
function phonesOf(
  row: LeadRow,
  { phone, secondPhone = row.secondPhone }: Corrections,
): Corrections {
  if (phone === undefined) return {}
  if (phone === '') return { phone: NO_PHONE }
  const two = twoPhones(phone)
  return secondPhone && secondPhone !== two.secondPhone ? { phone } : two
}

function assertReachable({ email, phone, source }: LeadRow): void {
  if (email) return
  const mayLackEmail = SOURCES_WITHOUT_EMAIL.some((known) => known === source)
  if (mayLackEmail && phone !== NO_PHONE) return
  throw new InvalidInput([
    {
      path: 'email',
      message: mayLackEmail
        ? 'Enter a phone number or an email address'
        : 'Please enter a valid email address',
    },
  ])
}

/** Details as they are stored, with the keys by which the same person is recognised. */
export function correctedColumns(details: Partial<Details>): Partial<LeadRow> {
  const { email, phone } = details
  return {
    ...details,
    ...(email !== undefined && { emailKey: emailKey(email) }),
    ...(phone !== undefined && { phoneKey: phoneKey(phone) }),
  }
}

/** Staff do not take over the address that the client proposed. */
export async function refuseEmail(tx: Executor, row: LeadRow, actorId: number): Promise<number[]> {
  if (row.proposedEmail === null) return []
  const refused = [row, ...(await withSameProposal(tx, row))]
  await update(
    tx,
    refused.map(({ id }) => id),
    { proposedEmail: null, version: next },
  )
  const records = refused.map(({ id, email }) => {
    const detail = { from: email, to: String(row.proposedEmail) }
    return { leadId: id, event: { kind: 'email-refused' as const, detail } }
  })
  return recordEvents(tx, records, actorId)
}
