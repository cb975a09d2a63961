import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import {
  type ClientBody,
  type ClientChange,
  type ClientDetail,
  lapsesAfter,
} from '#app/clients/model/client.ts'
import { panFault } from '#app/clients/model/pan.ts'
import { erasureAskedAt } from '#app/clients/my/erasure.server.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  carryForwards,
  clientContacts,
  clientSessions,
  clients,
  contactOrder,
  leads,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { open } from '#app/platform/encryption/seal.server.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'
import { assertNewPan, orKnownPan, panColumns } from './pan.server.ts'

export type ClientRow = typeof clients.$inferSelect

/** @throws NotFound */
export async function lockClient(tx: Executor, id: number): Promise<ClientRow> {
  const [row] = await tx.select().from(clients).where(eq(clients.id, id)).for('no key update')
  if (!row) throw new NotFound('This client doesn’t exist. It may have been erased.')
  return row
}

/** Adds what was done with a client to the audit log. */
export function recordOfClient(
  tx: Executor,
  actorId: number,
  verb: string,
  { id, name }: Pick<ClientRow, 'id' | 'name'>,
  detail: Record<string, unknown> = {},
): Promise<void> {
  const subject = { subject: 'client' as const, subjectId: id, label: name }
  return recordActivity(tx, { actorId, verb, ...subject, detail })
}

/** Adds a client, with the first contact where an address or a number is given. */
export async function addClient(
  db: Database,
  ring: Keyring,
  { email = '', phone = '', pan = '', ...given }: ClientBody,
  actorId: number,
): Promise<number> {
  await assertNewPan(db, ring, pan)
  return orKnownPan(db, ring, pan, () =>
    db.transaction(async (tx) => {
      const [made] = await tx
        .insert(clients)
        .values({ ...given, ...panColumns(ring, pan), createdBy: actorId })
        .returning({ id: clients.id })
      if (!made) throw new Error('a client was inserted but not returned')
      if (email || phone) {
        const contact = { clientId: made.id, name: given.name, email, phone }
        await tx.insert(clientContacts).values({ ...contact, ...contactKeys(contact) })
      }
      await recordOfClient(tx, actorId, 'added', { id: made.id, name: given.name })
      return made.id
    }),
  )
}

export function contactKeys({ email = '', phone = '' }: { email?: string; phone?: string }) {
  return { emailKey: emailKey(email), phoneKey: phone === '' ? null : phoneKey(phone) }
}

/** @throws KnownPan, InvalidInput, and AppError 409 where a colleague was first */
export async function changeClient(
  db: Database,
  ring: Keyring,
  id: number,
  { version, pan, ...change }: ClientChange,
  actorId: number,
): Promise<void> {
  await orKnownPan(db, ring, pan ?? '', () =>
    db.transaction(async (tx) => {
      const row = await lockClient(tx, id)
      if (version !== undefined && version !== row.version) throw new ChangedMeanwhile()
      const kind = change.kind ?? row.kind
      const whole = pan ?? (row.panSealed ? open(ring, 'pan', row.panSealed).toString() : '')
      const fault = whole === '' ? undefined : panFault(whole, kind)
      if (fault)
        throw new InvalidInput([{ path: pan === undefined ? 'kind' : 'pan', message: fault }])
      if (pan !== undefined) await assertNewPan(tx, ring, pan, id)
      await tx
        .update(clients)
        .set({
          ...change,
          ...(pan !== undefined && panColumns(ring, pan)),
          version: row.version + 1,
          updatedAt: sql`now()`,
        })
        .where(eq(clients.id, id))
      const changed = Object.keys({ ...change, ...(pan !== undefined && { pan }) })
      await recordOfClient(tx, actorId, 'changed', row, { fields: changed })
    }),
  )
}

export class ChangedMeanwhile extends AppError {
  constructor() {
    super(409, 'Someone else has changed this meanwhile. Load it again and repeat your change.')
  }
}

/** The whole PAN; showing it is recorded in the audit log. */
export async function revealPan(
  db: Database,
  ring: Keyring,
  id: number,
  actorId: number,
): Promise<string> {
  return db.transaction(async (tx) => {
    const row = await lockClient(tx, id)
    if (!row.panSealed) throw new NotFound('No PAN is noted of this client.')
    await recordOfClient(tx, actorId, 'revealed', row)
    return open(ring, 'pan', row.panSealed).toString()
  })
}

export async function readClient(db: Database, id: number): Promise<ClientDetail> {
  const [row] = await db.select().from(clients).where(eq(clients.id, id))
  if (!row) throw new NotFound('This client doesn’t exist. It may have been erased.')
  const [merged, contacts, devices, ownReturns, enquiries, carried, askedAt] = await Promise.all([
    db
      .select({ id: clients.id, name: clients.name, panMasked: clients.panMasked })
      .from(clients)
      .where(eq(clients.mergedInto, id)),
    db
      .select()
      .from(clientContacts)
      .where(and(eq(clientContacts.clientId, id), isNull(clientContacts.removedAt)))
      .orderBy(...contactOrder),
    devicesOf(db, id),
    db
      .select({
        id: returns.id,
        year: returns.year,
        kind: returns.kind,
        stage: returns.stage,
        fee: returns.fee,
      })
      .from(returns)
      .where(eq(returns.clientId, id))
      .orderBy(desc(returns.year), desc(returns.id)),
    db
      .selectDistinct({
        id: leads.id,
        service: leads.service,
        status: leads.status,
        receivedAt: leads.receivedAt,
      })
      .from(leads)
      .innerJoin(returns, eq(returns.leadId, leads.id))
      .where(eq(returns.clientId, id))
      .orderBy(desc(leads.receivedAt)),
    db
      .select()
      .from(carryForwards)
      .where(eq(carryForwards.clientId, id))
      .orderBy(asc(carryForwards.year), asc(carryForwards.id)),
    erasureAskedAt(db, id),
  ])
  const { panSealed: _sealed, panIndex: _index, createdBy: _by, updatedAt: _at, ...shown } = row
  return {
    ...shown,
    createdAt: row.createdAt.toISOString(),
    erasureAskedAt: askedAt,
    merged,
    contacts: contacts.map((contact) => ({
      id: contact.id,
      name: contact.name,
      role: contact.role,
      email: contact.email,
      phone: contact.phone,
      proposedEmail: contact.proposedEmail,
      proposedPhone: contact.proposedPhone,
      language: contact.language,
      linkMadeAt: contact.linkMadeAt?.toISOString() ?? null,
      devices: devices
        .filter(({ contactId }) => contactId === contact.id)
        .map(({ browser, signedInAt, readBy }) => ({
          browser,
          signedInAt: signedInAt.toISOString(),
          readBy,
        })),
    })),
    returns: ownReturns,
    enquiries: enquiries.map((one) => ({ ...one, receivedAt: one.receivedAt.toISOString() })),
    carryForwards: carried.map(({ id: rowId, head, year, amount, note }) => ({
      ...{ id: rowId, head, year, amount, note },
      lapsesAfter: lapsesAfter(head, year),
    })),
  }
}

async function devicesOf(db: Executor, clientId: number) {
  return db
    .select({
      contactId: clientSessions.contactId,
      browser: clientSessions.browser,
      signedInAt: clientSessions.signedInAt,
      readBy: users.name,
    })
    .from(clientSessions)
    .innerJoin(clientContacts, eq(clientContacts.id, clientSessions.contactId))
    .leftJoin(users, eq(users.id, clientSessions.readBy))
    .where(and(eq(clientContacts.clientId, clientId), sql`${clientSessions.expiresAt} > now()`))
    .orderBy(desc(clientSessions.signedInAt))
}
