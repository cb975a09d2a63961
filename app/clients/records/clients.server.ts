import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import {
  type ClientBody,
  type ClientChange,
  type ClientDetail,
  type ClientList,
  lapsesAfter,
} from '#app/clients/model/client.ts'
import { isWholePan, maskPan, normalizePan, panFault } from '#app/clients/model/pan.ts'
import { phoneKey } from '#app/enquiries/model/contact-keys.server.ts'
import { isUniqueViolation } from '#app/platform/db/constraint-errors.server.ts'
import type { Database, Executor } from '#app/platform/db/database.ts'
import {
  carryForwards,
  clientContacts,
  clientSessions,
  clients,
  leads,
  returns,
  users,
} from '#app/platform/db/schema.ts'
import { containing } from '#app/platform/db/search.ts'
import type { Keyring } from '#app/platform/encryption/keyring.server.ts'
import { indexOf, open, seal } from '#app/platform/encryption/seal.server.ts'
import { AppError, InvalidInput, NotFound } from '#app/platform/http/errors.ts'
import { recordActivity } from '#app/team/audit/activity.server.ts'
import { emailKey } from '#app/ui/text/email-key.ts'

const PAGE_SIZE = 50

export type ClientRow = typeof clients.$inferSelect

/** A client with this PAN is there already. */
export class KnownPan extends AppError {
  readonly clientId: number
  constructor(clientId: number) {
    super(409, 'A client with this PAN is there already.')
    this.clientId = clientId
  }
}

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

/** The client whose PAN this is, if there is one; of any key, while one is being changed. */
async function clientOfPan(db: Executor, ring: Keyring, pan: string): Promise<number | undefined> {
  const indexes = ring.all.map((key) => indexOf(key, 'pan', pan))
  const [found] = await db
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        isNull(clients.mergedInto),
        or(...indexes.map((panIndex) => eq(clients.panIndex, panIndex))),
      ),
    )
  return found?.id
}

function panColumns(ring: Keyring, pan: string) {
  if (pan === '') return { panSealed: null, panIndex: null, panMasked: '' }
  return {
    panSealed: seal(ring, 'pan', pan),
    panIndex: indexOf(ring.current, 'pan', pan),
    panMasked: maskPan(pan),
  }
}

/** @throws KnownPan */
async function assertNewPan(db: Executor, ring: Keyring, pan: string, id?: number) {
  const known = pan === '' ? undefined : await clientOfPan(db, ring, pan)
  if (known !== undefined && known !== id) throw new KnownPan(known)
}

/** Two of the same PAN at the same moment: the index lets one through. */
async function orKnownPan<T>(
  db: Executor,
  ring: Keyring,
  pan: string,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const known = pan === '' ? undefined : await clientOfPan(db, ring, pan)
    if (known !== undefined && isUniqueViolation(error)) throw new KnownPan(known)
    throw error
  }
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

/** The whole PAN, of which the audit log takes note. */
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
  const [merged, contacts, devices, ownReturns, enquiries, carried] = await Promise.all([
    db
      .select({ id: clients.id, name: clients.name, panMasked: clients.panMasked })
      .from(clients)
      .where(eq(clients.mergedInto, id)),
    db
      .select()
      .from(clientContacts)
      .where(and(eq(clientContacts.clientId, id), isNull(clientContacts.removedAt)))
      .orderBy(asc(clientContacts.id)),
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
  ])
  const { panSealed: _sealed, panIndex: _index, createdBy: _by, updatedAt: _at, ...shown } = row
  return {
    ...shown,
    createdAt: row.createdAt.toISOString(),
    erasureAskedAt: row.erasureAskedAt?.toISOString() ?? null,
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

/** The ids of what a search finds: words of the name, an address or number of a contact, a whole PAN. */
export function idsFound(ring: Keyring, q: string): SQL {
  if (isWholePan(q)) {
    const indexes = ring.all.map((key) => sql`${indexOf(key, 'pan', normalizePan(q))}`)
    return sql`select id from clients where pan_index in (${sql.join(indexes, sql`, `)})`
  }
  const digits = q.replace(/\D/g, '')
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  const all = (column: SQL) =>
    sql.join(
      words.map((word) => sql`${column} like ${containing(word)}`),
      sql` and `,
    )
  const number = sql`regexp_replace(phone, '\\D', '', 'g')`
  // An index serves each part of a union, and none serves an `or` across tables.
  return sql.join(
    [
      sql`select id from clients where ${all(sql`lower(name)`)}`,
      sql`select client_id from client_contacts where removed_at is null
        and (${all(sql`lower(email || ' ' || name)`)}
        ${digits.length >= 4 ? sql`or ${number} like ${containing(digits)}` : sql``})`,
    ],
    sql` union all `,
  )
}

export async function listClients(
  db: Database,
  ring: Keyring,
  { q = '', page = 1 }: { q?: string | undefined; page?: number | undefined },
): Promise<ClientList> {
  const where = and(
    isNull(clients.mergedInto),
    q === '' ? undefined : sql`${clients.id} in (${idsFound(ring, q)})`,
  )
  const ofFirst = (column: 'email' | 'phone') =>
    sql<string>`coalesce((select c.${sql.raw(column)} from client_contacts c
      where c.client_id = clients.id and c.removed_at is null order by c.id limit 1), '')`
  const [items, total] = await Promise.all([
    db
      .select({
        id: clients.id,
        name: clients.name,
        kind: clients.kind,
        panMasked: clients.panMasked,
        email: ofFirst('email'),
        phone: ofFirst('phone'),
        returns: sql<number>`(select count(*)::int from returns r where r.client_id = clients.id)`,
        lastYear: sql<
          string | null
        >`(select max(r.year) from returns r where r.client_id = clients.id)`,
      })
      .from(clients)
      .where(where)
      .orderBy(desc(clients.updatedAt), desc(clients.id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE),
    db.$count(clients, where),
  ])
  return { items, total, page, pageSize: PAGE_SIZE }
}
