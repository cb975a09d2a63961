import { and, desc, eq, getTableColumns, inArray, isNull, ne } from 'drizzle-orm'
import type { Executor } from '#app/platform/db/database.ts'
import { clientContacts, returns } from '#app/platform/db/schema.ts'
import { groupOf } from './desk.server.ts'

/** Those of a client with an address, by the newest return that an enquiry or one merged with it led to. */
export async function contactsOfLead(db: Executor, leadId: number) {
  const { ids } = await groupOf(db, leadId)
  return db
    .select(getTableColumns(clientContacts))
    .from(returns)
    .innerJoin(clientContacts, eq(clientContacts.clientId, returns.clientId))
    .where(
      and(
        inArray(returns.leadId, ids),
        isNull(clientContacts.removedAt),
        ne(clientContacts.email, ''),
      ),
    )
    .orderBy(desc(returns.id), clientContacts.id)
}

/** Whether this is the address of a contact, letter by letter but for capitals. */
export function isAt(contact: { email: string }, email: string): boolean {
  return contact.email.toLowerCase() === email.toLowerCase()
}
