import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { appendNote } from '#app/enquiries/desk/changes/contacts.server.ts'
import { correct } from '#app/enquiries/model/details/corrections.server.ts'
import { referenceOf } from '#app/enquiries/model/details/reference.ts'
import { leadsChanged, recordEvent } from '#app/enquiries/model/events.server.ts'
import type { EventKind } from '#app/enquiries/model/events.ts'
import { type LeadRow, lockLead, next, update } from '#app/enquiries/model/rows.server.ts'
import type { Firm } from '#app/platform/config/env.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { leadEvents } from '#app/platform/db/schema.ts'
import { AppError } from '#app/platform/http/errors.ts'
import type { EmailContent } from '#app/platform/mail/email-content.ts'
import { type MailQueue, queueMail } from '#app/platform/mail/outbox.server.ts'
import { emailKey, isSameAddress } from '#app/ui/text/email-key.ts'
import { DAY_MS, MINUTE_MS } from '#app/ui/time/durations.ts'
import { receiptCorrectionCopy as copy } from '#content/en/enquiry/your-enquiry.ts'
import type { TemplateLanguage as Language } from '#content/enums.ts'
import { mailCopyIn } from '#content/mail-copy.ts'
import type { Receipt } from './receipt.ts'
import type { ReceiptCorrection } from './receipt-correction.ts'
import { findReceipt, lockByToken } from './receipts.server.ts'

const OF_SENDER: EventKind[] = ['corrected', 'email-proposed', 'client-note']
const MAX_IN_A_DAY = 20

/**
 * The sender of an enquiry corrects it, or adds a note. Another e-mail address gets nothing until staff
 * confirm it, and the present one is notified. Staff are notified, unless the enquiry is in Spam.
 * @throws AppError 429 for more than anyone corrects in a day
 */
export async function correctReceipt(
  db: Database,
  token: string,
  { note, email, name, phone, service }: ReceiptCorrection,
  outbox: MailQueue,
): Promise<Receipt> {
  await db.transaction(async (tx) => {
    const row = await lockByToken(tx, token)
    await assertFew(tx, row.id)
    const events = [
      ...(await correct(tx, row, { name, phone, service }, null)),
      ...(email === undefined ? [] : await proposeEmail(tx, row, email, outbox)),
      ...(note ? await addClientNote(tx, row.id, note) : []),
    ]
    const ofRoot = await correctRoot(tx, row, { email, phone })
    if (events.length === 0) return
    await update(tx, [row.id, ...(row.mergedInto === null ? [] : [row.mergedInto])], {
      readAt: null,
    })
    // Staff are notified once, about the enquiry on the desk.
    if (row.status !== 'spam') await leadsChanged.publish(tx, ofRoot.length > 0 ? ofRoot : events)
  })
  return findReceipt(db, token)
}

async function assertFew(tx: Executor, leadId: number): Promise<void> {
  const { actorId, at, kind } = leadEvents
  const made = await tx.$count(
    leadEvents,
    and(
      eq(leadEvents.leadId, leadId),
      inArray(kind, OF_SENDER),
      isNull(actorId),
      gt(at, new Date(Date.now() - DAY_MS)),
    ),
  )
  if (made >= MAX_IN_A_DAY) throw new AppError(429, copy.limited)
}

/**
 * The enquiry that stands on the desk for a merged one gets the number or address that replaces its own too. One
 * that it has from somebody else stays.
 */
async function correctRoot(
  tx: Executor,
  row: LeadRow,
  { email, phone }: Pick<ReceiptCorrection, 'email' | 'phone'>,
): Promise<number[]> {
  if (row.mergedInto === null) return []
  const root = await lockLead(tx, row.mergedInto)
  const isSamePhone = phone !== undefined && isSame('phone', root, row)
  const isSameEmail = email !== undefined && isSame('email', root, row)
  return [
    ...(isSamePhone ? await correct(tx, root, { phone }, null) : []),
    ...(isSameEmail ? await proposeEmail(tx, root, email) : []),
  ]
}

/** By the key, which is null where there is no possible number or address. */
function isSame(field: 'phone' | 'email', one: LeadRow, other: LeadRow): boolean {
  const key = `${field}Key` as const
  return one[field] === other[field] || (one[key] !== null && one[key] === other[key])
}

/** @param outbox notifies the present address */
async function proposeEmail(
  tx: Executor,
  row: LeadRow,
  to: string,
  outbox?: MailQueue,
): Promise<number[]> {
  const known = [row.email, row.proposedEmail ?? '']
  if (known.some((email) => isSameAddress(email, to))) return []
  await update(tx, row.id, { proposedEmail: to, version: next })
  const detail = { from: row.email, to }
  const event = await recordEvent(tx, row.id, { kind: 'email-proposed', detail }, null)
  if (outbox && row.email && emailKey(row.email) !== emailKey(to)) {
    await queueMail(tx, outbox, {
      event: `email-change:${event}`,
      kind: 'email-change',
      to: row.email,
      replyTo: outbox.firm.email,
      content: emailChange(row.id, outbox.firm, row.language),
      leadId: row.id,
    })
  }
  return [event]
}

/** The same note within a minute comes from a form that was sent twice. */
async function addClientNote(tx: Executor, id: number, text: string): Promise<number[]> {
  const { leadId, kind, at, detail } = leadEvents
  const isSame = sql`${detail} ->> 'text' = ${text}`
  const justNow = gt(at, new Date(Date.now() - MINUTE_MS))
  const same = and(eq(leadId, id), eq(kind, 'client-note'), isSame, justNow)
  if ((await tx.$count(leadEvents, same)) > 0) return []
  await appendNote(tx, id, text)
  return [await recordEvent(tx, id, { kind: 'client-note', detail: { text } }, null)]
}

/** To the address that is on record: the new one is not repeated, for the mailbox may be another person's. */
function emailChange(id: number, firm: Firm, spoken?: Language): EmailContent {
  const { language, emailChangeMail: copy } = mailCopyIn(spoken)
  return {
    language,
    subject: copy.subject,
    parts: [
      { is: 'title', text: copy.title },
      { is: 'text', text: copy.text(referenceOf(id)) },
      { is: 'text', text: copy.wrong(firm.phone) },
    ],
  }
}
