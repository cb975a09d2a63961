import { and, desc, inArray, isNull, or } from 'drizzle-orm'
import { addLead } from '#app/enquiries/desk/add/add-lead.server.ts'
import { setMailState } from '#app/enquiries/desk/changes/detach-mail.server.ts'
import { groupOf } from '#app/enquiries/desk/desk.server.ts'
import { leadIdsFound } from '#app/enquiries/desk/views.server.ts'
import { GENERAL_INQUIRY } from '#app/enquiries/model/lead.ts'
import { lockGroups, lockLead } from '#app/enquiries/model/rows.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import { inboundMails, leads } from '#app/platform/db/schema.ts'
import { hasWords } from '#app/platform/db/search.ts'
import { AppError, InvalidInput } from '#app/platform/http/errors.ts'
import { countStates } from '#app/platform/mail/count-states.server.ts'
import { INBOUND_PAGE_SIZE, type InboundMail } from '#app/platform/mail/inbound/inbound.ts'
import { listInbound, lockInbound } from '#app/platform/mail/inbound/inbound-list.server.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import type { RoleMode } from '#app/team/auth/roles.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { isEmail, NAME_MAX, NAME_MIN } from '#app/ui/text/fields.ts'
import { INBOUND_STATES } from '#content/enums.ts'
import { recordClientMail } from './client-mail.server.ts'
import type { IncomingFilters, IncomingPage } from './incoming.ts'
import { incomingMessages } from './labels.ts'

const MAX_SUGGESTIONS = 3
const MESSAGE_MAX = 5000

export async function listIncoming(
  db: Executor,
  { state, page, q }: IncomingFilters,
  configured: boolean,
): Promise<IncomingPage> {
  const { fromAddress, fromName, subject, leadId } = inboundMails
  const found = q
    ? or(hasWords(q, fromAddress, fromName, subject), inArray(leadId, leadIdsFound(q)))
    : undefined
  const [items, counts] = await Promise.all([
    listInbound(db, state, page, found),
    countStates(db, inboundMails, INBOUND_STATES, found),
  ])
  const suggestions = await suggestionsFor(db, items)
  return {
    configured,
    items: items.map((mail) => ({ ...mail, suggestions: suggestions(mail) })),
    counts,
    page,
    pageSize: INBOUND_PAGE_SIZE,
  }
}

/** The enquiry that an e-mail answers, then those that came from the same address. */
async function suggestionsFor(db: Executor, mails: InboundMail[]) {
  const keys = mails.flatMap(({ fromAddress }) => emailKey(fromAddress) ?? [])
  const named = mails.flatMap(({ suggestedLeadId }) => suggestedLeadId ?? [])
  const found =
    keys.length + named.length === 0
      ? []
      : await db
          .select({
            id: leads.id,
            name: leads.name,
            service: leads.service,
            key: leads.emailKey,
            mergedInto: leads.mergedInto,
          })
          .from(leads)
          .where(
            or(
              inArray(leads.id, named),
              and(inArray(leads.emailKey, keys), isNull(leads.mergedInto)),
            ),
          )
          .orderBy(desc(leads.id))
  return ({ fromAddress, suggestedLeadId }: InboundMail) =>
    [
      ...found.filter(({ id }) => id === suggestedLeadId),
      ...found.filter(
        ({ id, key, mergedInto }) =>
          id !== suggestedLeadId &&
          mergedInto === null &&
          key !== null &&
          key === emailKey(fromAddress),
      ),
    ]
      .slice(0, MAX_SUGGESTIONS)
      .map(({ id, name, service }) => ({ id, name, service }))
}

/**
 * Puts an e-mail into an enquiry, as if it had come with its token; undoing the change takes it out.
 * @throws NotFound, AppError 409 if it is in one already
 */
export async function attachMail(
  db: Database,
  id: number,
  leadId: number,
  actorId: number,
): Promise<{ leadId: number; changed: number[] }> {
  return db.transaction(async (tx) => {
    await lockGroups(tx, [leadId])
    await lockLead(tx, leadId)
    const { state } = await assertFree(tx, id)
    const { rootId } = await groupOf(tx, leadId)
    await assignToLead(tx, id, rootId, actorId)
    const mail = { leadId: rootId, inboundId: id, isAutomatic: false }
    return { leadId: rootId, changed: [await recordClientMail(tx, mail, { actorId, state })] }
  })
}

/**
 * Makes an enquiry of an e-mail, from its sender.
 * @throws NotFound, InvalidInput for a sender that is no address, AppError 409 if it is in one already
 */
export async function leadOfMail(
  db: Database,
  id: number,
  actorId: number,
  mode: RoleMode,
): Promise<number> {
  const mail = await db.transaction((tx) => assertFree(tx, id))
  if (!isEmail(mail.fromAddress)) {
    throw new InvalidInput([{ path: 'from', message: incomingMessages.noSender }])
  }
  const [mailbox = ''] = mail.fromAddress.split('@')
  const name = mail.fromName.length >= NAME_MIN ? mail.fromName : mailbox.padEnd(NAME_MIN, '.')
  const { id: leadId } = await addLead(
    db,
    {
      name: name.slice(0, NAME_MAX).toWellFormed(),
      email: mail.fromAddress,
      phone: '',
      service: GENERAL_INQUIRY,
      message: [mail.subject, mail.text]
        .filter(Boolean)
        .join('\n\n')
        .slice(0, MESSAGE_MAX)
        .toWellFormed(),
      intake: 'email',
      owner: 'none',
      answered: false,
      acknowledge: true,
      key: `incoming-${id}`,
    },
    actorId,
    mode,
  )
  await db.transaction(async (tx) => {
    await lockGroups(tx, [leadId])
    await assignToLead(tx, id, leadId, actorId)
  })
  return leadId
}

/** Takes an e-mail off the list; it can be brought back until it is deleted. */
export async function dismissMail(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    await assertFree(tx, id)
    await setMailState(tx, id, { state: 'dismissed' }, actorId)
    await recordActivity(tx, { actorId, verb: 'dismissed-mail', subject: 'mail', subjectId: id })
  })
}

export async function restoreMail(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const mail = await lockInbound(tx, id)
    if (mail.state !== 'dismissed') throw new AppError(409, incomingMessages.notDismissed)
    await setMailState(tx, id, { state: 'unmatched' }, actorId)
    await recordActivity(tx, { actorId, verb: 'restored-mail', subject: 'mail', subjectId: id })
  })
}

async function assertFree(tx: Executor, id: number) {
  const mail = await lockInbound(tx, id)
  if (mail.state === 'matched' || mail.leadId !== null) {
    throw new AppError(409, incomingMessages.taken)
  }
  return mail
}

async function assignToLead(
  tx: Executor,
  id: number,
  leadId: number,
  actorId: number,
): Promise<void> {
  await setMailState(tx, id, { state: 'matched', leadId }, actorId)
}
