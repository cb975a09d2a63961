import { and, eq, isNull } from 'drizzle-orm'
import { endDevices } from '#app/clients/access/links.server.ts'
import type { ContactChange } from '#app/clients/model/client.ts'
import type { Database } from '#app/platform/db/database.ts'
import { carryForwards, clientContacts } from '#app/platform/db/schema.ts'
import { AppError, NotFound } from '#app/platform/http/errors.ts'
import type { CarriedHead, TemplateLanguage as Language } from '#content/enums.ts'
import { contactKeys, lockClient, recordOfClient } from './clients.server.ts'

/** The contacts of a client, and what is carried forward. */

const GONE = 'This contact doesn’t exist any more.'

export async function addContact(
  db: Database,
  clientId: number,
  { name = '', role = '', email = '', phone = '', language }: ContactChange,
  actorId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    const contact = { clientId, name, role, email, phone, language }
    const [made] = await tx
      .insert(clientContacts)
      .values({ ...contact, ...contactKeys(contact) })
      .returning({ id: clientContacts.id })
    await recordOfClient(tx, actorId, 'changed', client, { fields: ['contacts'] })
    return made?.id ?? 0
  })
}

/**
 * Corrects a contact. A new address signs out every device, and the old address is notified.
 * @returns the previous address if it changed, and the contact's language
 */
export async function changeContact(
  db: Database,
  id: number,
  change: ContactChange & { refuse?: boolean },
  actorId: number,
): Promise<{ oldEmail: string | undefined; language: Language }> {
  const { refuse: _refuse, ...given } = change
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(clientContacts)
      .where(and(eq(clientContacts.id, id), isNull(clientContacts.removedAt)))
      .for('update')
    if (!row) throw new NotFound(GONE)
    const next = { email: row.email, phone: row.phone, ...given }
    await tx
      .update(clientContacts)
      .set({
        ...given,
        ...contactKeys(next),
        ...((given.email !== undefined || change.refuse) && { proposedEmail: null }),
        ...((given.phone !== undefined || change.refuse) && { proposedPhone: null }),
      })
      .where(eq(clientContacts.id, id))
    const isNewAddress = given.email !== undefined && given.email !== row.email
    if (isNewAddress) await endDevices(tx, id)
    const client = await lockClient(tx, row.clientId)
    await recordOfClient(tx, actorId, 'changed', client, { fields: ['contacts'] })
    const { email, language } = row
    return { oldEmail: isNewAddress && email ? email : undefined, language }
  })
}

/** Takes a contact's access away: link, devices and codes end. */
export async function removeContact(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(clientContacts)
      .set({ removedAt: new Date(), linkHash: null, linkSealed: null })
      .where(and(eq(clientContacts.id, id), isNull(clientContacts.removedAt)))
      .returning()
    if (!row) throw new NotFound(GONE)
    await endDevices(tx, id)
    const client = await lockClient(tx, row.clientId)
    await recordOfClient(tx, actorId, 'changed', client, { fields: ['contacts'] })
  })
}

export async function endContactDevices(db: Database, id: number): Promise<number> {
  return db.transaction((tx) => endDevices(tx, id))
}

export async function addCarryForward(
  db: Database,
  clientId: number,
  given: { head: CarriedHead; year: string; amount: number; note?: string | undefined },
  actorId: number,
): Promise<number> {
  return db.transaction(async (tx) => {
    const client = await lockClient(tx, clientId)
    const [made] = await tx
      .insert(carryForwards)
      .values({ ...given, note: given.note ?? '', clientId })
      .returning({ id: carryForwards.id })
    await recordOfClient(tx, actorId, 'changed', client, { fields: ['carry-forwards'] })
    return made?.id ?? 0
  })
}

export async function removeCarryForward(db: Database, id: number, actorId: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(carryForwards).where(eq(carryForwards.id, id)).returning()
    if (!row) throw new AppError(404, 'This amount isn’t there any more.')
    const client = await lockClient(tx, row.clientId)
    await recordOfClient(tx, actorId, 'changed', client, { fields: ['carry-forwards'] })
  })
}
